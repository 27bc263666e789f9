<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Looks for words in entries, in a time that does not grow with their number: among the newest entries first, then in the
 * full-text index. What neither finds in that time is not looked for, and the answer says so.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class Search {
	/** So many of the newest entries are read through for words; common ones are found there. */
	private const WINDOW = 5000;

	/** So many windows are read through at most, where the full-text index does not help. */
	private const WINDOWS = 3;

	/** Most entries that are fetched by the full-text index. */
	private const FETCHED = 2000;

	/** So many of the newest entries tell which of several words is rare. */
	private const SAMPLE = 1000;

	/** Words that InnoDB does not index. */
	private const STOPPED = [ 'about', 'are', 'com', 'for', 'from', 'how', 'that', 'the', 'this', 'was', 'what', 'when', 'where', 'who', 'will', 'with', 'und', 'www' ];

	/**
	 * @param int $window How many of the newest entries are read through for words.
	 */
	public function __construct( private int $window = self::WINDOW ) {}

	/**
	 * Returns the ids of entries with the words, in an order of steps that each take a limited time: the newest entries; what the
	 * full-text index finds, unless that is very much; more of the newest entries.
	 *
	 * @param int $needed How many the page needs.
	 * @return array{ids: array<int, int>, total: int, more: bool, since: string}
	 */
	public function ids( Filter $filter, int $needed, string $order ): array {
		$near = $this->within( $filter, $this->window, $order );
		if ( count( $near['ids'] ) > $needed || '' === $near['since'] ) {
			return [ 'since' => '' ] + $near;
		}
		// A word of so many entries is too common for the index.
		$indexed = 100 * count( $near['ids'] ) > $this->window ? null : self::indexed( $filter, $order );
		if ( null !== $indexed ) {
			return $indexed;
		}
		$wide = $this->within( $filter, self::WINDOWS * $this->window, $order );
		return count( $wide['ids'] ) > $needed ? [ 'since' => '' ] + $wide : $wide;
	}

	/**
	 * Returns the ids of entries with the words among the first of an order.
	 *
	 * @param int $first How many entries are read through.
	 * @return array{ids: array<int, int>, total: int, more: bool, since: string} since is where it stopped; empty when that was the end.
	 */
	private function within( Filter $filter, int $first, string $order ): array {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $plain, $given ]  = $filter->where();
		[ $where, $values ] = $filter->where_all();
		$sorted             = "ORDER BY created_gmt $order, id $order";
		$edge               = $wpdb->get_var( $wpdb->prepare( "SELECT created_gmt FROM $table WHERE $plain $sorted LIMIT 1 OFFSET %d", [ ...$given, $first ] ) );
		$ids                = null === $edge ? Listing::ids( "$where $sorted", $values ) : Listing::ids( 'created_gmt ' . ( 'ASC' === $order ? '<' : '>' ) . "= %s AND $where $sorted", [ $edge, ...$values ] );
		return [
			'ids'   => $ids,
			'total' => count( $ids ),
			'more'  => null !== $edge,
			'since' => (string) $edge,
		];
	}

	/**
	 * Returns the ids of entries with the words by the full-text index; null where it has nothing to look for, or finds so many that
	 * fetching them all would take too long. It is asked for one word and without an order: both would take long.
	 *
	 * @return array{ids: array<int, int>, total: int, more: bool, since: string}|null
	 */
	private static function indexed( Filter $filter, string $order ): ?array {
		global $wpdb;
		$word = Tables::has_full_text() ? self::rarest( self::indexable( $filter->words() ) ) : '';
		if ( '' === $word ) {
			return null;
		}
		$table              = Tables::name( 'entries' );
		[ $where, $values ] = $filter->where_all();
		$rows               = $wpdb->get_results( $wpdb->prepare( "SELECT id, created_gmt, ($where) AS fits FROM $table WHERE MATCH(search) AGAINST(%s IN BOOLEAN MODE) LIMIT %d", [ ...$values, "+$word*", self::FETCHED + 1 ] ), ARRAY_A );
		if ( ! is_array( $rows ) || count( $rows ) > self::FETCHED ) {
			return null;
		}
		$created = [];
		foreach ( $rows as $row ) {
			if ( is_array( $row ) && '1' === $row['fits'] && is_numeric( $row['id'] ) && is_string( $row['created_gmt'] ) ) {
				$created[ (int) $row['id'] ] = [ $row['created_gmt'], (int) $row['id'] ];
			}
		}
		'ASC' === $order ? asort( $created ) : arsort( $created );
		return [
			'ids'   => array_keys( $created ),
			'total' => count( $created ),
			'more'  => false,
			'since' => '',
		];
	}

	/**
	 * Returns the parts of words that the full-text index knows, the longest first. Of an email address that is what stands before
	 * the host, which many share.
	 *
	 * @param array<int, string> $words Words.
	 * @return array<int, string>
	 */
	private static function indexable( array $words ): array {
		$parts = [];
		foreach ( $words as $word ) {
			foreach ( (array) preg_split( '/[^\p{L}\p{N}_]+/u', (string) preg_replace( '/(?<=[\p{L}\p{N}_]{3})@.*$/u', '', $word ) ) as $part ) {
				if ( is_string( $part ) && mb_strlen( $part ) > 2 && ! in_array( $part, self::STOPPED, true ) ) {
					$parts[] = $part;
				}
			}
		}
		usort( $parts, static fn ( string $one, string $other ): int => mb_strlen( $other ) <=> mb_strlen( $one ) );
		return $parts;
	}

	/**
	 * Returns the word that the fewest of the newest entries have.
	 *
	 * @param array<int, string> $words Words, the longest first.
	 */
	private static function rarest( array $words ): string {
		global $wpdb;
		if ( count( $words ) < 2 ) {
			return $words[0] ?? '';
		}
		$table  = Tables::name( 'entries' );
		$sums   = implode( ', ', array_map( static fn ( int $place ): string => "SUM(CASE WHEN search LIKE %s THEN 1 ELSE 0 END) AS word$place", array_keys( $words ) ) );
		$likes  = array_map( static fn ( string $word ): string => '%' . $wpdb->esc_like( $word ) . '%', $words );
		$counts = $wpdb->get_row( $wpdb->prepare( "SELECT $sums FROM (SELECT search FROM $table ORDER BY created_gmt DESC LIMIT %d) AS newest", [ ...$likes, self::SAMPLE ] ), ARRAY_A );
		$counts = array_map( static fn ( mixed $count ): int => is_numeric( $count ) ? (int) $count : 0, array_values( is_array( $counts ) ? $counts : [] ) );
		return [] === $counts ? $words[0] : $words[ (int) array_search( min( $counts ), $counts, true ) ];
	}
}
