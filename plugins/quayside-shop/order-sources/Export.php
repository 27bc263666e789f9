<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Quayside\Shop\Kit\Csv;
use Quayside\Shop\Kit\CsvDownload;
use WP_REST_Request;

/**
 * Exports the rows of the report as a CSV file.
 *
 * @phpstan-type Sum array{orders: int, total: float}
 * @phpstan-type Row array{label: string, orders: int, total: float, before: Sum|null}
 */
final class Export {
	private const ACTION = 'quayside_order_sources_csv';

	/**
	 * Adds the action.
	 */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
	}

	/**
	 * Returns the URL of the file, without the report's arguments.
	 */
	public static function url(): string {
		return add_query_arg(
			[
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			],
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Sends the file. Responds with 403 without capability or nonce, and 400 to invalid arguments.
	 */
	public function send(): never {
		if ( ! current_user_can( ReportRoute::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to export this report.', 'quayside-shop' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		$request = new WP_REST_Request( 'GET', '/quayside-shop/v1/order-sources' );
		$names   = [ 'from', 'to', 'dimension', 'touch', 'compare' ];
		$request->set_query_params( array_intersect_key( map_deep( wp_unslash( $_GET ), 'sanitize_text_field' ), array_flip( $names ) ) );
		// The route checks the arguments by its contract.
		$response = rest_do_request( $request );
		/** @var array{from: string, to: string, dimension: string, currency: string, before: array<string, string>|null, rows: array<int, Row>, other: Row|null, totals: Row} $report */
		$report = $response->get_data();
		if ( $response->is_error() ) {
			wp_die( esc_html__( 'The report could not be exported. Please try again.', 'quayside-shop' ), '', [ 'response' => 400 ] );
		}
		$orderby = is_string( $_GET['orderby'] ?? null ) ? sanitize_key( $_GET['orderby'] ) : '';
		$rows    = self::rows( $report, $orderby, in_array( 'asc', [ $_GET['order'] ?? '' ], true ) );
		CsvDownload::send(
			"order-sources-$report[dimension]-$report[from]-$report[to].csv",
			count( $rows ),
			static function ( $out ) use ( $report, $rows ): int {
				Csv::begin( $out, self::columns( $report['currency'], null !== $report['before'] ) );
				foreach ( $rows as $row ) {
					Csv::line( $out, $row );
				}
				return count( $rows );
			}
		);
	}

	/**
	 * Returns the names of the columns.
	 *
	 * @param string $currency   ISO 4217.
	 * @param bool   $has_before Whether the report compares periods.
	 * @return array<int, string>
	 */
	public static function columns( string $currency, bool $has_before ): array {
		$columns = [ 'group', 'orders', 'share_percent', "total_$currency", "average_order_value_$currency" ];
		$before  = [
			'orders_before',
			'orders_change_percent',
			"total_before_$currency",
			'total_change_percent',
			"average_order_value_before_$currency",
			'average_order_value_change_percent',
		];
		return $has_before ? [ ...$columns, ...$before ] : $columns;
	}

	/**
	 * Returns the cells of all rows that the screen shows, in its order, except for the sum of all.
	 *
	 * @param array{rows: array<int, Row>, other: Row|null, totals: Row} $report       Report.
	 * @param string                                                     $orderby      Column, "label", "total", "average", or anything else for "orders".
	 * @param bool                                                       $is_ascending Whether the lowest value comes first.
	 * @return array<int, array<int, string>>
	 */
	public static function rows( array $report, string $orderby, bool $is_ascending ): array {
		$rows = $report['rows'];
		usort( $rows, static fn ( array $a, array $b ): int => ( self::value( $a, $orderby ) <=> self::value( $b, $orderby ) ) * ( $is_ascending ? 1 : -1 ) );
		if ( $report['other'] ) {
			$rows[] = [ 'label' => __( 'Other', 'quayside-shop' ) ] + $report['other'];
		}
		return array_map( static fn ( array $row ): array => self::cells( $row, $report['totals']['orders'] ), $rows );
	}

	/**
	 * Returns the value by which a row is sorted.
	 *
	 * @param Row    $row     Row.
	 * @param string $orderby Column.
	 */
	private static function value( array $row, string $orderby ): string|int|float {
		return match ( $orderby ) {
			'label'   => strtolower( $row['label'] ),
			'total'   => $row['total'],
			'average' => self::average( $row ) ?? -INF,
			default   => $row['orders'],
		};
	}

	/**
	 * Returns the cells of a row.
	 *
	 * @param Row $row Row.
	 * @param int $all Orders of all rows.
	 * @return array<int, string>
	 */
	private static function cells( array $row, int $all ): array {
		$cells  = [
			$row['label'],
			(string) $row['orders'],
			self::number( 100 * $row['orders'] / max( 1, $all ) ),
			self::number( $row['total'] ),
			self::number( self::average( $row ) ),
		];
		$before = $row['before'];
		if ( ! $before ) {
			return $cells;
		}
		return [
			...$cells,
			(string) $before['orders'],
			self::change( $row['orders'], $before['orders'] ),
			self::number( $before['total'] ),
			self::change( $row['total'], $before['total'] ),
			self::number( self::average( $before ) ),
			self::change( self::average( $row ), self::average( $before ) ),
		];
	}

	/**
	 * Returns the average order value; null without orders.
	 *
	 * @param array{orders: int, total: float} $sum Sum.
	 */
	private static function average( array $sum ): ?float {
		return $sum['orders'] ? $sum['total'] / $sum['orders'] : null;
	}

	/**
	 * Returns a change in percent; '' if there is nothing to compare with.
	 */
	private static function change( int|float|null $now, int|float|null $before ): string {
		return null === $now || ! $before ? '' : self::number( 100 * ( $now - $before ) / abs( $before ) );
	}

	/**
	 * Returns a number with at most two decimals and a point; '' for null.
	 */
	private static function number( ?float $value ): string {
		return null === $value ? '' : (string) round( $value, 2 );
	}
}
