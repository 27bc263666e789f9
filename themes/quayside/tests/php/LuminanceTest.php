<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Styles\Luminance;

/**
 * Tests that dark and light pages are detected as in the previews.
 */
final class LuminanceTest extends TestCase {
	/**
	 * @return array<int, array{string, bool}>
	 */
	public static function colors(): array {
		return [
			[ '#10191d', true ],
			[ '#000', true ],
			[ '#fcfaf5', false ],
			[ '#FFF', false ],
			[ '#757575', true ],
			[ '#777777', false ],
			[ 'rgb(0 0 0)', false ],
			[ '', false ],
		];
	}

	/**
	 * @dataProvider colors
	 */
	public function test_detects_dark_colors( string $color, bool $is_dark ): void {
		self::assertSame( $is_dark, Luminance::is_dark( $color ) );
	}
}
