<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Input\Mask\Tests;

use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Tests\TestCase;

/**
 * Tests masks with the cases shared with the script.
 */
final class MaskTest extends TestCase {
	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 7 ) . '/contracts/forms/cases/masks.json' ), true );
		foreach ( $table['groups'] as $group ) {
			foreach ( $group['formatted'] as $number => [ , $shown, $complete ] ) {
				yield "{$group['title']} formatted #$number" => [ $group['mask'], $shown, $complete ];
			}
			foreach ( $group['matched'] as $number => [ $text, $matches ] ) {
				yield "{$group['title']} matched #$number" => [ $group['mask'], $text, $matches ];
			}
		}
	}

	/**
	 * @dataProvider cases
	 */
	public function test_matches_the_cases_shared_with_the_script( string $mask, string $text, bool $matches ): void {
		self::assertSame( $matches, Mask::matches( $mask, $text ) );
	}
}
