<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST quayside-consent/v1/log: contract consent/log.add-request. Answers 201, 400, 403, 413 (RequestLimits, before
 * anything is read), 429 with Retry-After, or 503 with Retry-After when the database did not store it.
 *
 * Without a nonce: visitors of cached pages have none that is alive, and the route lets nobody do or see anything but
 * add a row about a choice of their own.
 */
final class LogRoute {
	/** Seconds after which a database that failed is asked again. */
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
		$entry   = array_intersect_key( $request->get_params(), $this->contracts->get( 'consent/log.add-request' )->args() );
		$answers = is_array( $entry['categories'] ?? null ) ? array_keys( $entry['categories'] ) : [];
		if ( [] !== array_diff( $answers, $this->categories->slugs() ) ) {
			return new WP_Error( 'consent_unknown_category', __( 'This cookie category does not exist.', 'quayside-consent' ), [ 'status' => 400 ] );
		}
		// The categories are all that the log keeps of an answer; a service stands among them by its name in the cookie.
		if ( is_array( $entry['categories'] ?? null ) && is_string( $entry['service'] ?? null ) ) {
			$entry['categories'][ 'svc.' . $entry['service'] ] = true;
		}
		try {
			$wait = $this->log->add( $entry );
		} catch ( \RuntimeException ) {
			return self::refusal( new WP_Error( 'consent_not_stored', __( 'Your consent choice could not be logged. Please try again.', 'quayside-consent' ), [ 'status' => 503 ] ), self::RETRY );
		}
		if ( $wait > 0 ) {
			return self::refusal( new WP_Error( 'consent_too_many', __( 'Too many consent requests. Please wait a moment and try again.', 'quayside-consent' ), [ 'status' => 429 ] ), $wait );
		}
		$response = new WP_REST_Response( [ 'logged' => true ], 201 );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * @param int $wait Seconds until it may be sent again.
	 */
	private static function refusal( WP_Error $error, int $wait ): WP_REST_Response {
		$refusal = rest_convert_error_to_response( $error );
		$refusal->header( 'Retry-After', (string) $wait );
		$refusal->header( 'Cache-Control', 'no-store' );
		return $refusal;
	}
}
