<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use DateTimeImmutable;
use Quayside\Shop\Kit\Contracts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * GET quayside-shop/v1/order-sources: contracts shop/order-sources.request and shop/order-sources.report. For those who
 * may see the store's reports; answers 400 to a period that is none or is too long, 401 or 403 to others.
 */
final class ReportRoute {
	/**
	 * The longest period, in days.
	 */
	private const MOST_DAYS = 400;

	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			'quayside-shop/v1',
			'/order-sources',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => static fn (): bool => current_user_can( Module::CAPABILITY ),
				'contract'            => [
					'request'  => 'shop/order-sources.request',
					'response' => 'shop/order-sources.report',
				],
			]
		);
	}

	/**
	 * The report.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$from = self::day( $request->get_param( 'from' ) );
		$to   = self::day( $request->get_param( 'to' ) );
		if ( null === $from || null === $to || $to < $from || self::MOST_DAYS <= (int) $from->diff( $to )->days ) {
			return new WP_Error( 'quayside_bad_period', __( 'Please select a period of no more than 400 days.', 'quayside-shop' ), [ 'status' => 400 ] );
		}
		$response = new WP_REST_Response( ( new Report( $from, $to ) )->data() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * The start of a day in the site's time zone; null for a day that no calendar has.
	 */
	private static function day( mixed $text ): ?DateTimeImmutable {
		$day = is_string( $text ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() ) : false;
		return $day && $day->format( 'Y-m-d' ) === $text ? $day : null;
	}
}
