<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Adds a file that another product exported to the switch.
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
