<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Contracts;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET and POST quayside-shop/v1/settings, contract shop/settings: for those who may change the store's settings,
 * shop managers among them, whom WordPress's own settings route refuses. Answers 400 to what breaks the contract, 401 or
 * 403 to others.
 */
final class SettingsRoute {
	/**
	 * WooCommerce's options of the store notice.
	 */
	private const NOTICE      = 'woocommerce_demo_store';
	private const NOTICE_TEXT = 'woocommerce_demo_store_notice';

	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$may = static fn (): bool => current_user_can( 'manage_woocommerce' );
		$this->contracts->route(
			'quayside-shop/v1',
			'/settings',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => $may,
				'contract'            => [
					'request'  => null,
					'response' => 'shop/settings',
				],
			],
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => $may,
				'contract'            => [
					'request'  => 'shop/settings',
					'response' => 'shop/settings',
					'partial'  => true,
				],
			]
		);
	}

	/**
	 * All settings.
	 */
	public function get(): WP_REST_Response {
		$text     = get_option( self::NOTICE_TEXT, '' );
		$response = new WP_REST_Response(
			Settings::all() + [
				'store_notice'      => 'no' !== get_option( self::NOTICE, 'no' ),
				'store_notice_text' => is_string( $text ) ? $text : '',
			]
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Saves the settings that were sent; others stay.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response {
		$sent = array_intersect_key( $request->get_params(), $this->contracts->get( 'shop/settings' )->args() );
		Settings::save( $sent );
		if ( isset( $sent['store_notice'] ) ) {
			update_option( self::NOTICE, true === $sent['store_notice'] ? 'yes' : 'no' );
		}
		if ( is_string( $sent['store_notice_text'] ?? null ) ) {
			update_option( self::NOTICE_TEXT, wp_kses_post( trim( $sent['store_notice_text'] ) ) );
		}
		return $this->get();
	}
}
