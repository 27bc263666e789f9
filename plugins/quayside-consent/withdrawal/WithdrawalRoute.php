<?php
declare( strict_types=1 );

namespace Quayside\Consent\Withdrawal;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Log\Writer;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles POST quayside-consent/v1/withdrawal: deletes cookies of rejected categories that scripts can't see, and responds with
 * their number (contract consent/withdrawal.response). Requested after a choice, because pages may come from a cache that does
 * not run PHP. Responds with 403 to other sites.
 *
 * There is no nonce, because pages are cached. All that a request can do is apply the choice of its own sender.
 */
final class WithdrawalRoute implements KitModule {
	public function __construct( private Contracts $contracts, private Module $withdrawal ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/withdrawal',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'handle' ],
				'permission_callback' => [ Writer::class, 'allows' ],
				'contract'            => [
					'request'  => null,
					'response' => 'consent/withdrawal.response',
				],
			]
		);
	}

	/**
	 * Deletes the cookies.
	 */
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		$path     = wp_parse_url( (string) $request->get_header( 'referer' ), PHP_URL_PATH );
		$response = new WP_REST_Response( [ 'deleted' => $this->withdrawal->delete( is_string( $path ) ? $path : '' ) ] );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
