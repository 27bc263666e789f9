<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use WP_Post;

/**
 * Determines which attachments a visitor can see in a gallery.
 */
final class Images {
	/**
	 * Returns the IDs of visible images. Keys and order are preserved.
	 *
	 * An image has the visibility of the post it was uploaded to. Images of drafts, private, trashed, or
	 * password-protected posts are visible only to users who can read that post.
	 *
	 * @param array<int, int> $ids Attachments.
	 * @return array<int, int>
	 */
	public static function visible( array $ids ): array {
		// One query for all posts, one for their meta, and one for their parents, regardless of the number of images.
		_prime_post_caches( $ids, false, true );
		$parents = [];
		foreach ( $ids as $id ) {
			$parents[] = get_post( $id )->post_parent ?? 0;
		}
		_prime_post_caches( array_values( array_unique( array_filter( $parents ) ) ), false, false );
		return array_filter( $ids, [ self::class, 'is_visible' ] );
	}

	private static function is_visible( int $id ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || 'attachment' !== $post->post_type || ! wp_attachment_is_image( $post ) ) {
			return false;
		}
		if ( 'inherit' !== $post->post_status && 'publish' !== $post->post_status ) {
			return 'private' === $post->post_status && current_user_can( 'read_post', $id );
		}
		return 0 === $post->post_parent || self::can_read( $post->post_parent );
	}

	/**
	 * Determines whether the visitor can read a post. True if the post no longer exists.
	 */
	public static function can_read( int $id ): bool {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return true;
		}
		if ( post_password_required( $post ) ) {
			return false;
		}
		$status = get_post_status_object( $post->post_status );
		return ( null !== $status && is_post_status_viewable( $status ) ) || ( 'trash' !== $post->post_status && current_user_can( 'read_post', $id ) );
	}
}
