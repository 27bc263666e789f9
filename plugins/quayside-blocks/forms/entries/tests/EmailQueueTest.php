<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Tests;

use Quayside\Blocks\Forms\Entries\EmailQueue;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Tests\TestCase;

/**
 * Tests that statements of processes that send emails at the same time don't wait for each other.
 */
final class EmailQueueTest extends TestCase {
	public function test_gives_up_emails_by_the_id_of_their_entry(): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$wpdb->query( "UPDATE $table SET mail = 'none'" );
		$ids = [];
		foreach ( [ 'crashed too often' => 3, 'crashed once' => 1, 'in progress' => 3 ] as $name => $tries ) {
			$ids[ $name ] = ( new Entries() )->add( 7, uniqid( 'queue-', true ), [], [], 'unread', '', [] )['id'];
			$until        = 'in progress' === $name ? time() + 60 : time() - 60;
			$wpdb->update( $table, [ 'mail' => 'sending', 'mail_until' => $until, 'mail_tries' => $tries ], [ 'id' => $ids[ $name ] ] );
		}
		$updates = [];
		add_filter( 'query', static function ( string $query ) use ( &$updates, $table ): string {
			if ( str_starts_with( $query, "UPDATE $table" ) ) {
				$updates[] = $query;
			}
			return $query;
		} );
		self::assertSame( 1, EmailQueue::give_up() );
		// A statement that selects rows by their state locks them in the order of that index, and the end of a claim in the opposite one.
		self::assertCount( 1, $updates );
		self::assertStringContainsString( "WHERE id = {$ids['crashed too often']} AND", $updates[0] );
		self::assertSame( 0, EmailQueue::give_up() );
		self::assertCount( 1, $updates, 'Nothing is locked if there is nothing to give up.' );
		$states = array_map( static fn ( int $id ): string => (string) $wpdb->get_var( "SELECT mail FROM $table WHERE id = $id" ), array_values( $ids ) );
		self::assertSame( [ 'failed', 'sending', 'sending' ], $states );
		self::assertSame( 1, EmailQueue::give_up( $ids['crashed once'] ) );
		self::assertSame( 0, EmailQueue::give_up( $ids['in progress'] ) );
	}
}
