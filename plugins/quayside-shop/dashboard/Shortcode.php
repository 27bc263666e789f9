<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Account\AccountLink;
use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\StorePages\DashboardPage;
use Quayside\Shop\StorePages\StorePages;

/**
 * The customer dashboard's shortcode, and the group that it replaces. Its HTML is the same for every visitor: links to WooCommerce's account pages, which
 * work without JavaScript, until the dashboard has requested the session.
 */
final class Shortcode {
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_shortcode( DashboardPage::SHORTCODE, [ $this, 'html' ] );
		add_filter( 'render_block_core/group', [ $this, 'replace_group' ], 10, 2 );
		add_action( 'wp_enqueue_scripts', fn () => $this->assets->use_island( 'dashboard' ) );
	}

	/**
	 * Replaces the group that has the dashboard's class.
	 *
	 * @param mixed $html  The group's HTML.
	 * @param mixed $block The parsed block.
	 * @return mixed
	 */
	public function replace_group( $html, $block ) {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$classes    = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		return in_array( DashboardPage::CLASS_NAME, explode( ' ', $classes ), true ) ? $this->html() : $html;
	}

	/**
	 * Returns the dashboard's markup.
	 */
	public function html(): string {
		$links = '';
		foreach ( wc_get_account_menu_items() as $endpoint => $name ) {
			// The dashboard is this page itself, and the logout URL has a nonce, which cached pages can't contain.
			if ( is_string( $name ) && ! in_array( $endpoint, [ 'dashboard', 'customer-logout' ], true ) ) {
				$links .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( wc_get_account_endpoint_url( (string) $endpoint ) ), esc_html( $name ) );
			}
		}
		$fallback = sprintf(
			'<nav class="quayside-dashboard__fallback" aria-label="%s"><ul>%s</ul></nav>',
			esc_attr__( 'Your account', 'quayside-shop' ),
			$links
		);
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
