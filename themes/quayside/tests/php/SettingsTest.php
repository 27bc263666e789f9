<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Settings\Settings;

/**
 * Tests that the theme's settings accept only valid values.
 */
final class SettingsTest extends TestCase {
	public function test_replaces_unknown_choices_with_the_default(): void {
		add_filter( 'theme_mod_quayside_style', static fn (): string => '../../wp-config' );
		self::assertSame( 'harbour', Settings::text( 'style' ) );
		self::assertSame( 'drawer', Settings::sanitize( 'mobile_menu', [ 'dropdown' ] ) );
		self::assertSame( 'dropdown', Settings::sanitize( 'mobile_menu', 'dropdown' ) );
	}

	public function test_replaces_values_that_violate_the_contract_with_the_default(): void {
		$values = [
			'colour_sea'     => [ '#1a2', '#12345' ],
			'font_body'      => [ 'sans', [] ],
			'text_size'      => [ '120', '95' ],
			'heading_weight' => [ '600', '700' ],
			'service_body'   => [ 'Open Sans', "Open Sans\n" ],
		];
		foreach ( $values as $name => [ $good, $bad ] ) {
			self::assertSame( $good, Settings::sanitize( $name, $good ), $name );
			self::assertSame( Settings::default( $name ), Settings::sanitize( $name, $bad ), $name );
		}
		self::assertSame( [], Settings::choices( 'footer_text' ) );
		self::assertSame( '', Settings::default( 'nothing' ) );
	}

	public function test_keeps_links_and_removes_scripts_in_texts(): void {
		self::assertSame(
			'<a href="/imprint/">Imprint</a> alert(1)',
			Settings::sanitize( 'footer_text', '<a href="/imprint/" onclick="x()">Imprint</a> <script>alert(1)</script>' )
		);
	}

	public function test_returns_toggles_as_booleans(): void {
		self::assertTrue( Settings::is_on( 'scroll_to_top' ) );
		add_filter( 'theme_mod_quayside_scroll_to_top', static fn (): string => '' );
		self::assertFalse( Settings::is_on( 'scroll_to_top' ) );
	}

	public function test_each_style_has_a_file_and_readable_colors(): void {
		foreach ( Settings::choices( 'style' ) as $style ) {
			$data = json_decode( (string) file_get_contents( get_template_directory() . "/styles/$style.json" ), true, 512, JSON_THROW_ON_ERROR );
			self::assertIsArray( $data );
			$colors = array_column( $data['settings']['color']['palette'], 'color', 'slug' );
			self::assertSame( [ 'ink', 'paper', 'sea', 'signal', 'mist', 'line', 'muted' ], array_keys( $colors ) );
			foreach ( [ 'ink', 'sea', 'signal', 'muted' ] as $text ) {
				self::assertGreaterThanOrEqual( 7, self::contrast( $colors[ $text ], $colors['paper'] ), "$style: $text on paper" );
				self::assertGreaterThanOrEqual( 4.5, self::contrast( $colors[ $text ], $colors['mist'] ), "$style: $text on mist" );
			}
			self::assertGreaterThanOrEqual( 3, self::contrast( $colors['line'], $colors['paper'] ), "$style: line on paper" );
		}
	}

	public function test_the_selected_style_is_in_the_global_styles(): void {
		add_filter( 'theme_mod_quayside_style', static fn (): string => 'night' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$palette = wp_get_global_settings( [ 'color', 'palette', 'theme' ] );
		self::assertContains( '#10191d', array_column( $palette, 'color' ) );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/**
	 * Returns the contrast of two colors by WCAG.
	 */
	private static function contrast( string $one, string $other ): float {
		$light = array_map(
			static function ( string $color ): float {
				$parts = array_map(
					static function ( string $part ): float {
						$value = (int) hexdec( $part ) / 255;
						return $value <= 0.03928 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4;
					},
					str_split( ltrim( $color, '#' ), 2 )
				);
				return 0.2126 * $parts[0] + 0.7152 * $parts[1] + 0.0722 * $parts[2];
			},
			[ $one, $other ]
		);
		return ( max( $light ) + 0.05 ) / ( min( $light ) + 0.05 );
	}
}
