<?php
declare( strict_types=1 );

namespace Quayside\Tests\Blocks\Forms;

use Quayside\Blocks\Forms\Validation\Lengths;
use Quayside\Blocks\Forms\Validation\Validator;
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
		self::assertSame( $line['maxLength'], Lengths::characters( 'input' ) );
		self::assertSame( $text['maxLength'], Lengths::characters( 'textarea' ) );
		self::assertSame( $line['maxBytes'], Lengths::bytes( 'input', false ) );
		self::assertSame( $line['maxBytes'], Lengths::bytes( 'input', true ) );
		self::assertSame( $text['maxBytes'], Lengths::bytes( 'textarea', false ) );
		self::assertSame( $rich['maxBytes'], Lengths::bytes( 'textarea', true ) );
		self::assertSame( $rich['maxTags'], Lengths::tags() );
	}

	public function test_texts_are_measured_in_bytes_first(): void {
		foreach ( [ [ 'input', [] ], [ 'textarea', [] ], [ 'textarea', [ 'rich' => true ] ] ] as [ $type, $rules ] ) {
			$most = Lengths::bytes( $type, ! empty( $rules['rich'] ) );
			self::assertFalse( Lengths::exceeds( $type, $rules, str_repeat( 'a', $most ) ) );
			self::assertTrue( Lengths::exceeds( $type, $rules, str_repeat( 'a', $most + 1 ) ) );
		}
		self::assertFalse( Lengths::exceeds( 'input', [], [] ) );
		self::assertTrue( Lengths::exceeds( 'input', [], [ 'a' ] ) );
		self::assertFalse( Lengths::exceeds( 'input', [], null ) );
		self::assertFalse( Lengths::exceeds( 'input', [], 5 ) );
	}

	/**
	 * All options with a separator each, and a thousand bytes of white space.
	 *
	 * @testWith ["dropdown"]
	 *           ["multi-choice"]
	 */
	public function test_all_options_together_are_the_longest_choice( string $type ): void {
		$rules = [ 'options' => [ 'Ab', 'Cde', 5 ] ];
		self::assertFalse( Lengths::exceeds( $type, $rules, str_repeat( 'a', 1011 ) ) );
		self::assertTrue( Lengths::exceeds( $type, $rules, str_repeat( 'a', 1012 ) ) );
		self::assertFalse( Lengths::exceeds( $type, $rules, [ '', 'a', 'a', 'a' ] ) );
		self::assertTrue( Lengths::exceeds( $type, $rules, [ '', 'a', 'a', 'a', 'a' ] ) );
		self::assertFalse( Lengths::exceeds( $type, $rules, [ 5, str_repeat( 'a', 11 ) ] ) );
		self::assertTrue( Lengths::exceeds( $type, $rules, [ 5, str_repeat( 'a', 12 ) ] ) );
		self::assertFalse( Lengths::exceeds( $type, [ 'options' => 'x' ], [ '' ] ) );
		self::assertTrue( Lengths::exceeds( $type, [], [ '', '' ] ) );
		self::assertFalse( Lengths::exceeds( $type, $rules, null ) );
		self::assertFalse( Lengths::exceeds( $type, $rules, 5 ) );
	}

	public function test_a_text_that_is_too_long_is_told_how_long_it_may_be(): void {
		$most = Lengths::characters( 'input' );
		foreach ( [ str_repeat( 'a', $most + 1 ), str_repeat( 'a', Lengths::bytes( 'input', false ) + 1 ) ] as $value ) {
			$verdict = Validator::check( 'input', [], $value );
			self::assertSame( [ 'length', (string) $most ], [ $verdict->error, $verdict->limit ] );
		}
		self::assertNull( Validator::check( 'input', [], str_repeat( 'a', $most ) )->error );
	}
}
