<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Log;
use Quayside\Consent\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles POST quayside-consent/v1/log: contract consent/log.add-request. Responds with 201, 400, 403, 413 (from
 * RequestLimits, before the body is read), 429 with Retry-After, or 503 with Retry-After if the database did not
 * store the choice.
 *
 * There is no nonce, because cached pages contain expired ones. All that a request can do is add a row about its own
 * sender's choice.
 */
final class LogRoute {
	/** Seconds after which to retry if the database failed. */
	private const RETRY = 5;

	public function __construct( private Contracts $contracts, private Writer $log, private Settings $settings, private Categories $categories ) {}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		if ( ! $this->settings->is_on( 'log' ) ) {
			return;
		}
		$this->contracts->route(
			'quayside-consent/v1',
			'/log',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'add' ],
				'permission_callback' => [ Writer::class, 'allows' ],
				'contract'            => [
					'request'  => 'consent/log.add-request',
					'response' => 'consent/log.add-response',
				],
			]
		);
	}

	/**
	 * Logs a choice.
	 */
	public function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = array_intersect_key( $request->get_params(), $this->contracts->get( 'consent/log.add-request' )->args() );
		$slugs = is_array( $entry['categories'] ?? null ) ? array_keys( $entry['categories'] ) : [];
		if ( [] !== array_diff( $slugs, $this->categories->slugs() ) ) {
			return new WP_Error( 'consent_unknown_category', __( 'This cookie category does not exist.', 'quayside-consent' ), [ 'status' => 400 ] );
		}
		// The log only stores the categories. A service is stored among them, under its name in the cookie.
		if ( is_array( $entry['categories'] ?? null ) && is_string( $entry['service'] ?? null ) ) {
			$entry['categories'][ 'svc.' . $entry['service'] ] = true;
		}
		try {
			$wait = $this->log->add( $entry );
		} catch ( \RuntimeException $error ) {
			Log::write( 'error', 'consent', 'A consent choice could not be logged. The browser tries again.', [ 'exception' => $error ] );
			return self::refusal(
				new WP_Error(
					'consent_not_stored',
					__( 'Your consent choice could not be logged. Please try again.', 'quayside-consent' ),
					[ 'status' => 503 ]
				),
				self::RETRY
			);
		}
		if ( $wait > 0 ) {
			return self::refusal(
				new WP_Error(
					'consent_too_many',
					__( 'Too many consent requests. Please wait a moment and try again.', 'quayside-consent' ),
					[ 'status' => 429 ]
				),
				$wait
			);
		}
		$response = new WP_REST_Response( [ 'logged' => true ], 201 );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * @param int $wait Seconds after which to retry.
	 */
	private static function refusal( WP_Error $error, int $wait ): WP_REST_Response {
		$refusal = rest_convert_error_to_response( $error );
		$refusal->header( 'Retry-After', (string) $wait );
		$refusal->header( 'Cache-Control', 'no-store' );
		return $refusal;
	}
}
