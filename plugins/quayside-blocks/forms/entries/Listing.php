<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Reads pages of entries. To stay fast with a million entries, pages use an index and counts stop at a limit.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class Listing {
	/** Maximum number of counted entries. */
	public const COUNTED = 10000;

	private Search $search;

	public function __construct( ?Search $search = null ) {
		$this->search = $search ?? new Search();
	}

	/**
	 * Returns a page of entries.
	 *
	 * @param int    $page    Page, starting at 1.
	 * @param int    $of_page Entries per page.
	 * @param string $order   desc for newest first, or asc.
	 * @return array{entries: array<int, Entry>, total: int, more: bool, since: string}
	 *         If "more" is true, "total" is a minimum. If a search did not cover all entries, "since" is the time (UTC) of the last
	 *         one that it covered.
	 */
	public function page( Filter $filter, int $page = 1, int $of_page = 20, string $order = 'desc' ): array {
		$order  = 'asc' === $order ? 'ASC' : 'DESC';
		$offset = $of_page * ( $page - 1 );
		if ( [] !== $filter->words() ) {
			$found = $this->search->ids( $filter, $offset + $of_page, $order );
			return [ 'entries' => self::rows( array_slice( $found['ids'], $offset, $of_page ) ) ] + $found;
		}
		[ $where, $values ] = $filter->where();
		$ids                = self::ids( "$where ORDER BY created_gmt $order, id $order LIMIT %d OFFSET %d", [ ...$values, $of_page, $offset ] );
		$total              = self::count( $where, $values );
		return [
			'entries' => self::rows( $ids ),
			'total'   => min( $total, self::COUNTED ),
			'more'    => $total > self::COUNTED,
			'since'   => '',
		];
	}

	/**
	 * Yields the entries of a filter, newest first, with constant memory.
	 *
	 * @param int $step   Number of entries in memory at once.
	 * @param int $newest Newest id to yield.
	 * @return \Generator<int, Entry>
	 */
	public function each( Filter $filter, int $step = 500, int $newest = PHP_INT_MAX - 1 ): \Generator {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_with_search();
		$below              = $newest + 1;
		do {
			$query = $wpdb->prepare( "SELECT * FROM $table WHERE $where AND id < %d ORDER BY id DESC LIMIT %d", [ ...$values, $below, $step ] );
			$rows  = $wpdb->get_results( $query, ARRAY_A );
			$rows  = is_array( $rows ) ? $rows : [];
			// Frees wpdb's own copy of the rows.
			$wpdb->flush();
			foreach ( $rows as $row ) {
				if ( is_array( $row ) ) {
					$entry = Entry::from_row( $row );
					$below = $entry->id;
					yield $entry;
				}
			}
			$more = count( $rows ) === $step;
		} while ( $more );
	}

	/**
	 * Returns the id of the newest entry, 0 where there is none.
	 */
	public function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT MAX(id) FROM ' . Tables::name( 'entries' ) );
	}

	/**
	 * Counts all entries of a filter.
	 *
	 * @param int $newest Newest id to count.
	 */
	public function total( Filter $filter, int $newest = PHP_INT_MAX ): int {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_with_search();
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE $where AND id <= %d", [ ...$values, $newest ] ) );
	}

	/**
	 * @param array<int, string|int> $values Values of the condition.
	 */
	private static function count( string $where, array $values ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$query = $wpdb->prepare( "SELECT COUNT(*) FROM (SELECT id FROM $table WHERE $where LIMIT %d) AS counted", [ ...$values, self::COUNTED + 1 ] );
		return (int) $wpdb->get_var( $query );
	}

	/**
	 * Returns the ids of entries.
	 *
	 * @param string                 $condition SQL with placeholders: a condition, optionally followed by other clauses.
	 * @param array<int, string|int> $values    Values of the placeholders.
	 * @return array<int, int>
	 */
	public static function ids( string $condition, array $values ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $table WHERE $condition", $values ) ) );
	}

	/**
	 * Returns the entries with the given ids, in the same order.
	 *
	 * @param array<int, int> $ids Ids.
	 * @return array<int, Entry>
	 */
	private static function rows( array $ids ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$table        = Tables::name( 'entries' );
		$placeholders = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$rows         = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE id IN ($placeholders)", $ids ), ARRAY_A );
		$entries      = array_map( [ Entry::class, 'from_row' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
		$positions    = array_flip( $ids );
		usort( $entries, static fn ( Entry $a, Entry $b ): int => $positions[ $a->id ] <=> $positions[ $b->id ] );
		return $entries;
	}
}
