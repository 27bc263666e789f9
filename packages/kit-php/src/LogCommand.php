<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Shows and clears the log.
 */
final class LogCommand implements Module {
	private const COLUMNS = [ 'time', 'level', 'source', 'message', 'context' ];

	/** Parts that log, and what they share. Log::write() lists them too. */
	private const SOURCES = [ 'forms', 'consent', 'shop', 'theme', 'switch', 'site' ];

	/** Options that select entries. */
	private const FILTERS = [ 'level', 'source', 'since', 'limit' ];

	/** Number of entries that are shown by default. */
	private const LIMIT = 100;

	public function __construct( private Terminal $terminal = new WpCliTerminal() ) {}

	public function register(): void {
		if ( WpCliTerminal::is_available() && FirstPart::claims( 'log_command' ) ) {
			WpCliTerminal::add_command( 'log', [ $this, 'log' ] );
		}
	}

	/**
	 * Shows the newest entries of the log, oldest first, or clears it.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : "clear" deletes all entries.
	 * ---
	 * options:
	 *   - clear
	 * ---
	 *
	 * [--level=<level>]
	 * : Only entries at least as severe: emergency, alert, critical, error, warning, notice, info, or debug.
	 *
	 * [--source=<source>]
	 * : Only entries of this part: forms, consent, shop, theme, switch, or site.
	 *
	 * [--since=<time>]
	 * : Only entries since a time in UTC, such as 2026-01-31 or "1 hour ago".
	 *
	 * [--limit=<number>]
	 * : Maximum number of entries. Default: 100.
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
	 * [--yes]
	 * : Clear without asking.
	 *
	 * ## EXAMPLES
	 *
	 *     wp quayside log --level=error --since="1 day ago"
	 *     wp quayside log --source=forms --format=json
	 *     wp quayside log clear --yes
	 *
	 * @param array<int, string>    $arguments Arguments.
	 * @param array<string, string> $options   Options.
	 */
	public function log( array $arguments, array $options ): void {
		if ( 'clear' === ( $arguments[0] ?? '' ) ) {
			$this->clear( $options );
			return;
		}
		$columns = CommandOptions::columns( $this->terminal, self::COLUMNS, $options );
		$level   = $options['level'] ?? 'debug';
		if ( ! isset( LogEntry::LEVELS[ $level ] ) ) {
			/* translators: 1: what was entered, 2: names of levels. */
			$text = __( '“%1$s” is not a level. Levels: %2$s.', 'quayside' );
			$this->terminal->error( sprintf( $text, $level, implode( ', ', array_keys( LogEntry::LEVELS ) ) ) );
		}
		$source = $options['source'] ?? '';
		if ( isset( $options['source'] ) && ! in_array( $source, self::SOURCES, true ) ) {
			/* translators: 1: what was entered, 2: names of sources. */
			$text = __( '“%1$s” is not a source. Sources: %2$s.', 'quayside' );
			$this->terminal->error( sprintf( $text, $source, implode( ', ', self::SOURCES ) ) );
		}
		// WordPress sets PHP's time zone to UTC.
		$since = strtotime( $options['since'] ?? '@0' );
		if ( false === $since ) {
			/* translators: %s: what was entered. */
			$this->terminal->error( sprintf( __( '“%s” is not a time.', 'quayside' ), $options['since'] ?? '' ) );
		}
		$limit = (int) ( $options['limit'] ?? self::LIMIT );
		if ( $limit < 1 ) {
			$this->terminal->error( __( 'The limit must be 1 or more.', 'quayside' ) );
		}
		$rows = array_map( [ self::class, 'row' ], self::newest( LogEntry::LEVELS[ $level ], $source, $since, $limit ) );
		if ( 'count' === ( $options['format'] ?? '' ) ) {
			$this->terminal->line( (string) count( $rows ) );
			return;
		}
		$this->terminal->rows( $options['format'] ?? 'table', $rows, $columns );
	}

	/**
	 * @param array<string, string> $options Options.
	 */
	private function clear( array $options ): void {
		if ( [] !== array_intersect_key( $options, array_flip( self::FILTERS ) ) ) {
			$this->terminal->error( __( '“clear” deletes all entries. Run it without options that select some of them.', 'quayside' ) );
		}
		$this->terminal->confirm( __( 'Delete all entries of the log?', 'quayside' ), $options );
		LogFile::clear();
		LogWoocommerce::clear();
		$this->terminal->success( __( 'The log was cleared.', 'quayside' ) );
	}

	/**
	 * Returns the newest entries, oldest first.
	 *
	 * @param int    $severity Highest number of a level.
	 * @param string $source   Source, '' for all.
	 * @param int    $since    Unix time.
	 * @return array<int, LogEntry>
	 */
	private static function newest( int $severity, string $source, int $since, int $limit ): array {
		$found = [];
		foreach ( [ LogFile::entries(), LogWoocommerce::entries() ] as $entries ) {
			foreach ( $entries as $entry ) {
				if ( LogEntry::LEVELS[ $entry->level ] <= $severity && $entry->time >= $since && in_array( $source, [ '', $entry->source ], true ) ) {
					$found[] = $entry;
				}
				// Keeps memory low without sorting for each entry.
				$found = count( $found ) > 2 * $limit + 1000 ? self::last( $found, $limit ) : $found;
			}
		}
		return self::last( $found, $limit );
	}

	/**
	 * @param array<int, LogEntry> $entries Entries.
	 * @return array<int, LogEntry>
	 */
	private static function last( array $entries, int $limit ): array {
		usort( $entries, static fn ( LogEntry $a, LogEntry $b ): int => $a->time <=> $b->time );
		return array_slice( $entries, -$limit );
	}

	/**
	 * @return array<string, string>
	 */
	private static function row( LogEntry $entry ): array {
		return [
			'time'    => gmdate( 'Y-m-d H:i:s', $entry->time ),
			'level'   => $entry->level,
			'source'  => $entry->source,
			'message' => $entry->message,
			'context' => [] === $entry->context ? '' : (string) wp_json_encode( $entry->context, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		];
	}
}
