<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Account\AccountLink;
use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\StorePages\StorePages;

/**
 * The customer dashboard in a page. The page is the same for every visitor: it has links to the store's own account
 * pages, which work without JavaScript, until the dashboard has asked who the visitor is.
 */
final class Shortcode {
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_shortcode( DashboardPage::SHORTCODE, [ $this, 'html' ] );
		add_action( 'wp_enqueue_scripts', fn () => $this->assets->use_island( 'dashboard' ) );
	}

	/**
	 * The dashboard.
	 */
	public function html(): string {
		$links = '';
		foreach ( wc_get_account_menu_items() as $endpoint => $name ) {
			// The first is what this page is; the last has a nonce in its address, and pages come from caches.
			if ( is_string( $name ) && ! in_array( $endpoint, [ 'dashboard', 'customer-logout' ], true ) ) {
				$links .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( wc_get_account_endpoint_url( (string) $endpoint ) ), esc_html( $name ) );
			}
		}
		$fallback = sprintf( '<nav class="quayside-dashboard__fallback" aria-label="%s"><ul>%s</ul></nav>', esc_attr__( 'Your account', 'quayside-shop' ), $links );
		$settings = [
			'root'           => esc_url_raw( rest_url() ),
			'nonce_endpoint' => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'session_url'    => \WC_AJAX::get_endpoint( SessionRoute::NAME ),
			'account_url'    => StorePages::page( 'myaccount' ),
			'shop_url'       => StorePages::page( 'shop' ),
			'style_url'      => $this->assets->style_url( 'dashboard-style' ),
			'popup'          => Settings::is_on( 'account_popup' ) ? AccountLink::POPUP_ID : '',
		];
		return $this->assets->island( 'dashboard', $fallback, 'load', $settings, [ 'class' => 'quayside-dashboard' ] );
	}
}
