<?php
declare( strict_types=1 );

namespace Quayside\Consent\Checklist;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles quayside-consent/v1/checklist for users who can change the settings: GET returns the steps of the setup, POST dismisses
 * one of them or shows it again.
 */
final class Module implements KitModule {
	public function __construct( private Contracts $contracts, private Checklist $checklist ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->resource(
			'quayside-consent/v1',
			'/checklist',
			[ Access::class, 'allows' ],
			'consent/checklist.response',
			[
				'GET'  => [ [ $this, 'get' ] ],
				'POST' => [ [ $this, 'dismiss' ], 'consent/checklist.request' ],
			]
		);
	}

	/**
	 * Dismisses a step, or shows it again.
	 */
	public function dismiss( WP_REST_Request $request ): WP_REST_Response {
		$id = $request->get_param( 'id' );
		Checklist::dismiss( is_string( $id ) ? $id : '', true === $request->get_param( 'dismissed' ) );
		return $this->get();
	}

	/**
	 * Returns the steps.
	 */
	public function get(): WP_REST_Response {
		return new WP_REST_Response( [ 'steps' => $this->checklist->steps() ] );
	}
}
