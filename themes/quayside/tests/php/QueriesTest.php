<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Footer\Module as Footer;
use Quayside\Theme\Header\MenuItems;
use Quayside\Theme\Header\Module as Header;
use Quayside\Theme\Setup\SavedTemplates;
use Quayside\Theme\Shop\Module as Shop;

/**
 * Tests that parts of every page share their queries.
 */
final class QueriesTest extends TestCase {
	private function attachment( string $title ): int {
		$id = (int) wp_insert_attachment( [ 'post_title' => $title, 'post_mime_type' => 'image/jpeg' ], "$title.jpg" );
		update_post_meta( $id, '_wp_attachment_image_alt', $title );
		return $id;
	}

	private function queries( callable $run ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$run();
		return $wpdb->num_queries - $before;
	}

	public function test_fetches_logo_and_icon_together(): void {
		$logo = $this->attachment( 'logo' );
		$icon = $this->attachment( 'icon' );
		set_theme_mod( 'custom_logo', $logo );
		update_option( 'site_icon', $icon );
		update_option( 'wp_page_for_privacy_policy', 0 );
		add_filter( 'theme_mod_nav_menu_locations', static fn (): array => [] );
		wp_cache_flush();
		get_theme_mod( 'custom_logo' );
		get_option( 'wp_page_for_privacy_policy' );
		self::assertSame( 2, $this->queries( static fn () => ( new Header() )->prime() ) );
		self::assertSame(
			0,
			$this->queries(
				static function () use ( $logo, $icon ): void {
					self::assertSame( 'logo', get_post_meta( $logo, '_wp_attachment_image_alt', true ) );
					self::assertSame( 'icon', get_post( $icon )?->post_title );
				}
			)
		);
	}

	/**
	 * Creates a menu with items in reverse order of their creation, and one draft.
	 */
	private function menu( string $name, string ...$titles ): int {
		$menu = wp_create_nav_menu( $name );
		self::assertIsInt( $menu );
		foreach ( array_reverse( [ ...$titles, 'Draft' ], true ) as $index => $title ) {
			wp_update_nav_menu_item(
				$menu,
				0,
				[
					'menu-item-title'    => $title,
					'menu-item-url'      => 'https://example.org/',
					'menu-item-position' => $index + 1,
					'menu-item-status'   => 'Draft' === $title ? 'draft' : 'publish',
				]
			);
		}
		return $menu;
	}

	/**
	 * @param array<string, mixed> $args Arguments of wp_get_nav_menu_items().
	 * @return array<int, string>
	 */
	private function titles( int $menu, array $args = [] ): array {
		return array_map( static fn ( \WP_Post $item ): string => $item->title, (array) wp_get_nav_menu_items( $menu, $args ) );
	}

	public function test_fetches_the_items_of_all_menus_together(): void {
		remove_all_filters( 'posts_pre_query' );
		$menus = [ 'primary' => $this->menu( 'First', 'One', 'Two', 'Three' ), 'footer' => $this->menu( 'Second', 'Four' ) ];
		$other = $this->menu( 'Third', 'Five' );
		$empty = $this->menu( 'Fourth' );
		update_option( 'widget_nav_menu', [ 2 => [ 'nav_menu' => $other ], 3 => [ 'nav_menu' => $empty ], '_multiwidget' => 1 ] );
		add_filter( 'theme_mod_nav_menu_locations', static fn (): array => $menus );
		$expected = [ [ 'One', 'Two', 'Three' ], [ 'Four' ], [ 'Five' ], [] ];
		$read     = fn (): array => array_map( $this->titles( ... ), [ ...array_values( $menus ), $other, $empty ] );
		$result  = [];
		$queries = function () use ( $read, $other, $empty, &$result ): int {
			wp_cache_flush();
			( new Header() )->prime();
			_prime_term_caches( [ $other, $empty ] );
			get_option( 'widget_nav_menu' );
			return $this->queries( static function () use ( $read, &$result ): void {
				$result = $read();
			} );
		};
		$alone   = $queries();
		self::assertSame( $expected, $result );
		( new MenuItems() )->register();
		// Items and metadata of three menus with one query each.
		self::assertLessThanOrEqual( $alone - 3, $queries() );
		self::assertSame( $expected, $result );
	}

	public function test_leaves_other_queries_for_menu_items_alone(): void {
		remove_all_filters( 'posts_pre_query' );
		$menus = [ 'primary' => $this->menu( 'First', 'One', 'Two' ), 'footer' => $this->menu( 'Second', 'Three' ) ];
		add_filter( 'theme_mod_nav_menu_locations', static fn (): array => $menus );
		( new MenuItems() )->register();
		self::assertSame( [ 'One', 'Two' ], $this->titles( $menus['primary'] ) );
		$titles = fn ( array $args ): array => $this->titles( $menus['primary'], $args );
		self::assertSame( [ 'Draft', 'One', 'Two' ], self::sorted( $titles( [ 'post_status' => 'publish,draft' ] ) ) );
		self::assertSame( [ 'Two', 'One' ], $titles( [ 'order' => 'DESC', 'output' => OBJECT ] ) );
		self::assertSame( [ 'One' ], $titles( [ 'nopaging' => false, 'numberposts' => 1 ] ) );
		self::assertCount( 3, get_posts( [ 'post_type' => 'nav_menu_item', 'nopaging' => true ] ) );
		// A new item is found on the same page.
		wp_update_nav_menu_item(
			$menus['primary'],
			0,
			[
				'menu-item-title'    => 'Four',
				'menu-item-url'      => 'https://example.org/',
				'menu-item-status'   => 'publish',
				'menu-item-position' => 9,
			]
		);
		self::assertSame( [ 'One', 'Two', 'Four' ], $this->titles( $menus['primary'] ) );
	}

