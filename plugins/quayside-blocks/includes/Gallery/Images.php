<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use WP_Post;

/**
 * Which attachments a visitor may see in a gallery.
 */
final class Images {
	/**
	 * The ids that are images and visible, in the same order; all others are left out.
	 *
	 * An editor put them into a published gallery, so an image of a draft may be shown; one that is private, in the
	 * trash or behind the password of its post may not.
	 *
	 * @param array<int, int> $ids Attachments.
	 * @return array<int, int>
	 */
	public static function visible( array $ids ): array {
		// One query for all posts and one for their meta, however many images there are.
		_prime_post_caches( $ids, false, true );
		return array_values( array_filter( $ids, [ self::class, 'is_visible' ] ) );
	}

	private static function is_visible( int $id ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || 'attachment' !== $post->post_type || ! wp_attachment_is_image( $post ) ) {
			return false;
		}
		if ( in_array( $post->post_status, [ 'trash', 'private', 'auto-draft' ], true ) ) {
			return false;
		}
		$parent = $post->post_parent > 0 ? get_post( $post->post_parent ) : null;
		return ! $parent instanceof WP_Post || ( 'private' !== $parent->post_status && ! post_password_required( $parent ) );
	}
}
