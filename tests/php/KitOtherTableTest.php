<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\OtherTable;

/**
 * Tests that the database is asked once whether the site has a table of another plugin.
 */
final class KitOtherTableTest extends TestCase {
	public function test_a_request_asks_once_for_each_table(): void {
		global $wpdb;
		$asked = 0;
		add_filter( 'query', static function ( string $query ) use ( &$asked ): string {
			$asked += str_starts_with( $query, 'SHOW TABLES' ) ? 1 : 0;
			return $query;
		} );
		for ( $time = 0; $time < 3; $time++ ) {
			self::assertTrue( OtherTable::exists( 'posts' ) );
			self::assertFalse( OtherTable::exists( 'post_' ), 'An underscore is no wildcard.' );
		}
		self::assertSame( 2, $asked );
		$prefix = $wpdb->prefix;
		try {
			$wpdb->prefix = 'other_';
			self::assertFalse( OtherTable::exists( 'posts' ), 'Another site of the network.' );
		} finally {
			$wpdb->prefix = $prefix;
		}
	}
}
