<?php
declare( strict_types=1 );

namespace Quayside\Consent\Cli;

use Quayside\Consent\Kit\CommandOptions;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\CsvFile;
use Quayside\Consent\Kit\Terminal;
use Quayside\Consent\Log\Csv;
use Quayside\Consent\Log\Erasure;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Screen\SettingsChanges;

/**
 * Lists, exports, and erases consent records, and asks visitors again.
 */
final class ConsentCommand {
	private const COLUMNS = [ 'consent_id', 'logged_at', 'action', 'law', 'categories', 'revision', 'language' ];

	public function __construct( private Contracts $contracts, private SettingsChanges $changes, private Terminal $terminal ) {}

	/**
	 * Lists consent records, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--id=<id>]
	 * : Only records whose consent ID starts with this.
	 *
	 * [--choice=<choice>]
	 * : Only this choice: accept, reject, save, close, placeholder, gpc, or api.
	 *
	 * [--from=<day>]
	 * : Only records made on or after this date in UTC, for example 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Only records made on or before this date in UTC.
	 *
	 * [--page=<number>]
	 * : Page of 50 records, starting at 1.
	 *
	 * [--fields=<fields>]
	 * : Columns to show, separated by commas. Default: all.
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
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside consent list --choice=reject --from=2026-01-01
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function list( array $arguments, array $options ): void {
		$search  = $this->search( $options );
		$columns = CommandOptions::columns( $this->terminal, self::COLUMNS, $options );
		if ( 'count' === ( $options['format'] ?? '' ) ) {
			$this->terminal->line( (string) $search->count() );
			return;
		}
		$this->terminal->rows( $options['format'] ?? 'table', $search->page( (int) ( $options['page'] ?? 1 ) ), $columns );
	}

	/**
	 * Exports consent records as CSV, with the same filters as list.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<path>]
	 * : Path of the file to write. Default: standard output.
	 *
	 * [--id=<id>]
	 * : Only records whose consent ID starts with this.
	 *
	 * [--choice=<choice>]
	 * : Only this choice: accept, reject, save, close, placeholder, gpc, or api.
	 *
	 * [--from=<day>]
	 * : Only records made on or after this date in UTC, for example 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Only records made on or before this date in UTC.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside consent export --from=2026-01-01 --file=consent.csv
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function export( array $arguments, array $options ): void {
		$search  = $this->search( $options );
		$written = CsvFile::write( $this->terminal, $options, static fn ( $out ): int => Csv::write( $out, $search->each() ) );
		if ( null !== $written ) {
			/* translators: %d: number of records. */
			$this->terminal->success( sprintf( _n( '%d record exported.', '%d records exported.', $written, 'quayside-consent' ), $written ) );
		}
	}

	/**
	 * Permanently deletes the records of a visitor, for example after a request for erasure.
	 *
	 * ## OPTIONS
	 *
	 * <consent-id>
	 * : The whole consent ID, which the visitor finds in the cookie or the receipt.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside consent erase k3Vb9QxT1mZpL0aWcR7sYdE5uJ2hNf8G
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function erase( array $arguments, array $options ): void {
		$id    = $arguments[0] ?? '';
		$count = count( self::table()->get_by_consent_id( $id ) );
		if ( 0 === $count ) {
			$this->terminal->error( __( 'No consent record with this ID was found.', 'quayside-consent' ) );
		}
		/* translators: %d: number of records. */
		$question = _n( 'Permanently delete %d record?', 'Permanently delete %d records?', $count, 'quayside-consent' );
		$this->terminal->confirm( sprintf( $question, $count ), $options );
		$count = Erasure::erase( $id );
		/* translators: %d: number of records. */
		$this->terminal->success( sprintf( _n( '%d record deleted.', '%d records deleted.', $count, 'quayside-consent' ), $count ) );
	}

	/**
	 * Shows the cookie banner again to every visitor.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside consent ask-again --yes
	 *
	 * @subcommand ask-again
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function ask_again( array $arguments, array $options ): void {
		$this->terminal->confirm( __( 'Ask every visitor again?', 'quayside-consent' ), $options );
		$this->changes->ask_again();
		$this->terminal->success( __( 'Every visitor will be asked again.', 'quayside-consent' ) );
	}

	/**
	 * @param array<string, string> $options Options.
	 */
	private function search( array $options ): Search {
		CommandOptions::check( $this->terminal, $this->contracts->get( 'consent/log.search-request' )->args(), $options );
		self::table();
		return new Search( array_intersect_key( $options, array_flip( [ 'id', 'choice', 'from', 'to' ] ) ) );
	}

	/**
	 * Returns the log. Its tables are otherwise created or updated when somebody visits the admin or makes a choice.
	 */
	private static function table(): Table {
		$table = new Table();
		$table->install();
		return $table;
	}
}
