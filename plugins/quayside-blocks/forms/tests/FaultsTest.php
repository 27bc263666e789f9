<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Tests\ReadsLog;
use Quayside\Tests\ReplicatedDatabase;

/**
 * Tests failures of the database and the mailer in the middle of a submission: either the visitor gets an error or the
 * entry is stored completely.
 */
final class FaultsTest extends FormTestCase {
	use ReadsLog;

	/** @return array<string, array{string}> */
	public static function queries(): array {
		return [
			'the unique values' => [ 'INSERT IGNORE INTO %sunique' ],
			'the entry'         => [ 'INSERT IGNORE INTO %sentries' ],
		];
	}

	/** @dataProvider queries */
	public function test_a_failing_database_stores_and_reveals_nothing( string $query ): void {
		$form    = self::unique();
		$begins  = sprintf( $query, Tables::name( '' ) );
		$reasons = [];
		add_action(
			'quayside_blocks_form_failed',
			static function ( string $reason ) use ( &$reasons ): void {
				$reasons[] = $reason;
			}
		);
		$broken = 0;
		$fail_query  = static function ( string $sql ) use ( $begins, &$broken ): string {
			if ( ! str_starts_with( $sql, $begins ) ) {
				return $sql;
			}
			++$broken;
			// A query that never reaches the database fails too. A database error would end the test's own transaction.
			return '';
		};
		add_filter( 'query', $fail_query, 20 );
		$response = null;
		$logged   = self::log_of( static function () use ( $form, &$response ): void {
			$response = self::submit( $form, [ 'email' => 'a@b.co' ] );
		} );
		remove_filter( 'query', $fail_query, 20 );
		self::assertSame( [ 'error', 'forms', 'A submission could not be stored in the database.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertSame( $form->id(), $logged[0][3]['form'] );
		self::assertStringNotContainsString( 'a@b.co', (string) wp_json_encode( $logged ) );
		self::assertSame( 1, $broken );
		$data = $response->get_data();
		self::assertSame( 200, $response->get_status() );
		self::assertFalse( $data['success'] );
		self::assertSame(
			[ 'There was an error trying to submit your form. Please try again.', 'footer', 'not-kept' ],
			[ $data['data']['message'], $data['data']['position'], $data['data']['log_message'] ]
		);
		self::assertCount( 1, $reasons );
		self::assertSame( 0, self::count_entries( $form ) );
		self::assertSame( [], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co' ] ), 'The value is available for the second try.' );
		self::assertTrue( self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['success'] );
		self::assertSame( 1, self::count_entries( $form ) );
	}

	public function test_a_process_that_dies_after_its_claim_blocks_a_value_for_a_minute_only(): void {
		global $wpdb;
		$form  = self::unique();
		$table = Tables::name( 'unique' );
		self::assertSame( [], UniqueValues::claim( $form->id(), 'a-process-that-died', [ 'e1' => 'a@b.co' ] ) );
		self::assertFalse( self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['success'], 'It may still be running.' );
		self::assertTrue(
			self::submit( $form, [ 'email' => 'a@b.co' ], [ 'quayside-key' => 'a-process-that-died' ] )->get_data()['success'],
			'Its visitor tries again.'
		);
		UniqueValues::claim( $form->id(), 'another-that-died', [ 'e1' => 'c@d.co' ] );
		$wpdb->query( $wpdb->prepare( "UPDATE $table SET claimed = %d", time() - 61 ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		self::assertSame( [ 'e1' ], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co' ] ), 'Values with an entry are preserved.' );
		self::assertSame( [], UniqueValues::find_used( $form->id(), [ 'e1' => 'c@d.co' ] ) );
		self::assertTrue( self::submit( $form, [ 'email' => 'c@d.co' ] )->get_data()['success'] );
		$delete_claim = static function ( string $sql ) use ( $table ): string {
			global $wpdb;
			// phpcs:ignore WordPress.DB.PreparedSQL
			str_starts_with( $sql, 'INSERT IGNORE INTO ' . Tables::name( 'entries' ) ) && $wpdb->query( "DELETE FROM $table" );
			return $sql;
		};
		add_filter( 'query', $delete_claim, 5 );
		self::assertFalse( self::submit( $form, [ 'email' => 'e@f.co' ] )->get_data()['success'], 'No entry is stored without a valid claim.' );
		remove_filter( 'query', $delete_claim, 5 );
		self::assertSame( 2, self::count_entries( $form ) );
	}

	public function test_a_throwing_filter_leaves_the_entry_stored_and_logs_the_error(): void {
		$form  = self::unique();
		$id    = self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		$fail_query = static function (): never {
			throw new \LogicException( 'A filter broke.' );
		};
		add_filter( 'quayside_blocks_form_mail', $fail_query );
		$logged = self::log_of( static fn () => self::assertSame( 200, self::follow_up( $id )->get_status() ) );
		self::assertSame( [ 'error', 'forms', [ $id, $form->id() ] ], [ $logged[0][0], $logged[0][1], [ $logged[0][3]['entry'], $logged[0][3]['form'] ] ] );
		self::assertStringStartsWith( 'LogicException in', $logged[0][3]['exception'] );
		remove_filter( 'quayside_blocks_form_mail', $fail_query );
		$entries = new Entries();
		self::assertSame( 'failed', $entries->get( $id )?->mail );
		self::assertSame( 'A filter broke.', \Quayside\Blocks\Forms\Entries\Log::of_entry( $id )[0]['detail'] );
		self::log_in_as( 'administrator' );
		self::assertSame( 'sent', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
	}

	public function test_a_failed_email_is_an_error_if_entries_are_not_stored(): void {
		$form = self::form( self::contact(), [ 'store' => false ] );
		$send = static fn (): array => self::submit( $form, [ 'name' => 'Ada', 'email' => 'a@b.co' ] )->get_data();
		self::assertTrue( $send()['success'] );
		self::assertCount( 1, $this->emails );
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$logged = self::log_of( static fn () => self::assertFalse( $send()['success'] ) );
		self::assertSame( [ 'form' => $form->id() ], $logged[0][3] );
		remove_filter( 'pre_wp_mail', '__return_false', 20 );
		add_filter(
			'pre_wp_mail',
			static function (): never {
				throw new \RuntimeException( 'The mail server is down.' );
			},
			30
		);
		$response = $send();
		self::assertSame(
			[ false, 'There was an error trying to submit your form. Please try again.' ],
			[ $response['success'], $response['data']['message'] ]
		);
		foreach ( [ [], [ [ 'to' => '{form:name}' ] ], [ [ 'enabled' => false ] ] ] as $notifications ) {
			$silent = self::form( self::contact(), [ 'store' => false, 'notifications' => $notifications ] );
			self::assertFalse( self::submit( $silent, [ 'name' => 'Ada', 'email' => 'a@b.co' ] )->get_data()['success'], 'Nobody would read it.' );
		}
	}

	public function test_a_submission_reads_nothing_from_a_replica_that_may_lack_the_first_one(): void {
		$form = self::unique();
		update_post_meta( $form->id(), '_srfm_form_restriction', wp_slash( (string) wp_json_encode( [ 'status' => true, 'maxEntries' => 3 ] ) ) );
		$first = [ 'quayside-key' => 'the-key-of-the-first-one' ];
		self::submit( $form, [ 'email' => 'a@b.co' ], $first );
		self::submit( $form, [ 'email' => 'c@d.co' ] );
		$data  = [];
		$reads = ReplicatedDatabase::reads(
			static function () use ( $form, $first, &$data ): void {
				$data = self::submit( $form, [ 'email' => 'c@d.co' ], $first )->get_data();
			},
			Tables::name( '' )
		);
		self::assertTrue( $data['success'] );
		self::assertSame( [], $reads );
		self::assertSame( [ 'e1' ], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co' ] ), 'The value of the first submission is still claimed.' );
	}

	public function test_a_deletion_and_the_sweep_read_nothing_from_a_replica(): void {
		$form = self::unique();
		self::submit( $form, [ 'email' => 'a@b.co' ] );
		$id = ( new Entries() )->list( [ 'form' => $form->id() ] )['entries'][0]->id;
		self::assertSame( [], ReplicatedDatabase::reads( static fn () => ( new Entries() )->delete( $id ), Tables::name( '' ) ) );
		self::assertSame( [], ReplicatedDatabase::reads( static fn () => do_action( 'quayside_forms_follow_up' ), Tables::name( '' ) ) );
	}

	private static function unique(): Form {
		return self::form( [ [ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'label' => 'Email', 'isUnique' => true ] ] ] );
	}
}
