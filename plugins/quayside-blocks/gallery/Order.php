<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Sorts a gallery's images.
 */
final class Order {
	/**
	 * Returns the images in the order set for the gallery.
	 *
	 * A random order is the same for every visitor and every page of a gallery and changes once a day, so that a cached
	 * page and later responses match.
	 *
	 * @param array<int, int> $ids   Attachments in the editor's order.
	 * @param string          $order "manual", "newest", "oldest", "title" or "random".
	 * @param string          $day   Day of a random order, for example "2026-11-21".
	 * @return array<int, int>
	 */
	public static function sort( array $ids, string $order, string $day ): array {
		if ( 'random' === $order ) {
			$hashes = [];
			foreach ( $ids as $id ) {
				$hashes[ $id ] = md5( "$day $id" );
			}
			asort( $hashes );
			return self::repeat( array_keys( $hashes ), $ids );
		}
		$by = [
			'newest' => [ 'date', 'DESC' ],
			'oldest' => [ 'date', 'ASC' ],
			'title'  => [ 'title', 'ASC' ],
		][ $order ] ?? null;
		if ( null === $by || [] === $ids ) {
			return $ids;
		}
		$sorted = get_posts(
			[
				'post_type'              => 'attachment',
				'post_status'            => 'any',
				'post__in'               => $ids,
				'orderby'                => [
					$by[0] => $by[1],
					'ID'   => $by[1],
				],
				'posts_per_page'         => count( $ids ), // phpcs:ignore WordPress.WP.PostsPerPage -- at most 2,000 ids.
				'fields'                 => 'ids',
				'no_found_rows'          => true,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		return self::repeat( array_values( array_filter( $sorted, 'is_int' ) ), $ids );
	}

	/**
	 * Returns sorted IDs, each as often as it occurs in the gallery.
	 *
	 * @param array<int, int> $ordered Each id once.
	 * @param array<int, int> $ids     Attachments in the editor's order.
	 * @return array<int, int>
	 */
	private static function repeat( array $ordered, array $ids ): array {
		$counts = array_count_values( $ids );
		return array_merge( ...array_map( static fn ( int $id ): array => array_fill( 0, $counts[ $id ] ?? 1, $id ), $ordered ), ...[ [] ] );
	}
}
