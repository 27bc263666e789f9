<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the import from CookieYes and Complianz. Only for users who can change the settings:
 *
 * GET quayside-consent/v1/import/cookieyes, …/complianz: what was found, and what the import would change: contract
 * consent/import.response.
 * POST: imports the settings and returns the same. Responds with 404 if there are none, or 400 if they are invalid.
 *
 * The tables of the other plugin are not changed. Neither is the policy revision, because both plugins read the cookie
 * with the choices of CookieYes visitors.
 */
final class Module implements KitModule {
	public function __construct( private Contracts $contracts, private Importer $importer, private ProviderList $providers ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->contracts->resource(
			'quayside-consent/v1',
			'/import/(?P<from>cookieyes|complianz)',
			[ Access::class, 'allows' ],
			'consent/import.response',
			[
				'GET'  => [ [ $this, 'summarize' ] ],
				'POST' => [ [ $this, 'import' ] ],
			]
		);
	}

	/**
	 * Handles GET.
	 */
	public function summarize( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( $this->source( $request ) );
	}

	/**
	 * Handles POST.
	 */
	public function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$source = $this->source( $request );
		if ( [] === $source->settings() ) {
			return new WP_Error(
				'consent_nothing_to_import',
				__( 'No settings from that plugin were found in this site’s database.', 'quayside-consent' ),
				[ 'status' => 404 ]
			);
		}
		$prepared = $this->importer->prepare( $source );
		if ( is_wp_error( $prepared ) ) {
			return $prepared;
		}
		$response = $this->respond( $source );
		$this->importer->store( $prepared );
		return $response;
	}

	/**
	 * Returns the plugin in the request.
	 */
	private function source( WP_REST_Request $request ): ImportSource {
		return 'complianz' === $request->get_param( 'from' ) ? new Complianz() : new CookieYes( $this->providers->get() );
	}

	private function respond( ImportSource $source ): WP_REST_Response {
		$found      = $source->settings();
		$categories = is_array( $found['categories'] ?? null ) ? $found['categories'] : [];
		$cookies    = 0;
		foreach ( $categories as $category ) {
			$cookies += is_array( $category ) && is_array( $category['cookies'] ?? null ) ? count( $category['cookies'] ) : 0;
		}
		return new WP_REST_Response(
			[
				'found'      => [] !== $found,
				'law'        => $found['law'] ?? '',
				'texts'      => is_array( $found['texts'] ?? null ) ? count( $found['texts'] ) : 0,
				'categories' => count( $categories ),
				'cookies'    => $cookies,
				'changes'    => $this->importer->changes( $source ),
				'notes'      => [] === $found ? [] : $source->notes(),
			]
		);
	}
}
