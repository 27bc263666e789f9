<?php
declare( strict_types=1 );

namespace Quayside\Shop\GettingStarted;

use Quayside\Shop\Settings\Settings;
use Quayside\Shop\Settings\SettingsTab;
use Quayside\Shop\StorePages\DashboardPage;

/**
 * Lists the first steps of a new store, and which of them are done.
 */
final class Steps {
	/**
	 * Returns the steps in the recommended order.
	 *
	 * @return array<int, array{name: string, title: string, text: string, done: bool, url: string}>
	 */
	public static function all(): array {
		return [
			self::step(
				'products',
				__( 'Add a product', 'quayside-shop' ),
				__( 'Your store needs at least one product.', 'quayside-shop' ),
				self::has_products(),
				admin_url( 'post-new.php?post_type=product' )
			),
			self::step(
				'payment',
				__( 'Set up payments', 'quayside-shop' ),
				__( 'Customers need at least one payment method at checkout.', 'quayside-shop' ),
				self::has_payment_method(),
				admin_url( 'admin.php?page=wc-settings&tab=checkout' )
			),
			self::step(
				'settings',
				__( 'Set up the storefront', 'quayside-shop' ),
				__( 'Configure the cart drawer, account popup, store notice, and free shipping bar.', 'quayside-shop' ),
				[] !== (array) get_option( Settings::OPTION, [] ),
				SettingsTab::url()
			),
			self::step(
				'dashboard',
				__( 'Create the customer dashboard', 'quayside-shop' ),
				__( 'Customers can view their orders, downloads, addresses, and account details on one page.', 'quayside-shop' ),
				null !== DashboardPage::page(),
				''
			),
			self::step(
				'open',
				__( 'Launch your store', 'quayside-shop' ),
				__( 'Visitors can’t place orders while the store is in coming soon mode.', 'quayside-shop' ),
				'yes' !== get_option( 'woocommerce_coming_soon', 'no' ),
				admin_url( 'admin.php?page=wc-settings&tab=site-visibility' )
			),
		];
	}

	/**
	 * Determines whether a product is published.
	 */
	private static function has_products(): bool {
		$count = (array) wp_count_posts( 'product' );
		return isset( $count['publish'] ) && is_numeric( $count['publish'] ) && 0 < (int) $count['publish'];
	}

	/**
	 * Determines whether a payment method is enabled.
	 */
	private static function has_payment_method(): bool {
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( 'yes' === $gateway->enabled ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @return array{name: string, title: string, text: string, done: bool, url: string}
	 */
	private static function step( string $name, string $title, string $text, bool $done, string $url ): array {
		return compact( 'name', 'title', 'text', 'done', 'url' );
	}
}
