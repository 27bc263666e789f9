<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

use Quayside\Consent\Log\DailyChoices;
use Quayside\Consent\Log\Table;

/**
 * Counts impressions and choices in a period. The choices of days that have ended are counted once, and those of today come from
 * the consent log, grouped by the database with an index that contains all columns that are read.
 *
 * @phpstan-type Counts array{impressions: int, accepted: int, rejected: int, customized: int, other: int}
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class Report {
	/** Maximum length of a period, in days. */
	public const MAX_DAYS = 366;

	/** Groups of the actions in the log. All others, such as signals and other software, are not choices in the banner. */
	private const GROUPS = [
		'accept' => 'accepted',
		'reject' => 'rejected',
		'close'  => 'rejected',
		'save'   => 'customized',
	];

	private const NONE = [
		'impressions' => 0,
		'accepted'    => 0,
		'rejected'    => 0,
		'customized'  => 0,
		'other'       => 0,
	];

	/** @var array<int, array{day: string, language: string, layout: string, impressions: int, accepted: int, rejected: int, customized: int, other: int}>|null */
	private ?array $rows = null;

	/**
	 * @param string $from First day in UTC, such as 2026-01-31.
	 * @param string $to   Last day in UTC. At most MAX_DAYS later, otherwise the period ends earlier.
	 */
	public function __construct( private string $from, private string $to ) {
		$this->to = min( $to, self::shift( $from, self::MAX_DAYS - 1 ) );
	}

	/**
	 * Returns the period of the same length that ends before this one.
	 */
	public function previous(): self {
		$days = (int) round( ( (int) strtotime( "$this->to UTC" ) - (int) strtotime( "$this->from UTC" ) ) / DAY_IN_SECONDS ) + 1;
		return new self( self::shift( $this->from, -$days ), self::shift( $this->from, -1 ) );
	}

	/**
	 * Returns the counts of the whole period.
	 *
	 * @return Counts
	 */
	public function total(): array {
		return $this->by( null )[''] ?? self::NONE;
	}

	/**
	 * Returns the counts by a dimension, with only those values that occur, in ascending order.
	 *
	 * @param 'day'|'language'|'layout'|null $dimension Null for one sum with the key ''.
	 * @return array<string, Counts>
	 */
	public function by( ?string $dimension ): array {
		$sums = [];
		foreach ( $this->rows() as $row ) {
			$key            = null === $dimension ? '' : $row[ $dimension ];
			$sums[ $key ] ??= self::NONE;
			foreach ( array_keys( self::NONE ) as $name ) {
				$sums[ $key ][ $name ] += $row[ $name ];
			}
		}
		ksort( $sums );
		return $sums;
	}

	/**
	 * Returns the counts of each day, language, and layout with any, oldest first.
	 *
	 * @return array<int, array{day: string, language: string, layout: string, impressions: int, accepted: int, rejected: int, customized: int, other: int}>
	 */
	public function rows(): array {
		if ( null === $this->rows ) {
			$rows = [];
			foreach ( [ ...$this->choices(), ...$this->impressions() ] as [ $day, $language, $layout, $name, $count ] ) {
				$rows[ "$day $language $layout" ]         ??= [
					'day'      => $day,
					'language' => $language,
					'layout'   => $layout,
				] + self::NONE;
				$rows[ "$day $language $layout" ][ $name ] += $count;
			}
			ksort( $rows );
			$this->rows = array_values( $rows );
		}
		return $this->rows;
	}

	/**
	 * @return array<int, array{string, string, string, 'accepted'|'rejected'|'customized'|'other', int}>
	 */
	private function choices(): array {
		global $wpdb;
		$log     = Table::name();
		$days    = Table::days();
		$counted = DailyChoices::update();
		$next    = '' === $counted ? $this->from : max( $this->from, self::shift( $counted, 1 ) );
		return [
			...$this->groups( 'day', 'SUM(choices)', $days . $wpdb->prepare( ' WHERE day >= %s AND day <= %s', $this->from, $this->to ) ),
			// Days that have not been counted yet.
			...( $next > $this->to ? [] : $this->groups(
				'DATE(logged_at)',
				'COUNT(*)',
				$log . $wpdb->prepare( ' WHERE logged_at >= %s AND logged_at <= %s', "$next 00:00:00", "$this->to 23:59:59" )
			) ),
		];
	}

	/**
	 * @param string $day   SQL expression for the day.
	 * @param string $count SQL expression for the number of choices.
	 * @param string $rows  Prepared table and condition.
	 * @return array<int, array{string, string, string, 'accepted'|'rejected'|'customized'|'other', int}>
	 */
	private function groups( string $day, string $count, string $rows ): array {
		$language = Dimensions::language_sql();
		$layout   = Dimensions::layout_sql();
		return array_map(
			static fn ( array $row ): array => [
				$row['day_of_choice'],
				$row['known_language'],
				$row['known_layout'],
				self::GROUPS[ $row['action'] ] ?? 'other',
				(int) $row['choices_of_day'],
			],
			self::read(
				"SELECT $day AS day_of_choice, $language AS known_language, $layout AS known_layout, action, $count AS choices_of_day"
				. " FROM $rows GROUP BY $day, known_language, known_layout, action"
			)
		);
	}

	/**
	 * @return array<int, array{string, string, string, 'impressions', int}>
	 */
	private function impressions(): array {
		global $wpdb;
		$table = Table::impressions();
		return array_map(
			static fn ( array $row ): array => [ $row['day'], $row['language'], $row['layout'], 'impressions', (int) $row['impressions'] ],
			self::read( $wpdb->prepare( "SELECT day, language, layout, impressions FROM $table WHERE day >= %s AND day <= %s", $this->from, $this->to ) )
		);
	}

	/**
	 * @param string $query Prepared query.
	 * @return array<int, array<string, string>>
	 */
	private static function read( string $query ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $query, ARRAY_A );
		/** @var array<int, array<string, string>> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		return $rows;
	}

	private static function shift( string $day, int $days ): string {
		return gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) + $days * DAY_IN_SECONDS );
	}
}
