<?php
declare( strict_types=1 );

namespace Quayside\Consent\Scanner;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;

/**
 * A page as the scanner wants it: as it is once everything is allowed, for an owner with a nonce and for nobody else. It is
 * never kept by a cache.
 */
final class ScannedPage implements KitModule {
	public const ARGUMENT = 'quayside-consent-scan';

	/**
	 * Waits for the user to be known, where a request asks for such a page.
	 */
	public function register(): void {
		if ( isset( $_GET[ self::ARGUMENT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- verified in start().
			add_action( 'init', [ $this, 'start' ], 1 );
		}
	}

	/**
	 * Lets everything through, where the request is an owner's.
	 */
	public function start(): void {
		$nonce = $_GET[ self::ARGUMENT ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- verified here.
		if ( ! is_string( $nonce ) || false === wp_verify_nonce( $nonce, self::ARGUMENT ) || ! Access::allows() ) {
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
		add_action( 'wp_footer', [ $this, 'tell' ], PHP_INT_MAX );
	}

	/**
	 * Tells the page's scripts that everything is allowed.
	 */
	public function allow(): void {
		wp_print_inline_script_tag( "window.wp_consent_type='optin';window.wp_has_consent=function(){return true};" );
	}

	/**
	 * Names the cookies that only the server sees, and says that this is a page for the scanner.
	 */
	public function tell(): void {
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
