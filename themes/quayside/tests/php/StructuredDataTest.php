<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Shop\StructuredData;

/**
 * The store's description of its breadcrumbs gives way to one in the head.
 */
final class StructuredDataTest extends TestCase {
	private const STORE = [ '@type' => 'BreadcrumbList' ];

	/**
	 * Returns what is left of the store's description on a page of the store, and checks that the head is whole.
	 */
	private function left_beside( string $head ): mixed {
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

	public function test_another_description_is_the_only_one(): void {
		self::assertSame( [], $this->left_beside( '<script type="application/ld+json">{"@graph":[{"@type":"BreadcrumbList"}]}</script>' ) );
	}

	public function test_the_stores_stays_where_it_is_alone(): void {
		self::assertSame( self::STORE, $this->left_beside( '<script type="application/ld+json">{"@type":"WebSite"}</script>' ) );
	}

	public function test_other_pages_are_not_read(): void {
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
