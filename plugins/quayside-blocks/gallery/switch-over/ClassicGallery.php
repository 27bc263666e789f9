<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

/**
 * Converts the classic shortcode [gallery]. The editor does the same in gallery/block/shortcode.ts.
 */
final class ClassicGallery {
	/** Attributes that have a counterpart, or that change only the HTML. */
	private const KNOWN = [ 'ids', 'columns', 'size', 'link', 'orderby', 'order', 'itemtag', 'icontag', 'captiontag' ];

	/**
	 * Returns the attributes of the block quayside/gallery; null for a gallery without IDs, which shows the images that are attached to
	 * its post, and for one with attributes that have no counterpart.
	 *
	 * @param array<int|string, string> $given Attributes of the shortcode.
	 * @return array<string, mixed>|null
	 */
	public static function convert( array $given ): ?array {
		$ids     = array_values( array_filter( array_map( 'intval', explode( ',', $given['ids'] ?? '' ) ), static fn ( int $id ): bool => $id > 0 ) );
		$orderby = strtolower( $given['orderby'] ?? 'post__in' );
		$unknown = array_diff( array_map( 'strval', array_keys( $given ) ), self::KNOWN );
		if ( [] === $ids || [] !== $unknown || ! in_array( $orderby, [ 'rand', 'post__in', '' ], true ) ) {
			return null;
		}
		$columns = (int) ( $given['columns'] ?? 3 ) ?: 3;
		return [
			'ids'         => $ids,
			'columnsDesk' => $columns,
			'columnsTab'  => $columns,
			'columnsMob'  => min( 2, $columns ),
			'imageSize'   => $given['size'] ?? 'thumbnail',
			'order'       => 'rand' === $orderby ? 'random' : 'manual',
			'captions'    => 'below',
			'clickAction' => [
				'file' => 'image',
				'none' => 'none',
			][ $given['link'] ?? '' ] ?? 'attachment',
		];
	}
}
