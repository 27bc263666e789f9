<?php
declare( strict_types=1 );

namespace Quayside\Shop\GettingStarted;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\Settings\SettingsTab;

/**
 * Checks what the storefront needs from the site each time the screen loads.
 */
final class Checks {
	/**
	 * The checks.
	 *
	 * @return array<int, array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}>
	 */
	public static function all(): array {
		return [ self::pages(), self::permalinks(), self::https(), self::added_without_reload(), self::attribution(), self::order_storage() ];
	}

	/**
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function pages(): array {
		$names   = [
			'cart'      => __( 'Cart', 'quayside-shop' ),
			'checkout'  => __( 'Checkout', 'quayside-shop' ),
			'myaccount' => __( 'My account', 'quayside-shop' ),
			'shop'      => __( 'Shop', 'quayside-shop' ),
		];
		$missing = [];
		foreach ( $names as $page => $name ) {
			$id = wc_get_page_id( $page );
			if ( $id < 1 || 'publish' !== get_post_status( $id ) ) {
				$missing[] = $name;
			}
		}
		return self::check(
			'pages',
			__( 'Store pages', 'quayside-shop' ),
			[] === $missing
				? __( 'The shop, cart, checkout, and account pages are published.', 'quayside-shop' )
				/* translators: %s: names of pages */
				: sprintf( __( 'Missing or unpublished pages: %s.', 'quayside-shop' ), implode( ', ', $missing ) ),
			[] === $missing ? 'good' : 'problem',
			admin_url( 'admin.php?page=wc-settings&tab=advanced' )
		);
	}

	/**
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function permalinks(): array {
		$is_pretty = '' !== (string) get_option( 'permalink_structure', '' ); // @phpstan-ignore cast.string
		return self::check(
			'permalinks',
			__( 'Permalinks', 'quayside-shop' ),
			$is_pretty
				? __( 'Pretty permalinks are enabled.', 'quayside-shop' )
				: __( 'With plain permalinks, /cart/, /checkout/, and /customer-dashboard/ don’t work. Select another permalink structure.', 'quayside-shop' ),
			$is_pretty ? 'good' : 'problem',
			self::screen( 'options-permalink.php', 'manage_options' )
		);
	}

	/**
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function https(): array {
		$is_https = wp_is_using_https();
		return self::check(
			'https',
			__( 'HTTPS connection', 'quayside-shop' ),
			$is_https
				? __( 'The site uses HTTPS.', 'quayside-shop' )
				: __( 'Passwords and addresses are sent unencrypted. Switch the site to HTTPS before you start selling.', 'quayside-shop' ),
			$is_https ? 'good' : 'problem',
			self::screen( 'site-health.php', 'view_site_health_checks' )
		);
	}

	/**
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function added_without_reload(): array {
		$is_on = 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' );
		return self::check(
			'ajax',
			__( 'AJAX add to cart', 'quayside-shop' ),
			$is_on
				? __( 'Products can be added to the cart from product lists without reloading the page.', 'quayside-shop' )
				: __( 'Adding a product from a product list reloads the page. Enable AJAX add to cart buttons.', 'quayside-shop' ),
			$is_on ? 'good' : 'advice',
			admin_url( 'admin.php?page=wc-settings&tab=products' )
		);
	}

	/**
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function attribution(): array {
		$is_in_store = 'yes' === get_option( 'woocommerce_feature_order_attribution_enabled', 'yes' );
		$is_on       = $is_in_store && Settings::is_on( 'order_attribution' );
		return self::check(
			'attribution',
			__( 'Order attribution', 'quayside-shop' ),
			$is_on
				? __( 'The source of each order is recorded.', 'quayside-shop' )
				: __( 'Order attribution is off, so the order sources report stays empty. Turn it on to track order sources.', 'quayside-shop' ),
			$is_on ? 'good' : 'advice',
			$is_in_store ? SettingsTab::url() : admin_url( 'admin.php?page=wc-settings&tab=advanced&section=features' )
		);
	}

	/**
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function order_storage(): array {
		$has_tables = class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled();
		return self::check(
			'orders',
			__( 'Order storage', 'quayside-shop' ),
			$has_tables
				? __( 'High-performance order storage is on.', 'quayside-shop' )
				: __( 'Orders are stored as posts. High-performance order storage is faster for large stores.', 'quayside-shop' ),
			$has_tables ? 'good' : 'advice',
			admin_url( 'admin.php?page=wc-settings&tab=advanced&section=features' )
		);
	}

	/**
	 * Returns the URL of a screen that shop managers can't open, '' for users without its capability.
	 */
	private static function screen( string $file, string $capability ): string {
		return current_user_can( $capability ) ? admin_url( $file ) : '';
	}

	/**
	 * @param 'good'|'advice'|'problem' $state Result of the check.
	 * @return array{name: string, title: string, text: string, state: 'good'|'advice'|'problem', url: string}
	 */
	private static function check( string $name, string $title, string $text, string $state, string $url ): array {
		return compact( 'name', 'title', 'text', 'state', 'url' );
	}
}
