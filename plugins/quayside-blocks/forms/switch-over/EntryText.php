<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Reads values of other plugins' entries.
 *
 * @phpstan-type Value array{id: string, slug: string, type: string, label: string, value: string}
 */
final class EntryText {
	/**
	 * Returns a value as plain text. Lists are serialized: of texts, or of rows with columns. They become one line each.
	 */
	public static function plain( string $value ): string {
		$rows = Given::unserialized( $value );
		if ( null === $rows ) {
			return Given::clean( Given::unserialized_text( $value ) );
		}
		$line = static fn ( mixed $row ): string => implode( ', ', array_map( 'strval', array_filter( (array) $row, 'is_scalar' ) ) );
		return implode( "\n", array_map( $line, $rows ) );
	}

	/**
	 * Returns a value that no Quayside field was made for.
	 *
	 * @return Value
	 */
	public static function other( string $id, string $label, string $value ): array {
		return [
			'id'    => $id,
			'slug'  => '',
			'type'  => 'textarea',
			'label' => $label,
			'value' => $value,
		];
	}

	/**
	 * Returns a time (UTC), or the current one if it is not one.
	 */
	public static function time( string $time ): string {
		return 1 === preg_match( '/^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $time ) && false !== strtotime( $time ) ? $time : gmdate( 'Y-m-d H:i:s' );
	}

	/**
	 * Returns notes about files in the uploads folder that no longer exist.
	 *
	 * @param array<int, Value> $fields Fields of the entry.
	 * @param int               $entry  ID of the entry.
	 * @return array<int, string>
	 */
	public static function file_notes( array $fields, int $entry ): array {
		$uploads = wp_get_upload_dir();
		foreach ( $fields as $field ) {
			foreach ( 'upload' === $field['type'] && '' !== $field['value'] ? explode( "\n", $field['value'] ) : [] as $url ) {
				$path = str_starts_with( $url, $uploads['baseurl'] . '/' ) ? rawurldecode( substr( $url, strlen( $uploads['baseurl'] ) + 1 ) ) : '';
				if ( '' !== $path && ( 0 !== validate_file( $path ) || ! is_file( "{$uploads['basedir']}/$path" ) ) ) {
					/* translators: %d: number of an entry */
					return [ sprintf( __( 'A file of entry %d no longer exists.', 'quayside-blocks' ), $entry ) ];
				}
			}
		}
		return [];
	}
}
