<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Fonts\Service;
use Quayside\Theme\Settings\Settings;

/**
 * Tests the available fonts and the font service.
 */
final class FontsTest extends TestCase {
	private function install_family(): void {
		$family = wp_insert_post(
			[
				'post_type'    => 'wp_font_family',
				'post_status'  => 'publish',
				'post_title'   => 'Harbour Sans',
				'post_name'    => 'harbour-sans',
				'post_content' => wp_slash( '{"fontFamily":"\"Harbour Sans\", sans-serif"}' ),
			]
		);
		$face   = '{"fontFamily":"\"Harbour Sans\"","fontWeight":"400","fontStyle":"normal","src":"https://shop.test/fonts/harbour.woff2"}';
		wp_insert_post(
			[
				'post_type'    => 'wp_font_face',
				'post_status'  => 'publish',
				'post_parent'  => $family,
				'post_title'   => 'Harbour',
				'post_content' => wp_slash( $face ),
			]
		);
	}

	public function test_families_of_the_font_library_can_be_selected(): void {
		$this->install_family();
		self::assertSame( 'Harbour Sans', Library::names()['harbour-sans'] );
		set_theme_mod( 'quayside_font_body', 'harbour-sans' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$families = array_column( wp_get_global_settings( [ 'typography', 'fontFamilies', 'theme' ] ), null, 'slug' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		self::assertSame( '"Harbour Sans", sans-serif', $families['sans']['fontFamily'] );
		$sources = array_map( static fn ( array $face ): array => (array) $face['src'], $families['sans']['fontFace'] );
		self::assertContains( 'https://shop.test/fonts/harbour.woff2', array_merge( ...$sources ) );
		self::assertStringContainsString( 'Commissioner', (string) wp_json_encode( $families['sans']['fontFace'] ), 'Headings may use this font.' );

		ob_start();
		Library::print_faces();
		self::assertStringContainsString( "url('https://shop.test/fonts/harbour.woff2')", (string) ob_get_clean() );
	}

	public function test_a_missing_family_does_not_change_the_style(): void {
		self::assertNull( Library::entry( 'harbour-sans' ) );
		self::assertNull( Library::entry( '' ) );
	}

	public function test_preloads_only_fonts_in_use(): void {
		$preloaded = static fn (): string => implode( ' ', array_column( apply_filters( 'wp_preload_resources', [] ), 'href' ) );
		self::assertStringContainsString( 'newsreader', $preloaded() );
		set_theme_mod( 'quayside_font_headings', 'system' );
		self::assertStringNotContainsString( 'newsreader', $preloaded() );
		self::assertStringContainsString( 'commissioner', $preloaded() );
	}

	public function test_loads_fonts_from_a_service_if_the_setting_is_on(): void {
		$print = static function (): string {
			ob_start();
			( new Service( BuiltAssets::get() ) )->print();
			return (string) ob_get_clean();
		};
		set_theme_mod( 'quayside_service_body', 'Open Sans' );
		self::assertSame( '', $print() );
		set_theme_mod( 'quayside_fonts_service', '1' );
		self::assertStringContainsString( 'fonts.googleapis.com', $print() );
		self::assertStringContainsString( 'family=Open%20Sans:wght', stripslashes( $print() ) );
		self::assertStringNotContainsString( '<link', $print() );
		self::assertSame( '', Settings::sanitize( 'service_body', 'Open Sans"><script>' ) );
	}
}
