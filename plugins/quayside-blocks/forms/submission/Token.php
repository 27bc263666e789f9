<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

/**
 * Creates and verifies the signed, time-limited token of a form. It is the same for all visitors, so that pages can be
 * cached.
 */
final class Token {
	/** Length of a window in seconds. */
	private const WINDOW = 12 * HOUR_IN_SECONDS;

	/**
	 * Returns the current token.
	 */
	public static function make( int $form, ?int $now = null ): string {
		$window = intdiv( $now ?? time(), self::WINDOW );
		return $window . '.' . self::sign( $form, $window );
	}

	/**
	 * Determines whether a token is valid and not expired.
	 */
	public static function is_valid( string $token, int $form, ?int $now = null ): bool {
		if ( 1 !== preg_match( '/^(\d{1,10})\.([0-9a-f]{64})$/D', $token, $parts ) ) {
			return false;
		}
		/**
		 * Filters for how many windows of 12 hours a token is valid, from 1 to 14. Default 4.
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
	 * Returns the name of the form's honeypot field, which is hidden from people.
	 */
	public static function honeypot( int $form ): string {
		return 'more-' . substr( self::hmac( "trap|$form" ), 0, 10 );
	}

	private static function sign( int $form, int $window ): string {
		return self::hmac( get_current_blog_id() . "|$form|$window" );
	}

	private static function hmac( string $text ): string {
		return hash_hmac( 'sha256', "quayside-form|$text", wp_salt( 'nonce' ) );
	}
}
