<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Adds files that other products exported to the switch, and removes their forms.
 */
final class SwitchFile {
	/** Maximum size of a file, in bytes. */
	public const MAX_BYTES = 5_000_000;

	/**
	 * Stores a file.
	 *
	 * @param string $source  ID of the source.
	 * @param string $content Content of the file.
	 * @return array<int, array<string, mixed>>|\WP_Error Rows as in a rehearsal. Error with status 400, or 413 if the file is too large.
	 */
	public static function add( string $source, string $content ): array|\WP_Error {
		$known = SwitchSources::all()[ $source ] ?? null;
		if ( null === $known || null === $known['file'] ) {
			return new \WP_Error( 'switch_no_files', __( 'Files of this source can’t be added.', 'quayside' ), [ 'status' => 400 ] );
		}
		if ( strlen( $content ) > self::MAX_BYTES ) {
			return new \WP_Error( 'switch_file_too_large', __( 'The file is larger than 5 MB. Please export fewer forms at once.', 'quayside' ), [ 'status' => 413 ] );
		}
		$items = ( $known['file']['store'] )( $content );
		if ( is_wp_error( $items ) ) {
			return $items;
		}
		return array_map( static fn ( array $item ): array => [ 'source' => $known['label'] ] + $item, SwitchSources::items( $items, true ) );
	}

	/**
	 * Removes a form of a file.
	 *
	 * @param string $source ID of the source.
	 * @param int    $id     ID of the form in the source.
	 * @return \WP_Error|null Error with status 404 if there is no such form.
	 */
	public static function remove( string $source, int $id ): ?\WP_Error {
		$file = SwitchSources::all()[ $source ]['file'] ?? null;
		return null !== $file && true === ( $file['remove'] )( $id ) ? null : new \WP_Error(
			'switch_no_form',
			__( 'No file with this form was added.', 'quayside' ),
			[ 'status' => 404 ]
		);
	}

	/**
	 * Returns the forms of all files.
	 *
	 * @return array<int, array{source: string, name: string, id: int, title: string}>
	 */
	public static function forms(): array {
		$forms = [];
		foreach ( SwitchSources::all() as $source ) {
			$titles = null === $source['file'] ? [] : ( $source['file']['list'] )();
			foreach ( is_array( $titles ) ? $titles : [] as $id => $title ) {
				$forms[] = [
					'source' => $source['id'],
					'name'   => $source['label'],
					'id'     => (int) $id,
					'title'  => SwitchSources::text( $title ),
				];
			}
		}
		return $forms;
	}

	/**
	 * Returns the sources that store files.
	 *
	 * @return array<int, array{id: string, label: string}>
	 */
	public static function sources(): array {
		$sources = array_filter( SwitchSources::all(), static fn ( array $source ): bool => null !== $source['file'] );
		return array_values( array_map( static fn ( array $source ): array => [
			'id'    => $source['id'],
			'label' => $source['file']['label'] ?? '',
		], $sources ) );
	}
}
