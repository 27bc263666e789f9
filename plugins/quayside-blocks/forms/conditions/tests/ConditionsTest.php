<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Conditions\Tests;

use Quayside\Blocks\Forms\Conditions\Conditions;
use Quayside\Tests\TestCase;

/**
 * Tests conditions with the cases shared with the script.
 */
final class ConditionsTest extends TestCase {
	/**
	 * @return iterable<string, array{array<string, array<string, mixed>>, array<string, string>, array<int, string>}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/forms/cases/conditions.json' ), true );
		foreach ( $table['groups'] as $group ) {
			foreach ( $group['cases'] as $number => [ $values, $hidden ] ) {
				yield "{$group['title']} #$number" => [ $group['fields'], $values, $hidden ];
			}
		}
	}

	/**
	 * @dataProvider cases
	 * @param array<string, array{type: string, formatType?: string, within?: string, conditional?: mixed}> $fields
	 * @param array<string, string>                                                                         $values
	 * @param array<int, string>                                                                            $hidden
	 */
	public function test_passes_the_cases_shared_with_the_script( array $fields, array $values, array $hidden ): void {
		self::assertSame( $hidden, Conditions::hidden( $fields, $values ) );
	}
}
