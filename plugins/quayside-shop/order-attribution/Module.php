<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\Settings\Settings;

/**
 * Order attribution: WooCommerce provides settings, hidden elements, and order meta; Quayside tracks the visits.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'prepare' ], PHP_INT_MAX - 1 );
		add_action( 'wp_footer', [ $this, 'print_host' ], 5 );
		// Cached pages can't contain a visitor's consent, so the browser checks it.
		add_filter( 'wc_order_attribution_allow_tracking', [ $this, 'allow_tracking' ], PHP_INT_MAX );
	}

	/**
	 * Determines whether WooCommerce attributes orders on this page.
	 */
	private static function is_on(): bool {
		return wp_script_is( 'wc-order-attribution' ) && Settings::is_on( 'order_attribution' );
	}

	/**
	 * Adds the module to the import map.
	 */
	public function prepare(): void {
		if ( self::is_on() ) {
			$this->assets->use_island( 'attribution' );
		}
	}

	/**
	 * Prints the host and the script that starts it if consent allows.
	 */
	public function print_host(): void {
		if ( ! self::is_on() ) {
			return;
		}
		$host = [
			'hidden'    => '',
			// Forms that submit the values need them at once.
			'data-then' => is_checkout() || is_account_page() ? 'load' : 'idle',
		];
		echo $this->assets->island( 'attribution', '', 'consent', [], $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		echo $this->assets->inline_script( $this->assets->contents( 'attribution-start.js' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a built file.
	}

	/**
	 * Allows tracking for the whole site if a consent plugin checks the visitor's consent in the browser.
	 *
	 * @param mixed $allowed Value from WooCommerce and other plugins.
	 */
	public function allow_tracking( $allowed ): bool {
		return Settings::is_on( 'order_attribution' ) && ( class_exists( 'WP_CONSENT_API' ) || (bool) $allowed );
	}
}
