<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Tests\TestCase;

/**
 * The table of cases that the browser's validator passes too.
 */
final class RulesTest extends TestCase {
	/**
	 * @return iterable<string, array{string, array<string, mixed>, mixed, ?string, ?string}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/forms/cases/validation.json' ), true );
		foreach ( $table['groups'] as $group ) {
			foreach ( $group['cases'] as $number => $case ) {
				$kept = array_key_exists( 2, $case ) ? $case[2] : ( null === $case[1] && is_string( $case[0] ) ? $case[0] : null );
				yield "{$group['title']} #$number " . wp_json_encode( $case[0] ) => [ $group['type'], $group['rules'], $case[0], $case[1], $kept ];
			}
		}
	}

	/**
	 * @dataProvider cases
	 * @param array<string, mixed> $rules
	 * @param mixed                $value
	 */
	public function test_the_table_holds( string $type, array $rules, $value, ?string $code, ?string $kept ): void {
		$verdict = FieldTypes::check( $type, $rules, $value );
		self::assertSame( $code, $verdict->error );
		if ( null === $code && null !== $kept ) {
			self::assertSame( $kept, $verdict->value );
		}
	}

	public function test_text_that_is_no_utf8_is_refused(): void {
		self::assertSame( 'type', FieldTypes::check( 'input', [], "a\xB1\x31" )->error );
	}
}
