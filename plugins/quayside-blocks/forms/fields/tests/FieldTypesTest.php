<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Numbers;
use Quayside\Blocks\Forms\Fields\Verdict;
use Quayside\Tests\TestCase;

/**
 * What the types of fields say beyond the table of cases that the browser passes too.
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
	public function test_a_verdict_names_the_limit_that_a_value_breaks( string $type, array $rules, mixed $value, string $code, string $kept, string $limit ): void {
		$verdict = FieldTypes::check( $type, $rules, $value );
		self::assertSame( [ $code, $kept, $limit ], [ $verdict->error, $verdict->value, $verdict->limit ] );
	}

	/**
	 * @testWith ["2026-03-04", null]
	 *           ["2026-03-03", "minDate"]
	 *           ["2026-03-07", null]
	 *           ["2026-03-08", "maxDate"]
	 */
	public function test_a_visitor_elsewhere_may_be_a_day_apart( string $day, ?string $code ): void {
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
	public function test_numbers_are_kept_without_a_needless_fraction( float $number, string $text ): void {
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
	public function test_numbers_have_an_order( string $value, string $wanted, string $format, ?int $order ): void {
		self::assertSame( $order, Numbers::order( $value, $wanted, $format ) );
	}

	public function test_a_line_of_text_is_the_plainest_field(): void {
		$field = new Field( 'input', 'a1', 'a', 'A' );
		$type  = FieldTypes::of( 'input' );
		self::assertNotNull( $type );
		self::assertSame( 'input', $type->name );
		self::assertSame( 'input', $type->stored_as( $field ) );
		self::assertSame( [ false, false, false, false, false ], [ $type->is_secret(), $type->is_email(), $type->holds_files(), $type->has_widget( $field ), $type->has_own_hint() ] );
		self::assertSame( [ '', '' ], [ $type->hint( $field ), $type->first_control() ] );
		self::assertSame( [ 'required', 'aria-required' ], [ $type->required_by( $field, true ), $type->required_by( $field, false ) ] );
		self::assertSame( [ true, false ], [ $type->equals( 'a', 'a', 'us-style' ), $type->equals( '1', '1.0', 'us-style' ) ] );
		self::assertSame( [ -1, null, 1 ], [ $type->order( '2', '10', 'eu-style' ), $type->order( 'a', 'b', 'us-style' ), $type->order( '1,000', '999', 'eu-style' ) ] );
		self::assertSame( $field->rules(), $type->rules_now( $field, [] ) );
		self::assertSame( '3', $type->limit( new Verdict( 'minLength', '', '3' ) ) );
	}

	public function test_types_are_found_by_their_folders(): void {
		self::assertSame( 'multi-choice', FieldTypes::of( 'multi-choice' )?->name );
		self::assertSame( FieldTypes::of( 'email' ), FieldTypes::of( 'email' ) );
		foreach ( [ '', 'Email', 'multi-Choice', 'multichoice', '-email', 'email-', "email\n", 'tests', 'field' ] as $none ) {
			self::assertNull( FieldTypes::of( $none ), $none );
		}
	}

	/**
	 * @testWith ["email", [false, true, false]]
	 *           ["password", [true, false, false]]
	 *           ["upload", [false, false, true]]
	 *           ["phone", [false, false, false]]
	 * @param array<int, bool> $expected
	 */
	public function test_types_say_what_their_values_are( string $name, array $expected ): void {
		$type = FieldTypes::of( $name );
		self::assertSame( $expected, [ $type?->is_secret(), $type?->is_email(), $type?->holds_files() ] );
	}

	public function test_a_slider_and_stars_have_limits_without_being_told(): void {
		self::assertSame( [ 0.0, 100.0, null ], self::rules( 'slider', [], 'min', 'max', 'step' ) );
		self::assertSame( [ 2.0, 8.0, 3.0 ], self::rules( 'slider', [ 'min' => 2, 'max' => '8', 'step' => 3 ], 'min', 'max', 'step' ) );
		self::assertSame( [ 5.0 ], self::rules( 'rating', [], 'max' ) );
		self::assertSame( [ 7.0 ], self::rules( 'rating', [ 'max' => 7 ], 'max' ) );
	}

	/**
	 * Some of the rules of a field.
	 *
	 * @param array<string, mixed> $attributes
	 * @return array<int, mixed>
	 */
	private static function rules( string $type, array $attributes, string ...$names ): array {
		$rules = ( new Field( $type, 'a1', 'a', 'A', $attributes ) )->rules();
		return array_map( static fn ( string $name ): mixed => $rules[ $name ] ?? null, $names );
	}
}
