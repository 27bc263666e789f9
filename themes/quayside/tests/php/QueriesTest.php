<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Footer\Module as Footer;
use Quayside\Theme\Header\Module as Header;
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
