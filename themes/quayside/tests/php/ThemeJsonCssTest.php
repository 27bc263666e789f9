<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Styles\Module;
use Quayside\Theme\Styles\Variation;

/**
 * Tests that the theme prints the CSS of theme.json, which WordPress does only for block themes.
 */
final class ThemeJsonCssTest extends TestCase {
	public function test_prints_css_of_the_settings_with_the_stylesheet(): void {
		self::assertSame( 'html{font-size:110%}:root{color-scheme:dark}', self::css( [
			'style'     => 'night',
			'text_size' => '110',
		] ) );
		self::assertSame( '', self::css( [] ) );
	}

	public function test_declares_a_dark_page_to_blocks_with_controls_of_their_own(): void {
		$style   = 'linen';
		$declare = static function () use ( &$style ): bool {
			remove_theme_support( 'dark-editor-style' );
			add_filter( 'theme_mod_quayside_style', static fn (): string => $style );
			( new Variation() )->support_dark_controls();
			remove_all_filters( 'theme_mod_quayside_style' );
			return current_theme_supports( 'dark-editor-style' );
		};
		self::assertFalse( $declare() );
		$style = 'night';
		self::assertTrue( $declare() );
		remove_theme_support( 'dark-editor-style' );
	}

	/**
	 * Returns the CSS of theme.json that the page prints.
	 *
	 * @param array<string, string> $settings Settings of the theme by name.
	 */
	private static function css( array $settings ): string {
		foreach ( $settings as $name => $value ) {
			add_filter( "theme_mod_quayside_$name", static fn (): string => $value );
		}
		wp_clean_theme_json_cache();
		wp_deregister_style( 'quayside-theme-custom' );
		( new Module( BuiltAssets::get() ) )->enqueue();
		$css = wp_styles()->get_data( 'quayside-theme-custom', 'after' );
		foreach ( array_keys( $settings ) as $name ) {
			remove_all_filters( "theme_mod_quayside_$name" );
		}
		wp_clean_theme_json_cache();
		return implode( '', is_array( $css ) ? $css : [] );
	}
}
