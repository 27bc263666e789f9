<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Paging;

/**
 * Creates and verifies the token of a paged gallery, which proves that this site printed these settings.
 *
 * The token gives read access to public data only, so it is not tied to a time or a visitor and stays valid as long as
 * a cached page. It prevents requests for images that no gallery shows.
 */
final class Token {
	/**
	 * Returns the token for a gallery's settings.
	 *
	 * @param string $attr The settings exactly as printed.
	 */
	public static function create( string $attr ): string {
		return substr( hash_hmac( 'sha256', 'gallery|' . get_current_blog_id() . '|' . $attr, wp_salt( 'nonce' ) ), 0, 32 );
	}

	public static function is_valid( string $token, string $attr ): bool {
		return hash_equals( self::create( $attr ), $token );
	}
}
