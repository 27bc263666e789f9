<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Contracts;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET and POST quayside-shop/v1/settings, contract shop/settings, for users who can manage WooCommerce. This includes
 * shop managers, whom WordPress's own settings route rejects. Returns 400 for values that violate the contract, and 401 or
 * 403 for other users.
 */
final class SettingsRoute {
	/**
	 * WooCommerce's options for the store notice.
	 */
	public const NOTICE      = 'woocommerce_demo_store';
	public const NOTICE_TEXT = 'woocommerce_demo_store_notice';

	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$can_manage = static fn (): bool => current_user_can( 'manage_woocommerce' );
		$this->contracts->route(
			'quayside-shop/v1',
			'/settings',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => $can_manage,
				'contract'            => [
					'request'  => null,
					'response' => 'shop/settings',
				],
			],
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => $can_manage,
				'contract'            => [
					'request'  => 'shop/settings',
					'response' => 'shop/settings',
					'partial'  => true,
				],
			]
		);
	}

	/**
	 * Returns all settings.
	 */
	public function get(): WP_REST_Response {
		return new WP_REST_Response( self::values() );
	}

	/**
	 * Saves the submitted settings and leaves the others unchanged.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response {
		self::store( array_intersect_key( $request->get_params(), $this->contracts->get( 'shop/settings' )->args() ) );
		return $this->get();
	}

	/**
	 * Returns all settings: contract shop/settings.
	 *
	 * @return array<string, mixed>
	 */
	public static function values(): array {
		$text = get_option( self::NOTICE_TEXT, '' );
		return Settings::all() + [
			'store_notice'      => 'no' !== get_option( self::NOTICE, 'no' ),
			'store_notice_text' => is_string( $text ) ? $text : '',
		];
	}

	/**
	 * Saves settings and leaves the others unchanged.
	 *
	 * @param array<string, mixed> $values Values that are valid by the contract.
	 */
	public static function store( array $values ): void {
		Settings::save( $values );
		if ( isset( $values['store_notice'] ) ) {
			update_option( self::NOTICE, true === $values['store_notice'] ? 'yes' : 'no' );
		}
		if ( is_string( $values['store_notice_text'] ?? null ) ) {
			update_option( self::NOTICE_TEXT, wp_kses_post( trim( $values['store_notice_text'] ) ) );
		}
	}
}
