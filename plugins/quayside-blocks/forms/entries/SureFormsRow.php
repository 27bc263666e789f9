<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Fields\PlainText;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;

/**
 * Reads a row of SureForms' table as an entry. Its values are JSON by the names of controls, which contain the labels:
 * srfm-TYPE-BLOCK-lbl-LABEL-SLUG, where LABEL is Base64.
 */
final class SureFormsRow {
	private const NAME = '~^srfm-(?:input-)?([a-z-]+?)(?:-\d+)?-([A-Za-z0-9]+)-lbl-([A-Za-z0-9+/=]*)-?(.*)$~sD';

	/** Folder of SureForms below the uploads folder. */
	private const FOLDER = '/sureforms/';

	/**
	 * Returns the entry.
	 *
	 * @param array<mixed> $row    Row.
	 * @param int          $offset Number to add to the ID.
	 */
	public static function entry( array $row, int $offset ): Entry {
		$text   = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		$info   = json_decode( $text( 'submission_info' ), true );
		$source = is_array( $info ) && is_string( $info['submission_url'] ?? null ) ? esc_url_raw( $info['submission_url'], [ 'http', 'https' ] ) : '';
		$data   = json_decode( $text( 'form_data' ), true );
		$status = $text( 'status' );
		return new Entry(
			$offset + (int) $text( 'ID' ),
			(int) $text( 'form_id' ),
			in_array( $status, [ 'unread', 'read', 'trash' ], true ) ? $status : 'read',
			false,
			get_gmt_from_date( $text( 'created_at' ) ),
			$source,
			'none',
			self::fields( is_array( $data ) ? $data : [] ),
			(int) $text( 'user_id' )
		);
	}

	/**
	 * Returns the paths of an entry's uploaded files. Only files in the folder of SureForms count, whatever the values say.
	 *
	 * @return array<int, string>
	 */
	public static function files( Entry $entry ): array {
		$uploads = wp_get_upload_dir();
		$files   = [];
		foreach ( $entry->fields as $field ) {
			foreach ( 'upload' === $field['type'] ? explode( "\n", $field['value'] ) : [] as $url ) {
				$path = str_starts_with( $url, $uploads['baseurl'] . self::FOLDER ) ? $uploads['basedir'] . substr( $url, strlen( $uploads['baseurl'] ) ) : '';
				if ( '' !== $path && 0 === validate_file( substr( $path, strlen( $uploads['basedir'] ) + 1 ) ) && is_file( $path ) ) {
					$files[] = $path;
				}
			}
		}
		return $files;
	}

	/**
	 * @param array<mixed> $data Values by name.
	 * @return array<int, array{id: string, slug: string, type: string, label: string, value: string}>
	 */
	private static function fields( array $data ): array {
		$fields = [];
		foreach ( $data as $name => $value ) {
			// Names without a label are from older versions.
			$is_named = 1 === preg_match( self::NAME, (string) $name, $match );
			$label    = $is_named ? PlainText::line( (string) base64_decode( $match[3] ) ) : ''; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
			$text     = self::value( $value );
			$type     = $is_named ? $match[1] : 'input';
			$fields[] = [
				'id'    => $is_named ? $match[2] : substr( md5( (string) $name ), 0, 12 ),
				'slug'  => $is_named ? $match[4] : '',
				// SureForms stores formatted text with the markup of its editor.
				'type'  => 'textarea' === $type && 1 === preg_match( '~^<(?:p|ul|ol|h[1-6]|blockquote)[ >]~', $text ) ? RichText::TYPE : $type,
				'label' => '' === $label ? (string) $name : $label,
				'value' => $text,
			];
		}
		return $fields;
	}

	/**
	 * Returns a value as plain text. Uploads are lists of encoded URLs.
	 */
	private static function value( mixed $value ): string {
		if ( is_array( $value ) ) {
			$lines = array_map(
				static fn ( mixed $part ): string => is_scalar( $part ) ? rawurldecode( (string) $part ) : (string) wp_json_encode( $part ),
				$value
			);
			return implode( "\n", array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
		}
		return is_scalar( $value ) ? PlainText::decode( (string) $value ) : '';
	}
}
