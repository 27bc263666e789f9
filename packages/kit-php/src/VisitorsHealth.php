<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_REST_Response;

/**
 * Tests in Tools > Site Health whether visitors can use the REST API, which some security plugins and servers refuse to everyone who isn't
 * logged in: GET quayside/v1/health/visitors, contract site/health-test.response. WordPress itself tests it only as the logged-in user.
 */
final class VisitorsHealth implements Module {
	private const TEST = 'quayside_visitors';

	/** Routes that visitors need. */
	private const NAMESPACES = [ 'quayside/v1', 'quayside-consent/v1', 'quayside-shop/v1', 'sureforms/v1', 'wc/store/v1' ];

	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		if ( FirstPart::claims( 'visitors' ) ) {
			add_filter( 'site_status_tests', [ $this, 'add_test' ] );
			add_action( 'rest_api_init', [ $this, 'register_route' ] );
		}
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->resource(
			'quayside/v1',
			'/health/visitors',
			static fn (): bool => current_user_can( 'view_site_health_checks' ),
			'site/health-test.response',
			[ 'GET' => [ fn (): WP_REST_Response => new WP_REST_Response( $this->test() ) ] ]
		);
	}

	/**
	 * Adds the test. It requests a route from the site, so it runs after the screen has loaded, and once a week.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_test( $tests ): array {
		$tests['async'][ self::TEST ] = [
			'label'             => __( 'REST API for visitors', 'quayside' ),
			'test'              => rest_url( 'quayside/v1/health/visitors' ),
			'has_rest'          => true,
			'async_direct_test' => [ $this, 'test' ],
		];
		return $tests;
	}

	/**
	 * Requests a route as a visitor, and the homepage if the route doesn't respond.
	 *
	 * @return array<string, mixed>
	 */
	public function test(): array {
		$response = self::get( rest_url( 'quayside/v1/health' ) );
		$status   = wp_remote_retrieve_response_code( $response );
		$body     = json_decode( wp_remote_retrieve_body( $response ), true );
		if ( is_array( $body ) && isset( $body['checks'] ) ) {
			return self::result(
				true,
				__( 'Visitors can use the REST API', 'quayside' ),
				__( 'Forms, the cart, and the consent log work for visitors who are not logged in.', 'quayside' )
			);
		}
		// A site that can't request itself, or asks everyone for a password, says nothing about visitors. WordPress tests the former.
		if ( '' === $status || 200 !== wp_remote_retrieve_response_code( self::get( home_url( '/' ) ) ) ) {
			return self::result(
				true,
				__( 'It is unknown whether visitors can use the REST API', 'quayside' ),
				__( 'The site could not request its own homepage as a visitor.', 'quayside' )
			);
		}
		return [
			'status' => 'critical',
		] + self::result(
			false,
			__( 'Visitors can’t use the REST API', 'quayside' ),
			sprintf(
				/* translators: 1: HTTP status code, 2: list of parts of URLs. */
				__( 'A security plugin or the server responds to visitors with status %1$s. Their consent can’t be logged, the cart drawer stays empty, and forms reload the page. Allow these namespaces for everyone: %2$s', 'quayside' ),
				(string) $status,
				implode( ', ', array_intersect( self::NAMESPACES, rest_get_server()->get_namespaces() ) )
			)
		);
	}

	/**
	 * @return array<mixed>|\WP_Error
	 */
	private static function get( string $url ): array|\WP_Error {
		return wp_remote_get( $url, [
			'timeout'     => 5,
			'redirection' => 2,
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a core filter.
			'sslverify'   => true === apply_filters( 'https_local_ssl_verify', false ),
		] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function result( bool $good, string $label, string $text ): array {
		return HealthResult::make( self::TEST, $good, __( 'Performance', 'quayside' ), $label, $text );
	}
}
