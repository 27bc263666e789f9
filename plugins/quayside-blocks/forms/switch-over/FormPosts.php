<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Reads the forms that another plugin stores as posts, also while that plugin is inactive.
 */
final class FormPosts {
	/**
	 * Reads the next forms.
	 *
	 * @param string                                   $type  Post type.
	 * @param int                                      $after ID of the last form that was read.
	 * @param int                                      $limit Maximum number of forms.
	 * @param callable(\WP_Post): (array<string, mixed>|null) $item Returns what an item has in addition to its kind and title; null for no
	 * item.
	 * @return array{items: array<int, array<string, mixed>>, after: int|null}
	 */
	public static function read( string $type, int $after, int $limit, callable $item ): array {
		$ids   = self::ids( $type, $after, $limit );
		$items = [];
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			$more = $post instanceof \WP_Post ? $item( $post ) : null;
			if ( $post instanceof \WP_Post && null !== $more ) {
				$items[] = [
					'kind'  => __( 'Form', 'quayside-blocks' ),
					'title' => self::title( $post ),
				] + $more;
			}
		}
		return [
			'items' => $items,
			'after' => [] === $ids || count( $ids ) < $limit ? null : max( $ids ),
		];
	}

	/**
	 * Returns the IDs of the next forms.
	 *
	 * @param string $type  Post type.
	 * @param int    $after ID of the last form.
	 * @param int    $limit Maximum number of forms.
	 * @return array<int, int>
	 */
	public static function ids( string $type, int $after, int $limit ): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare(
			"SELECT ID FROM $wpdb->posts WHERE post_type = %s AND ID > %d AND post_status NOT IN ('auto-draft', 'trash') ORDER BY ID LIMIT %d",
			$type,
			$after,
			$limit
		) ) );
	}

	/**
	 * Returns the title of a form without markup, or its ID.
	 */
	public static function title( \WP_Post $post ): string {
		$title = wp_strip_all_tags( $post->post_title );
		return '' === $title ? "#$post->ID" : $title;
	}
}
