<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use DateTimeImmutable;
use Quayside\Shop\Kit\Contracts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers GET quayside-shop/v1/order-sources for users who can view the store's reports: contracts
 * shop/order-sources.request and shop/order-sources.report. Returns 400 for an invalid or too long period, and 401 or 403 to
 * other users.
 */
final class ReportRoute {
	/**
	 * WooCommerce's capability for reports.
	 */
	public const CAPABILITY = 'view_woocommerce_reports';

	/**
	 * The longest period, in days.
	 */
	private const MAX_DAYS = 400;

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
				'permission_callback' => static fn (): bool => current_user_can( self::CAPABILITY ),
				'contract'            => [
					'request'  => 'shop/order-sources.request',
					'response' => 'shop/order-sources.report',
				],
			]
		);
	}

	/**
	 * Returns the report.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$from = self::day( $request->get_param( 'from' ) );
		$to   = self::day( $request->get_param( 'to' ) );
		if ( null === $from || null === $to || $to < $from || self::MAX_DAYS <= (int) $from->diff( $to )->days ) {
			return new WP_Error( 'quayside_bad_period', __( 'Please select a period of no more than 400 days. Its first day can’t be after its last day.', 'quayside-shop' ), [ 'status' => 400 ] );
		}
		$periods   = new Periods( $from, $to, self::text( $request->get_param( 'compare' ) ) );
		$dimension = new Dimension( self::text( $request->get_param( 'dimension' ) ), self::text( $request->get_param( 'touch' ) ) );
		$response  = new WP_REST_Response( ( new Report( $periods, $dimension ) )->data() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Returns a text, or '' for anything else.
	 */
	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the start of a day in the site's time zone; null for an invalid date.
	 */
	private static function day( mixed $text ): ?DateTimeImmutable {
		$day = is_string( $text ) ? DateTimeImmutable::createFromFormat( '!Y-m-d', $text, wp_timezone() ) : false;
		return $day && $day->format( 'Y-m-d' ) === $text ? $day : null;
	}
}
