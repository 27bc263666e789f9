<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Pages of entries, quick with a million of them: pages come from an index, numbers are counted up to a limit, and words
 * are looked for among the newest entries first and then in the full-text index.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class Listing {
	/** Up to here entries are counted; beyond it is "more than". */
	public const COUNTED = 100000;

	/** So many of the newest entries are read through for words; common ones are found there. */
	private const WINDOW = 5000;

	/** Words that InnoDB does not index. */
	private const STOPPED = [ 'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'und', 'www' ];

	/**
	 * @param int $window How many of the newest entries are read through for words.
	 */
	public function __construct( private int $window = self::WINDOW ) {}

	/**
	 * A page of entries.
	 *
	 * @param int    $page    From 1.
	 * @param int    $of_page Entries of a page.
	 * @param string $order   desc, the newest first, or asc.
	 * @return array{entries: array<int, Entry>, total: int, more: bool} With more, the total is only the least there are.
	 */
	public function page( Filter $filter, int $page = 1, int $of_page = 20, string $order = 'desc' ): array {
		$order  = 'asc' === $order ? 'ASC' : 'DESC';
		$offset = $of_page * ( $page - 1 );
		if ( [] !== $filter->words() ) {
			$found = $this->search( $filter, $offset + $of_page, $order );
			return [ 'entries' => self::rows( array_slice( $found['ids'], $offset, $of_page ) ) ] + $found;
		}
		[ $where, $values ] = $filter->where();
		$ids                = self::ids( "$where ORDER BY created_gmt $order, id $order LIMIT %d OFFSET %d", [ ...$values, $of_page, $offset ] );
		$total              = self::count( $where, $values );
		return [
			'entries' => self::rows( $ids ),
			'total'   => min( $total, self::COUNTED ),
			'more'    => $total > self::COUNTED,
		];
	}

	/**
	 * Entries of one filter in steps, the newest first, in constant memory.
	 *
	 * @param int $step Entries that are in memory at once.
	 * @return \Generator<int, Entry>
	 */
	public function each( Filter $filter, int $step = 500 ): \Generator {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_all();
		$below              = PHP_INT_MAX;
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
	 * How many there are, counted to the end.
	 */
	public function total( Filter $filter ): int {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_all();
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE $where", $values ) );
	}

	/**
	 * Ids of entries with the words.
	 *
	 * @param int $needed How many the page needs.
	 * @return array{ids: array<int, int>, total: int, more: bool}
	 */
	private function search( Filter $filter, int $needed, string $order ): array {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $plain, $given ]  = $filter->where();
		[ $where, $values ] = $filter->where_all();
		$sorted             = "ORDER BY created_gmt $order, id $order";
		$edge               = $wpdb->get_var( $wpdb->prepare( "SELECT created_gmt FROM $table WHERE $plain $sorted LIMIT 1 OFFSET %d", [ ...$given, $this->window ] ) );
		if ( null === $edge ) {
			return self::all_of( self::ids( "$where $sorted", $values ) );
		}
		$near = self::ids( 'created_gmt ' . ( 'ASC' === $order ? '<' : '>' ) . "= %s AND $where $sorted", [ $edge, ...$values ] );
		if ( count( $near ) > $needed ) {
			return [
				'ids'   => $near,
				'total' => count( $near ),
				'more'  => true,
			];
		}
		$terms = self::full_text( $filter->words() );
		if ( '' !== $terms && Tables::has_full_text() ) {
			$where  = "MATCH(search) AGAINST(%s IN BOOLEAN MODE) AND $where";
			$values = [ $terms, ...$values ];
		}
		return self::all_of( self::ids( "$where $sorted LIMIT %d", [ ...$values, max( 10000, $needed ) + 1 ] ) );
	}

	/**
	 * The words as the full-text index asks for them: each must be there, or begin so.
	 *
	 * @param array<int, string> $words Words.
	 */
	private static function full_text( array $words ): string {
		$terms = [];
		foreach ( $words as $word ) {
			foreach ( (array) preg_split( '/[^\p{L}\p{N}_]+/u', $word ) as $part ) {
				if ( is_string( $part ) && mb_strlen( $part ) > 2 && ! in_array( $part, self::STOPPED, true ) ) {
					$terms[] = "+$part*";
				}
			}
		}
		return implode( ' ', $terms );
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
	 * @param array<int, string|int> $values Values of the condition.
	 * @return array<int, int>
	 */
	private static function ids( string $condition, array $values ): array {
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

	/**
	 * @param array<int, int> $ids Ids.
	 * @return array{ids: array<int, int>, total: int, more: bool}
	 */
	private static function all_of( array $ids ): array {
		return [
			'ids'   => $ids,
			'total' => count( $ids ),
			'more'  => count( $ids ) > 10000,
		];
	}
}
