<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Searches entries for words in constant time: first the newest entries, then the full-text index. If neither covers all
 * entries in that time, the result says so.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class Search {
	/** Number of the newest entries to scan, which finds common words. */
	private const WINDOW = 5000;

	/** Maximum number of windows to scan if the full-text index does not help. */
	private const WINDOWS = 3;

	/** Maximum number of entries to fetch by the full-text index. */
	private const FETCHED = 2000;

	/** Number of the newest entries that determine which word is the rarest. */
	private const SAMPLE = 1000;

	/** Words that InnoDB does not index. */
	private const STOP_WORDS = [
		'about',
		'are',
		'com',
		'for',
		'from',
		'how',
		'that',
		'the',
		'this',
		'was',
		'what',
		'when',
		'where',
		'who',
		'will',
		'with',
		'und',
		'www',
	];

	/**
	 * @param int $window Number of the newest entries to scan.
	 */
	public function __construct( private int $window = self::WINDOW ) {}

	/**
	 * Returns the ids of entries that contain the words. Three steps each take limited time: scanning the newest entries; using
	 * the full-text index, unless it finds too many; and scanning more of the newest entries.
	 *
	 * @param int $needed Number of entries that the page needs.
	 * @return array{ids: array<int, int>, total: int, more: bool, since: string}
	 */
	public function ids( Filter $filter, int $needed, string $order ): array {
		$near = $this->within( $filter, $this->window, $order );
		if ( count( $near['ids'] ) > $needed || '' === $near['since'] ) {
			return [ 'since' => '' ] + $near;
		}
		// Words in many of the scanned entries are too common for the index.
		$indexed = 100 * count( $near['ids'] ) > $this->window ? null : self::indexed( $filter, $order );
		if ( null !== $indexed ) {
			return $indexed;
		}
		$wide = $this->within( $filter, self::WINDOWS * $this->window, $order );
		return count( $wide['ids'] ) > $needed ? [ 'since' => '' ] + $wide : $wide;
	}

	/**
	 * Scans the first entries of an order for the words.
	 *
	 * @param int $first Number of entries to scan.
	 * @return array{ids: array<int, int>, total: int, more: bool, since: string} "since" is the time of the last scanned entry;
	 *         empty if all entries were scanned.
	 */
	private function within( Filter $filter, int $first, string $order ): array {
		global $wpdb;
		$table              = Tables::name( 'entries' );
		[ $plain, $given ]  = $filter->where();
		[ $where, $values ] = $filter->where_with_search();
		$sorted             = "ORDER BY created_gmt $order, id $order";
		$query              = $wpdb->prepare( "SELECT created_gmt FROM $table WHERE $plain $sorted LIMIT 1 OFFSET %d", [ ...$given, $first ] );
		$edge               = $wpdb->get_var( $query );
		$operator           = 'ASC' === $order ? '<=' : '>=';
		$ids                = null === $edge
			? self::select( "$where $sorted", $values )
			: self::select( "created_gmt $operator %s AND $where $sorted", [ $edge, ...$values ] );
		return [
			'ids'   => $ids,
			'total' => count( $ids ),
			'more'  => null !== $edge,
			'since' => (string) $edge,
		];
	}

	/**
	 * Returns the ids of entries that contain the words by the full-text index. Returns null if no word is indexed, or the index
	 * finds too many entries. To stay fast, the query has a single word and no order.
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
		[ $where, $values ] = $filter->where_with_search();
		$query              = $wpdb->prepare(
			"SELECT id, created_gmt, ($where) AS is_match FROM $table WHERE MATCH(search) AGAINST(%s IN BOOLEAN MODE) LIMIT %d",
			[ ...$values, "+$word*", self::FETCHED + 1 ]
		);
		$rows               = $wpdb->get_results( $query, ARRAY_A );
		if ( ! is_array( $rows ) || count( $rows ) > self::FETCHED ) {
			return null;
		}
		$created = [];
		foreach ( $rows as $row ) {
			if ( is_array( $row ) && '1' === $row['is_match'] && is_numeric( $row['id'] ) && is_string( $row['created_gmt'] ) ) {
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
	 * Returns the indexed parts of words, longest first. Of email addresses, only the local part is used, because many addresses
	 * share a domain.
	 *
	 * @param array<int, string> $words Words.
	 * @return array<int, string>
	 */
	private static function indexable( array $words ): array {
		$parts = [];
		foreach ( $words as $word ) {
			$word = (string) preg_replace( '/(?<=[\p{L}\p{N}_]{3})@.*$/u', '', $word );
			foreach ( (array) preg_split( '/[^\p{L}\p{N}_]+/u', $word ) as $part ) {
				if ( is_string( $part ) && mb_strlen( $part ) > 2 && ! in_array( $part, self::STOP_WORDS, true ) ) {
					$parts[] = $part;
				}
			}
		}
		usort( $parts, static fn ( string $a, string $b ): int => mb_strlen( $b ) <=> mb_strlen( $a ) );
		return $parts;
	}

	/**
	 * Returns the word that occurs in the fewest of the newest entries.
	 *
	 * @param array<int, string> $words Words, longest first.
	 */
	private static function rarest( array $words ): string {
		global $wpdb;
		if ( count( $words ) < 2 ) {
			return $words[0] ?? '';
		}
		$table  = Tables::name( 'entries' );
		$sum    = static fn ( int $index ): string => "SUM(CASE WHEN search LIKE %s THEN 1 ELSE 0 END) AS word$index";
		$sums   = implode( ', ', array_map( $sum, array_keys( $words ) ) );
		$likes  = array_map( static fn ( string $word ): string => '%' . $wpdb->esc_like( $word ) . '%', $words );
		$query  = $wpdb->prepare( "SELECT $sums FROM (SELECT search FROM $table ORDER BY created_gmt DESC LIMIT %d) AS newest", [ ...$likes, self::SAMPLE ] );
		$counts = $wpdb->get_row( $query, ARRAY_A );
		$counts = array_map( static fn ( mixed $count ): int => is_numeric( $count ) ? (int) $count : 0, array_values( is_array( $counts ) ? $counts : [] ) );
		return [] === $counts ? $words[0] : $words[ (int) array_search( min( $counts ), $counts, true ) ];
	}

	/**
	 * Returns the ids of entries.
	 *
	 * @param string                 $condition SQL with placeholders: a condition, optionally followed by other clauses.
	 * @param array<int, string|int> $values    Values of the placeholders.
	 * @return array<int, int>
	 */
	public static function select( string $condition, array $values ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT id FROM $table WHERE $condition", $values ) ) );
	}
}
