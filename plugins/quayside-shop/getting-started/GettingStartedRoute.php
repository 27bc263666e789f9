<?php
declare( strict_types=1 );

namespace Quayside\Shop\GettingStarted;

use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\OrderSources\Screen as OrderSources;
use Quayside\Shop\Settings\SettingsTab;
use Quayside\Shop\StorePages\DashboardPage;
use WP_Error;
use WP_REST_Response;

/**
 * Registers the routes of the getting-started screen for users who can manage the store. Others get 401 or 403.
 *
 * GET quayside-shop/v1/getting-started: contract shop/getting-started.
 * POST quayside-shop/v1/getting-started/dashboard: creates the customer dashboard's page and returns the same as GET.
 */
final class GettingStartedRoute {
	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the routes.
	 */
	public function register(): void {
		$can_manage = static fn (): bool => current_user_can( 'manage_woocommerce' );
		$this->contracts->route(
			'quayside-shop/v1',
			'/getting-started',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => $can_manage,
				'contract'            => [
					'request'  => null,
					'response' => 'shop/getting-started',
				],
			]
		);
		$this->contracts->route(
			'quayside-shop/v1',
			'/getting-started/dashboard',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'create_dashboard' ],
				'permission_callback' => static fn (): bool => $can_manage() && current_user_can( 'publish_pages' ),
				'contract'            => [
					'request'  => null,
					'response' => 'shop/getting-started',
				],
			]
		);
	}

	/**
	 * Returns steps, checks and links.
	 */
	public function get(): WP_REST_Response {
		return new WP_REST_Response(
			[
				'steps'  => Steps::all(),
				'checks' => Checks::all(),
				'links'  => [
					self::link( __( 'Shop front settings', 'quayside-shop' ), SettingsTab::url() ),
					self::link( __( 'Order sources', 'quayside-shop' ), admin_url( 'admin.php?page=' . OrderSources::PAGE ) ),
					self::link( __( 'Customer dashboard', 'quayside-shop' ), DashboardPage::url() ),
					self::link( __( 'View store', 'quayside-shop' ), wc_get_page_permalink( 'shop' ) ),
				],
			]
		);
	}

	/**
	 * Creates the customer dashboard's page.
	 */
	public function create_dashboard(): WP_REST_Response|WP_Error {
		if ( 0 === DashboardPage::create() ) {
			return new WP_Error( 'quayside_page_not_made', __( 'The page could not be created. Please try again.', 'quayside-shop' ), [ 'status' => 500 ] );
		}
		return $this->get();
	}

	/**
	 * @return array{title: string, url: string}
	 */
	private static function link( string $title, string $url ): array {
		return [
			'title' => $title,
			'url'   => $url,
		];
	}
}
