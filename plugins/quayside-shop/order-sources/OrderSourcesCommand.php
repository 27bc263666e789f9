<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Quayside\Shop\Kit\CommandOptions;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Terminal;
use Quayside\Shop\Kit\WpCliTerminal;
use WP_REST_Request;

/**
 * The command `wp quayside order-sources`, which prints the rows of the report.
 *
 * @phpstan-type Sum array{orders: int, total: float}
 * @phpstan-type Row array{label: string, orders: int, total: float, before: Sum|null}
 */
final class OrderSourcesCommand {
	public function __construct( private Contracts $contracts, private Terminal $terminal ) {}

	/**
	 * Adds the command.
	 */
	public static function register( Contracts $contracts ): void {
		if ( WpCliTerminal::is_available() ) {
			WpCliTerminal::add_command( 'order-sources', new self( $contracts, new WpCliTerminal() ) );
		}
	}

	/**
	 * Lists orders and revenue by source, as Analytics > Order sources does.
	 *
	 * ## OPTIONS
	 *
	 * --from=<day>
	 * : First day in the site's time zone, for example 2026-01-01.
	 *
	 * --to=<day>
	 * : Last day. At most 400 days.
	 *
	 * [--dimension=<dimension>]
	 * : source, medium, campaign, landing_page, or device.
	 * ---
	 * default: source
	 * ---
	 *
	 * [--touch=<touch>]
	 * : The visit that counts: last or first.
	 * ---
	 * default: last
	 * ---
	 *
	 * [--compare=<period>]
	 * : Period to compare with: none, previous_period, or previous_year.
	 * ---
	 * default: none
	 * ---
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside order-sources --from=2026-01-01 --to=2026-01-31 --format=csv
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function __invoke( array $arguments, array $options ): void {
		$properties = $this->contracts->get( 'shop/order-sources.request' )->args();
		CommandOptions::check( $this->terminal, $properties, $options );
		$rest = new WP_REST_Request();
		$rest->set_query_params( array_intersect_key( $options, $properties ) );
		$response = ( new ReportRoute( $this->contracts ) )->get( $rest );
		if ( is_wp_error( $response ) ) {
			$this->terminal->error( $response->get_error_message() );
		}
		/** @var array{currency: string, before: array<string, string>|null, rows: array<int, Row>, other: Row|null, totals: Row} $report */
		$report  = $response->get_data();
		$columns = Export::columns( $report['currency'], null !== $report['before'] );
		$rows    = array_map( static fn ( array $cells ): array => array_combine( $columns, $cells ), Export::rows( $report, '', false ) );
		$this->terminal->rows( $options['format'] ?? 'table', $rows, $columns );
	}
}
