<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Styles\Module;

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
