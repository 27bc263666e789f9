<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Placeholders;

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
		$order     = 'asc' === $order ? 'ASC' : 'DESC';
		$offset    = $of_page * ( $page - 1 );
		$sureforms = SureFormsEntries::listed( $filter );
		if ( null !== $sureforms ) {
			return $this->merged( $filter, $sureforms, $offset, $of_page, $order );
		}
		if ( [] !== $filter->words() ) {
			$found = $this->search->ids( $filter, $offset + $of_page, $order );
			return [ 'entries' => self::rows( array_slice( $found['ids'], $offset, $of_page ) ) ] + $found;
		}
		[ $where, $values ] = $filter->where();
		$ids                = Search::select( "$where ORDER BY created_gmt $order, id $order LIMIT %d OFFSET %d", [ ...$values, $of_page, $offset ] );
		$total              = self::count( $where, $values );
		return [
			'entries' => self::rows( $ids ),
			'total'   => min( $total, self::COUNTED ),
			'more'    => $total > self::COUNTED,
			'since'   => '',
		];
	}

	/**
	 * Returns a page of Quayside's and SureForms' entries.
	 *
	 * @param int    $offset  Number of entries before the page.
	 * @param int    $of_page Entries per page.
	 * @param string $order   "DESC" or "ASC".
	 * @return array{entries: array<int, Entry>, total: int, more: bool, since: string}
	 */
	private function merged( Filter $filter, SureFormsEntries $sureforms, int $offset, int $of_page, string $order ): array {
		$needed = $offset + $of_page;
		if ( [] !== $filter->words() ) {
			$own    = $this->search->ids( $filter, $needed, $order );
			$found  = $sureforms->search( $order );
			$theirs = $found['times'];
			$total  = $own['total'] + count( $theirs );
			$more   = $own['more'] || '' !== $found['since'];
			$since  = [ $own['since'], $found['since'] ];
			sort( $since );
			$since = '' === $since[0] ? $since[1] : $since[ 'ASC' === $order ? 0 : 1 ];
			$ids   = array_slice( $own['ids'], 0, $needed );
		} else {
			[ $where, $values ] = $filter->where();
			$ids                = Search::select( "$where ORDER BY created_gmt $order, id $order LIMIT %d", [ ...$values, $needed ] );
			$theirs             = $sureforms->first( $needed, $order );
			$counted            = self::count( $where, $values ) + $sureforms->count( self::COUNTED + 1 );
			$total              = min( $counted, self::COUNTED );
			$more               = $counted > self::COUNTED;
			$since              = '';
		}
		$all = [];
		foreach ( self::times( $ids ) + $theirs as $id => $time ) {
			$all[] = [ $time, $id ];
		}
		'ASC' === $order ? sort( $all ) : rsort( $all );
		return [
			'entries' => self::rows( array_slice( array_column( $all, 1 ), $offset, $of_page ) ),
			'total'   => $total,
			'more'    => $more,
			'since'   => $since,
		];
	}

	/**
	 * Returns the times (UTC) of Quayside's entries by ID.
	 *
	 * @param array<int, int> $ids IDs.
	 * @return array<int, string>
	 */
	private static function times( array $ids ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$times = [];
		foreach ( array_chunk( $ids, 1000 ) as $chunk ) {
			$rows = $wpdb->get_results(
				$wpdb->prepare( "SELECT id, created_gmt FROM $table WHERE id IN (" . Placeholders::numbers( $chunk ) . ')', $chunk ),
				ARRAY_A
			);
			foreach ( is_array( $rows ) ? $rows : [] as $row ) {
				if ( is_array( $row ) && is_numeric( $row['id'] ) && is_string( $row['created_gmt'] ) ) {
					$times[ (int) $row['id'] ] = $row['created_gmt'];
				}
			}
		}
		return $times;
	}

	/**
	 * Yields the entries of a filter, newest first, with constant memory: Quayside's, then those of SureForms.
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
		$sureforms = SureFormsEntries::listed( $filter );
		if ( null !== $sureforms ) {
			yield from $sureforms->each( $step );
		}
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
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE $where AND id <= %d", [ ...$values, $newest ] ) )
			+ ( SureFormsEntries::listed( $filter )?->total() ?? 0 );
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
		$placeholders = Placeholders::numbers( $ids );
		$rows         = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE id IN ($placeholders)", $ids ), ARRAY_A );
		$entries      = array_map( [ Entry::class, 'from_row' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
		$entries      = [ ...$entries, ...SureFormsEntries::get( array_values( array_filter( $ids, [ SureFormsEntries::class, 'is_id' ] ) ) ) ];
		$positions    = array_flip( $ids );
		usort( $entries, static fn ( Entry $a, Entry $b ): int => $positions[ $a->id ] <=> $positions[ $b->id ] );
		return $entries;
	}
}
