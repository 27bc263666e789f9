<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the route of the switch: GET quayside-switch/v1/scan?rehearse=1&cursor=…. Contracts switch/scan.request and
 * switch/scan.response. Only for users who can manage options. Responds with 400 to an invalid cursor.
 */
final class SwitchRoute {
	/** Capability that the screen and the route require. */
	public const CAPABILITY = 'manage_options';

	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			'quayside-switch/v1',
			'/scan',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'scan' ],
				'permission_callback' => static fn (): bool => current_user_can( self::CAPABILITY ),
				'contract'            => [
					'request'  => 'switch/scan.request',
					'response' => 'switch/scan.response',
				],
			]
		);
	}

	/**
	 * Handles the request.
	 */
	public function scan( WP_REST_Request $request ): WP_REST_Response {
		$cursor   = $request['cursor'];
		$response = new WP_REST_Response( ( new SwitchScan( true === $request['rehearse'] ) )->next( is_string( $cursor ) ? $cursor : '' ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
