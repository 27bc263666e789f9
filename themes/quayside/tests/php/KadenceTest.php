<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\SwitchOver\DesignTask;
use Quayside\Theme\SwitchOver\Kadence;

/**
 * Tests Kadence as a source of the switch.
 */
final class KadenceTest extends TestCase {
	private const COLORS = [ '#B5493B', '#8C3428', '#1A202C', '#2D3748', '#4A5568', '#718096', '#EDF2F7', '#F7FAFC', '#ffffff' ];

	/**
	 * Stores a palette as Kadence does: as JSON with three palettes.
	 *
	 * @param array<int, string> $colors Colors of the second palette, which is active.
	 */
	private function palette( array $colors ): void {
		$entries = static fn ( array $list ): array => array_map(
			static fn ( string $color, int $index ): array => [
				'color' => $color,
				'slug'  => 'palette' . ( $index + 1 ),
				'name'  => 'Palette Color ' . ( $index + 1 ),
			],
			$list,
			array_keys( $list )
		);
		update_option( 'kadence_global_palette', wp_json_encode( [
			'palette'        => $entries( array_fill( 0, 9, '#3182CE' ) ),
			'second-palette' => $entries( $colors ),
			'third-palette'  => [],
			'active'         => 'second-palette',
		] ) );
	}

	/**
	 * @return array<string, array{title: string, values: array<string, mixed>, notes: array<int, string>}>
	 */
	private function parts(): array {
		return array_column( ( new Kadence() )->parts(), null, 'title' );
	}

	public function test_reads_the_design(): void {
		$this->palette( self::COLORS );
		$menu = wp_create_nav_menu( 'Kadence menu' );
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish' ] );
		update_post_meta( $page, '_kad_post_layout', 'fullwidth' );
		update_post_meta( $page, '_kad_post_title', 'hide' );
		update_option( 'theme_mods_kadence', [
			'nav_menu_locations'        => [ 'primary' => $menu, 'secondary' => $menu, 'mobile' => $menu, 'footer' => $menu ],
			'base_font'                 => [ 'size' => [ 'desktop' => 17 ], 'family' => 'Karla', 'google' => true, 'weight' => '400' ],
			'heading_font'              => [ 'family' => 'Georgia,Times,"Times New Roman",serif', 'google' => false ],
			'footer_html_content'       => '<p>{copyright} {year} {site-title}. <a href="/imprint/">Imprint</a> {theme-credit}</p>',
			'transparent_header_enable' => true,
			'header_sticky'             => 'main',
			'header_desktop_items'      => [ 'main' => [ 'main_left' => [ 'logo' ] ] ],
			'site_background'           => [ 'desktop' => [ 'color' => 'palette7' ] ],
			'content_background'        => [ 'desktop' => [ 'color' => '#FFFDF8' ] ],
		] );
		$parts = $this->parts();
		self::assertSame(
			[ 'nav_menu_locations.primary' => $menu, 'nav_menu_locations.mobile' => $menu, 'nav_menu_locations.footer' => $menu ],
			$parts['Menus']['values']
		);
		self::assertCount( 1, $parts['Menus']['notes'], 'The second menu has no place.' );
		self::assertSame(
			[
				'quayside_colour_sea'   => '#b5493b',
				'quayside_colour_ink'   => '#1a202c',
				'quayside_colour_muted' => '#4a5568',
				'quayside_colour_paper' => '#fffdf8',
				'quayside_colour_mist'  => '#edf2f7',
			],
			$parts['Colors']['values']
		);
		self::assertSame(
			[ 'quayside_service_body' => 'Karla', 'quayside_fonts_service' => '1', 'quayside_font_headings' => 'transitional' ],
			$parts['Fonts']['values']
		);
		$footer = $parts['Footer text']['values']['quayside_footer_text'];
		self::assertIsString( $footer );
		self::assertStringContainsString( '© ' . wp_date( 'Y' ) . ' ' . get_bloginfo( 'name' ) . '. <a href="/imprint/">Imprint</a>', $footer );
		self::assertStringNotContainsString( '{', $footer );
		self::assertSame( [ 'quayside_header_transparent' => '1', 'quayside_header_sticky' => '1' ], $parts['Layout']['values'] );
		self::assertStringContainsString( '1 page has', implode( ' ', $parts['Layout']['notes'] ) );
	}

	public function test_uses_the_default_backgrounds_and_leaves_out_colors_that_cannot_be_read(): void {
		$this->palette( array_replace( self::COLORS, [ 0 => '#ffee88' ] ) );
		update_option( 'theme_mods_kadence', [] );
		self::assertSame(
			[
				'quayside_colour_ink'   => '#1a202c',
				'quayside_colour_muted' => '#4a5568',
				'quayside_colour_paper' => '#ffffff',
				'quayside_colour_mist'  => '#f7fafc',
			],
			$this->parts()['Colors']['values']
		);
	}

	public function test_ignores_broken_data(): void {
		$wrong    = [
			'custom_logo'        => [],
			'nav_menu_locations' => 'x',
			'base_font'          => 'x',
			'heading_font'       => [ 'family' => [] ],
			'header_sticky'      => [],
			'content_background' => [ 'desktop' => 'x' ],
		];
		$palettes = [
			'',
			'{',
			'[]',
			'{"active":[],"palette":"x"}',
			'{"palette":[{"slug":[],"color":[]},{"slug":"palette1","color":"url(x)"},1]}',
			[ 'palette' => [] ],
			str_repeat( '[', 5000 ),
		];
		foreach ( [ 'x', str_repeat( 'x', 1_000_000 ), array_fill( 0, 1000, [ [ [] ] ] ), $wrong ] as $broken ) {
			update_option( 'theme_mods_kadence', $broken );
			foreach ( $palettes as $palette ) {
				update_option( 'kadence_global_palette', $palette );
				self::assertSame( [], ( new Kadence() )->parts() );
			}
		}
	}

	public function test_carries_the_design_over_and_undoes_it(): void {
		$this->palette( self::COLORS );
		update_option( 'theme_mods_kadence', [ 'header_sticky' => 'top_main_bottom' ] );
		$task = new DesignTask( new Kadence() );
		$data = [];
		$task->convert( 7, static function ( array $given ) use ( &$data ): void {
			$data = $given;
		} );
		self::assertSame( '1', get_theme_mod( 'quayside_header_sticky' ) );
		DesignTask::undo( 7, $data, false );
		self::assertFalse( get_theme_mod( 'quayside_header_sticky' ) );
	}
}
