<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SiteHealth\Tests;

use Quayside\Blocks\Forms\Entries\EmailQueue;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Tests\TestCase;

/**
 * Tests the results of forms in Site Health.
 */
final class SiteHealthTest extends TestCase {
	/** @return array<string, mixed> Result of a test, as WordPress runs it. */
	private static function result( string $name ): array {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [] ] );
		return ( $tests['direct'][ "quayside_forms_$name" ]['test'] )();
	}

	/**
	 * Stores an entry with the state of its emails.
	 *
	 * @param array<string, mixed> $more Other values of its row.
	 */
	private static function add_entry( string $mail, int $age, array $more = [] ): void {
		global $wpdb;
		$added = ( new Entries() )->add( 7, uniqid( 'health-', true ), [], [], 'unread', '', [] );
		$state = [ 'mail' => $mail, 'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - $age ), ...$more ];
		$wpdb->update( Tables::name( 'entries' ), $state, [ 'id' => $added['id'] ] );
	}

	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'entries' ) );
	}

	public function test_reports_failed_emails_of_the_past_month(): void {
		self::add_entry( 'sent', 60 );
		self::add_entry( 'failed', 31 * DAY_IN_SECONDS );
		self::add_entry( 'failed', DAY_IN_SECONDS, [ 'status' => 'trash' ] );
		self::assertSame( 'good', self::result( 'failed' )['status'] );
		self::add_entry( 'failed', DAY_IN_SECONDS );
		self::log_in_as( 'administrator' );
		$result = self::result( 'failed' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( '1 entry of the past 30 days', $result['description'] );
		self::assertStringContainsString( 'page=quayside-form-entries', $result['actions'] );
	}

	public function test_reports_emails_that_wait_for_more_than_an_hour(): void {
		self::add_entry( 'queued', 60 );
		self::assertSame( 'good', self::result( 'waiting' )['status'] );
		self::add_entry( 'queued', 2 * HOUR_IN_SECONDS );
		self::assertSame( 'recommended', self::result( 'waiting' )['status'] );
	}

	public function test_reports_emails_whose_process_crashed_after_an_hour(): void {
		$crashed = [ 'mail_until' => time() - 10, 'mail_tries' => 1 ];
		self::add_entry( 'sending', 60, $crashed );
		self::assertSame( 'good', self::result( 'waiting' )['status'], 'Another process takes over in a minute.' );
		self::assertNotSame( [], EmailQueue::waiting( HOUR_IN_SECONDS ), 'It need not wait for an hour.' );
		self::add_entry( 'sending', 2 * HOUR_IN_SECONDS, [ 'mail_until' => time() + 100 ] + $crashed );
		self::assertSame( 'good', self::result( 'waiting' )['status'], 'It is being sent.' );
		self::add_entry( 'sending', 2 * HOUR_IN_SECONDS, $crashed );
		self::assertSame( 'recommended', self::result( 'waiting' )['status'] );
	}

	public function test_debug_data_counts_all_waiting_emails(): void {
		array_map( static fn () => self::add_entry( 'queued', 60 ), range( 1, 60 ) );
		self::assertSame( 60, apply_filters( 'debug_information', [] )['quayside-forms']['fields']['next']['value'] );
	}

	public function test_reports_a_folder_that_cannot_be_written(): void {
		self::assertSame( 'good', self::result( 'uploads' )['status'] );
		add_filter( 'quayside_blocks_form_upload_folder', '__return_empty_string' );
		$result = self::result( 'uploads' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'not writable', $result['description'] );
	}

	public function test_debug_data_counts_and_hides_the_path(): void {
		self::add_entry( 'failed', 60 );
		self::add_entry( 'queued', 60 );
		$fields = apply_filters( 'debug_information', [] )['quayside-forms']['fields'];
		self::assertSame( [ 2, 1, 1 ], [ $fields['entries']['value'], $fields['failed']['value'], $fields['next']['value'] ] );
		self::assertTrue( $fields['folder']['private'] );
		foreach ( array_diff_key( $fields, [ 'folder' => 0 ] ) as $field ) {
			self::assertStringNotContainsString( ABSPATH, (string) $field['value'] );
		}
	}
}
