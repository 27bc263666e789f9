<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Content\Module;

/**
 * A page's heading.
 */
final class HeadingTest extends TestCase {
	/**
	 * Asks for a page below another.
	 */
	private function visit( string $title ): void {
		global $wp_query, $wp_the_query;
		$parent       = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Help' ] );
		$page         = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_parent' => $parent, 'post_content' => 'Text' ] );
		$wp_query     = new \WP_Query( [ 'page_id' => $page ] );
		$wp_the_query = $wp_query;
	}

	/**
	 * As WooCommerce names its endpoints: the first title of the loop, and no other.
	 */
	public static function name_once( string $title ): string {
		if ( ! in_the_loop() ) {
			return $title;
		}
		remove_filter( 'the_title', [ self::class, 'name_once' ] );
		return 'Order received';
	}

	public function test_a_store_names_what_its_page_shows(): void {
		$this->visit( 'Checkout' );
		the_post();
		add_filter( 'the_title', [ self::class, 'name_once' ] );
		self::assertSame( '<h1 class="page-title">Order received</h1>', Module::heading() );
	}

	public function test_the_heading_comes_before_the_titles_of_the_breadcrumbs(): void {
		$this->visit( 'Checkout' );
		add_filter( 'the_title', [ self::class, 'name_once' ] );
		ob_start();
		require get_theme_file_path( 'page.php' );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<h1 class="page-title">Order received</h1>', $html );
		self::assertMatchesRegularExpression( '#<nav class="breadcrumb".*>Help</a></li><li aria-current="page">Checkout</li></ol></nav><h1#s', $html );
	}

	public function test_a_page_without_a_title_has_a_heading_all_the_same(): void {
		$this->visit( '' );
		the_post();
		self::assertStringContainsString( 'Untitled', Module::heading() );
	}
}
