<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\Paging;

/**
 * The nonce of a paged gallery: proof that this site printed these settings.
 *
 * What it opens is public and only read, so it needs no hour and no visitor, and lasts as long as a cached page. It does
 * keep a request from asking for images that no gallery shows.
 */
final class Token {
	/**
	 * @param string $attr The settings as printed, byte for byte.
	 */
	public static function of( string $attr ): string {
		return substr( hash_hmac( 'sha256', 'gallery|' . get_current_blog_id() . '|' . $attr, wp_salt( 'nonce' ) ), 0, 32 );
	}

	public static function is_valid( string $token, string $attr ): bool {
		return hash_equals( self::of( $attr ), $token );
	}
}
