<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\Settings\Settings;

/**
 * Order attribution: the store keeps its settings, hidden elements and order meta; Quayside counts the visits.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'prepare' ], PHP_INT_MAX - 1 );
		add_action( 'wp_footer', [ $this, 'print_host' ], 5 );
		// Consent is the visitor's: what a page says of it would stay in caches. The browser asks for it.
		add_filter( 'wc_order_attribution_allow_tracking', [ $this, 'leave_consent_to_the_browser' ], PHP_INT_MAX );
	}

	/**
	 * Whether the store attributes orders on this page.
	 */
	private static function is_on(): bool {
		return wp_script_is( 'wc-order-attribution' ) && Settings::is_on( 'order_attribution' );
	}

	/**
	 * Puts the module into the import map.
	 */
	public function prepare(): void {
		if ( self::is_on() ) {
			$this->assets->use_island( 'attribution' );
		}
	}

	/**
	 * Prints the host, and the script that starts it where consent allows.
	 */
	public function print_host(): void {
		if ( ! self::is_on() ) {
			return;
		}
		$host = [
			'hidden'    => '',
			// Forms that send the values need them at once.
			'data-then' => is_checkout() || is_account_page() ? 'load' : 'idle',
		];
		echo $this->assets->island( 'attribution', '', 'consent', [], $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		echo $this->assets->inline_script( $this->assets->contents( 'attribution-start.js' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a built file.
	}

	/**
	 * Answers for the site, not for the visitor, where a consent plugin knows what the visitor allows.
	 *
	 * @param mixed $allowed What the store and plugins say.
	 */
	public function leave_consent_to_the_browser( $allowed ): bool {
		return Settings::is_on( 'order_attribution' ) && ( class_exists( 'WP_CONSENT_API' ) || (bool) $allowed );
	}
}
