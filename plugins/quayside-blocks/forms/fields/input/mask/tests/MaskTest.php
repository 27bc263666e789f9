<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Input\Mask\Tests;

use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Tests\TestCase;

/**
 * The table of cases that the browser passes too.
 */
final class MaskTest extends TestCase {
	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function cases(): iterable {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 7 ) . '/contracts/forms/cases/masks.json' ), true );
		foreach ( $table['groups'] as $group ) {
			foreach ( $group['shaped'] as $number => [ , $shown, $complete ] ) {
				yield "{$group['title']} shaped #$number" => [ $group['mask'], $shown, $complete ];
			}
			foreach ( $group['judged'] as $number => [ $text, $fits ] ) {
				yield "{$group['title']} judged #$number" => [ $group['mask'], $text, $fits ];
			}
		}
	}

	/**
	 * @dataProvider cases
	 */
	public function test_the_table_holds( string $mask, string $text, bool $fits ): void {
		self::assertSame( $fits, Mask::fits( $mask, $text ) );
	}
}
