<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Settings;

/**
 * Reports what strict mode blocks, on pages that users who can change the settings visit or scan. If such a user has given
 * consent, the policy is sent to their browser in report-only mode.
 */
final class Watch implements KitModule {
	public function __construct( private Assets $assets, private Settings $settings, private VisitorConsent $consent ) {}

	public function register(): void {
		add_action( 'template_redirect', [ $this, 'start' ], PHP_INT_MIN );
	}

	/**
	 * Starts watching this page if the user has access.
	 */
	public function start(): void {
		if ( ! is_user_logged_in() || ! $this->settings->is_on( 'strict' ) || ! Access::allows() ) {
			return;
		}
		if ( ! headers_sent() && $this->consent->has_any() ) {
			header( 'Content-Security-Policy-Report-Only: ' . Policy::text( Hosts::sources(), Payments::is_checkout() ), false );
		}
		add_action( 'wp_head', [ $this, 'print' ], PHP_INT_MIN );
	}

	/**
	 * Prints the script.
	 */
	public function print(): void {
		$config = [
			'url'   => rest_url( 'quayside-consent/v1/blocked-domains' ),
			'nonce' => wp_create_nonce( 'wp_rest' ),
		];
		$code   = 'window.quaysideConsentWatch='
			. wp_json_encode( $config, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
			. ';'
			. $this->assets->contents( 'strict-watch.js' );
		// phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every "<" escaped, and a built file.
		echo $this->assets->inline_script( $code, [ 'id' => 'quayside-consent-watch' ] );
	}
}
