<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Tests\TestCase;

/**
 * Tests that fields say their rules before a visitor breaks them.
 */
final class HintsTest extends TestCase {
	/**
	 * Rules of which the control itself tells its limits: "3 of 5 stars", or the ends of a range.
	 */
	private const TOLD_BY_CONTROL = [ 'rating', 'slider' ];

	/** Values of all attributes that limit a value. */
	private const LIMITS = [
		'minLength'    => 2,
		'maxLength'    => 5,
		'min'          => 2,
		'max'          => 5,
		'minDate'      => '2026-03-05',
		'maxDate'      => '2026-03-06',
		'minSelection' => 2,
		'maxSelection' => 3,
		'weekdays'     => [ 1 ],
		'mask'         => 'hh:mm:ss',
	];

	public function test_every_type_describes_each_of_its_limits(): void {
		$tested = 0;
		foreach ( glob( dirname( __DIR__ ) . '/*/block.json' ) ?: [] as $file ) {
			$name = basename( dirname( $file ) );
			$type = FieldTypes::get( $name );
			if ( null === $type || in_array( $name, self::TOLD_BY_CONTROL, true ) ) {
				continue;
			}
			$without = new Field( $name, 'a1', 'a', 'A' );
			foreach ( self::LIMITS as $attribute => $limit ) {
				$field = new Field( $name, 'a1', 'a', 'A', [ $attribute => $limit, 'multiSelect' => true ] );
				if ( isset( $field->rules()[ $attribute ] ) && ! isset( $without->rules()[ $attribute ] ) ) {
					self::assertNotSame( $type->hint( $without ), $type->hint( $field ), "$name says $attribute" );
					++$tested;
				}
			}
		}
		self::assertGreaterThanOrEqual( 16, $tested );
	}

	/**
	 * @testWith ["input", {"maxLength": 20}, "At most 20 characters"]
	 *           ["input", {"maxLength": 1}, "At most 1 character"]
	 *           ["input", {"minLength": "3"}, "At least 3 characters"]
	 *           ["input", {"minLength": 1}, ""]
	 *           ["input", {"minLength": 0, "maxLength": 0}, ""]
	 *           ["input", {"minLength": -1, "maxLength": -1}, ""]
	 *           ["input", {"maxLength": 99}, "At most 99 characters"]
	 *           ["input", {"maxLength": 100}, ""]
	 *           ["input", {"minLength": 2, "maxLength": 1200}, "At least 2 characters"]
	 *           ["textarea", {"minLength": 2, "maxLength": 1200}, "Between 2 and 1,200 characters"]
	 *           ["input", {"mask": "alias: IP", "maxLength": 9}, "Example: 192.0.2.1. At most 9 characters"]
	 *           ["password", {"minLength": 8}, "At least 8 characters"]
	 *           ["textarea", {"maxLength": 300}, "At most 300 characters"]
	 *           ["textarea", {"maxLength": 60, "isRichText": true}, "At most 60 characters"]
	 *           ["email", {"maxLength": 20}, ""]
	 *           ["url", {}, ""]
	 *           ["multi-choice", {"minSelection": 2}, "Select at least 2 choices"]
	 *           ["multi-choice", {"minSelection": 1}, ""]
	 *           ["multi-choice", {"minSelection": 1, "maxSelection": 1}, "Select at most 1 choice"]
	 *           ["multi-choice", {"maxSelection": 3}, "Select at most 3 choices"]
	 *           ["multi-choice", {"minSelection": 2, "maxSelection": 3}, "Select 2 to 3 choices"]
	 *           ["multi-choice", {"minSelection": 2, "maxSelection": 2}, "Select 2 choices"]
	 *           ["multi-choice", {"minSelection": 2, "singleSelection": true}, ""]
	 *           ["dropdown", {"minSelection": 2, "multiSelect": true}, "Select at least 2 choices"]
	 *           ["dropdown", {"minSelection": 2}, ""]
	 * @param array<string, mixed> $attributes
	 */
	public function test_describes_lengths_and_numbers_of_choices( string $type, array $attributes, string $hint ): void {
		self::assertSame( $hint, self::hint( $type, $attributes ) );
	}

