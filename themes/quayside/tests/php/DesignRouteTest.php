<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Design\State;
use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Contract;
use Quayside\Theme\Settings\Settings;
use Quayside\Theme\Styles\Variation;

/**
 * Tests POST quayside-theme/v1/design.
 */
final class DesignRouteTest extends TestCase {
	private const NIGHT = [ '#8fd0d8', '#f3a97f', '#eef0ea', '#b9c4c5', '#10191d', '#1a262b', '#76878e' ];

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/quayside-theme/v1/design' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				$changes + [
					'colors'        => [],
					'font_body'     => '',
					'font_headings' => '',
					'logo'          => 0,
					'show_title'    => true,
				]
			)
		);
		return rest_do_request( $request );
	}

	protected function tearDown(): void {
		parent::tearDown();
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	public function test_rejects_users_who_are_not_allowed_to_change_the_theme(): void {
		self::assertSame( 401, $this->save()->get_status() );
		$this->log_in_as( 'editor' );
		self::assertSame( 403, $this->save()->get_status() );
	}

	public function test_the_initial_state_matches_the_contract(): void {
		self::assertTrue( Contract::load( get_template_directory() . '/build/contracts', 'theme/design.state' )->validate( State::get() ) );
	}

	public function test_the_fonts_of_the_preview_match_the_contract(): void {
		$contract = Contract::load( get_template_directory() . '/build/contracts', 'theme/preview.fonts' );
		self::assertNotSame( [], Library::stacks() );
		self::assertTrue( $contract->validate( Library::stacks() ) );
		self::assertNotTrue( $contract->validate( [ 'a' => 5 ] ) );
	}

	public function test_saves_values_as_settings_and_styles(): void {
		$this->log_in_as( 'administrator' );
		$response = $this->save(
			[
				'colors'        => self::NIGHT,
				'font_headings' => 'monospace',
				'show_title'    => false,
			]
		);
		self::assertSame( 200, $response->get_status() );
		self::assertSame( array_combine( Settings::COLORS, self::NIGHT ), Settings::colors() );
		self::assertFalse( Settings::is_on( 'show_title' ) );
		self::assertSame( self::NIGHT, $response->get_data()['colors'] );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$css = wp_get_global_stylesheet( [ 'variables', 'presets', 'styles' ] );
		self::assertStringContainsString( '--wp--preset--color--paper: #10191d', $css );
		self::assertStringContainsString( '--wp--preset--font-family--serif: ui-monospace', $css );
	}

	public function test_does_not_store_colors_that_match_the_style(): void {
		$this->log_in_as( 'administrator' );
		$this->save( [ 'colors' => array_map( 'strtoupper', State::colors( 'harbour' ) ) ] );
		self::assertSame( [], Settings::colors() );
	}

	/**
	 * @dataProvider invalid_values
	 * @param array<string, mixed> $changes
	 */
	public function test_rejects_invalid_values( array $changes, string $param ): void {
		$this->log_in_as( 'administrator' );
		$response = $this->save( $changes );
		self::assertSame( 400, $response->get_status() );
		self::assertArrayHasKey( $param, $response->get_data()['data']['params'] );
		self::assertSame( [], Settings::colors() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string}>
	 */
	public static function invalid_values(): array {
		return [
			'three colors'  => [ [ 'colors' => [ '#000000', '#ffffff', '#123456' ] ], 'colors' ],
			'invalid color'      => [ [ 'colors' => [ 'red;}' ] ], 'colors' ],
			'unknown font'   => [ [ 'font_body' => 'comic-sans' ], 'font_body' ],
			'unknown logo'   => [ [ 'logo' => 999999 ], 'logo' ],
			'invalid toggle'      => [ [ 'show_title' => 'perhaps' ], 'show_title' ],
		];
	}

	public function test_merges_single_colors_into_the_palette_of_the_style(): void {
		$this->log_in_as( 'administrator' );
		set_theme_mod( 'quayside_style', 'moss' );
		set_theme_mod( 'quayside_colour_sea', '#004400' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$palette = array_column( wp_get_global_settings( [ 'color', 'palette', 'theme' ] ), 'color', 'slug' );
		self::assertSame( '#004400', $palette['sea'] );
		self::assertSame( State::colors( 'moss' )[4], $palette['paper'] );
	}

	public function test_the_palettes_have_the_titles_of_the_styles(): void {
		$palettes = State::get()['palettes'];
		self::assertIsArray( $palettes );
		self::assertNotSame( [], $palettes );
		foreach ( $palettes as [ 'name' => $name, 'title' => $title ] ) {
			self::assertSame( Variation::read( $name )['title'], $title );
		}
	}
}
