<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The journal of the switch: one row for each item, with what is needed to undo it. The report is made from it.
 *
 * @phpstan-type JournalRow array{id: int, run: int, ref: string, source: string, kind: string, title: string, place: string, url: string, count: int, result: string, state: string, tries: int, notes: array<int, string>, data: array<string, mixed>}
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class SwitchTable {
	/** Option with the version of the table. */
	public const OPTION = 'quayside_switch_table';

	private const VERSION = '1';

	/** Columns that hold JSON. */
	private const JSON = [ 'notes', 'data' ];

	/**
	 * Returns the name of the table.
	 */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_switch';
	}

	/**
	 * Creates the table if it doesn't exist. A site that never switches has none.
	 */
	public static function create(): void {
		if ( self::exists() ) {
			return;
		}
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php'; // @phpstan-ignore requireOnce.fileNotFound
		$name  = self::name();
		$shows = $wpdb->suppress_errors();
		// A backup from before the switch was restored. It brings the options back, but does not remove tables that it doesn't have.
		self::is_left_behind() && $wpdb->query( "DROP TABLE IF EXISTS $name" );
		dbDelta(
			"CREATE TABLE $name (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				run int(10) unsigned NOT NULL,
				ref varchar(120) NOT NULL,
				source varchar(200) NOT NULL DEFAULT '',
				kind varchar(200) NOT NULL DEFAULT '',
				title text NOT NULL,
				place text NOT NULL,
				url text NOT NULL,
				count bigint(20) unsigned NOT NULL DEFAULT 0,
				result varchar(20) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL DEFAULT 'pending',
				tries tinyint(3) unsigned NOT NULL DEFAULT 0,
				notes longtext NOT NULL,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY run_ref (run,ref),
				KEY ref (ref),
				KEY state (state,id)
			) {$wpdb->get_charset_collate()};"
		);
		$exists = false !== $wpdb->query( "SELECT 1 FROM $name LIMIT 1" );
		$wpdb->suppress_errors( $shows );
		$exists && update_option( self::OPTION, self::VERSION, false );
	}

	/**
	 * Determines whether a table would be that of a switch which this database knows nothing of.
	 */
	private static function is_left_behind(): bool {
		global $wpdb;
		$query = "SELECT COUNT(*) FROM $wpdb->options WHERE option_name IN (%s, %s)";
		return '0' === $wpdb->get_var( $wpdb->prepare( $query, self::OPTION, SwitchState::OPTION ) );
	}

	/**
	 * Determines whether the site has the table.
	 */
	public static function exists(): bool {
		return self::VERSION === get_option( self::OPTION );
	}

	/**
	 * Begins an item, before anything changes. Returns its row: new, or of an earlier attempt that was interrupted.
	 *
	 * @param int    $run Number of the run.
	 * @param string $ref Reference of the item, unique in a run.
	 * @return JournalRow
	 * @throws \RuntimeException If the database fails.
	 */
	public static function begin( int $run, string $ref ): array {
		global $wpdb;
		$table = self::name();
		$done  = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (run, ref, title, place, url, tries, notes, data) VALUES (%d, %s, '', '', '', 1, '[]', '[]')", $run, $ref ) );
		if ( 1 !== $done ) {
			$wpdb->query( $wpdb->prepare( "UPDATE $table SET tries = tries + 1 WHERE run = %d AND ref = %s AND state = 'pending'", $run, $ref ) );
		}
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE run = %d AND ref = %s", $run, $ref ), ARRAY_A );
		if ( ! is_array( $row ) ) {
			throw new \RuntimeException( 'The journal of the switch was not written: ' . esc_html( $wpdb->last_error ) );
		}
		return self::row( $row );
	}

	/**
	 * Changes a row.
	 *
	 * @param array<string, mixed> $values Values by column. Arrays become JSON.
	 * @throws \RuntimeException If the database fails. A change that could not be undone must not go on.
	 */
	public static function update( int $id, array $values ): void {
		global $wpdb;
		foreach ( self::JSON as $column ) {
			if ( isset( $values[ $column ] ) ) {
				$values[ $column ] = (string) wp_json_encode( $values[ $column ], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			}
		}
		if ( false === $wpdb->update( self::name(), $values, [ 'id' => $id ] ) ) {
			throw new \RuntimeException( 'The journal of the switch was not written: ' . esc_html( $wpdb->last_error ) );
		}
	}

	/**
	 * Removes a row of an item that had nothing to change.
	 */
	public static function remove( int $id ): void {
		global $wpdb;
		$wpdb->delete( self::name(), [ 'id' => $id ] );
	}

	/**
	 * Returns a row.
	 *
	 * @return JournalRow|null
	 */
	public static function get( int $id ): ?array {
		global $wpdb;
		$row = self::exists() ? $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . self::name() . ' WHERE id = %d', $id ), ARRAY_A ) : null;
		return is_array( $row ) ? self::row( $row ) : null;
	}

	/**
	 * Determines whether an item has been converted by any run, and not undone. One that failed on the way is also done, so that its undo
	 * restores what it had changed, but its result says that it was dropped.
	 *
	 * @param bool $or_edited Whether an item counts that an undo left, because it was edited since.
	 */
	public static function is_done( string $ref, bool $or_edited = true ): bool {
		global $wpdb;
		$edited = $or_edited ? " OR state = 'edited'" : '';
		$query  = 'SELECT id FROM ' . self::name() . " WHERE ref = %s AND ( ( state = 'done' AND result <> 'dropped' )$edited ) LIMIT 1";
		return null !== $wpdb->get_var( $wpdb->prepare( $query, $ref ) );
	}

	/**
	 * Returns rows, oldest first, without their data.
	 *
	 * @return array<int, JournalRow>
	 */
	public static function after( int $after, int $limit ): array {
		return self::select( "id > %d AND state <> 'pending' ORDER BY id LIMIT %d", $after, $limit, "id, run, ref, source, kind, title, place, url, count, result, state, tries, notes, '' AS data" );
	}

	/**
	 * Returns the newest converted item before an ID: the next one to undo.
	 *
	 * @return JournalRow|null
	 */
	public static function newest_done( int $before ): ?array {
		return self::select( "id < %d AND state = 'done' ORDER BY id DESC LIMIT %d", $before, 1 )[0] ?? null;
	}

	/**
	 * Counts the rows by state.
	 *
	 * @return array<string, int>
	 */
	public static function states(): array {
		global $wpdb;
		$counts = [];
		$rows   = self::exists() ? $wpdb->get_results( 'SELECT state, COUNT(*) AS number FROM ' . self::name() . ' GROUP BY state', ARRAY_A ) : [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['state'] ) && is_numeric( $row['number'] ) ) {
				$counts[ $row['state'] ] = (int) $row['number'];
			}
		}
		return $counts;
	}

	/**
	 * @return array<int, JournalRow>
	 */
	private static function select( string $where, int $edge, int $limit, string $columns = '*' ): array {
		global $wpdb;
		$rows = self::exists() ? $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM " . self::name() . " WHERE $where", $edge, $limit ), ARRAY_A ) : [];
		return array_map( [ self::class, 'row' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
	}

	/**
	 * @param array<mixed> $row Row of the database.
	 * @return JournalRow
	 */
	private static function row( array $row ): array {
		$text   = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		$notes  = json_decode( $text( 'notes' ), true );
		$data   = json_decode( $text( 'data' ), true );
		$values = is_array( $data ) ? $data : [];
		/** @var array<string, mixed> $values */
		return [
			'id'     => (int) $text( 'id' ),
			'run'    => (int) $text( 'run' ),
			'ref'    => $text( 'ref' ),
			'source' => $text( 'source' ),
			'kind'   => $text( 'kind' ),
			'title'  => $text( 'title' ),
			'place'  => $text( 'place' ),
			'url'    => $text( 'url' ),
			'count'  => (int) $text( 'count' ),
			'result' => $text( 'result' ),
			'state'  => $text( 'state' ),
			'tries'  => (int) $text( 'tries' ),
			'notes'  => array_values( array_filter( is_array( $notes ) ? $notes : [], 'is_string' ) ),
			'data'   => $values,
		];
	}
}
