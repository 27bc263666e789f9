<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Phone\Tests;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Phone\Phone;
use Quayside\Tests\TestCase;

/**
 * Tests phone numbers with the cases shared with the script.
 */
final class PhoneTest extends TestCase {
	/**
	 * @return iterable<string, array{string, string, string, bool}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 6 ) . '/contracts/forms/cases/phone-numbers.json' ), true );
		foreach ( $table['cases'] as $number => $case ) {
			yield "#$number $case[0]" => $case;
		}
	}

	/**
	 * @testdox [S5.17] The table holds
	 *
	 * @dataProvider cases
	 */
	public function test_accepts_the_cases_shared_with_the_script( string $typed, string $country, string $full, bool $possible ): void {
		self::assertSame( $possible, '' === $full || Phone::is_possible( $full ) );
		self::assertSame( $possible ? null : 'phone', FieldTypes::check( 'phone', [], $full )->error );
		if ( str_starts_with( $typed, '+' ) && $possible ) {
			self::assertSame( $full, FieldTypes::check( 'phone', [], $typed )->value, 'Without JavaScript.' );
		}
	}
}
