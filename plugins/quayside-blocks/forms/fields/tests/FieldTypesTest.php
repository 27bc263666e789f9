<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Numbers;
use Quayside\Blocks\Forms\Fields\Verdict;
use Quayside\Tests\TestCase;

/**
 * Tests the field types beyond the cases shared with the script.
 */
final class FieldTypesTest extends TestCase {
	/**
	 * @testWith ["number", {"min": 10}, "5", "min", "5", "10"]
	 *           ["number", {"max": 10.5}, "1,000.25", "max", "1000.25", "10.5"]
	 *           ["rating", {"max": 5}, "6", "max", "6", "5"]
	 *           ["dropdown", {"maxSelection": 1, "options": ["A", "B"]}, "A | B", "maxSelection", "A | B", "1"]
	 *           ["multi-choice", {"minSelection": 2, "options": ["A", "B"]}, ["B"], "minSelection", "B", "2"]
	 *           ["input", {"minLength": 2}, " a ", "minLength", "a", "2"]
	 *           ["datepicker", {"minDate": "2026-03-05"}, "2026-03-04", "minDate", "2026-03-04", "2026-03-05"]
	 *           ["datepicker", {"maxDate": "2026-03-05", "maxDateTo": "2026-03-06"}, "2026-03-07", "maxDate", "2026-03-07", "2026-03-05"]
	 *           ["datepicker", {"weekdays": [0, 6, "x"]}, "2026-11-20", "weekday", "2026-11-20", "0,6"]
	 *           ["email", {}, "Ada", "email", "ada", ""]
	 *           ["unknown", {}, "a", "type", "", ""]
	 *           ["Input", {}, "a", "type", "", ""]
	 * @param array<string, mixed> $rules
	 */
	public function test_returns_the_limit_that_a_value_breaks( string $type, array $rules, mixed $value, string $code, string $stored, string $limit ): void {
		$verdict = FieldTypes::check( $type, $rules, $value );
		self::assertSame( [ $code, $stored, $limit ], [ $verdict->error, $verdict->value, $verdict->limit ] );
	}

	/**
	 * @testWith ["2026-03-04", null]
	 *           ["2026-03-03", "minDate"]
	 *           ["2026-03-07", null]
	 *           ["2026-03-08", "maxDate"]
	 */
	public function test_accepts_dates_of_visitors_in_other_time_zones( string $day, ?string $code ): void {
		$rules = [ 'minDate' => '2026-03-05', 'minDateFrom' => '2026-03-04', 'maxDate' => '2026-03-06', 'maxDateTo' => '2026-03-07' ];
		self::assertSame( $code, FieldTypes::check( 'datepicker', $rules, $day )->error );
	}

	/**
	 * @testWith [{"min": 1, "step": 0.1}, "1.3", null]
	 *           [{"min": 1, "step": 0.1}, "1.35", "option"]
	 *           [{"min": 1, "step": 2}, "4", "option"]
	 *           [{"min": 1, "step": 2}, "5", null]
	 *           [{"step": 2}, "5", "option"]
	 *           [{"min": "x", "step": "2"}, "6", null]
	 *           [{"step": 1}, "1.5", "option"]
	 *           [{"step": 0}, "1.5", null]
	 *           [{"step": -1}, "1.5", null]
	 *           [{"step": "x"}, "1.5", null]
	 *           [{}, "1.5", null]
	 *           [{"max": 3, "step": 2}, "5", "max"]
	 * @param array<string, mixed> $rules
	 */
	public function test_a_slider_has_no_values_between_its_steps( array $rules, string $value, ?string $code ): void {
		self::assertSame( $code, FieldTypes::check( 'slider', $rules, $value )->error );
	}

