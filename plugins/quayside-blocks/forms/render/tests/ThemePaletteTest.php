<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render\Tests;

use Quayside\Blocks\Forms\Render\ThemePalette;
use Quayside\Tests\TestCase;

final class ThemePaletteTest extends TestCase {
	public function test_finds_the_color_of_each_notation(): void {
		foreach ( [
			[ '#123', '#123' ],
			[ 'var:preset|color|vivid-red', '#cf2e2e' ],
			[ 'var(--wp--preset--color--vivid-red)', '#cf2e2e' ],
			[ 'var(--wp--preset--color--unknown)', '' ],
			[ 'rgb(0 0 0)', '' ],
			[ [], '' ],
		] as [ $color, $hex ] ) {
			self::assertSame( $hex, ThemePalette::hex( $color ) );
		}
	}
}
