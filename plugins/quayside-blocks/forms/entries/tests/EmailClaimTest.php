<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Tests;

use Quayside\Blocks\Forms\Entries\EmailClaim;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Tests\TestCase;

/**
 * Tests that a statement that the database ends, as it does in a deadlock, doesn't lose what is known about an email.
 */
final class EmailClaimTest extends TestCase {
	public function test_a_statement_that_fails_once_is_repeated(): void {
		global $wpdb;
		$entry = ( new Entries() )->add( 7, uniqid( 'claim-', true ), [], [], 'unread', '', [] )['id'];
		$table = Tables::name( 'entries' );
		$wpdb->update( $table, [ 'mail' => 'sending', 'mail_token' => 'mine', 'mail_until' => time() + 60 ], [ 'id' => $entry ] );
		$failed = [];
		add_filter( 'query', static function ( string $query ) use ( &$failed, $table ): string {
			if ( str_starts_with( $query, "UPDATE $table" ) && ! in_array( $query, $failed, true ) ) {
				$failed[] = $query;
				// The database class returns false.
				return '';
			}
			return $query;
		} );
		$claim = new EmailClaim( $entry, 'mine' );
		self::assertTrue( $claim->record( 'a', true ) );
		self::assertSame( 'sent', $claim->end( 'sent' ) );
		self::assertCount( 2, $failed );
		self::assertSame( 'sent', $wpdb->get_var( "SELECT mail FROM $table WHERE id = $entry" ) );
	}
}
