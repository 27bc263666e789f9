<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Log;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\Settings\Settings;
use WC_Order;
use WP_REST_Request;

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
		// Before the Store API registers its routes.
		add_action( 'rest_api_init', fn () => $this->first_touch()?->register_extension(), 5 );
		add_action( 'woocommerce_checkout_order_created', [ $this, 'save_posted' ] );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', [ $this, 'save_requested' ], 10, 2 );
	}

	/**
	 * Stores the first touch of an order from a form.
	 *
	 * @param mixed $order Order from WooCommerce.
	 */
	public function save_posted( $order ): void {
		if ( $order instanceof WC_Order ) {
			$this->save( $order, static fn ( FirstTouch $touch ) => $touch->save_posted( $order ) );
		}
	}

	/**
	 * Stores the first touch of an order from the block checkout.
	 *
	 * @param mixed $order   Order from WooCommerce.
	 * @param mixed $request Request of the Store API.
	 */
	public function save_requested( $order, $request ): void {
		if ( $order instanceof WC_Order && $request instanceof WP_REST_Request ) {
			$this->save( $order, static fn ( FirstTouch $touch ) => $touch->save_requested( $order, $request ) );
		}
	}

	/**
	 * Stores the first touch of an order. A failure must not stop the checkout.
	 *
	 * @param callable(FirstTouch): void $save Stores it.
	 */
	private function save( WC_Order $order, callable $save ): void {
		$touch = $this->first_touch();
		try {
			null === $touch || $save( $touch );
		} catch ( \Throwable $error ) {
			Log::write( 'error', 'shop', 'The first visit of an order could not be stored.', [
				'order'     => $order->get_id(),
				'exception' => $error,
			] );
		}
	}

	/**
	 * Returns the island's props: contract shop/order-attribution.settings.
	 *
	 * @return array{detect_sources: bool, first_touch: bool}
	 */
	public static function props(): array {
		return [
			'detect_sources' => Settings::is_on( 'detect_sources' ),
			'first_touch'    => self::has_first_touch(),
		];
	}

	/**
	 * Determines whether orders store the first visit of their buyer.
	 */
	private static function has_first_touch(): bool {
		/**
		 * Filters whether orders store the first visit of their buyer in addition to the last one.
		 *
		 * @param bool $is_on Default true.
		 */
		return (bool) apply_filters( 'quayside_shop_first_touch', true );
	}

	/**
	 * Returns the first touch, or null if it is off. Most requests don't need its class.
	 */
	private function first_touch(): ?FirstTouch {
		$is_on = 'no' !== get_option( 'woocommerce_feature_order_attribution_enabled', 'yes' ) && Settings::is_on( 'order_attribution' );
		return $is_on && self::has_first_touch() ? new FirstTouch( new Contracts( $this->assets->path( 'build/contracts' ) ) ) : null;
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
		echo $this->assets->island( 'attribution', '', 'consent', self::props(), $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
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