	/**
	 * @testWith [100.0, "100"]
	 *           [1.5, "1.5"]
	 *           [0.3, "0.3"]
	 *           [-0.25, "-0.25"]
	 *           [0.00000015, "0.00000015"]
	 *           [1.0e20, "100000000000000000000"]
	 *           [0.0, "0"]
	 */
	public function test_numbers_are_stored_without_trailing_zeros( float $number, string $text ): void {
		self::assertSame( $text, Numbers::plain( $number ) );
	}

	/**
	 * @testWith ["2", "10", "us-style", -1]
	 *           ["10", "10.0", "us-style", 0]
	 *           ["1,000", "999", "us-style", 1]
	 *           ["1.000,5", "1000.4", "eu-style", 1]
	 *           ["x", "1", "us-style", null]
	 *           ["1", "x", "us-style", null]
	 *           ["1", "1.000,5", "eu-style", null]
	 */
	public function test_compares_numbers( string $value, string $expected, string $format, ?int $order ): void {
		self::assertSame( $order, Numbers::order( $value, $expected, $format ) );
	}

	public function test_a_text_field_uses_the_defaults(): void {
		$field = new Field( 'input', 'a1', 'a', 'A' );
		$type  = FieldTypes::get( 'input' );
		self::assertNotNull( $type );
		self::assertSame( 'input', $type->name );
		self::assertSame( 'input', $type->stored_as( $field ) );
		self::assertFalse( $type->is_secret() );
		self::assertFalse( $type->is_email() );
		self::assertFalse( $type->has_files() );
		self::assertFalse( $type->has_widget( $field ) );
		self::assertFalse( $type->has_own_hint() );
		self::assertSame( [ '', '' ], [ $type->hint( $field ), $type->first_control() ] );
		self::assertSame( [ 'required', 'aria-required' ], [ $type->required_by( $field, true ), $type->required_by( $field, false ) ] );
		self::assertSame( [ true, false ], [ $type->equals( 'a', 'a', 'us-style' ), $type->equals( '1', '1.0', 'us-style' ) ] );
		self::assertSame( -1, $type->order( '2', '10', 'eu-style' ) );
		self::assertNull( $type->order( 'a', 'b', 'us-style' ) );
		self::assertSame( 1, $type->order( '1,000', '999', 'eu-style' ) );
		self::assertSame( $field->rules(), $type->rules_now( $field, [] ) );
		self::assertSame( '3', $type->limit( new Verdict( 'minLength', '', '3' ) ) );
	}

	public function test_finds_types_by_their_folders(): void {
		self::assertSame( 'multi-choice', FieldTypes::get( 'multi-choice' )?->name );
		self::assertSame( FieldTypes::get( 'email' ), FieldTypes::get( 'email' ) );
		foreach ( [ '', 'Email', 'multi-Choice', 'multichoice', '-email', 'email-', "email\n", 'tests', 'field' ] as $name ) {
			self::assertNull( FieldTypes::get( $name ), $name );
		}
	}

	/**
	 * @testWith ["email", [false, true, false]]
	 *           ["password", [true, false, false]]
	 *           ["upload", [false, false, true]]
	 *           ["phone", [false, false, false]]
	 * @param array<int, bool> $expected
	 */
	public function test_types_describe_their_values( string $name, array $expected ): void {
		$type = FieldTypes::get( $name );
		self::assertSame( $expected, [ $type?->is_secret(), $type?->is_email(), $type?->has_files() ] );
	}

	public function test_sliders_and_ratings_have_default_limits(): void {
		self::assertSame( [ 0.0, 100.0, null ], self::rules( 'slider', [], 'min', 'max', 'step' ) );
		self::assertSame( [ 2.0, 8.0, 3.0 ], self::rules( 'slider', [ 'min' => 2, 'max' => '8', 'step' => 3 ], 'min', 'max', 'step' ) );
		self::assertSame( [ 5.0 ], self::rules( 'rating', [], 'max' ) );
		self::assertSame( [ 7.0 ], self::rules( 'rating', [ 'max' => 7 ], 'max' ) );
	}

