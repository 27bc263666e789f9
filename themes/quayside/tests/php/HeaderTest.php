<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Header\Module;

/**
 * Tests the skip link and the markup of the menus.
 */
final class HeaderTest extends TestCase {
	private function menu(): void {
		$menu = wp_create_nav_menu( 'Test menu' );
		self::assertIsInt( $menu );
		$add = static fn ( string $title, int $parent = 0 ): int => (int) wp_update_nav_menu_item(
			$menu,
			0,
			[
				'menu-item-title'     => $title,
				'menu-item-url'       => home_url( '/' . sanitize_title( $title ) . '/' ),
				'menu-item-status'    => 'publish',
				'menu-item-parent-id' => $parent,
			]
		);
		$shop = $add( 'Shop & <em>more</em>' );
		$table = $add( 'Table', $shop );
		$add( 'Mugs', $table );
		$add( 'Journal' );
		add_filter( 'theme_mod_nav_menu_locations', static fn (): array => [ 'primary' => $menu ] );
	}

	public function test_the_skip_link_is_first_whichever_plugin_prints_the_header(): void {
		$print = static function (): string {
			ob_start();
			( new Module() )->skip_link();
			return (string) ob_get_clean();
		};
		$before = $GLOBALS['wp_actions']['get_header'] ?? 0;
		unset( $GLOBALS['wp_actions']['get_header'] );
		self::assertSame( '', $print(), 'Templates without a header don’t have its target.' );
		do_action( 'get_header', null, [] );
		self::assertSame( '<a class="skip-link" href="#content">Skip to content</a>', $print() );
		$GLOBALS['wp_actions']['get_header'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		self::assertNotFalse( has_action( 'wp_body_open' ) );
	}

	/**
	 * @testdox [S2.8] Renders a button for each submenu of the bar, with deeper levels as lists
	 */
	public function test_renders_a_labeled_button_for_each_submenu_of_the_bar(): void {
		$this->menu();
		$html = Module::bar();
		self::assertSame( 1, substr_count( $html, '<button' ) );
		self::assertStringContainsString( 'aria-label="Shop &amp; more submenu"', $html );
		self::assertSame( 1, preg_match( '/aria-controls="([^"]+)"/', $html, $control ) );
		self::assertStringContainsString( 'id="' . $control[1] . '"', $html );
		self::assertSame( 2, substr_count( $html, 'class="sub-menu"' ) );
	}

	/**
	 * @testdox [S2.8] Renders submenus of the mobile menu that work without scripts
	 */
	public function test_renders_details_for_each_submenu_of_the_column(): void {
		$this->menu();
		$html = Module::column();
		self::assertSame( 2, substr_count( $html, '<details' ) );
		self::assertSame( 2, substr_count( $html, '</details>' ) );
		self::assertStringNotContainsString( '<button', $html );
	}

	public function test_uses_different_ids_in_bar_and_column(): void {
		$this->menu();
		preg_match_all( '/ id="([^"]+)"/', Module::bar() . Module::column(), $ids );
		$own = array_filter( $ids[1], static fn ( string $id ): bool => ! str_starts_with( $id, 'menu-item-' ) );
		self::assertSame( array_unique( $own ), $own );
	}

	public function test_lists_the_pages_without_a_menu(): void {
		add_filter( 'theme_mod_nav_menu_locations', static fn (): array => [] );
		wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'A lone page',
			]
		);
		self::assertStringContainsString( 'A lone page', Module::bar() );
	}

	/**
	 * @dataProvider beginnings
	 */
	public function test_adds_the_class_for_a_cover_at_the_beginning( bool $expected, string $content ): void {
		$page = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_content' => $content,
			]
		);
		self::assertIsInt( $page );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		self::set_query( [ 'page_id' => $page ] );
		self::assertNotContains( 'has-cover-first', get_body_class() );
		set_theme_mod( 'quayside_header_transparent', true );
		self::assertSame( $expected, in_array( 'has-cover-first', get_body_class(), true ) );
		self::set_query( [ 's' => 'words' ] );
		self::assertNotContains( 'has-cover-first', get_body_class() );
		self::set_query( [] );
	}

	/**
	 * @param array<string, mixed> $query Query of the page.
	 */
	private static function set_query( array $query ): void {
		$GLOBALS['wp_the_query'] = new \WP_Query( $query ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	/**
	 * @return array<string, array{0: bool, 1: string}>
	 */
	public static function beginnings(): array {
		$cover = '<!-- wp:cover {"overlayColor":"ink"} --><div class="wp-block-cover"></div><!-- /wp:cover -->';
		return [
			'a cover'            => [ true, "\n\n$cover<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->" ],
			'a paragraph'        => [ false, "<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->$cover" ],
			'text without a block'  => [ false, "Words$cover" ],
			'nothing'            => [ false, '' ],
			'an unknown pattern' => [ false, '<!-- wp:pattern {"slug":"nobody/knows"} /-->' ],
		];
	}
}
