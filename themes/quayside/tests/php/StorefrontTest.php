<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\SwitchOver\DesignTask;
use Quayside\Theme\SwitchOver\Storefront;

/**
 * Tests Storefront as a source of the switch.
 */
final class StorefrontTest extends TestCase {
	public function test_reads_the_design(): void {
		$menu = wp_create_nav_menu( 'Storefront menu' );
		update_option( 'theme_mods_storefront', [
			'nav_menu_locations'       => [ 'primary' => $menu, 'secondary' => $menu, 'handheld' => $menu ],
			'storefront_accent_color'  => '#7F54B3',
			'storefront_heading_color' => '#333333',
			'storefront_text_color'    => '#dddddd',
			'background_color'         => 'ffffff',
			'storefront_layout'        => 'right',
			'header_image'             => 'https://example.com/header.jpg',
			'background_image'         => 'https://example.com/back.jpg',

			'storefront_footer_background_color' => '#112233',
		] );
		$parts = array_column( ( new Storefront() )->parts(), null, 'title' );
		self::assertSame( [ 'nav_menu_locations.primary' => $menu, 'nav_menu_locations.mobile' => $menu ], $parts['Menus']['values'] );
		self::assertSame(
			[ 'quayside_colour_sea' => '#7f54b3', 'quayside_colour_ink' => '#333333', 'quayside_colour_paper' => '#ffffff' ],
			$parts['Colors']['values'],
			'The text can’t be read.'
		);
		self::assertCount( 4, $parts['Layout']['notes'] );
		$wrong = [ 'custom_logo' => [], 'storefront_accent_color' => 'red"', 'nav_menu_locations' => 'x', 'background_color' => [] ];
		foreach ( [ 'x', str_repeat( 'x', 1_000_000 ), array_fill( 0, 1000, [ [ [] ] ] ), $wrong ] as $broken ) {
			update_option( 'theme_mods_storefront', $broken );
			self::assertSame( [], ( new Storefront() )->parts() );
		}
	}

	public function test_reads_the_mods_and_css_of_a_child_theme(): void {
		$slug = 'storefront-child-' . wp_generate_password( 8, false );
		$root = get_theme_root() . "/$slug";
		wp_mkdir_p( $root );
		file_put_contents( "$root/style.css", "/*\nTheme Name: Child\nTemplate: storefront\n*/" );
		try {
			wp_clean_themes_cache();
			update_option( 'theme_switched', $slug );
			update_option( 'theme_mods_storefront', [ 'storefront_accent_color' => '#111111' ] );
			update_option( "theme_mods_$slug", [ 'storefront_accent_color' => '#222222' ] );
			$parts = array_column( ( new Storefront() )->parts(), null, 'title' );
			self::assertSame( [ 'quayside_colour_sea' => '#222222' ], $parts['Colors']['values'] );
		} finally {
			unlink( "$root/style.css" );
			rmdir( $root );
			wp_clean_themes_cache();
		}
	}

	public function test_carries_over_what_the_owner_has_not_set_and_undoes_it(): void {
		update_option( 'theme_mods_storefront', [ 'storefront_accent_color' => '#7f54b3', 'storefront_heading_color' => '#333333' ] );
		set_theme_mod( 'quayside_colour_ink', '#000000' );
		$task = new DesignTask( new Storefront() );
		$data = [];
		$item = $task->convert( 3, static function ( array $given ) use ( &$data ): void {
			$data = $given;
		} );
		self::assertSame( 'approximated', $item['result'] ?? '' );
		self::assertSame( [ '#7f54b3', '#000000' ], [ get_theme_mod( 'quayside_colour_sea' ), get_theme_mod( 'quayside_colour_ink' ) ] );
		DesignTask::undo( 3, $data, false );
		self::assertSame( [ false, '#000000' ], [ get_theme_mod( 'quayside_colour_sea' ), get_theme_mod( 'quayside_colour_ink' ) ] );
	}
}