	public function test_a_slider_renders_a_range_with_its_value(): void {
		self::assertSame(
			'<div class="srfm-slider" data-default="7" data-required="true">'
				. '<input type="range" min="2" max="8" step="3" value="5" name="srfm-slider-a1-lbl-QQ-a"><output class="srfm-slider-value" aria-live="off" for="srfm-slider-a1">5</output></div>',
			self::html( 'slider', [ 'defaultValue' => '7', 'required' => true, 'min' => 2, 'max' => 8, 'step' => 3 ], '5' )
		);
		self::assertSame(
			'<div class="srfm-slider" data-default="" data-required="false">'
				. '<input type="range" min="0" max="100" step="1" value="0" name="srfm-slider-a1-lbl-QQ-a"><output class="srfm-slider-value" aria-live="off" for="srfm-slider-a1">0</output></div>',
			self::html( 'slider', [], '' )
		);
	}

	public function test_a_rating_renders_radio_buttons(): void {
		$star = static fn ( int $number, int $max, string $attributes ): string => sprintf(
			'<input type="radio" class="srfm-input-rating" id="srfm-rating-a1-%1$d" name="srfm-rating-a1-lbl-QQ-a" value="%1$d"%3$s>'
				. '<label for="srfm-rating-a1-%1$d"><span class="screen-reader-text">%1$d of %2$d stars</span><span aria-hidden="true">★</span></label>',
			$number,
			$max,
			$attributes
		);
		self::assertSame(
			'<div class="srfm-rating">' . $star( 1, 2, ' data-required="true"' ) . $star( 2, 2, ' checked data-required="true"' ) . '</div>',
			self::html( 'rating', [ 'max' => 2, 'required' => true ], '2' )
		);
		self::assertSame( '<div class="srfm-rating">' . $star( 1, 1, ' data-required="false"' ) . '</div>', self::html( 'rating', [ 'max' => 0 ], '' ) );
		self::assertSame( 5, substr_count( self::html( 'rating', [], '' ), '<input' ) );
		self::assertSame( 10, substr_count( self::html( 'rating', [ 'max' => 11 ], '' ), '<input' ) );
		self::assertSame( '-1', FieldTypes::get( 'rating' )?->first_control() );
	}

	public function test_text_fields_render_inputs(): void {
		self::assertSame(
			'<input type="text" name="srfm-url-a1-lbl-QQ-a" inputmode="url" autocomplete="url" dir="ltr" placeholder="x &amp; y" value="z">',
			self::html( 'url', [ 'placeholder' => 'x & y' ], 'z' )
		);
		self::assertSame(
			'<input type="tel" name="srfm-phone-a1-lbl-QQ-a" autocomplete="tel" dir="ltr" data-country="DE" data-country-label="Country code" value="">',
			self::html( 'phone', [ 'defaultCountry' => 'de' ], '' )
		);
		self::assertSame(
			'<input type="tel" name="srfm-phone-a1-lbl-QQ-a" autocomplete="tel" dir="ltr" data-country-label="Country code" value="1">',
			self::html( 'phone', [], '1' )
		);
		self::assertTrue( FieldTypes::get( 'phone' )?->has_widget( new Field( 'phone', 'a1', 'a', 'A' ) ) );
	}

	/**
	 * Returns the markup of a field's control.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private static function html( string $type, array $attributes, string $value ): string {
		return (string) FieldTypes::get( $type )?->html( new MarkupStub( new Field( $type, 'a1', 'a', 'A', $attributes ), $value ) );
	}

	/**
	 * Returns some of the rules of a field.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<int, mixed>
	 */
	private static function rules( string $type, array $attributes, string ...$names ): array {
		$rules = ( new Field( $type, 'a1', 'a', 'A', $attributes ) )->rules();
		return array_map( static fn ( string $name ): mixed => $rules[ $name ] ?? null, $names );
	}
}
