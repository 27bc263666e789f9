<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Tests\TestCase;

/**
 * Tests validation with the cases shared with the script.
 */
final class RulesTest extends TestCase {
	/**
	 * @return iterable<string, array{string, array<string, mixed>, mixed, ?string, ?string}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/forms/cases/validation.json' ), true );
		foreach ( $table['groups'] as $group ) {
			foreach ( $group['cases'] as $number => $case ) {
				$stored = array_key_exists( 2, $case ) ? $case[2] : ( null === $case[1] && is_string( $case[0] ) ? $case[0] : null );
				yield "{$group['title']} #$number " . wp_json_encode( $case[0] ) => [ $group['type'], $group['rules'], $case[0], $case[1], $stored ];
			}
		}
	}

	/**
	 * @dataProvider cases
	 * @param array<string, mixed> $rules
	 * @param mixed                $value
	 */
	public function test_passes_the_cases_shared_with_the_script( string $type, array $rules, $value, ?string $code, ?string $stored ): void {
		$verdict = FieldTypes::check( $type, $rules, $value );
		self::assertSame( $code, $verdict->error );
		if ( null === $code && null !== $stored ) {
			self::assertSame( $stored, $verdict->value );
		}
	}

	public function test_rejects_text_that_is_not_utf8(): void {
		self::assertSame( 'type', FieldTypes::check( 'input', [], "a\xB1\x31" )->error );
	}
}
