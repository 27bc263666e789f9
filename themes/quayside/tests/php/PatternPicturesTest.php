<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Patterns\Pictures;

/**
 * Pictures of patterns keep their room on the page.
 */
final class PatternPicturesTest extends TestCase {
	public function test_the_themes_pictures_get_their_size(): void {
		$html = ( new Pictures() )->add_size( '<img src="' . get_theme_file_uri( 'assets/pictures/window.webp' ) . '" alt="">' );
		self::assertStringContainsString( 'width="1280"', $html );
		self::assertStringContainsString( 'height="1024"', $html );
		self::assertMatchesRegularExpression( '#srcset="\S+window-720\.webp 720w, \S+window\.webp 1280w"#', $html );
	}

	public function test_other_pictures_stay_as_they_are(): void {
		foreach ( [ '<img src="https://example.com/a.webp" alt="">', '<img src="' . get_theme_file_uri( 'assets/pictures/../../style.css' ) . '" alt="">', '<img src="' . get_theme_file_uri( 'assets/pictures/window.webp' ) . '" width="9" alt="">' ] as $html ) {
			self::assertSame( $html, ( new Pictures() )->add_size( $html ) );
		}
	}
}
