<?php
declare( strict_types=1 );

namespace Quayside\Shop;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Deferred;
use Quayside\Shop\Kit\EachSite;
use Quayside\Shop\Kit\Module;
use Quayside\Shop\Kit\PageAddresses;
use Quayside\Shop\Kit\PageCaches;
use Quayside\Shop\Kit\RequestLimits;
use Quayside\Shop\Kit\SiteModules;
use Quayside\Shop\Kit\SwitchTable;

/**
 * The plugin's composition root. Lists all modules.
 */
final class Plugin {
	/**
	 * Registers the hooks of all modules.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function boot( string $file ): void {
		$assets = new Assets( $file, 'shop', 'quayside-shop' );
		$assets->register();
		if ( is_multisite() ) {
			EachSite::run_on_new( $file, [ Lifecycle::class, 'activate' ] );
			EachSite::delete_with_site( static fn (): array => [ SwitchTable::name() ] );
		}
		add_action(
			'before_woocommerce_init',
			static function () use ( $file ): void {
				if ( class_exists( \Automattic\WooCommerce\Utilities\FeaturesUtil::class ) ) {
					\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', $file );
					\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', $file );
				}
			}
		);
		foreach ( self::modules( $assets ) as $module ) {
			$module->register();
		}
		add_action(
			'template_redirect',
			static function () use ( $assets ): void {
				$page = is_page() ? get_queried_object() : null;
				// Uses literals, so that other pages do not load the shortcode's class.
				if ( $page instanceof \WP_Post && 1 === preg_match( '/\[quayside_customer_dashboard|quayside-customer-dashboard/', $page->post_content ) ) {
					( new Dashboard\Shortcode( $assets ) )->register();
				}
			}
		);
		if ( StoreApi\WcAjax::can_be_requested() ) {
			( new RequestLimits( 'shop', [] ) )->register();
		}
		add_action( 'wc_ajax_quayside_session', static fn () => Dashboard\SessionRoute::respond() );
		Deferred::register(
			static fn (): array => [
				new RequestLimits( 'shop', [ 'quayside-shop/v1' ] ),
				new Settings\Module( $assets ),
				new PageCaches( [ Settings\Settings::OPTION, Settings\SettingsRoute::NOTICE, Settings\SettingsRoute::NOTICE_TEXT ] ),
				new Dashboard\Module( $assets ),
				new Cart\DrawerNotice(),
				new GettingStarted\Module( $assets ),
				new OrderSources\Module( $assets ),
				new SiteHealth\Module(),
				...SiteModules::all( $assets ),
			]
		);
	}

	/**
	 * Returns the modules that load on every request.
	 *
	 * @return array<int, Module>
	 */
	private static function modules( Assets $assets ): array {
		return [
			new Account\Module( $assets ),
			new Cart\Module( $assets ),
			new CartPage\Module(),
			new FrontEnd\Module( $assets ),
			new ProductGallery\ProductGallery( $assets ),
			new OrderAttribution\Module( $assets ),
			new Speculation\Module(),
			new StoreConfig\Module( $assets ),
			new PageAddresses( StorePages\StorePages::OPTION ),
			new WoocommerceScripts\Module(),
			new WoocommerceScripts\UndeclaredJquery(),
			new WoocommerceScripts\OnDemand( $assets ),
			new WoocommerceScripts\BlockPages(),
			new WoocommerceScripts\ComponentLibrary( $assets ),
			new WoocommerceScripts\Polyfill(),
			new WoocommerceScripts\PrefetchHints(),
			new WoocommerceScripts\FooterJquery(),
		];
	}
}
