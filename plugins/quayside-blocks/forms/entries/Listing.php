<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Pages of entries, quick with a million of them: pages come from an index, and numbers are counted up to a limit.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class Listing {
	/** Up to here entries are counted; beyond it is "more than". */
	public const COUNTED = 10000;

	private Search $search;

	public function __construct( ?Search $search = null ) {
		$this->search = $search ?? new Search();
	}

	/**
	 * Returns a page of entries.
	 *
	 * @param int    $page    From 1.
	 * @param int    $of_page Entries of a page.
	 * @param string $order   desc, the newest first, or asc.
	 * @return array{entries: array<int, Entry>, total: int, more: bool, since: string} With more, the total is only the least there are. A search that did not go through all entries says in since how far back it went (UTC); going forwards in time, how far on.
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
	 * Entries of one filter in steps, the newest first, in constant memory.
	 *
	 * @param int $step   Entries that are in memory at once.
	 * @param int $newest Newest id to yield.
	 * @return \Generator<int, Entry>
	 */
	public function each( Filter $filter, int $step = 500, int $newest = PHP_INT_MAX - 1 ): \Generator {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_all();
		$below              = $newest + 1;
		do {
			$rows = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE $where AND id < %d ORDER BY id DESC LIMIT %d", [ ...$values, $below, $step ] ), ARRAY_A );
			$rows = is_array( $rows ) ? $rows : [];
			// The copy that wpdb keeps of the rows would be there twice.
			$wpdb->flush();
			foreach ( $rows as $row ) {
				if ( is_array( $row ) ) {
					$entry = Entry::of( $row );
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
	 * How many there are, counted to the end.
	 *
	 * @param int $newest Newest id to count.
	 */
	public function total( Filter $filter, int $newest = PHP_INT_MAX ): int {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_all();
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE $where AND id <= %d", [ ...$values, $newest ] ) );
	}

	/**
	 * @param array<int, string|int> $values Values of the condition.
	 */
	private static function count( string $where, array $values ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM (SELECT id FROM $table WHERE $where LIMIT %d) AS counted", [ ...$values, self::COUNTED + 1 ] ) );
	}

	/**
	 * Returns the ids of entries.
	 *
	 * @param string                 $condition SQL with placeholders: a condition, and what may follow one.
	 * @param array<int, string|int> $values    Its values.
	 * @return array<int, int>
	 */
	public static function ids( string $condition, array $values ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $table WHERE $condition", $values ) ) );
	}

	/**
	 * Rows of ids, in their order.
	 *
	 * @param array<int, int> $ids Ids.
	 * @return array<int, Entry>
	 */
	private static function rows( array $ids ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$table = Tables::name( 'entries' );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE id IN (" . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', $ids ), ARRAY_A );
		$found = array_map( [ Entry::class, 'of' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
		$place = array_flip( $ids );
		usort( $found, static fn ( Entry $one, Entry $other ): int => $place[ $one->id ] <=> $place[ $other->id ] );
		return $found;
	}
}
