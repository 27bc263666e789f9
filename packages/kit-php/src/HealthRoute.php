<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_REST_Response;

/**
 * GET quayside/v1/health for load balancers and monitoring: contract site/health.response. Anyone can request it, so it tells nothing but
 * whether the parts work.
 *
 * The status is 503 only if the database doesn't respond. What all machines share, such as the object cache and the uploads, would
 * otherwise take all of them out of service at once.
 */
final class HealthRoute implements Module {
	/** Group and key of the entry that is written to the object cache. */
	private const CACHE = 'quayside_health';

	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		if ( FirstPart::claims( 'health' ) ) {
			add_action( 'rest_api_init', [ $this, 'register_route' ] );
		}
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->resource(
			'quayside/v1',
			'/health',
			'__return_true',
			'site/health.response',
			[ 'GET' => [ [ $this, 'get' ] ] ]
		);
	}

	/**
	 * Returns the result.
	 */
	public function get(): WP_REST_Response {
		$checks   = self::checks();
		$is_down  = ! $checks['database'];
		$response = new WP_REST_Response(
			[
				'status' => $is_down ? 'down' : ( in_array( false, $checks, true ) ? 'degraded' : 'ok' ),
				'checks' => $checks,
			],
			$is_down ? 503 : 200
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * @return array{database: bool, objectCache: bool, uploads: bool}
	 */
	private static function checks(): array {
		global $wpdb;
		return [
			'database'    => '1' === (string) $wpdb->get_var( 'SELECT 1' ),
			'objectCache' => ! wp_using_ext_object_cache() || self::cache_works(),
			'uploads'     => wp_is_writable( wp_get_upload_dir()['basedir'] ),
		];
	}

	/**
	 * Determines whether the object cache keeps an entry. It is read from the cache itself, not from the memory of this request.
	 */
	private static function cache_works(): bool {
		$value = wp_generate_uuid4();
		wp_cache_set( self::CACHE, $value, self::CACHE, MINUTE_IN_SECONDS );
		$found = wp_cache_get( self::CACHE, self::CACHE, true );
		wp_cache_delete( self::CACHE, self::CACHE );
		return $value === $found;
	}
}