	/**
	 * @testWith ["date", "2026-03-05", "", "Earliest: 05.03.2026"]
	 *           ["date", "2026-03-05", "2026-03-06T12:00", "Earliest: 05.03.2026. Latest: 06.03.2026"]
	 *           ["dateTime", "2026-03-05", "2026-03-06T12:30", "Earliest: 05.03.2026. Latest: 06.03.2026 12:30"]
	 *           ["time", "09:30", "today", "Earliest: 09:30"]
	 *           ["date", "today", "+1 year", "Earliest: today. Latest: 1 year from today"]
	 *           ["date", "", "-18 years", "Latest: 18 years ago"]
	 *           ["date", "+7 weekdays", "+3 months", "Earliest: 7 weekdays from today. Latest: 3 months from today"]
	 *           ["date", "today - 2 weeks", "+0 days", "Earliest: 2 weeks ago. Latest: today"]
	 *           ["dateTime", "-1 day", "+1 Days", "Earliest: 1 day ago. Latest: 1 day from today"]
	 *           ["date", "-2 weekdays", "+2 weeks", "Earliest: 2 weekdays ago. Latest: 2 weeks from today"]
	 *           ["date", "-1 month", "+4 years", "Earliest: 1 month ago. Latest: 4 years from today"]
	 *           ["date", "field:a1 +1 day", "soon", ""]
	 */
	public function test_describes_limits_of_dates( string $type, string $min, string $max, string $hint ): void {
		update_option( 'date_format', 'd.m.Y' );
		update_option( 'time_format', 'H:i' );
		self::assertSame( $hint, self::hint( 'datepicker', [ 'dateType' => $type, 'minDate' => $min, 'maxDate' => $max ] ) );
	}

	/**
	 * @testWith ["field:a1", "", "Earliest: same as “Arrival”"]
	 *           ["field:a1 +1 day", "field:a1 + 14 Days", "Earliest: 1 day after “Arrival”. Latest: 14 days after “Arrival”"]
	 *           ["field:a1 -2 weekdays", "field:a1 +1 year", "Earliest: 2 weekdays before “Arrival”. Latest: 1 year after “Arrival”"]
	 *           ["field:gone +1 day", "2026-01-01", ""]
	 */
	public function test_describes_limits_that_depend_on_another_field( string $min, string $max, string $hint ): void {
		$field = new Field( 'datepicker', 'd1', 'd', 'D', [ 'minDate' => $min, 'maxDate' => $max ] );
		self::assertSame( $hint, FieldTypes::get( 'datepicker' )?->relative_hint( $field, [ 'a1' => 'Arrival' ] ) );
	}

	public function test_describes_days_of_the_week(): void {
		self::assertSame( 'Days of the week: Monday, Friday', self::hint( 'datepicker', [ 'weekdays' => [ 1, 5 ] ] ) );
		self::assertSame( '', self::hint( 'datepicker', [ 'dateType' => 'time', 'weekdays' => [ 1, 5 ] ] ) );
	}

	/**
	 * @testWith ["dd/mm/yyyy", "Format: dd/mm/yyyy"]
	 *           ["date: yyyy-mm", "Format: yyyy-mm"]
	 *           ["99-aa", "Format: 99-aa (9 or # is a digit, a is a letter, * is either)"]
	 *           ["alias:email", "Example: name@example.com"]
	 *           ["alias:url", "Example: https://example.com"]
	 *           ["Alias: IP", "Example: 192.0.2.1"]
	 *           ["alias:mac", "Example: 00:1a:2b:3c:4d:5e"]
	 *           ["alias:ssn", "Format: ###-##-####"]
	 *           ["alias:vin", "17 letters and digits, without I, O, and Q"]
	 *           ["alias:integer", "Whole number, such as 12"]
	 *           ["alias:decimal", "Number, such as 12.5"]
	 *           ["alias:numeric", "Number, such as 12.5"]
	 *           ["alias:percentage", "Number from 0 to 100, such as 12.5"]
	 *           ["alias:currency", "Amount, such as 1,234.50"]
	 *           ["alias:datetime", "Format: yyyy-mm-ddThh:mm:ss"]
	 *           ["alias:unknown", ""]
	 *           [" ", ""]
	 */
	public function test_describes_what_a_mask_expects( string $mask, string $hint ): void {
		self::assertSame( $hint, self::hint( 'input', [ 'mask' => 'custom-mask', 'customMask' => $mask ] ) );
	}

	public function test_the_examples_of_masks_match_them(): void {
		foreach ( [ 'email', 'url', 'ip', 'mac', 'integer', 'decimal', 'numeric', 'percentage', 'currency' ] as $name ) {
			$hint    = self::hint( 'input', [ 'mask' => 'custom-mask', 'customMask' => "alias:$name" ] );
			$example = (string) preg_replace( '/^.*(?:Example:|such as) /', '', $hint );
			self::assertNull( FieldTypes::check( 'input', [ 'mask' => "alias:$name" ], $example )->error, $name );
		}
	}

	/**
	 * Returns the hint of a field.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function hint( string $type, array $attributes ): string {
		return (string) FieldTypes::get( $type )?->hint( new Field( $type, 'a1', 'a', 'A', $attributes ) );
	}
}
