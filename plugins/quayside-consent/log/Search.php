<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Searches the rows of the log. Every query uses one of the indexes of the table, and only the rows of one page are read outside of it.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class Search {
	public const PER_PAGE = 50;

	/**
	 * Number of days that the chart can show, back from the last one with a choice.
	 */
	private const CHART_DAYS = 90;

	/**
	 * Number of rows that the export reads at a time.
	 */
	private const BATCH = 1000;

	/**
	 * @param array<string, mixed> $filter Contract consent/log.search-request: id (prefix), choice, from and to
	 * (days in UTC).
	 */
	public function __construct( private array $filter ) {}

	/**
	 * Returns the ID of the newest choice, or 0 if there is none.
	 */
	public function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT MAX(id) FROM ' . Table::name() );
	}

	/**
	 * Returns the number of choices.
	 */
	public function count(): int {
		return '' === $this->text( 'id' ) ? $this->day_counts()->total() : $this->count_rows();
	}

	/**
	 * Returns the number of choices that each() yields, from the log alone.
	 *
	 * @param int $newest Newest ID to count.
	 */
	public function count_until( int $newest ): int {
		global $wpdb;
		// Only the few newer rows are counted by ID, which would read all columns of the others.
		return $this->count_rows() - $this->count_rows( $wpdb->prepare( ' AND id > %d', $newest ) );
	}

	/**
	 * Returns one page of choices, newest first.
	 *
	 * @param int $page Number of the page, starting at 1.
	 * @return array<int, array<string, string>>
	 */
	public function page( int $page ): array {
		return $this->rows( '', self::PER_PAGE, ( max( 1, $page ) - 1 ) * self::PER_PAGE );
	}

	/**
	 * Yields all choices, newest first, in batches, so that memory use does not grow with the log.
	 *
	 * @param int $newest Newest ID to yield.
	 * @return \Generator<int, array<string, string>>
	 */
	public function each( int $newest = PHP_INT_MAX ): \Generator {
		global $wpdb;
		$after = '';
		do {
			$rows  = $this->rows( $wpdb->prepare( ' AND id <= %d', $newest ) . $after, self::BATCH );
			$count = count( $rows );
			foreach ( $rows as $row ) {
				yield $row;
			}
			$last  = end( $rows );
			$after = $last
				? $wpdb->prepare( ' AND logged_at <= %s AND (logged_at < %s OR id < %d)', $last['logged_at'], $last['logged_at'], $last['id'] )
				: '';
		} while ( self::BATCH === $count );
	}

	/**
	 * Returns the number of choices by day, oldest first, of the days that the chart shows.
	 *
	 * @return array<int, array{day: string, action: string, count: int}>
	 */
	public function days(): array {
		global $wpdb;
		$last = $wpdb->get_var( 'SELECT MAX(logged_at) FROM ' . Table::name() . ' WHERE ' . $this->where() );
		if ( ! is_string( $last ) ) {
			return [];
		}
		$first  = gmdate( 'Y-m-d', (int) strtotime( "$last UTC" ) - ( self::CHART_DAYS - 1 ) * DAY_IN_SECONDS );
		$search = new self( [ 'from' => max( $first, $this->text( 'from' ) ) ] + $this->filter );
		return '' === $this->text( 'id' ) ? $search->day_counts()->by_day() : DayCounts::read(
			'SELECT DATE(logged_at) AS choice_day, action, COUNT(*) AS choice_count FROM ' . Table::name() . ' WHERE ' . $search->where() . ' GROUP BY choice_day, action'
		);
	}

	private function day_counts(): DayCounts {
		return new DayCounts( $this->text( 'from' ), $this->text( 'to' ), $this->text( 'choice' ) );
	}

	/**
	 * @param string $more Prepared further condition.
	 */
	private function count_rows( string $more = '' ): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE ' . $this->where() . $more );
	}

	/**
	 * Returns choices, newest first. An index alone finds them before their other columns are read.
	 *
	 * @param string $more Prepared further condition.
	 * @return array<int, array<string, string>>
	 */
	private function rows( string $more, int $limit, int $offset = 0 ): array {
		global $wpdb;
		$name = Table::name();
		$rows = $wpdb->get_results(
			'SELECT id, consent_id, logged_at, chosen_at, action, law, categories, revision, language, shown, layout'
			. " FROM (SELECT id AS found_id FROM $name WHERE {$this->where()}$more ORDER BY logged_at DESC, id DESC"
			. $wpdb->prepare( ' LIMIT %d OFFSET %d', $limit, $offset )
			. ") AS found JOIN $name ON id = found_id ORDER BY logged_at DESC, id DESC",
			ARRAY_A
		);
		/** @var array<int, array<string, string>> $rows */
		return is_array( $rows ) ? $rows : [];
	}

	/**
	 * Returns the filter as a prepared condition.
	 */
	private function where(): string {
		global $wpdb;
		$parts = [ '1 = 1' ];
		if ( '' !== $this->text( 'id' ) ) {
			$parts[] = $wpdb->prepare( 'consent_id LIKE %s', $wpdb->esc_like( $this->text( 'id' ) ) . '%' );
		}
		if ( '' !== $this->text( 'choice' ) ) {
			$parts[] = $wpdb->prepare( 'action = %s', $this->text( 'choice' ) );
		}
		if ( '' !== $this->text( 'from' ) ) {
			$parts[] = $wpdb->prepare( 'logged_at >= %s', $this->text( 'from' ) . ' 00:00:00' );
		}
		if ( '' !== $this->text( 'to' ) ) {
			$parts[] = $wpdb->prepare( 'logged_at <= %s', $this->text( 'to' ) . ' 23:59:59' );
		}
		return implode( ' AND ', $parts );
	}

	private function text( string $key ): string {
		return is_string( $this->filter[ $key ] ?? null ) ? $this->filter[ $key ] : '';
	}
}
