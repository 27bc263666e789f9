<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Kit\SwitchReport;
use Quayside\Theme\Kit\SwitchRun;
use Quayside\Theme\Kit\SwitchTable;
use Quayside\Theme\Settings\Settings;
use Quayside\Theme\SwitchOver\Astra;
use Quayside\Theme\SwitchOver\DesignTask;
use Quayside\Theme\SwitchOver\Sources;

/**
 * Tests Astra as a source of the switch. The options have the format in which Astra 4 stores them.
 */
final class AstraTest extends TestCase {
	private const PALETTE = [ '#0067ff', '#005ee9', '#0f172a', '#364151', '#e7f6ff', '#ffffff', '#d1dae5', '#070614', '#222222' ];

	/** @var array<string, mixed> */
	private array $mods = [];

	protected function set_up(): void {
		parent::set_up();
		$mods       = get_theme_mods();
		$this->mods = is_array( $mods ) ? $mods : [];
		self::reset();
		$menu = wp_create_nav_menu( 'Astra menu' );
		$this->log_in_as( 'administrator' );
		foreach ( [ 'primary', 'footer' ] as $location ) {
			$locations = get_nav_menu_locations();
			unset( $locations[ $location ] );
			set_theme_mod( 'nav_menu_locations', $locations );
		}
		update_option( 'theme_mods_astra', [
			'custom_logo'        => self::image(),
			'nav_menu_locations' => [
				'primary'        => $menu,
				'secondary_menu' => $menu,
			],
		] );
		update_option( 'astra-settings', [
			'global-color-palette'      => [ 'palette' => self::PALETTE ],
			'body-font-family'          => "'Open Sans', sans-serif",
			'headings-font-family'      => 'Georgia, Times, serif',
			'footer-copyright-editor'   => '<p>Copyright [copyright] [current_year] Harbor Ltd., <a href="/imprint/">imprint</a></p>',
			'transparent-header-enable' => 1,
		] );
		wp_update_custom_css_post( '.ast-container { color: red; }', [ 'stylesheet' => 'astra' ] );
	}

	protected function tear_down(): void {
		remove_theme_mods();
		foreach ( $this->mods as $name => $value ) {
			set_theme_mod( (string) $name, $value );
		}
		self::reset();
		parent::tear_down();
	}

	private static function reset(): void {
		global $wpdb;
		SwitchTable::exists() && $wpdb->query( 'DELETE FROM ' . SwitchTable::name() );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name IN ('quayside_switch', 'quayside_switch_wish', 'quayside_switch_lock')" );
	}

	private static function image(): int {
		$id = (int) wp_insert_attachment( [
			'post_title'     => 'Logo',
			'post_mime_type' => 'image/png',
			'post_status'    => 'inherit',
		], 'logo.png' );
		update_post_meta( $id, '_wp_attached_file', 'logo.png' );
		return $id;
	}

	private static function work(): void {
		for ( $times = 0; $times < 50 && SwitchRun::is_active(); $times++ ) {
			( new SwitchRun() )->advance( 30 );
		}
	}

	public function test_carries_the_design_over_and_back(): void {
		$before = get_theme_mods();
		$css    = wp_get_custom_css();
		( new SwitchRun() )->start( [ 'astra' ] );
		self::work();
		self::assertTrue( wp_attachment_is_image( (int) get_theme_mod( 'custom_logo' ) ) );
		self::assertSame( 'Astra menu', wp_get_nav_menu_object( get_nav_menu_locations()['primary'] )->name );
		self::assertSame(
			[
				'sea'   => '#0067ff',
				'ink'   => '#0f172a',
				'muted' => '#364151',
				'paper' => '#ffffff',
				'mist'  => '#e7f6ff',
			],
			Settings::colors()
		);
		self::assertSame(
			[ 'Open Sans', true, 'transitional' ],
			[ Settings::text( 'service_body' ), Settings::is_on( 'fonts_service' ), Settings::text( 'font_headings' ) ]
		);
		self::assertSame( '.ast-container { color: red; }', wp_get_custom_css() );
		self::assertStringContainsString( '© ' . wp_date( 'Y' ) . ' Harbor Ltd., <a href="/imprint/">imprint</a>', Settings::text( 'footer_text' ) );
		self::assertTrue( Settings::is_on( 'header_transparent' ) );
		$notes = implode( "\n", array_merge( ...array_column( iterator_to_array( SwitchReport::all(), false ), 'notes' ) ) );
		self::assertStringContainsString( 'secondary_menu', $notes );
		self::assertStringContainsString( 'Open Sans loads from Google Fonts after', $notes );

		set_theme_mod( 'quayside_colour_ink', '#123456' );
		( new SwitchRun() )->undo();
		self::work();
		self::assertSame( [ 'ink' => '#123456' ], Settings::colors(), 'What was changed since stays.' );
		remove_theme_mod( 'quayside_colour_ink' );
		$filled = static fn ( mixed $mods ): array => array_filter(
			(array) $mods,
			static fn ( mixed $value ): bool => ! in_array( $value, [ '', [], false, null ], true )
		);
		unset( $before['custom_css_post_id'] );
		$after = get_theme_mods();
		unset( $after['custom_css_post_id'] );
		self::assertEquals( $filled( $before ), $filled( $after ) );
		self::assertSame( $css, wp_get_custom_css() );
	}

