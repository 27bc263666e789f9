<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The report of the switch, which an agency can hand to its client: as rows, and as a CSV or JSON file at
 * admin-post.php?action=quayside_switch_report. Memory use does not depend on the number of rows.
 *
 * @phpstan-import-type JournalRow from SwitchTable
 */
final class SwitchReport {
	/** Capability that the report, the routes, and the screen require. */
	public const CAPABILITY = 'manage_options';

	public const ACTION = 'quayside_switch_report';

	/** Number of rows in memory at once. */
	public const BATCH = 500;

	/** Columns of a row, in order. */
	public const COLUMNS = [ 'id', 'source', 'kind', 'title', 'count', 'result', 'state', 'notes' ];

	/**
	 * Adds the download.
	 */
	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ self::class, 'send' ] );
		add_action( 'admin_post_nopriv_' . self::ACTION, 'auth_redirect' );
	}

	/**
	 * Returns the URL of the download for the current user, without the format.
	 */
	public static function url(): string {
		return add_query_arg( [
			'action'   => self::ACTION,
			'_wpnonce' => wp_create_nonce( self::ACTION ),
		], admin_url( 'admin-post.php' ) );
	}

	/**
	 * Sends the file.
	 */
	public static function send(): void {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view this report.', 'quayside' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		if ( 'json' === ( $_GET['format'] ?? '' ) ) {
			nocache_headers();
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'Content-Disposition: attachment; filename="quayside-switch.json"' );
			header( 'X-Content-Type-Options: nosniff' );
			self::json( static function ( string $text ): void {
				echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON.
			} );
			exit;
		}
		CsvDownload::send( 'quayside-switch.csv', (int) array_sum( SwitchTable::states() ), static function ( $out, callable $after ): int {
			Csv::begin( $out, array_values( self::heads() ) );
			$words = self::words();
			$count = 0;
			foreach ( self::all() as $row ) {
				Csv::line( $out, self::cells( $row, $words ) );
				++$count;
				0 === $count % CsvDownload::STEP && $after( $count );
			}
			return $count;
		} );
	}

	/**
	 * Writes all rows as a JSON list.
	 *
	 * @param callable(string): void $write Writes a part.
	 */
	public static function json( callable $write ): void {
		$separator = '[';
		foreach ( self::all() as $row ) {
			$write( "$separator\n" . wp_json_encode( $row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			$separator = ',';
		}
		$write( ( '[' === $separator ? '[' : '' ) . "\n]\n" );
	}

	/**
	 * Yields all rows, oldest first.
	 *
	 * @return \Generator<int, array<string, mixed>>
	 */
	public static function all(): \Generator {
		$after = 0;
		do {
			$rows = SwitchTable::after( $after, self::BATCH );
			$more = count( $rows ) === self::BATCH;
			foreach ( $rows as $row ) {
				$after = $row['id'];
				yield self::row( $row );
			}
		} while ( $more );
	}

	/**
	 * Returns a row. Contract switch/report-row.
	 *
	 * @param JournalRow $row Row of the journal.
	 * @return array<string, mixed>
	 */
	public static function row( array $row ): array {
		$parts = explode( '/', $row['ref'] );
		return [
			'id'     => $row['id'],
			'source' => $row['source'],
			'kind'   => $row['kind'],
			'title'  => $row['title'],
			// Batches run without a user, who can't edit anything.
			'url'    => 'posts' === $parts[0] ? (string) get_edit_post_link( (int) ( $parts[1] ?? 0 ), 'raw' ) : $row['url'],
			'count'  => $row['count'],
			'result' => $row['result'],
			'state'  => $row['state'],
			'notes'  => $row['notes'],
		];
	}

	/**
	 * Returns the cells of a row as texts.
	 *
	 * @param array<string, mixed>  $row   Row.
	 * @param array<string, string> $words What words() returns, which callers with many rows get once.
	 * @return array<int, string>
	 */
	public static function cells( array $row, array $words ): array {
		return array_map( static function ( string $name ) use ( $row, $words ): string {
			$value = $row[ $name ] ?? '';
			$text  = is_array( $value ) ? implode( ' ', array_filter( $value, 'is_string' ) ) : ( is_scalar( $value ) ? (string) $value : '' );
			return 'result' === $name || 'state' === $name ? $words[ $text ] ?? $text : $text;
		}, self::COLUMNS );
	}

	/**
	 * Returns the names of the columns.
	 *
	 * @return array<string, string>
	 */
	public static function heads(): array {
		$words = SwitchWords::all();
		return array_combine(
			self::COLUMNS,
			[ 'ID', $words['source'], $words['kind'], $words['title'], $words['count'], $words['result'], $words['state'], $words['notes'] ]
		);
	}

	/**
	 * Returns the names of results and states.
	 *
	 * @return array<string, string>
	 */
	public static function words(): array {
		return array_intersect_key(
			SwitchWords::all(),
			array_flip( [ 'kept', 'converted', 'approximated', 'dropped', 'done', 'skipped', 'failed', 'edited', 'undone' ] )
		);
	}
}
