<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Breadcrumbs\Trail;

/**
 * Tests that breadcrumbs list the ancestors of the current page.
 */
final class TrailTest extends TestCase {
	/**
	 * @param array<string, mixed> $query
	 */
	private function visit( array $query ): void {
		global $wp_query, $wp_the_query;
		$wp_query     = new \WP_Query( $query );
		$wp_the_query = $wp_query;
	}

	public function test_lists_the_parents_of_a_page(): void {
		$parent = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Help' ] );
		$child  = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Returns', 'post_parent' => $parent ] );
		$this->visit( [ 'page_id' => $child ] );
		self::assertSame( [ 'Home', 'Help' ], array_column( ( new Trail() )->links(), 0 ) );
		self::assertSame( 'Returns', ( new Trail() )->current() );
	}

	public function test_lists_the_categories_of_a_post(): void {
		$journal = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Journal' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $journal );
		$outer = wp_insert_term( 'Craft', 'category' );
		self::assertIsArray( $outer );
		$inner = wp_insert_term( 'Enamel', 'category', [ 'parent' => $outer['term_id'] ] );
		self::assertIsArray( $inner );
		$post = wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Firing', 'post_category' => [ $inner['term_id'] ] ] );
		$this->visit( [ 'p' => $post ] );
		self::assertSame( [ 'Home', 'Journal', 'Craft', 'Enamel' ], array_column( ( new Trail() )->links(), 0 ) );
		$this->visit( [ 'cat' => $inner['term_id'] ] );
		self::assertSame( [ 'Home', 'Journal', 'Craft' ], array_column( ( new Trail() )->links(), 0 ) );
		self::assertSame( 'Enamel', ( new Trail() )->current() );
		$this->visit( [ 's' => 'tea' ] );
		self::assertSame( 'Search results', ( new Trail() )->current() );
	}
}
