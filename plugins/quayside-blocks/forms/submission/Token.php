<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

/**
 * A signed, time-windowed token of a form. It is the same for all visitors, so that pages may stay in a cache.
 */
final class Token {
	/** Length of a window in seconds. */
	private const WINDOW = 12 * HOUR_IN_SECONDS;

	/**
	 * The token of now.
	 */
	public static function make( int $form, ?int $now = null ): string {
		$window = intdiv( $now ?? time(), self::WINDOW );
		return $window . '.' . self::sign( $form, $window );
	}

	/**
	 * Whether a token is ours and not too old.
	 */
	public static function valid( string $token, int $form, ?int $now = null ): bool {
		if ( 1 !== preg_match( '/^(\d{1,10})\.([0-9a-f]{64})$/D', $token, $parts ) ) {
			return false;
		}
		/**
		 * For how many windows of 12 hours a token is good: 1 to 14, 4 by default.
		 *
		 * @param int $windows Number of windows.
		 */
		$windows = apply_filters( 'quayside_blocks_form_token_windows', 4 );
		$windows = max( 1, min( 14, is_numeric( $windows ) ? (int) $windows : 4 ) );
		$window  = (int) $parts[1];
		$age     = intdiv( $now ?? time(), self::WINDOW ) - $window;
		return $age >= 0 && $age < $windows && hash_equals( self::sign( $form, $window ), $parts[2] );
	}

	/**
	 * The name of the form's trap field, which no person sees.
	 */
	public static function trap( int $form ): string {
		return 'more-' . substr( self::hmac( "trap|$form" ), 0, 10 );
	}

	private static function sign( int $form, int $window ): string {
		return self::hmac( get_current_blog_id() . "|$form|$window" );
	}

	private static function hmac( string $text ): string {
		return hash_hmac( 'sha256', "quayside-form|$text", wp_salt( 'nonce' ) );
	}
}
