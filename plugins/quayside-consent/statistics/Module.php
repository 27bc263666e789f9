<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

use Quayside\Consent\Kit\AdminScreen;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\CsvDownload;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Log\Module as Log;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the screen Tools > Consent statistics, its routes, and the counter of impressions.
 *
 * GET quayside-consent/v1/statistics (contract consent/statistics.request) returns contract consent/statistics.response, or 400 for
 * a period that is no period.
 */
final class Module implements KitModule {
	private const PAGE = 'quayside-consent-statistics';

	private const EXPORT = 'quayside_consent_export_statistics';

	private const REQUEST = 'consent/statistics.request';

	public function __construct( private Assets $assets, private Contracts $contracts, private Settings $settings, private Table $log ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
		add_action( 'admin_menu', [ $this, 'add_page' ] );
		add_action( 'admin_post_' . self::EXPORT, [ $this, 'download' ] );
		add_action( 'admin_post_nopriv_' . self::EXPORT, 'auth_redirect' );
		// The counters are no older than the log, so that rates compare the same days.
		add_action( Log::CRON, fn () => Impressions::expire( $this->settings->log_days() ) );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->log->install();
		( new ImpressionsRoute( $this->contracts, $this->settings ) )->register_route();
		$this->contracts->route(
			'quayside-consent/v1',
			'/statistics',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => [ Access::class, 'allows' ],
				'contract'            => [
					'request'  => self::REQUEST,
					'response' => 'consent/statistics.response',
				],
			]
		);
	}

	/**
	 * Adds the screen to the Tools menu.
	 */
	public function add_page(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Consent statistics', 'quayside-consent' ),
			capability: Access::capability(),
			entry: 'statistics',
			element: 'quayside-consent-statistics',
			data: static fn (): array => [
				'export' => sanitize_url( add_query_arg( [
					'action'   => self::EXPORT,
					'_wpnonce' => wp_create_nonce( self::EXPORT ),
				], admin_url( 'admin-post.php' ) ) ),
				// The server's day, because counters are in UTC.
				'today'  => gmdate( 'Y-m-d' ),
			]
		) )->add_to_submenu( 'tools.php' );
	}

	/**
	 * Returns the statistics of a period.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = self::report( $request->get_params() );
		if ( $report instanceof WP_Error ) {
			return $report;
		}
		$languages = SiteLanguages::all();
		$list      = static fn ( string $key, array $groups, array $labels = [] ): array => array_map(
			static fn ( string $value, array $counts ): array => [ $key => $value ]
				+ ( [] === $labels ? [] : [ 'label' => $labels[ $value ] ?? '' ] )
				+ $counts,
			array_map( 'strval', array_keys( $groups ) ),
			$groups
		);
		return new WP_REST_Response(
			[
				'counts'    => $this->settings->is_on( 'countImpressions' ),
				'total'     => $report->total(),
				'previous'  => $report->previous()->total(),
				'days'      => $list( 'day', $report->by( 'day' ) ),
				'languages' => $list( 'language', $report->by( 'language' ), $languages ),
				'layouts'   => $list( 'layout', $report->by( 'layout' ) ),
			]
		);
	}

	/**
	 * Sends the statistics of a period as a CSV file. Responds with 400 to an invalid period, and 403 to unauthorized users.
	 */
	public function download(): void {
		if ( ! Access::allows() || ! check_admin_referer( self::EXPORT ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view the consent statistics.', 'quayside-consent' ), '', [ 'response' => 403 ] );
		}
		$contract = $this->contracts->get( self::REQUEST );
		$period   = array_intersect_key( wp_unslash( $_GET ), $contract->args() );
		$valid    = $contract->validate( $period );
		$report   = true === $valid ? self::report( $period ) : $valid;
		if ( $report instanceof WP_Error ) {
			wp_die( esc_html( $report->get_error_message() ), '', [ 'response' => 400 ] );
		}
		CsvDownload::send(
			'consent-statistics-' . wp_date( 'Y-m-d' ) . '.csv',
			count( $report->rows() ),
			static fn ( $out ): int => Csv::write( $out, $report )
		);
	}

	/**
	 * @param array<mixed> $period Contract consent/statistics.request.
	 */
	private static function report( array $period ): Report|WP_Error {
		[ $from, $to ] = array_map( static fn ( string $key ): string => is_string( $period[ $key ] ?? null ) ? $period[ $key ] : '', [ 'from', 'to' ] );
		foreach ( [ $from, $to ] as $day ) {
			if ( ! checkdate( (int) substr( $day, 5, 2 ), (int) substr( $day, 8, 2 ), (int) substr( $day, 0, 4 ) ) ) {
				return new WP_Error( 'consent_no_day', __( 'This day does not exist. Please enter another one.', 'quayside-consent' ), [ 'status' => 400 ] );
			}
		}
		if ( $from > $to ) {
			return new WP_Error(
				'consent_no_period',
				__( 'The first day is after the last day. Please enter an earlier one.', 'quayside-consent' ),
				[ 'status' => 400 ]
			);
		}
		return new Report( $from, $to );
	}
}
