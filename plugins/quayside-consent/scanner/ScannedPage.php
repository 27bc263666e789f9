<?php
declare( strict_types=1 );

namespace Quayside\Consent\Scanner;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;

/**
 * Renders a page for the scanner with everything allowed, only for users who can change the settings and have a
 * nonce, and for this site's own scheduled scan, which has a signed token. The page is never cached.
 */
final class ScannedPage implements KitModule {
	public const ARGUMENT = 'quayside-consent-scan';

	/**
	 * Time in seconds for which a token is valid: a page with all of its redirects.
	 */
	private const TOKEN_LIFETIME = 300;

	/**
	 * Returns a token for requests of the scheduled scan. It allows nothing but a page of a visitor who accepts everything.
	 */
	public static function token(): string {
		$expires = time() + self::TOKEN_LIFETIME;
		return "$expires." . self::sign( $expires );
	}

	private static function is_token( string $text ): bool {
		[ $expires, $signature ] = explode( '.', $text, 2 ) + [ '', '' ];
		return ctype_digit( $expires ) && strlen( $expires ) < 12
			&& (int) $expires >= time() && (int) $expires <= time() + self::TOKEN_LIFETIME
			&& hash_equals( self::sign( (int) $expires ), $signature );
	}

	private static function sign( int $expires ): string {
		return wp_hash( self::ARGUMENT . "|$expires", 'nonce' );
	}

	/**
	 * Waits for the user to be authenticated if the request is for such a page.
	 */
	public function register(): void {
		if ( isset( $_GET[ self::ARGUMENT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- verified in start().
			add_action( 'init', [ $this, 'start' ], 1 );
		}
	}

	/**
	 * Allows everything if the user or the token has permission.
	 */
	public function start(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- verified here.
		$nonce = $_GET[ self::ARGUMENT ] ?? '';
		if ( ! is_string( $nonce ) || ( ! self::is_token( $nonce ) && ( false === wp_verify_nonce( $nonce, self::ARGUMENT ) || ! Access::allows() ) ) ) {
			return;
		}
		nocache_headers();
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		add_filter( 'quayside_consent_applies', '__return_false', PHP_INT_MAX );
		add_filter( 'wp_has_consent', '__return_true', PHP_INT_MAX );
		add_filter( 'show_admin_bar', '__return_false', PHP_INT_MAX );
		add_action( 'wp_head', [ $this, 'allow' ], PHP_INT_MIN );
		add_action( 'wp_footer', [ $this, 'print_cookies' ], PHP_INT_MAX );
	}

	/**
	 * Tells scripts on the page that everything is allowed.
	 */
	public function allow(): void {
		wp_print_inline_script_tag( "window.wp_consent_type='optin';window.wp_has_consent=function(){return true};" );
	}

	/**
	 * Prints the names of cookies that only the server can see, which also identifies the page to the scanner.
	 */
	public function print_cookies(): void {
		$names = array_map( 'strval', array_keys( $_COOKIE ) );
		foreach ( headers_list() as $header ) {
			if ( 1 === preg_match( '/^set-cookie:\s*([^=;\s]+)=/i', $header, $match ) ) {
				$names[] = $match[1];
			}
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode( [ 'cookies' => array_values( array_unique( $names ) ) ], JSON_HEX_TAG ),
			[
				'type' => 'application/json',
				'id'   => self::ARGUMENT,
			]
		);
	}
}
