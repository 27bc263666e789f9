<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Kit\OtherTable;
use Quayside\Blocks\Kit\Placeholders;

/**
 * Reads and changes the entries that SureForms has stored, in its own table. They are listed with Quayside's while SureForms, which
 * lists them itself, is inactive. Their IDs start at a number that Quayside's never reach.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class SureFormsEntries {
	/** Added to the IDs of SureForms. JavaScript can represent the sum exactly. */
	public const OFFSET = 4_000_000_000_000;

	/** Number of the newest entries that a search scans. */
	private const SCANNED = 15000;

	/** Actions that the table can store, as in the contract forms/entries.bulk-request. */
	private const ACTIONS = [
		'read'    => "status = 'read' WHERE status <> 'read'",
		'unread'  => "status = 'unread' WHERE status <> 'unread'",
		'trash'   => "status = 'trash' WHERE status <> 'trash'",
		'restore' => "status = 'unread' WHERE status = 'trash'",
	];

	/**
	 * @param string                 $table  Name of the table.
	 * @param Filter                 $filter The filter.
	 * @param string                 $where  Condition without the search, with placeholders.
	 * @param array<int, string|int> $values Values of the placeholders.
	 */
	private function __construct( private string $table, private Filter $filter, private string $where, private array $values ) {}

	/**
	 * Returns the entries that a filter selects; null if there can be none: the site has no table, SureForms is active, or the filter
	 * is by something that only Quayside stores.
	 */
	public static function listed( Filter $filter ): ?self {
		if ( SureForms::is_active() || $filter->starred || 'spam' === $filter->status || ! in_array( $filter->mail, [ '', 'none' ], true ) ) {
			return null;
		}
		$table = self::table();
		if ( '' === $table ) {
			return null;
		}
		$parts  = [];
		$values = [];
		if ( $filter->form > 0 ) {
			$parts[]  = 'form_id = %d';
			$values[] = $filter->form;
		}
		if ( 'any' !== $filter->status ) {
			$parts[]  = '' === $filter->status ? 'status <> %s' : 'status = %s';
			$values[] = '' === $filter->status ? 'trash' : $filter->status;
		}
		// SureForms stores times in the site's time zone.
		if ( '' !== $filter->from ) {
			$parts[]  = 'created_at >= %s';
			$values[] = "$filter->from 00:00:00";
		}
		if ( '' !== $filter->to ) {
			$parts[]  = 'created_at < %s';
			$values[] = gmdate( 'Y-m-d 00:00:00', (int) strtotime( "$filter->to 00:00:00 UTC +1 day" ) );
		}
		$where = ( [] === $parts ? '%d = 1' : implode( ' AND ', $parts ) ) . SureFormsImported::condition( $table );
		return new self( $table, $filter, $where, [] === $parts ? [ 1 ] : $values );
	}

	/**
	 * Determines whether an ID is that of a SureForms entry.
	 */
	public static function is_id( int $id ): bool {
		return $id > self::OFFSET;
	}

	/**
	 * Returns the newest or oldest entries, without the search.
	 *
	 * @param int    $limit Maximum number.
	 * @param string $order "DESC" for the newest, or "ASC".
	 * @return array<int, string> Times (UTC) by ID.
	 */
	public function first( int $limit, string $order ): array {
		return self::times( $this->rows( "$this->where ORDER BY ID $order LIMIT %d", [ ...$this->values, $limit ], 'ID, created_at' ) );
	}

	/**
	 * Searches the newest or oldest entries for the words of the filter.
	 *
	 * @param string $order "DESC" or "ASC".
	 * @return array{times: array<int, string>, since: string} Times (UTC) by ID. If the search did not cover all entries, "since" is
	 * the time of the last one that it covered.
	 */
	public function search( string $order ): array {
		global $wpdb;
		$edge              = $wpdb->get_row(
			$wpdb->prepare( "SELECT ID, created_at FROM $this->table WHERE $this->where ORDER BY ID $order LIMIT 1 OFFSET %d", [ ...$this->values, self::SCANNED ] ),
			ARRAY_A
		);
		$found             = [];
		$limit             = is_array( $edge ) && is_numeric( $edge['ID'] ) ? ( 'ASC' === $order ? ' AND ID < %d' : ' AND ID > %d' ) : '';
		[ $likes, $words ] = $this->likes();
		$values            = [ ...$this->values, ...$words, ...( '' === $limit || ! is_array( $edge ) ? [] : [ (int) $edge['ID'] ] ) ];
		foreach ( $this->rows( "$this->where$likes$limit ORDER BY ID $order", $values ) as $row ) {
			$entry = self::entry( $row );
			if ( $this->has_words( $entry ) ) {
				$found[ $entry->id ] = $entry->created;
			}
		}
		return [
			'times' => $found,
			'since' => '' === $limit || ! is_array( $edge ) || ! is_string( $edge['created_at'] ) ? '' : get_gmt_from_date( $edge['created_at'] ),
		];
	}

	/**
	 * Counts the entries, without the search.
	 *
	 * @param int $max Number at which the count stops.
	 */
	public function count( int $max ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM (SELECT ID FROM $this->table WHERE $this->where LIMIT %d) AS counted", [ ...$this->values, $max ] ) );
	}

	/**
	 * Yields the entries with the search, newest first, with constant memory.
	 *
	 * @param int $step Number of entries in memory at once.
	 * @return \Generator<int, Entry>
	 */
	public function each( int $step = 500 ): \Generator {
		global $wpdb;
		[ $likes, $words ] = $this->likes();
		$below             = PHP_INT_MAX;
		do {
			$rows = $this->rows( "$this->where$likes AND ID < %d ORDER BY ID DESC LIMIT %d", [ ...$this->values, ...$words, $below, $step ] );
			// Frees wpdb's own copy of the rows.
			$wpdb->flush();
			foreach ( $rows as $row ) {
				$entry = self::entry( $row );
				$below = $entry->id - self::OFFSET;
				if ( $this->has_words( $entry ) ) {
					yield $entry;
				}
			}
			$more = count( $rows ) === $step;
		} while ( $more );
	}

	/**
	 * Counts the entries with the search.
	 */
	public function total(): int {
		return [] === $this->filter->words() ? $this->count( PHP_INT_MAX ) : iterator_count( $this->each() );
	}

	/**
	 * Counts the entries per day of the site's time zone.
	 *
	 * @return array<string, int> Numbers by day.
	 */
	public function days(): array {
		global $wpdb;
		$days = [];
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT SUBSTR(created_at, 1, 10) AS day, COUNT(*) AS number FROM $this->table WHERE $this->where GROUP BY SUBSTR(created_at, 1, 10)", $this->values ), ARRAY_A );
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['day'] ) && is_numeric( $row['number'] ) ) {
				$days[ $row['day'] ] = (int) $row['number'];
			}
		}
		return $days;
	}

	/**
	 * Returns entries by ID. Those that don't exist are missing.
	 *
	 * @param array<int, int> $ids IDs.
	 * @return array<int, Entry>
	 */
	public static function get( array $ids ): array {
		global $wpdb;
		$table = [] === $ids ? '' : self::table();
		if ( '' === $table ) {
			return [];
		}
		$in   = Placeholders::numbers( $ids );
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE ID IN ($in)", self::own_ids( $ids ) ), ARRAY_A );
		return array_map( [ self::class, 'entry' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
	}

	/**
	 * Returns a person's entries, oldest first: those with the email address as a whole value, and those of the user. Also while
	 * SureForms is active, which has no personal data tools.
	 *
	 * @param string $email Email address, in lowercase.
	 * @param int    $user  User ID, 0 for none.
	 * @return array<int, Entry>
	 */
	public static function of_person( string $email, int $user, int $limit, int $offset ): array {
		global $wpdb;
		$table = self::table();
		if ( '' === $table ) {
			return [];
		}
		$like = '%' . $wpdb->esc_like( ':' . wp_json_encode( htmlspecialchars( $email ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) ) . '%';
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM $table WHERE (form_data LIKE %s OR (user_id = %d AND user_id > 0))" . SureFormsImported::condition( $table ) . ' ORDER BY ID LIMIT %d OFFSET %d',
				$like,
				$user,
				$limit,
				$offset
			),
			ARRAY_A
		);
		return array_map( [ self::class, 'entry' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
	}

	/**
	 * Returns the IDs of a form's entries from before a time, for its retention period.
	 *
	 * @param int $before Unix time.
	 * @return array<int, int>
	 */
	public static function expired( int $form, int $before, int $limit ): array {
		global $wpdb;
		$table = SureForms::is_active() ? '' : self::table();
		$ids   = '' === $table ? [] : $wpdb->get_col(
			$wpdb->prepare( "SELECT ID FROM $table WHERE form_id = %d AND created_at < %s LIMIT %d", $form, wp_date( 'Y-m-d H:i:s', $before ), $limit )
		);
		return array_map( static fn ( mixed $id ): int => self::OFFSET + ( is_numeric( $id ) ? (int) $id : 0 ), $ids );
	}

	/**
	 * Counts the entries of a form that are not in the trash.
	 */
	public static function count_of_form( int $form ): int {
		global $wpdb;
		$table = self::table();
		return '' === $table ? 0 : (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE form_id = %d AND status <> 'trash'" . SureFormsImported::condition( $table ), $form )
		);
	}

	/**
	 * Returns the next rows of the table, for the import.
	 *
	 * @param int $after ID of the last row, as SureForms counts.
	 * @return array<int, array<mixed>>
	 */
	public static function rows_after( int $after, int $limit ): array {
		global $wpdb;
		$table = self::table();
		$rows  = '' === $table ? [] : $wpdb->get_results( $wpdb->prepare( "SELECT ID, form_id, user_id, form_data, submission_info, status, created_at FROM $table WHERE ID > %d ORDER BY ID LIMIT %d", $after, $limit ), ARRAY_A );
		return array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) );
	}

	/**
	 * Returns which entries exist.
	 *
	 * @param array<int, int> $ids IDs as SureForms counts.
	 * @return array<int, int>
	 */
	public static function existing( array $ids ): array {
		global $wpdb;
		$table = [] === $ids ? '' : self::table();
		$found = '' === $table ? [] : $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $table WHERE ID IN (" . Placeholders::numbers( $ids ) . ')', $ids ) );
		return array_map( 'intval', $found );
	}

	/**
	 * Changes the status of entries.
	 *
	 * @param string          $status unread, read, or trash.
	 * @param array<int, int> $ids    IDs as SureForms counts.
	 */
	public static function set_status( string $status, array $ids ): void {
		global $wpdb;
		$table = [] === $ids ? '' : self::table();
		'' === $table || $wpdb->query(
			$wpdb->prepare( "UPDATE $table SET status = %s WHERE ID IN (" . Placeholders::numbers( $ids ) . ') AND status <> %s', [ $status, ...$ids, $status ] )
		);
	}

	/**
	 * Applies an action to entries. SureForms has neither stars nor spam.
	 *
	 * @param string          $action One of contract forms/entries.bulk-request, except "delete".
	 * @param array<int, int> $ids    IDs.
	 * @return int Number of changed rows.
	 * @throws \RuntimeException If the database fails.
	 */
	public static function change( string $action, array $ids ): int {
		$set = self::ACTIONS[ $action ] ?? '';
		return '' === $set ? 0 : self::write( "UPDATE %s SET $set AND ID IN (%s)", $ids );
	}

	/**
	 * Deletes entries with their files.
	 *
	 * @param array<int, int> $ids IDs.
	 * @return int Number of deleted entries.
	 * @throws \RuntimeException If the database fails.
	 */
	public static function delete( array $ids ): int {
		$files = [];
		foreach ( self::get( $ids ) as $entry ) {
			array_push( $files, ...SureFormsRow::files( $entry ) );
		}
		$done = self::write( 'DELETE FROM %s WHERE ID IN (%s)', $ids );
		array_map( 'wp_delete_file', $files );
		return $done;
	}

	/**
	 * Returns the name of the table; empty if the site has none.
	 */
	private static function table(): string {
		global $wpdb;
		return OtherTable::exists( 'srfm_entries' ) ? "{$wpdb->prefix}srfm_entries" : '';
	}

	/**
	 * @param string          $sql SQL with %s for the table, and for the placeholders of the IDs.
	 * @param array<int, int> $ids IDs.
	 */
	private static function write( string $sql, array $ids ): int {
		global $wpdb;
		$table = [] === $ids ? '' : self::table();
		if ( '' === $table ) {
			return 0;
		}
		$done = $wpdb->query( $wpdb->prepare( sprintf( $sql, $table, Placeholders::numbers( $ids ) ), self::own_ids( $ids ) ) );
		if ( false === $done ) {
			throw new \RuntimeException( 'Entries of SureForms were not changed: ' . esc_html( $wpdb->last_error ) );
		}
		return (int) $done;
	}

	/**
	 * @param array<int, string|int> $values Values of the placeholders.
	 * @return array<int, array<mixed>>
	 */
	private function rows( string $condition, array $values, string $columns = '*' ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM $this->table WHERE $condition", $values ), ARRAY_A );
		return array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) );
	}

	/**
	 * @param array<int, array<mixed>> $rows Rows.
	 * @return array<int, string> Times (UTC) by ID.
	 */
	private static function times( array $rows ): array {
		$times = [];
		foreach ( $rows as $row ) {
			if ( is_numeric( $row['ID'] ) && is_string( $row['created_at'] ) ) {
				$times[ self::OFFSET + (int) $row['ID'] ] = get_gmt_from_date( $row['created_at'] );
			}
		}
		return $times;
	}

	/**
	 * Returns a condition that finds every entry with the words, and some without, because the column also has the names of fields.
	 *
	 * @return array{0: string, 1: array<int, string>} SQL with placeholders, and their values.
	 */
	private function likes(): array {
		global $wpdb;
		$sql    = '';
		$values = [];
		foreach ( $this->filter->words() as $word ) {
			// Values are stored with entities, as JSON.
			$json     = trim( (string) wp_json_encode( htmlspecialchars( $word ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), '"' );
			$sql     .= ' AND form_data LIKE %s';
			$values[] = '%' . $wpdb->esc_like( $json ) . '%';
		}
		return [ $sql, $values ];
	}

	private function has_words( Entry $entry ): bool {
		$text = SearchableText::get( $entry->fields );
		foreach ( $this->filter->words() as $word ) {
			if ( ! str_contains( $text, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param array<mixed> $row Row of the table.
	 */
	private static function entry( array $row ): Entry {
		return SureFormsRow::entry( $row, self::OFFSET );
	}

	/**
	 * @param array<int, int> $ids IDs.
	 * @return array<int, int> IDs in the table of SureForms.
	 */
	private static function own_ids( array $ids ): array {
		return array_map( static fn ( int $id ): int => $id - self::OFFSET, $ids );
	}
}
