<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker\Tests;

use Quayside\Blocks\Forms\Fields\Datepicker\DateLimit;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests limits of dates that are relative to today or to another field.
 */
final class DateLimitTest extends FormTestCase {
	/**
	 * @return iterable<string, array{string, string, string, string, array<string, string>, string}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 6 ) . '/contracts/forms/cases/date-limits.json' ), true );
		foreach ( $table['groups'] as $group ) {
			foreach ( $group['cases'] as $number => $case ) {
				yield "{$group['title']} #$number {$case[0]}" => $case;
			}
		}
	}

	/**
	 * @dataProvider cases
	 * @param array<string, string> $values
	 */
	public function test_resolves_the_shared_cases( string $limit, string $type, string $end, string $today, array $values, string $expected ): void {
		self::assertSame( $expected, DateLimit::resolve( $limit, $type, $end, $today, $values ) );
	}

	public function test_today_allows_for_visitors_in_other_time_zones(): void {
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'date_format', 'j F Y' );
		$form = self::day( [ 'minDate' => 'today' ] );
		// From Baker Island (UTC-12) to Kiribati (UTC+14).
		$first = gmdate( 'Y-m-d', time() - 12 * HOUR_IN_SECONDS );
		$last  = gmdate( 'Y-m-d', time() + 14 * HOUR_IN_SECONDS );
		self::assertNull( self::error( $form, [ 'day' => $first ] ) );
		self::assertSame( 'Minimum value is ' . wp_date( 'j F Y' ), self::error( $form, [ 'day' => gmdate( 'Y-m-d', strtotime( "$first -1 day" ) ) ] ) );
		$form = self::day( [ 'maxDate' => 'today' ] );
		self::assertNull( self::error( $form, [ 'day' => $last ] ) );
		self::assertSame( 'Maximum value is ' . wp_date( 'j F Y' ), self::error( $form, [ 'day' => gmdate( 'Y-m-d', strtotime( "$last +1 day" ) ) ] ) );
	}

	public function test_a_limit_depends_on_another_field_unless_it_is_hidden_or_empty(): void {
		$form = self::form(
			[
				[ 'checkbox', [ 'block_id' => 'c1', 'slug' => 'more', 'label' => 'More' ] ],
				[
					'datepicker',
					[
						'block_id'    => 'a1',
						'slug'        => 'arrival',
						'label'       => 'Arrival',
						'conditional' => [ 'rules' => [ [ 'field' => 'c1', 'operator' => 'checked' ] ] ],
					],
				],
				[ 'datepicker', [ 'block_id' => 'd1', 'slug' => 'departure', 'label' => 'Departure', 'minDate' => 'field:a1 +1 day' ] ],
			]
		);
		update_option( 'date_format', 'Y/m/d' );
		$dates = [ 'arrival' => '2026-11-20', 'departure' => '2026-11-20' ];
		self::assertSame( 'Minimum value is 2026/11/21', self::error( $form, [ 'more' => 'on' ] + $dates, 'd1' ) );
		self::assertNull( self::error( $form, [ 'more' => 'on', 'departure' => '2026-11-21' ] + $dates, 'd1' ) );
		self::assertNull( self::error( $form, $dates, 'd1' ), 'A hidden field counts as empty.' );
		self::assertNull( self::error( $form, [ 'more' => 'on', 'arrival' => '' ] + $dates, 'd1' ) );
	}

	public function test_messages_use_the_date_and_time_formats_of_the_site(): void {
		update_option( 'date_format', 'd.m.Y' );
		update_option( 'time_format', 'H \U\h\r i' );
		self::assertSame( 'Minimum value is 05.03.2026', self::error( self::day( [ 'minDate' => '2026-03-05' ] ), [ 'day' => '2026-03-04' ] ) );
		self::assertSame( 'Maximum value is 17 Uhr 30', self::error( self::day( [ 'dateType' => 'time', 'maxDate' => '17:30' ] ), [ 'day' => '18:00' ] ) );
		$form = self::day( [ 'dateType' => 'dateTime', 'maxDate' => '2026-03-05T17:30' ] );
		self::assertSame( 'Maximum value is 05.03.2026 17 Uhr 30', self::error( $form, [ 'day' => '2026-03-05T18:00' ] ) );
	}

	public function test_accepts_only_the_allowed_days_of_the_week(): void {
		$form = self::day( [ 'weekdays' => [ 1, 3 ] ] );
		self::assertNull( self::error( $form, [ 'day' => '2026-11-23' ] ) );
		self::assertNull( self::error( $form, [ 'day' => '' ] ) );
		self::assertSame( 'Please select one of these days: Monday, Wednesday', self::error( $form, [ 'day' => '2026-11-24' ] ) );
		$form = self::day( [ 'weekdays' => [ 0 ], 'dateType' => 'dateTime' ] );
		self::assertSame( 'Please select one of these days: Sunday', self::error( $form, [ 'day' => '2026-11-23T10:00' ] ) );
		foreach ( [ [], [ 'x' ], [ 7 ], 'x' ] as $weekdays ) {
			self::assertNull( self::error( self::day( [ 'weekdays' => $weekdays ] ), [ 'day' => '2026-11-24' ] ) );
		}
	}

	public function test_cacheable_markup_does_not_contain_the_current_day(): void {
		$html = do_shortcode( '[quayside_form id="' . self::day( [ 'minDate' => 'today', 'maxDate' => '+1 year', 'weekdays' => [ 5 ] ] )->id() . '"]' );
		self::assertStringContainsString( 'data-min="today" data-max="+1 year"', $html );
		self::assertStringContainsString( 'data-weekdays="5"', $html );
		self::assertStringContainsString( '&quot;weekdays&quot;:&quot;Friday&quot;', $html, 'The script names the days as PHP does.' );
		self::assertStringNotContainsString( wp_date( 'Y-m-d' ), $html );
		$html = do_shortcode( '[quayside_form id="' . self::day( [ 'minDate' => '2026-03-05', 'maxDate' => 'soon', 'dateType' => 'dateTime' ] )->id() . '"]' );
		self::assertStringContainsString( ' min="2026-03-05T00:00"', $html );
		self::assertStringNotContainsString( 'soon', $html );
	}

	/**
	 * Creates a form with one date field.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function day( array $attributes ): Form {
		return self::form( [ [ 'datepicker', [ 'block_id' => 'd1', 'slug' => 'day', 'label' => 'Day' ] + $attributes ] ] );
	}

	/**
	 * Returns the error message of a field after a submission; null if the value is valid.
	 *
	 * @param array<string, string> $values
	 */
	private static function error( Form $form, array $values, string $id = 'd1' ): ?string {
		$data = self::submit( $form, $values )->get_data()['data'];
		return $data['field_errors'][ $form->schema()->fields()[ $id ]->name() ] ?? null;
	}
}
