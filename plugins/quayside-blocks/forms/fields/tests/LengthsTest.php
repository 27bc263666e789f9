<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Tests\TestCase;

/**
 * Tests the maximum lengths in bytes and characters.
 */
final class LengthsTest extends TestCase {
	/**
	 * @return array<string, array<string, int>>
	 */
	private static function limits(): array {
		$contract = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/forms/limits.json' ), true );
		return $contract['properties']['fields']['properties'];
	}

	public function test_the_limits_match_the_contract(): void {
		[ 'line' => $line, 'text' => $text, 'richtext' => $rich ] = self::limits();
		self::assertSame( $line['maxLength'], Lengths::characters( 'line' ) );
		self::assertSame( $text['maxLength'], Lengths::characters( 'text' ) );
		self::assertSame( $line['maxBytes'], Lengths::bytes( 'line' ) );
		self::assertSame( $text['maxBytes'], Lengths::bytes( 'text' ) );
		self::assertSame( $rich['maxBytes'], Lengths::bytes( 'richtext' ) );
		self::assertSame( $rich['maxTags'], Lengths::tags() );
	}

	public function test_limits_texts_by_bytes(): void {
		foreach ( [ [ 'input', [], 'line' ], [ 'textarea', [], 'text' ], [ 'textarea', [ 'rich' => true ], 'richtext' ] ] as [ $type, $rules, $kind ] ) {
			$max = Lengths::bytes( $kind );
			self::assertFalse( self::exceeds( $type, $rules, str_repeat( 'a', $max ) ) );
			self::assertTrue( self::exceeds( $type, $rules, str_repeat( 'a', $max + 1 ) ) );
		}
		self::assertFalse( self::exceeds( 'input', [], [] ) );
		self::assertTrue( self::exceeds( 'input', [], [ 'a' ] ) );
		self::assertFalse( self::exceeds( 'input', [], null ) );
		self::assertFalse( self::exceeds( 'input', [], 5 ) );
	}

	/**
	 * The limit is the length of all options with separators, plus 1,000 bytes of white space.
	 *
	 * @testWith ["dropdown"]
	 *           ["multi-choice"]
	 */
	public function test_limits_choices_by_the_length_of_all_options( string $type ): void {
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

	public function test_the_error_for_long_text_includes_the_limit(): void {
		$max = Lengths::characters( 'line' );
		foreach ( [ str_repeat( 'a', $max + 1 ), str_repeat( 'a', Lengths::bytes( 'line' ) + 1 ) ] as $value ) {
			$verdict = FieldTypes::check( 'input', [], $value );
			self::assertSame( [ 'length', (string) $max ], [ $verdict->error, $verdict->limit ] );
		}
		self::assertNull( FieldTypes::check( 'input', [], str_repeat( 'a', $max ) )->error );
	}

	/**
	 * @param array<string, mixed> $rules Rules of the field.
	 * @param mixed                $value Submitted value.
	 */
	private static function exceeds( string $type, array $rules, $value ): bool {
		$field = FieldTypes::get( $type );
		self::assertNotNull( $field );
		return $field->exceeds( $rules, $value );
	}
}
