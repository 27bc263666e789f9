<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Validation\RichText;

/**
 * Lists, exports and deletes entries of forms.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class EntriesCommand {
	/** Entries that are deleted at a time. */
	private const BATCH = 200;

	public function __construct( private Terminal $terminal ) {}

	/**
	 * Lists entries, the newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--form=<id>]
	 * : Of one form.
	 *
	 * [--status=<status>]
	 * : unread, read, spam, trash or any; the inbox by default.
	 *
	 * [--search=<words>]
	 * : With these words among their values.
	 *
	 * [--starred]
	 * : With a star.
	 *
	 * [--mail=<state>]
	 * : Whose mail is none, queued, sent or failed.
	 *
	 * [--from=<day>]
	 * : From this day on, for example 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Up to this day.
	 *
	 * [--page=<number>]
	 * : Page, from 1.
	 *
	 * [--per-page=<number>]
	 * : Entries of a page.
	 * ---
	 * default: 20
	 * ---
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count.
	 * ---
	 * default: table
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
		$format = $options['format'] ?? 'table';
		$filter = FilterOptions::filter( $options, $this->terminal );
		if ( 'count' === $format ) {
			$this->terminal->line( (string) ( new Listing() )->total( $filter ) );
			return;
		}
		$page = ( new Listing() )->page( $filter, max( 1, (int) ( $options['page'] ?? 1 ) ), max( 1, (int) ( $options['per-page'] ?? 20 ) ) );
		$rows = array_map(
			static fn ( Entry $entry ): array => [
				'id'      => $entry->id,
				'form'    => $entry->form,
				'status'  => $entry->status,
				'starred' => $entry->starred ? 'yes' : '',
				'mail'    => $entry->mail,
				'created' => $entry->created,
				// A line for each entry, whatever lines its texts have.
				'values'  => (string) preg_replace( '/\s+/u', ' ', implode( ' · ', array_filter( array_map( [ RichText::class, 'plain' ], $entry->fields ), static fn ( string $value ): bool => '' !== $value ) ) ),
			],
			$page['entries']
		);
		$this->terminal->rows( $format, $rows, [ 'id', 'form', 'status', 'starred', 'mail', 'created', 'values' ] );
	}

	/**
	 * Writes entries as CSV, with the same filter as list.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<path>]
	 * : Where to; standard output by default.
	 *
	 * [--form=<id>]
	 * : Of one form: a column for each of its fields.
	 *
	 * [--status=<status>]
	 * : unread, read, spam, trash or any; the inbox by default.
	 *
	 * [--search=<words>]
	 * : With these words among their values.
	 *
	 * [--starred]
	 * : With a star.
	 *
	 * [--mail=<state>]
	 * : Whose mail is none, queued, sent or failed.
	 *
	 * [--from=<day>]
	 * : From this day on, for example 2026-01-31.
	 *
	 * [--to=<day>]
	 * : Up to this day.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries export --form=7 --file=contact.csv
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function export( array $arguments, array $options ): void {
		$filter = FilterOptions::filter( $options, $this->terminal );
		$path   = $options['file'] ?? 'php://output';
		$out    = @fopen( $path, 'wb' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- said below.
		if ( ! $out ) {
			/* translators: %s: path of a file */
			$this->terminal->error( sprintf( __( '%s cannot be written.', 'quayside-blocks' ), $path ) );
		}
		$written = Csv::write( $out, $filter );
		fclose( $out );
		if ( isset( $options['file'] ) ) {
			/* translators: %d: number of entries */
			$this->terminal->success( sprintf( _n( '%d entry exported.', '%d entries exported.', $written, 'quayside-blocks' ), $written ) );
		}
	}

	/**
	 * Deletes entries for ever, with their files: those named, or those that a filter finds.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of entries.
	 *
	 * [--form=<id>]
	 * : All of one form; without --status those of any status.
	 *
	 * [--status=<status>]
	 * : unread, read, spam, trash or any.
	 *
	 * [--from=<day>]
	 * : From this day on.
	 *
	 * [--to=<day>]
	 * : Up to this day.
	 *
	 * [--trash]
	 * : To the trash, not for ever.
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside entries delete --form=7 --to=2025-12-31 --yes
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function delete( array $arguments, array $options ): void {
		$action = isset( $options['trash'] ) ? 'trash' : 'delete';
		$filter = FilterOptions::filter( $options + [ 'status' => 'any' ], $this->terminal );
		if ( [] === $arguments && ! FilterOptions::any( $options ) ) {
			$this->terminal->error( __( 'Name the entries: ids, or --form, --status, --from or --to.', 'quayside-blocks' ) );
		}
		$count = [] === $arguments ? ( new Listing() )->total( $filter ) : count( $arguments );
		if ( 'delete' === $action ) {
			/* translators: %d: number of entries */
			$this->terminal->confirm( sprintf( _n( 'Delete %d entry for ever?', 'Delete %d entries for ever?', $count, 'quayside-blocks' ), $count ), $options );
		}
		$done  = 0;
		$batch = [];
		foreach ( [] === $arguments ? ( new Listing() )->each( $filter ) : $arguments as $entry ) {
			$batch[] = $entry instanceof Entry ? $entry->id : absint( $entry );
			if ( count( $batch ) === self::BATCH ) {
				$done += BulkChange::apply( $action, $batch );
				$batch = [];
			}
		}
		$done += BulkChange::apply( $action, $batch );
		/* translators: %d: number of entries */
		$said = 'trash' === $action ? _n( '%d entry moved to the trash.', '%d entries moved to the trash.', $done, 'quayside-blocks' ) : _n( '%d entry deleted.', '%d entries deleted.', $done, 'quayside-blocks' );
		$this->terminal->success( sprintf( $said, $done ) );
	}
}
