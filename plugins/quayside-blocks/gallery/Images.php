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
		self::prime( $ids );
		return array_filter( $ids, [ self::class, 'is_visible' ] );
	}

	/**
	 * Returns the IDs of images that everyone can see who can read a post: those of the post itself and of public posts. Keys and order
	 * are preserved.
	 *
	 * @param array<int, int> $ids  Attachments.
	 * @param int             $post ID of the post, 0 if there is none.
	 * @return array<int, int>
	 */
	public static function shared( array $ids, int $post ): array {
		self::prime( $ids );
		return array_filter( $ids, static function ( int $id ) use ( $post ): bool {
			$image = get_post( $id );
			if ( ! $image instanceof WP_Post || ! wp_attachment_is_image( $image ) || ! in_array( $image->post_status, [ 'inherit', 'publish' ], true ) ) {
				return false;
			}
			$parent = 0 === $image->post_parent || $image->post_parent === $post ? null : get_post( $image->post_parent );
			return ! $parent instanceof WP_Post || ( '' === $parent->post_password && is_post_status_viewable( $parent->post_status ) );
		} );
	}

	/**
	 * @param array<int, int> $ids Attachments.
	 */
	private static function prime( array $ids ): void {
		// One query for all posts, one for their meta, and one for their parents, regardless of the number of images.
		_prime_post_caches( $ids, false, true );
		$parents = [];
		foreach ( $ids as $id ) {
			$parents[] = get_post( $id )->post_parent ?? 0;
		}
		_prime_post_caches( array_values( array_unique( array_filter( $parents ) ) ), false, false );
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