	public function test_does_not_mix_up_the_menus_of_two_sites(): void {
		remove_all_filters( 'posts_pre_query' );
		( new MenuItems() )->register();
		$menus = [ 'primary' => $this->menu( 'First', 'One' ), 'footer' => $this->menu( 'Second', 'Two' ) ];
		add_filter( 'theme_mod_nav_menu_locations', static fn (): array => $menus );
		self::assertSame( [ 'One' ], $this->titles( $menus['primary'] ) );
		// The menu of another site has the same ID and no items.
		global $wpdb;
		$wpdb->delete( $wpdb->term_relationships, [ 'term_taxonomy_id' => $menus['primary'] ] );
		$GLOBALS['blog_id'] = 2; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		try {
			self::assertSame( [], $this->titles( $menus['primary'] ) );
		} finally {
			$GLOBALS['blog_id'] = 1; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
	}

	/**
	 * @param array<int, string> $words
	 * @return array<int, string>
	 */
	private static function sorted( array $words ): array {
		sort( $words );
		return $words;
	}

	public function test_looks_for_saved_templates_only_where_some_exist(): void {
		remove_all_filters( 'posts_pre_query' );
		( new SavedTemplates() )->register();
		$theme = get_stylesheet();
		$read  = static fn (): array => array_column( get_block_templates( [ 'slug__in' => [ 'page' ] ] ), 'slug' );
		$posts = static fn ( string $type ): \WP_Query => new \WP_Query(
			[
				'post_type'   => $type,
				'post_status' => 'publish',
				'tax_query'   => [ [ 'taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => $theme ] ], // phpcs:ignore WordPress.DB.SlowDBQuery
			]
		);
		$posts( 'wp_template' );
		self::assertSame( 0, $this->queries( static fn () => $posts( 'wp_template_part' ) ) );
		self::assertSame( [], $read() );
		$id = (int) wp_insert_post( [ 'post_type' => 'wp_template', 'post_name' => 'page', 'post_title' => 'Page', 'post_status' => 'publish' ] );
		wp_set_object_terms( $id, $theme, 'wp_theme' );
		self::assertSame( [ $id ], array_column( $posts( 'wp_template' )->posts, 'ID' ) );
		self::assertSame( [ 'page' ], $read() );
	}

	/**
	 * @dataProvider permalinks
	 */
	public function test_recent_posts_need_terms_only_for_their_permalinks( string $permalinks, bool $needs_terms ): void {
		add_filter( 'pre_option_permalink_structure', static fn (): string => $permalinks );
		$args = ( new Footer() )->recent_posts( [ 'posts_per_page' => 4, 'update_post_meta_cache' => true ] );
		self::assertSame( 4, $args['posts_per_page'] );
		self::assertFalse( $args['update_post_meta_cache'] );
		self::assertSame( $needs_terms, $args['update_post_term_cache'] );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function permalinks(): array {
		return [
			'plain'            => [ '', false ],
			'name'             => [ '/%postname%/', false ],
			'date'             => [ '/%year%/%monthnum%/%day%/%postname%/', false ],
			'category'         => [ '/%category%/%postname%/', true ],
			'another taxonomy' => [ '/%topic%/%post_id%/', true ],
		];
	}

	public function test_fetches_the_images_of_listed_products_together(): void {
		$products = [];
		$images   = [];
		foreach ( [ 1, 2, 3 ] as $number ) {
			$images[]   = $this->attachment( "product-$number" );
			$products[] = (int) wp_insert_post( [ 'post_title' => "Product $number", 'post_status' => 'publish' ] );
			set_post_thumbnail( $products[ $number - 1 ], $images[ $number - 1 ] );
		}
		wp_cache_flush();
		$results = (object) [ 'ids' => $products ];
		$shop    = new Shop( new \Quayside\Theme\Kit\Assets( get_template_directory() . '/functions.php', 'theme', 'quayside' ) );
		self::assertSame( $results, $shop->prime_pictures( $results ) );
		self::assertSame(
			0,
			$this->queries(
				static function () use ( $images ): void {
					foreach ( $images as $image ) {
						get_post( $image );
						get_post_meta( $image, '_wp_attachment_metadata', true );
					}
				}
			)
		);
		foreach ( [ false, null, (object) [], (object) [ 'ids' => 'none' ], (object) [ 'ids' => [ 0, 'x' ] ] ] as $invalid ) {
			self::assertSame( $invalid, $shop->prime_pictures( $invalid ) );
		}
	}
}
