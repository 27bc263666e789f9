<?php
declare( strict_types=1 );

namespace Quayside\Shop\Account;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\StoreApi\WcAjax;
use Quayside\Shop\StorePages\StorePages;

/**
 * The account link in the header and its popup: log in, create an account, lost password.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		$link = new AccountLink();
		add_action( 'quayside_header_actions', [ $link, 'print' ], 10 );
		add_shortcode( 'quayside_account_link', [ $link, 'html' ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'prepare' ] );
		add_action( 'wp_footer', [ $this, 'print_host' ], 5 );
		if ( WcAjax::can_be_requested() ) {
			( new AccountFormsRoute() )->register();
		}
	}

	/**
	 * Adds the module to the import map.
	 */
	public function prepare(): void {
		if ( AccountLink::has_popup() ) {
			$this->assets->use_island( 'account' );
		}
	}

	/**
	 * Prints the popup's host.
	 */
	public function print_host(): void {
		if ( ! AccountLink::has_popup() ) {
			return;
		}
		$settings = [
			'address'     => \WC_AJAX::get_endpoint( AccountLink::ROUTE ),
			'account_url' => StorePages::page( 'myaccount' ),
			'style_url'   => $this->assets->style_url( 'account-style' ),
		];
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		echo $this->assets->island( 'account', '', 'interaction', $settings, [ 'id' => AccountLink::POPUP_ID ] );
	}
}
