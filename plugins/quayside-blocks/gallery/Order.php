<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * The order of a gallery's images.
 */
final class Order {
	/**
	 * The images in the order that the gallery asks for.
	 *
	 * A random order is the same for every visitor and for every page of a gallery, and changes once a day: a cached page
	 * and an answer that was made later fit together.
	 *
	 * @param array<int, int> $ids   Attachments as the editor put them.
	 * @param string          $order "manual", "newest", "oldest", "title" or "random".
	 * @param string          $day   Day of a random order, for example "2026-11-21".
	 * @return array<int, int>
	 */
	public static function of( array $ids, string $order, string $day ): array {
		if ( 'random' === $order ) {
			$places = [];
			foreach ( $ids as $id ) {
				$places[ $id ] = md5( "$day $id" );
			}
			asort( $places );
			return self::repeat( array_keys( $places ), $ids );
		}
		$by = [
			'newest' => [ 'date', 'DESC' ],
			'oldest' => [ 'date', 'ASC' ],
			'title'  => [ 'title', 'ASC' ],
		][ $order ] ?? null;
		if ( null === $by || [] === $ids ) {
			return $ids;
		}
		$found = get_posts(
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
		return self::repeat( array_values( array_filter( $found, 'is_int' ) ), $ids );
	}

	/**
	 * Returns ordered ids with each as often as the editor put it.
	 *
	 * @param array<int, int> $ordered Each id once.
	 * @param array<int, int> $ids     As the editor put them.
	 * @return array<int, int>
	 */
	private static function repeat( array $ordered, array $ids ): array {
		$counts = array_count_values( $ids );
		return array_merge( ...array_map( static fn ( int $id ): array => array_fill( 0, $counts[ $id ] ?? 1, $id ), $ordered ), ...[ [] ] );
	}
}
