<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Tests\TestCase;

/**
 * The longest values, in bytes and in characters.
 */
final class LengthsTest extends TestCase {
	/**
	 * @return array<string, array<string, int>>
	 */
	private static function limits(): array {
		$contract = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/forms/limits.json' ), true );
		return $contract['properties']['fields']['properties'];
	}

	public function test_the_numbers_are_those_of_the_contract(): void {
		[ 'line' => $line, 'text' => $text, 'richtext' => $rich ] = self::limits();
		self::assertSame( $line['maxLength'], Lengths::characters( 'line' ) );
		self::assertSame( $text['maxLength'], Lengths::characters( 'text' ) );
		self::assertSame( $line['maxBytes'], Lengths::bytes( 'line' ) );
		self::assertSame( $text['maxBytes'], Lengths::bytes( 'text' ) );
		self::assertSame( $rich['maxBytes'], Lengths::bytes( 'richtext' ) );
		self::assertSame( $rich['maxTags'], Lengths::tags() );
	}

	public function test_texts_are_measured_in_bytes_first(): void {
		foreach ( [ [ 'input', [], 'line' ], [ 'textarea', [], 'text' ], [ 'textarea', [ 'rich' => true ], 'richtext' ] ] as [ $type, $rules, $kind ] ) {
			$most = Lengths::bytes( $kind );
			self::assertFalse( self::exceeds( $type, $rules, str_repeat( 'a', $most ) ) );
			self::assertTrue( self::exceeds( $type, $rules, str_repeat( 'a', $most + 1 ) ) );
		}
		self::assertFalse( self::exceeds( 'input', [], [] ) );
		self::assertTrue( self::exceeds( 'input', [], [ 'a' ] ) );
		self::assertFalse( self::exceeds( 'input', [], null ) );
		self::assertFalse( self::exceeds( 'input', [], 5 ) );
	}

	/**
	 * All options with a separator each, and a thousand bytes of white space.
	 *
	 * @testWith ["dropdown"]
	 *           ["multi-choice"]
	 */
	public function test_all_options_together_are_the_longest_choice( string $type ): void {
		$rules = [ 'options' => [ 'Ab', 'Cde', 5 ] ];
		self::assertFalse( self::exceeds( $type, $rules, str_repeat( 'a', 1011 ) ) );
		self::assertTrue( self::exceeds( $type, $rules, str_repeat( 'a', 1012 ) ) );
		self::assertFalse( self::exceeds( $type, $rules, [ '', 'a', 'a', 'a' ] ) );
		self::assertTrue( self::exceeds( $type, $rules, [ '', 'a', 'a', 'a', 'a' ] ) );
		self::assertFalse( self::exceeds( $type, $rules, [ 5, str_repeat( 'a', 11 ) ] ) );
		self::assertTrue( self::exceeds( $type, $rules, [ 5, str_repeat( 'a', 12 ) ] ) );
		self::assertFalse( self::exceeds( $type, [ 'options' => 'x' ], [ '' ] ) );
		self::assertTrue( self::exceeds( $type, [], [ '', '' ] ) );
		self::assertFalse( self::exceeds( $type, $rules, null ) );
		self::assertFalse( self::exceeds( $type, $rules, 5 ) );
	}

	public function test_a_text_that_is_too_long_is_told_how_long_it_may_be(): void {
		$most = Lengths::characters( 'line' );
		foreach ( [ str_repeat( 'a', $most + 1 ), str_repeat( 'a', Lengths::bytes( 'line' ) + 1 ) ] as $value ) {
			$verdict = FieldTypes::check( 'input', [], $value );
			self::assertSame( [ 'length', (string) $most ], [ $verdict->error, $verdict->limit ] );
		}
		self::assertNull( FieldTypes::check( 'input', [], str_repeat( 'a', $most ) )->error );
	}

	/**
	 * @param array<string, mixed> $rules Rules of the field.
	 * @param mixed                $value What was sent.
	 */
	private static function exceeds( string $type, array $rules, $value ): bool {
		$field = FieldTypes::of( $type );
		self::assertNotNull( $field );
		return $field->exceeds( $rules, $value );
	}
}
