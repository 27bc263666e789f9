<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Shop\StructuredData;

/**
 * Tests that WooCommerce's structured data for breadcrumbs is omitted if the head has its own.
 */
final class StructuredDataTest extends TestCase {
	private const STORE = [ '@type' => 'BreadcrumbList' ];

	/**
	 * Returns WooCommerce's filtered data on a store page, and asserts that the head is unchanged.
	 */
	private function filtered_with( string $head ): mixed {
		global $wp_query;
		$wp_query                       = new \WP_Query();
		$wp_query->is_post_type_archive = true;
		$wp_query->set( 'post_type', 'product' );
		$data = new StructuredData();
		ob_start();
		$data->start();
		echo $head; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a constant of the test.
		$data->end();
		self::assertSame( $head, ob_get_clean() );
		return $data->filter( self::STORE );
	}

	public function test_omits_woocommerces_data_if_the_head_has_breadcrumbs(): void {
		self::assertSame( [], $this->filtered_with( '<script type="application/ld+json">{"@graph":[{"@type":"BreadcrumbList"}]}</script>' ) );
	}

	public function test_keeps_woocommerces_data_if_it_is_the_only_one(): void {
		self::assertSame( self::STORE, $this->filtered_with( '<script type="application/ld+json">{"@type":"WebSite"}</script>' ) );
	}

	public function test_does_not_buffer_other_pages(): void {
		global $wp_query;
		$wp_query = new \WP_Query();
		$data     = new StructuredData();
		$level    = ob_get_level();
		$data->start();
		self::assertSame( $level, ob_get_level() );
		$data->end();
		self::assertSame( $level, ob_get_level() );
	}
}
