<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker\Tests;

use Quayside\Blocks\Forms\Fields\Datepicker\DateRules;
use Quayside\Blocks\Forms\Fields\Verdict;
use Quayside\Tests\TestCase;

/**
 * Tests how the limits of a date field are resolved and formatted.
 */
final class DateRulesTest extends TestCase {
	public function test_rules_without_limits_are_unchanged(): void {
		foreach ( [
			[],
			[ 'minDate' => 'today' ],
			[ 'dateType' => 5, 'minDate' => 'today' ],
			[ 'dateType' => 'date' ],
			[ 'dateType' => 'date', 'minDate' => '', 'maxDate' => 5 ],
		] as $rules ) {
			self::assertSame( $rules, DateRules::today( $rules, [] ) );
		}
	}

	public function test_a_fixed_limit_is_the_same_in_all_time_zones(): void {
		self::assertSame(
			[
				'dateType'    => 'dateTime',
				'minDate'     => '2026-03-05T00:00',
				'maxDate'     => '2026-03-05T23:59',
				'minDateFrom' => '2026-03-05T00:00',
				'maxDateTo'   => '2026-03-05T23:59',
			],
			DateRules::today( [ 'dateType' => 'dateTime', 'minDate' => '2026-03-05', 'maxDate' => '2026-03-05' ], [] )
		);
	}

	public function test_today_covers_all_time_zones(): void {
		$before = time();
		$rules  = DateRules::today( [ 'dateType' => 'date', 'minDate' => 'today', 'maxDate' => 'today' ], [] );
		$after  = time();
		self::assertContains( $rules['minDateFrom'], [ gmdate( 'Y-m-d', $before - 12 * HOUR_IN_SECONDS ), gmdate( 'Y-m-d', $after - 12 * HOUR_IN_SECONDS ) ] );
		self::assertContains( $rules['maxDateTo'], [ gmdate( 'Y-m-d', $before + 14 * HOUR_IN_SECONDS ), gmdate( 'Y-m-d', $after + 14 * HOUR_IN_SECONDS ) ] );
		self::assertContains( $rules['minDate'], [ wp_date( 'Y-m-d', $before ), wp_date( 'Y-m-d', $after ) ] );
		self::assertSame( $rules['minDate'], $rules['maxDate'] );
	}

	public function test_limits_use_the_formats_of_the_site(): void {
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		update_option( 'date_format', 'd.m.Y' );
		update_option( 'time_format', 'H.i' );
		self::assertSame( '05.03.2026', DateRules::text( new Verdict( 'minDate', '', '2026-03-05' ) ) );
		self::assertSame( '17.30', DateRules::text( new Verdict( 'maxDate', '', '17:30' ) ) );
		self::assertSame( '05.03.2026 17.30', DateRules::text( new Verdict( 'minDate', '', '2026-03-05T17:30' ) ) );
		self::assertSame( 'Sunday, Saturday', DateRules::text( new Verdict( 'weekday', '', '0,6' ) ) );
		self::assertSame( '255', DateRules::text( new Verdict( 'length', '', '255' ) ) );
		self::assertSame( '', DateRules::text( new Verdict( 'date' ) ) );
	}

	/**
	 * @testWith [""]
	 *           [5]
	 */
	public function test_default_formats_apply_if_the_site_has_none( mixed $value ): void {
		$option = static fn (): mixed => $value;
		add_filter( 'option_date_format', $option );
		add_filter( 'option_time_format', $option );
		self::assertSame( 'F j, Y', DateRules::format( 'date_format' ) );
		self::assertSame( 'g:i a', DateRules::format( 'time_format' ) );
	}
}
