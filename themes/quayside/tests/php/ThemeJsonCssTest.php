<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Styles\Module;
use Quayside\Theme\Theme;

/**
 * The CSS of theme.json is on the page, which WordPress does for block themes alone.
 */
final class ThemeJsonCssTest extends TestCase {
	public function test_css_of_the_settings_is_printed_with_the_style_sheet(): void {
		self::assertSame( 'html{font-size:110%}:root{color-scheme:dark}', self::css( [
			'style'     => 'night',
			'text_size' => '110',
		] ) );
		self::assertSame( '', self::css( [] ) );
	}

	/**
	 * Returns the CSS that comes with the theme's style sheet.
	 *
	 * @param array<string, string> $settings Settings of the theme by name.
	 */
	private static function css( array $settings ): string {
		foreach ( $settings as $name => $value ) {
			add_filter( "theme_mod_quayside_$name", static fn (): string => $value );
		}
		wp_clean_theme_json_cache();
		wp_deregister_style( 'quayside-theme-base' );
		( new Module( Theme::assets() ) )->enqueue();
		$css = wp_styles()->get_data( 'quayside-theme-base', 'after' );
		foreach ( array_keys( $settings ) as $name ) {
			remove_all_filters( "theme_mod_quayside_$name" );
		}
		wp_clean_theme_json_cache();
		return implode( '', is_array( $css ) ? $css : [] );
	}
}
