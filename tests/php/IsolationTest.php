<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Tests that a test does not see data of an earlier one.
 */
final class IsolationTest extends TestCase {
	public function test_first_writes(): void {
		self::assertTrue( add_option( 'quayside_isolation', 'left over' ) );
		self::assertIsInt( wp_insert_post( [ 'post_title' => 'Left over', 'post_status' => 'publish' ], true ) );
		add_filter( 'quayside_isolation', '__return_true' );
		self::assertSame( 'left over', get_option( 'quayside_isolation' ) );
	}

	/**
	 * @depends test_first_writes
	 */
	public function test_second_does_not_see_it(): void {
		self::assertFalse( get_option( 'quayside_isolation' ) );
		self::assertSame( [], get_posts( [ 'title' => 'Left over' ] ) );
		self::assertFalse( has_filter( 'quayside_isolation' ) );
	}
}
