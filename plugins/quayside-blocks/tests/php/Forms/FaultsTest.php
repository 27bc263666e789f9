<?php
declare( strict_types=1 );

namespace Quayside\Tests\Blocks\Forms;

require_once __DIR__ . '/FormTestCase.php';

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Form;

/**
 * Database and mailer that fail in the middle: the visitor gets an honest error, or the entry is kept; never half of one.
 */
final class FaultsTest extends FormTestCase {
	/** @return array<string, array{string}> */
	public static function queries(): array {
		return [
			'before anything'   => [ 'SAVEPOINT forms' ],
			'the entry'         => [ 'INSERT IGNORE INTO %sentries' ],
			'the unique values' => [ 'INSERT IGNORE INTO %sunique' ],
			'at the end'        => [ 'RELEASE SAVEPOINT forms' ],
		];
	}

	/** @dataProvider queries */
	public function test_a_database_that_fails_leaves_nothing_and_tells_nothing_of_itself( string $query ): void {
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
		$break  = static function ( string $sql ) use ( $begins, &$broken ): string {
			if ( ! str_starts_with( $sql, $begins ) ) {
				return $sql;
			}
			++$broken;
			// A query that never reaches the database fails, too. An error inside it would end the test's own transaction.
			return '';
		};
		add_filter( 'query', $break, 20 );
		$answer = self::submit( $form, [ 'email' => 'a@b.co' ] );
		remove_filter( 'query', $break, 20 );
		self::assertSame( 1, $broken );
		$data = $answer->get_data();
		self::assertSame( 200, $answer->get_status() );
		self::assertFalse( $data['success'] );
		self::assertSame( [ 'There was an error trying to submit your form. Please try again.', 'footer', 'not-kept' ], [ $data['data']['message'], $data['data']['position'], $data['data']['log_message'] ] );
		self::assertCount( 1, $reasons );
		self::assertSame( 0, self::kept( $form ) );
		self::assertSame( [], ( new Entries() )->taken( $form->id(), [ 'e1' => 'a@b.co' ] ), 'The value is free for the second try.' );
		self::assertTrue( self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['success'] );
		self::assertSame( 1, self::kept( $form ) );
	}

	public function test_a_filter_that_breaks_while_mail_is_made_keeps_the_entry_and_notes_it(): void {
		$form  = self::unique();
		$id    = self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		$break = static function (): never {
			throw new \LogicException( 'A filter broke.' );
		};
		add_filter( 'quayside_blocks_form_mail', $break );
		self::assertSame( 200, self::rest( 'GET', "/sureforms/v1/after-submission/$id" )->get_status() );
		remove_filter( 'quayside_blocks_form_mail', $break );
		$entries = new Entries();
		self::assertSame( 'failed', $entries->get( $id )?->mail );
		self::assertSame( 'A filter broke.', \Quayside\Blocks\Forms\Entries\Log::of_entry( $id )[0]['detail'] );
		self::log_in_as( 'administrator' );
		self::assertSame( 'sent', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
	}

	public function test_a_process_that_dies_while_it_sends_leaves_a_mail_that_can_be_sent_again(): void {
		global $wpdb;
		$entries = new Entries();
		$id      = self::submit( self::unique(), [ 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		self::assertTrue( $entries->claim_mail( $id, 'queued', 'sending' ) );
		do_action( 'quayside_forms_follow_up' );
		self::assertSame( 'sending', $entries->get( $id )?->mail, 'It may be at it still.' );
		$wpdb->update( Tables::name( 'entries' ), [ 'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - 2 * HOUR_IN_SECONDS ) ], [ 'id' => $id ] );
		do_action( 'quayside_forms_follow_up' );
		self::assertSame( 'failed', $entries->get( $id )?->mail );
	}

	public function test_where_nothing_is_kept_a_mail_that_fails_is_an_error(): void {
		$form = self::form( self::contact(), [ 'store' => false ] );
		$send = static fn (): array => self::submit( $form, [ 'name' => 'Ada', 'email' => 'a@b.co' ] )->get_data();
		self::assertTrue( $send()['success'] );
		self::assertCount( 1, $this->mails );
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		self::assertFalse( $send()['success'] );
		remove_filter( 'pre_wp_mail', '__return_false', 20 );
		add_filter(
			'pre_wp_mail',
			static function (): never {
				throw new \RuntimeException( 'The mail server is down.' );
			},
			30
		);
		$answer = $send();
		self::assertSame( [ false, 'There was an error trying to submit your form. Please try again.' ], [ $answer['success'], $answer['data']['message'] ] );
	}

	private static function unique(): Form {
		return self::form( [ [ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'label' => 'Email', 'isUnique' => true ] ] ] );
	}
}
