<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Kit\CommandOptions;
use Quayside\Blocks\Kit\CsvFile;
use Quayside\Blocks\Kit\Terminal;

/**
 * Lists, exports, and deletes form entries.
 */
final class EntriesCommand {
	/** Entries to delete at a time. */
	private const BATCH = 200;

	private const COLUMNS = [ 'id', 'form', 'status', 'starred', 'mail', 'created', 'values' ];

	/** Schemas of the options that select a page. */
	private const PAGES = [
		'page'     => [ 'type' => 'integer' ],
		'per-page' => [ 'type' => 'integer' ],
	];

	public function __construct( private Terminal $terminal, private FilterOptions $filter, private Mailer $mailer ) {}

	/**
	 * Lists entries, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<id>]
	 * : Only entries of this form.
	 *
	 * [--status=<status>]
	 * : Only entries with this status: unread, read, spam, trash, or any. Default: unread and read.
	 *
	 * [--search=<words>]
	 * : Only entries whose values contain these words.
	 *
	 * [--starred]
	 * : Only starred entries.
	 *
	 * [--mail=<state>]
	 * : Only entries with this email status: none, queued, sending, sent, or failed.
	 *
	 * [--from=<day>]
	 * : Only entries received on or after this date, for example 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Only entries received on or before this date.
	 *
	 * [--page=<number>]
	 * : Page number, starting at 1.
	 *
	 * [--per-page=<number>]
	 * : Number of entries per page. Default: 20, or all with --format=ids.
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
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries list --form=7 --status=unread
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function list( array $arguments, array $options ): void {
		$format  = $options['format'] ?? 'table';
		$filter  = $this->filter->filter( $options );
		$columns = CommandOptions::columns( $this->terminal, self::COLUMNS, $options );
		CommandOptions::check( $this->terminal, self::PAGES, $options );
		if ( 'count' === $format ) {
			$this->terminal->line( (string) ( new Listing() )->total( $filter ) );
			return;
		}
		if ( 'ids' === $format && ! isset( $options['page'] ) && ! isset( $options['per-page'] ) ) {
			// They are for another command, which should get all of them.
			$ids = [];
			foreach ( ( new Listing() )->each( $filter ) as $entry ) {
				$ids[] = [ 'id' => $entry->id ];
			}
			$this->terminal->rows( 'ids', $ids, [ 'id' ] );
			return;
		}
		$page = ( new Listing() )->page( $filter, (int) ( $options['page'] ?? 1 ), (int) ( $options['per-page'] ?? 20 ) );
		$text = static function ( Entry $entry ): string {
			$values = array_filter( array_map( [ RichText::class, 'plain' ], $entry->fields ), static fn ( string $value ): bool => '' !== $value );
			// One line per entry, even if values have multiple lines.
			return (string) preg_replace( '/\s+/u', ' ', implode( ' · ', $values ) );
		};
		$rows = array_map(
			static fn ( Entry $entry ): array => [
				'id'      => $entry->id,
				'form'    => $entry->form,
				'status'  => $entry->status,
				'starred' => $entry->starred ? 'yes' : '',
				'mail'    => $entry->mail,
				'created' => $entry->created,
				'values'  => $text( $entry ),
			],
			$page['entries']
		);
		$this->terminal->rows( $format, $rows, $columns );
	}

	/**
	 * Exports entries as CSV, with the same filters as list.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<path>]
	 * : Path of the file to write. Default: standard output.
	 *
	 * [--form=<id>]
	 * : Only entries of this form, with one column per field.
	 *
	 * [--status=<status>]
	 * : Only entries with this status: unread, read, spam, trash, or any. Default: unread and read.
	 *
	 * [--search=<words>]
	 * : Only entries whose values contain these words.
	 *
	 * [--starred]
	 * : Only starred entries.
	 *
	 * [--mail=<state>]
	 * : Only entries with this email status: none, queued, sending, sent, or failed.
	 *
	 * [--from=<day>]
	 * : Only entries received on or after this date, for example 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Only entries received on or before this date.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries export --form=7 --file=contact.csv
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function export( array $arguments, array $options ): void {
		$filter  = $this->filter->filter( $options );
		$written = CsvFile::write( $this->terminal, $options, static fn ( $out ): int => Csv::write( $out, $filter ) );
		if ( null !== $written ) {
			/* translators: %d: number of entries */
			$this->terminal->success( sprintf( _n( '%d entry exported.', '%d entries exported.', $written, 'quayside-blocks' ), $written ) );
		}
	}

	/**
	 * Permanently deletes entries and their files, by ID or by filter.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : One or more entry IDs.
	 *
	 * [--form=<id>]
	 * : All entries of this form. Without --status, entries of any status.
	 *
	 * [--status=<status>]
	 * : Only entries with this status: unread, read, spam, trash, or any.
	 *
	 * [--from=<day>]
	 * : Only entries received on or after this date.
	 *
	 * [--to=<day>]
	 * : Only entries received on or before this date.
	 *
	 * [--trash]
	 * : Move to the trash instead of deleting permanently.
	 *
	 * [--yes]
	 * : Skip the confirmation prompt.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries delete --form=7 --to=2025-12-31 --yes
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function delete( array $arguments, array $options ): void {
		$action = CommandOptions::has_flag( $options, 'trash' ) ? 'trash' : 'delete';
		$filter = $this->filter->filter( $options + [ 'status' => 'any' ] );
		$ids    = $this->ids( $arguments );
		if ( [] !== $ids && FilterOptions::any( $options ) ) {
			$this->terminal->error( __( 'Pass IDs, or use options that select entries, but not both.', 'quayside-blocks' ) );
		}
		if ( [] === $ids && ! FilterOptions::any( $options ) ) {
			$this->terminal->error( __( 'Specify which entries: pass IDs, or use --form, --status, --from, or --to.', 'quayside-blocks' ) );
		}
		$count = [] === $ids ? ( new Listing() )->total( $filter ) : count( $ids );
		if ( 'delete' === $action ) {
			$this->terminal->confirm(
				/* translators: %d: number of entries */
				sprintf( _n( 'Permanently delete %d entry?', 'Permanently delete %d entries?', $count, 'quayside-blocks' ), $count ),
				$options
			);
		}
		$done  = 0;
		$batch = [];
		foreach ( [] === $ids ? ( new Listing() )->each( $filter ) : $ids as $entry ) {
			$batch[] = $entry instanceof Entry ? $entry->id : $entry;
			if ( count( $batch ) === self::BATCH ) {
				$done += BulkChange::apply( $action, $batch );
				$batch = [];
			}
		}
		$done += BulkChange::apply( $action, $batch );
		/* translators: %d: number of entries */
		$message = _n( '%d entry deleted.', '%d entries deleted.', $done, 'quayside-blocks' );
		if ( 'trash' === $action ) {
			/* translators: %d: number of entries */
			$message = _n( '%d entry moved to the trash.', '%d entries moved to the trash.', $done, 'quayside-blocks' );
		}
		$this->terminal->success( sprintf( $message, $done ) );
	}

	/**
	 * Changes entries, as the bulk actions of the entries screen do.
	 *
	 * ## OPTIONS
	 *
	 * <action>
	 * : read, unread, spam, star, unstar, trash, or restore. To delete entries, run `wp quayside entries delete`.
	 *
	 * <id>...
	 * : One or more entry IDs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries change read 12 13
	 *     wp quayside entries change restore $(wp quayside entries list --status=trash --format=ids)
	 *
	 * @param array<int, string> $arguments Arguments.
	 */
	public function change( array $arguments ): void {
		$action = array_shift( $arguments ) ?? '';
		if ( ! in_array( $action, BulkChange::changes(), true ) ) {
			/* translators: 1: option, 2: allowed values, separated by commas */
			$this->terminal->error( sprintf( __( '%1$s must be one of: %2$s.', 'quayside-blocks' ), '<action>', implode( ', ', BulkChange::changes() ) ) );
		}
		$done = 0;
		foreach ( array_chunk( $this->ids( $arguments ), self::BATCH ) as $batch ) {
			$done += BulkChange::apply( $action, $batch );
		}
		/* translators: %d: number of entries */
		$this->terminal->success( sprintf( _n( '%d entry changed.', '%d entries changed.', $done, 'quayside-blocks' ), $done ) );
	}

	/**
	 * Sends the emails of entries again.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : One or more entry IDs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries resend $(wp quayside entries list --mail=failed --format=ids)
	 *
	 * @param array<int, string> $arguments Arguments.
	 */
	public function resend( array $arguments ): void {
		$failed = [];
		foreach ( $this->ids( $arguments ) as $id ) {
			$entry = ( new Entries() )->get( $id );
			if ( ! $entry || ! $this->mailer->resend( $entry ) ) {
				$failed[] = $id;
			}
		}
		if ( [] !== $failed ) {
			/* translators: %s: numbers of entries, separated by commas */
			$this->terminal->error( sprintf( __( 'The emails of these entries could not be sent: %s.', 'quayside-blocks' ), implode( ', ', $failed ) ) );
		}
		$count = count( $arguments );
		/* translators: %d: number of entries */
		$message = _n( 'The emails of %d entry were sent.', 'The emails of %d entries were sent.', $count, 'quayside-blocks' );
		$this->terminal->success( sprintf( $message, $count ) );
	}

	/**
	 * Returns the IDs of a command. Anything else is an error before a single entry is changed.
	 *
	 * @param array<int, string> $arguments Arguments.
	 * @return array<int, int>
	 */
	private function ids( array $arguments ): array {
		foreach ( $arguments as $argument ) {
			if ( 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $argument ) ) {
				/* translators: %s: what was entered. */
				$this->terminal->error( sprintf( __( '“%s” is not the ID of an entry.', 'quayside-blocks' ), $argument ) );
			}
		}
		return array_values( array_unique( array_map( 'intval', $arguments ) ) );
	}
}