	/** @param array<string, string> $meta Settings of Astra. */
	private static function page( string $title, array $meta, string $type = 'page' ): int {
		return (int) wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $meta ] );
	}

	public function test_carries_the_settings_of_pages_over_and_back(): void {
		$hidden  = self::page( 'Without title', [ 'site-post-title' => 'disabled', 'site-sidebar-layout' => 'no-sidebar', 'ast-main-header-display' => '' ] );
		$builder = self::page( 'Builder', [ 'site-post-title' => 'disabled', 'site-content-layout' => 'page-builder', 'footer-sml-layout' => 'disabled' ] );
		$own     = self::page( 'Own template', [ 'site-post-title' => 'disabled', '_wp_page_template' => 'elementor_canvas' ] );
		$post    = self::page(
			'Post',
			[ 'site-post-title' => 'disabled', 'site-sidebar-layout' => 'no-sidebar', 'ast-main-header-display' => 'disabled' ],
			'post'
		);
		self::page( 'Default', [ 'site-post-title' => '', 'site-sidebar-layout' => 'default' ] );
		array_map( static fn ( int $n ): int => self::page( "Page $n", [ 'site-sidebar-layout' => 'right-sidebar' ] ), range( 1, 101 ) );

		$source = ( new Sources() )->add( [] )['astra'];
		$first  = ( $source['items'] )( 0, 100, true );
		$next   = ( $source['items'] )( $first['after'], 100, true );
		$items  = array_column( [ ...$first['items'], ...$next['items'] ], null, 'title' );
		self::assertNull( $next['after'] );
		self::assertSame( 'converted', $items['Without title']['result'] );
		self::assertSame(
			[ 'approximated', [ 'The content has Quayside’s width. Blocks can be wide or full.', 'The footer is shown.' ] ],
			[ $items['Builder']['result'], $items['Builder']['notes'] ]
		);
		self::assertSame(
			[ 'dropped', [ 'The title is shown.', 'The sidebar is shown, if it has widgets.', 'The header is shown.' ] ],
			[ $items['Post']['result'], $items['Post']['notes'] ]
		);
		self::assertSame( [ 'dropped', [ 'It has no sidebar.' ] ], [ $items['Page 101']['result'], $items['Page 101']['notes'] ] );
		self::assertArrayNotHasKey( 'Default', $items );
		self::assertArrayNotHasKey( 'Own template', $items );

		$template = static fn ( int $id ): mixed => get_post_meta( $id, '_wp_page_template', true );
		( new SwitchRun() )->start( [ 'astra' ] );
		self::work();
		self::assertSame(
			[ 'page-templates/canvas.php', 'page-templates/canvas.php', 'elementor_canvas', '' ],
			array_map( $template, [ $hidden, $builder, $own, $post ] )
		);
		self::assertCount( 1, array_filter( iterator_to_array( SwitchReport::all(), false ), static fn ( array $row ): bool => 'Page 101' === $row['title'] ) );
		update_post_meta( $builder, '_wp_page_template', 'other.php' );
		( new SwitchRun() )->undo();
		self::work();
		self::assertSame( [ '', 'other.php', 'elementor_canvas' ], array_map( $template, [ $hidden, $builder, $own ] ) );
		self::assertSame( 'disabled', get_post_meta( $hidden, 'site-post-title', true ), 'Astra’s settings stay.' );
	}

	public function test_what_the_owner_has_set_stays(): void {
		set_theme_mod( 'quayside_colour_sea', '#abcdef' );
		$items = ( new DesignTask( new Astra() ) )->items()['items'];
		$color = array_values( array_filter( $items, static fn ( array $item ): bool => 'Colors' === $item['title'] ) )[0];
		self::assertStringContainsString( 'What you have set in Quayside stays.', implode( ' ', $color['notes'] ) );
		( new SwitchRun() )->start( [ 'astra' ] );
		self::work();
		self::assertSame( '#abcdef', Settings::colors()['sea'] );
	}

	public function test_leaves_out_colors_that_cannot_be_read(): void {
		update_option( 'astra-settings', [ 'global-color-palette' => [ 'palette' => [ '#ffff00' ] + self::PALETTE ] ] );
		$colors = ( new Astra() )->parts()[3];
		self::assertArrayNotHasKey( 'quayside_colour_sea', $colors['values'] );
		self::assertStringContainsString( '#ffff00', implode( ' ', $colors['notes'] ) );
		update_option( 'astra-settings', [ 'global-color-palette' => [ 'palette' => array_fill( 0, 9, '#ffff00' ) ] ] );
		$notes = array_column( ( new DesignTask( new Astra() ) )->items()['items'], 'notes', 'title' )['Colors'];
		self::assertSame( 1, substr_count( implode( ' ', $notes ), '#ffff00' ), 'Each color has one note.' );
	}

	public function test_damaged_options_have_no_parts(): void {
		delete_option( 'theme_mods_astra' );
		wp_update_custom_css_post( '', [ 'stylesheet' => 'astra' ] );
		update_option( 'astra-settings', [ 'global-color-palette' => 'x', 'body-font-family' => [ 'y' ], 'footer-copyright-editor' => 5 ] );
		self::assertSame( [], ( new Astra() )->parts() );
	}
}
