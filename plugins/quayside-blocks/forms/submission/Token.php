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

	/** For how many windows a token can be renewed: 30 days. Caches serve pages for longer than a token is valid. */
	private const RENEWABLE = 60;

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
		/**
		 * Filters for how many windows of 12 hours a token is valid, from 1 to 14. Default 4.
		 *
		 * @param int $windows Number of windows.
		 */
		$windows = apply_filters( 'quayside_blocks_form_token_windows', 4 );
		$windows = max( 1, min( 14, is_numeric( $windows ) ? (int) $windows : 4 ) );
		return self::is_of( $token, $form, $windows, $now ?? time() );
	}

	/**
	 * Determines whether a token was on a page with the form, also if it is expired.
	 */
	public static function is_renewable( string $token, int $form, ?int $now = null ): bool {
		return self::is_of( $token, $form, self::RENEWABLE, $now ?? time() );
	}

	/**
	 * Returns the name of the form's honeypot field, which is hidden from people.
	 */
	public static function honeypot( int $form ): string {
		return 'more-' . substr( self::hmac( "trap|$form" ), 0, 10 );
	}

	/**
	 * Determines whether a token is one of a form, and not older than a number of windows.
	 */
	private static function is_of( string $token, int $form, int $windows, int $now ): bool {
		if ( 1 !== preg_match( '/^(\d{1,10})\.([0-9a-f]{64})$/D', $token, $parts ) ) {
			return false;
		}
		$window = (int) $parts[1];
		$age    = intdiv( $now, self::WINDOW ) - $window;
		// The server that made it can be ahead of this one, by less than a window.
		return $age >= -1 && $age < $windows && hash_equals( self::sign( $form, $window ), $parts[2] );
	}

	private static function sign( int $form, int $window ): string {
		return self::hmac( get_current_blog_id() . "|$form|$window" );
	}

	private static function hmac( string $text ): string {
		return hash_hmac( 'sha256', "quayside-form|$text", wp_salt( 'nonce' ) );
	}
}
