<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers GET and POST quayside-consent/v1/blocked-domains for users who can change the settings. POST reports what a page
 * requested from other hosts, and both return the domains that strict mode blocks.
 */
final class BlockedDomainsRoute implements KitModule {
	public function __construct( private Contracts $contracts, private BlockedDomains $domains ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->resource(
			'quayside-consent/v1',
			'/blocked-domains',
			[ Access::class, 'allows' ],
			'consent/blocked-domain[]',
			[
				'GET'  => [ [ $this, 'get' ] ],
				'POST' => [ [ $this, 'report' ], 'consent/blocked-domain.report-request' ],
			]
		);
	}

	/**
	 * Returns the blocked domains.
	 */
	public function get(): WP_REST_Response {
		return new WP_REST_Response( $this->domains->all() );
	}

	/**
	 * Stores the domains of a page's requests.
	 */
	public function report( WP_REST_Request $request ): WP_REST_Response {
		/** @var array{page: string, requests: array<int, array{url: string, kind: string}>} $params */
		$params = $request->get_params();
		$this->domains->add( $params['page'], $params['requests'] );
		return $this->get();
	}
}
