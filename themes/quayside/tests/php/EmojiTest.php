<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Setup\Emoji;

/**
 * [S9.8] The test of emoji is on pages that have some.
 */
final class EmojiTest extends TestCase {
	public function test_no_page_has_the_test_in_its_head(): void {
		self::assertFalse( has_action( 'wp_head', 'print_emoji_detection_script' ) );
	}

	/**
	 * @dataProvider texts
	 */
	public function test_finds_emoji( string $text, bool $expected ): void {
		$emoji = new Emoji();
		self::assertSame( $text, $emoji->look( $text ) );
		$found = new \ReflectionProperty( $emoji, 'found' );
		$found->setAccessible( true );
		self::assertSame( $expected, $found->getValue( $emoji ) );
	}

	/**
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public static function texts(): array {
		return [
			'words'      => [ 'A mug — “blue”, 5 € → here ©', false ],
			'pictograph' => [ 'Ahoy ⛵', true ],
			'encoded'    => [ 'Ahoy &#x1f6a2;', true ],
			'keycap'     => [ "Pier 1\u{FE0F}\u{20E3}", true ],
			'odd bytes'  => [ "\xff", false ],
		];
	}
}
