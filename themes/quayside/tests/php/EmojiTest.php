<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Setup\Emoji;

/**
 * [S9.8] Tests that the emoji detection script is only on pages with emoji.
 */
final class EmojiTest extends TestCase {
	public function test_removes_the_detection_script_from_the_head(): void {
		self::assertFalse( has_action( 'wp_head', 'print_emoji_detection_script' ) );
	}

	/**
	 * @dataProvider texts
	 */
	public function test_detects_emoji( string $text, bool $expected ): void {
		$emoji = new Emoji();
		self::assertSame( $text, $emoji->detect( $text ) );
		$has_emoji = new \ReflectionProperty( $emoji, 'has_emoji' );
		$has_emoji->setAccessible( true );
		self::assertSame( $expected, $has_emoji->getValue( $emoji ) );
	}

	/**
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public static function texts(): array {
		return [
			'text'      => [ 'A mug — “blue”, 5 € → here ©', false ],
			'pictograph' => [ 'Ahoy ⛵', true ],
			'encoded'    => [ 'Ahoy &#x1f6a2;', true ],
			'keycap'     => [ "Pier 1\u{FE0F}\u{20E3}", true ],
			'invalid bytes'  => [ "\xff", false ],
		];
	}
}
