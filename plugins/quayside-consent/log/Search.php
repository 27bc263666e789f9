<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Searches the rows of the log. Every query uses one of the indexes of the table.
 */
final class Search {
	public const PER_PAGE = 50;

	/**
	 * Number of rows that the export reads at a time.
	 */
	private const BATCH = 500;

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
		return (int) $wpdb->get_var( 'SELECT MAX(id) FROM ' . Table::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * Returns the number of choices.
	 *
	 * @param int $newest Newest ID to count.
	 */
	public function count( int $newest = PHP_INT_MAX ): int {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL
		return (int) $wpdb->get_var(
			'SELECT COUNT(*) FROM ' . Table::name() . ' WHERE ' . $this->where() . $wpdb->prepare( ' AND id <= %d', $newest )
		);
		// phpcs:enable
	}

	/**
	 * Returns one page of choices, newest first.
	 *
	 * @param int $page Number of the page, starting at 1.
	 * @return array<int, array<string, string>>
	 */
	public function page( int $page ): array {
		global $wpdb;
		return $this->rows( $wpdb->prepare( 'ORDER BY id DESC LIMIT %d OFFSET %d', self::PER_PAGE, ( max( 1, $page ) - 1 ) * self::PER_PAGE ) );
	}

	/**
	 * Yields all choices, newest first, in batches, so that memory use does not grow with the log.
	 *
	 * @param int $newest Newest ID to yield.
	 * @return \Generator<int, array<string, string>>
	 */
	public function each( int $newest = PHP_INT_MAX - 1 ): \Generator {
		global $wpdb;
		$last = $newest + 1;
		do {
			$rows  = $this->rows( $wpdb->prepare( 'AND id < %d ORDER BY id DESC LIMIT %d', $last, self::BATCH ) );
			$count = count( $rows );
			foreach ( $rows as $row ) {
				$last = (int) $row['id'];
				yield $row;
			}
		} while ( self::BATCH === $count );
	}

	/**
	 * Returns the number of choices by day, for the chart.
	 *
	 * @return array<int, array{day: string, action: string, count: int}>
	 */
	public function days(): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL
		$rows = $wpdb->get_results(
			'SELECT DATE(logged_at) AS day, action, COUNT(*) AS choices FROM ' . Table::name()
			. ' WHERE ' . $this->where() . ' GROUP BY DATE(logged_at), action ORDER BY day',
			ARRAY_A
		);
		// phpcs:enable
		$result = [];
		/** @var array<int, array{day: string, action: string, choices: string}> $days */
		$days = is_array( $rows ) ? $rows : [];
		foreach ( $days as $row ) {
			$result[] = [
				'day'    => $row['day'],
				'action' => $row['action'],
				'count'  => (int) $row['choices'],
			];
		}
		return $result;
	}

	/**
	 * @param string $end Prepared end of the query.
	 * @return array<int, array<string, string>>
	 */
	private function rows( string $end ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL
		$rows = $wpdb->get_results(
			'SELECT id, consent_id, logged_at, chosen_at, action, law, categories, revision, language, shown, layout FROM ' . Table::name()
			. ' WHERE ' . $this->where() . ' ' . $end,
			ARRAY_A
		);
		// phpcs:enable
		/** @var array<int, array<string, string>> $rows */
		return is_array( $rows ) ? $rows : [];
	}

	/**
	 * Returns the filter as a prepared condition.
	 */
	private function where(): string {
		global $wpdb;
		$text  = fn ( string $key ): string => is_string( $this->filter[ $key ] ?? null ) ? $this->filter[ $key ] : '';
		$parts = [ '1 = 1' ];
		if ( '' !== $text( 'id' ) ) {
			$parts[] = $wpdb->prepare( 'consent_id LIKE %s', $wpdb->esc_like( $text( 'id' ) ) . '%' );
		}
		if ( '' !== $text( 'choice' ) ) {
			$parts[] = $wpdb->prepare( 'action = %s', $text( 'choice' ) );
		}
		if ( '' !== $text( 'from' ) ) {
			$parts[] = $wpdb->prepare( 'logged_at >= %s', $text( 'from' ) . ' 00:00:00' );
		}
		if ( '' !== $text( 'to' ) ) {
			$parts[] = $wpdb->prepare( 'logged_at <= %s', $text( 'to' ) . ' 23:59:59' );
		}
		return implode( ' AND ', $parts );
	}
}
