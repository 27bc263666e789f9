<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Content\Module;

/**
 * Tests the page heading.
 */
final class HeadingTest extends TestCase {
	/**
	 * Simulates a request for a child page.
	 */
	private function visit( string $title ): void {
		global $wp_query, $wp_the_query;
		$parent       = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Help' ] );
		$page         = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_parent'  => $parent,
				'post_content' => 'Text',
			]
		);
		$wp_query     = new \WP_Query( [ 'page_id' => $page ] );
		$wp_the_query = $wp_query;
	}

	/**
	 * Replaces only the first title in the loop, as WooCommerce does for its endpoints.
	 */
	public static function replace_title_once( string $title ): string {
		if ( ! in_the_loop() ) {
			return $title;
		}
		remove_filter( 'the_title', [ self::class, 'replace_title_once' ] );
		return 'Order received';
	}

	public function test_uses_the_title_of_the_endpoint(): void {
		$this->visit( 'Checkout' );
		the_post();
		add_filter( 'the_title', [ self::class, 'replace_title_once' ] );
		self::assertSame( '<h1 class="page-title">Order received</h1>', Module::heading() );
	}

	public function test_reads_the_heading_before_the_breadcrumbs(): void {
		$this->visit( 'Checkout' );
		add_filter( 'the_title', [ self::class, 'replace_title_once' ] );
		ob_start();
		$level = ob_get_level();
		require get_theme_file_path( 'page.php' );
		// Pages of a store open a buffer that ends with the page.
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<h1 class="page-title">Order received</h1>', $html );
		self::assertMatchesRegularExpression( '#<nav class="breadcrumb".*>Help</a></li><li aria-current="page">Checkout</li></ol></nav><h1#s', $html );
	}

	public function test_renders_a_heading_for_a_page_without_a_title(): void {
		$this->visit( '' );
		the_post();
		self::assertStringContainsString( 'Untitled', Module::heading() );
	}
}
