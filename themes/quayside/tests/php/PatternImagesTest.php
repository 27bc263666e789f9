<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Patterns\Images;

/**
 * Tests that images in patterns have sizes, so that the layout does not shift.
 */
final class PatternImagesTest extends TestCase {
	public function test_adds_sizes_to_the_themes_images(): void {
		$html = ( new Images() )->add_size( '<img src="' . get_theme_file_uri( 'assets/pictures/window.webp' ) . '" alt="">' );
		self::assertStringContainsString( 'width="1280"', $html );
		self::assertStringContainsString( 'height="1024"', $html );
		self::assertMatchesRegularExpression( '#srcset="\S+window-720\.webp 720w, \S+window\.webp 1280w"#', $html );
	}

	public function test_does_not_change_other_images(): void {
		$unchanged = [
			'<img src="https://example.com/a.webp" alt="">',
			'<img src="' . get_theme_file_uri( 'assets/pictures/../../style.css' ) . '" alt="">',
			'<img src="' . get_theme_file_uri( 'assets/pictures/window.webp' ) . '" width="9" alt="">',
		];
		foreach ( $unchanged as $html ) {
			self::assertSame( $html, ( new Images() )->add_size( $html ) );
		}
	}
}
