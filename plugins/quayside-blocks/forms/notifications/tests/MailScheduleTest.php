<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Entries\MailQueue;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Notifications\MailSchedule;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Emails that no browser asks for: sent within a minute, each once, whatever else comes for them and whoever dies.
 */
final class MailScheduleTest extends FormTestCase {
	private const TWO = [ 'notifications' => [ [ 'to' => 'one@example.com', 'subject' => 'One', 'body' => 'x' ], [ 'to' => 'two@example.com', 'subject' => 'Two', 'body' => 'x' ] ] ];

	/** Calls of the site to itself. @var array<int, array<string, mixed>> */
	private array $calls = [];

	protected function set_up(): void {
		parent::set_up();
		MailSchedule::cancel();
		// What other tests have left waits, too.
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Tables::name( 'entries' ) . " SET mail = 'none'" );
		$this->calls = [];
		add_filter(
			'pre_http_request',
			function ( $answer, array $arguments, string $url ): array {
				$this->calls[] = [ 'url' => $url ] + $arguments;
				return [ 'response' => [ 'code' => 200 ], 'body' => '', 'headers' => [] ];
			},
			5,
			3
		);
	}

	protected function tear_down(): void {
		MailSchedule::cancel();
		parent::tear_down();
	}

	public function test_a_submission_has_its_email_sent_by_a_call_of_the_site_to_itself(): void {
		$id = self::send();
		self::assertCount( 0, $this->mails );
		self::end_of_request();
		self::assertCount( 1, $this->calls );
		self::assertSame( [ admin_url( 'admin-ajax.php' ), false ], [ $this->calls[0]['url'], $this->calls[0]['blocking'] ] );
		self::ajax( MailSchedule::ACTION, $this->calls[0]['body'] );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->mails, 'subject' ) );
		self::assertSame( 'sent', ( new Entries() )->get( $id )?->mail );
		self::follow_up( $id );
		self::assertCount( 2, $this->mails, 'The call of the browser comes later, and finds nothing to do.' );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function bad_calls(): array {
		return [
			'none'     => [ [] ],
			'wrong'    => [ [ 'time' => (string) time(), 'token' => 'abc' ] ],
			'too old'  => [ [ 'time' => (string) ( time() - 301 ), 'token' => wp_hash( 'quayside_form_mail|' . ( time() - 301 ), 'nonce' ) ] ],
			'of no day' => [ [ 'time' => 'abc', 'token' => wp_hash( 'quayside_form_mail|abc', 'nonce' ) ] ],
		];
	}

	/**
	 * @dataProvider bad_calls
	 * @param array<string, string> $call
	 */
	public function test_nobody_else_starts_it( array $call ): void {
		self::send();
		self::ajax( MailSchedule::ACTION, $call );
		self::assertCount( 0, $this->mails );
	}

	public function test_where_such_calls_are_blocked_an_event_sends_it_within_a_minute(): void {
		add_filter( 'quayside_blocks_form_loopback', '__return_false' );
		$id = self::send();
		self::end_of_request();
		self::end_of_request();
		self::assertSame( [], $this->calls );
		$due = self::due();
		self::assertCount( 1, $due, 'One event for all that waits.' );
		self::assertLessThanOrEqual( 60, $due[0] - time() );
		do_action( MailSchedule::HOOK );
		self::assertCount( 2, $this->mails );
		self::assertSame( 'sent', ( new Entries() )->get( $id )?->mail );
		self::assertCount( 1, self::due(), 'Nothing is left to come back for.' );
	}

	public function test_the_event_is_one_of_action_scheduler_where_there_is_one(): void {
		self::send();
		self::end_of_request();
		self::assertSame( class_exists( \ActionScheduler::class ), false === wp_next_scheduled( MailSchedule::HOOK ) );
		self::assertSame( class_exists( \ActionScheduler::class ), function_exists( 'as_next_scheduled_action' ) && false !== as_next_scheduled_action( MailSchedule::HOOK ) );
	}

	public function test_of_two_processes_one_gets_an_email(): void {
		$id = self::send();
		self::assertNotNull( MailQueue::claim( $id, 'queued' ) );
		self::assertNull( MailQueue::claim( $id, 'queued' ) );
		self::assertNull( MailQueue::claim( $id, 'sending' ), 'Nobody has died.' );
		do_action( MailSchedule::HOOK );
		do_action( 'quayside_forms_follow_up' );
		self::assertCount( 0, $this->mails );
	}

	public function test_a_process_that_dies_in_the_middle_leaves_the_rest_to_another(): void {
		$id    = self::send();
		$claim = MailQueue::claim( $id, 'queued' );
		self::assertNotNull( $claim );
		// It sends the first one and dies.
		$die = static function ( $sent, array $mail ) use ( $claim ): bool {
			if ( 'Two' === $mail['subject'] ) {
				throw new \ErrorException( 'The process dies.' );
			}
			return true;
		};
		$claim->end( 'queued' );
		add_filter( 'pre_wp_mail', $die, 20, 2 );
		add_filter( 'query', $lost = static fn ( string $sql ): string => str_contains( $sql, "mail_token = ''" ) || str_contains( $sql, 'mail_failed' ) || str_contains( $sql, '!' ) ? '' : $sql, 20 );
		self::follow_up( $id );
		remove_filter( 'query', $lost, 20 );
		remove_filter( 'pre_wp_mail', $die, 20 );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->mails, 'subject' ) );
		$entries = new Entries();
		self::assertSame( 'sending', $entries->get( $id )?->mail );

		do_action( MailSchedule::HOOK );
		self::assertCount( 2, $this->mails, 'It may be at it still.' );
		$due = self::due();
		self::assertEqualsWithDelta( time() + MailQueue::HOLD, max( $due ), 5, 'Somebody comes back when its claim ends.' );

		self::expire( $id );
		do_action( MailSchedule::HOOK );
		self::assertSame( [ 'One', 'Two', 'Two' ], array_column( $this->mails, 'subject' ), 'What the mailer has accepted is not sent again.' );
		self::assertSame( 'sent', $entries->get( $id )?->mail );
		self::assertSame( [ 'one@example.com', 'two@example.com' ], array_column( array_filter( Log::of_entry( $id ), static fn ( array $line ): bool => 'mail_sent' === $line['event'] ), 'detail' ) );
	}

	public function test_a_process_whose_claim_has_ended_sends_no_more(): void {
		$id = self::send();
		// Between its first and its second email another one takes over.
		$slow = static function ( $sent, array $mail ) use ( $id ): bool {
			if ( 'One' === $mail['subject'] ) {
				self::expire( $id );
				self::assertNotNull( MailQueue::claim( $id, 'sending' ) );
			}
			return true;
		};
		add_filter( 'pre_wp_mail', $slow, 20, 2 );
		self::follow_up( $id );
		self::assertSame( [ 'One' ], array_column( $this->mails, 'subject' ) );
		self::assertSame( 'sending', ( new Entries() )->get( $id )?->mail, 'The state is the other one’s.' );
	}

	public function test_what_ends_every_process_is_given_up_and_can_be_sent_again_by_hand(): void {
		$id = self::send();
		self::assertNotNull( MailQueue::claim( $id, 'queued' ) );
		for ( $try = 0; $try < 2; $try++ ) {
			self::expire( $id );
			self::assertNotNull( MailQueue::claim( $id, 'sending' ) );
		}
		self::expire( $id );
		self::assertNull( MailQueue::claim( $id, 'sending' ) );
		do_action( MailSchedule::HOOK );
		self::assertSame( 'failed', ( new Entries() )->get( $id )?->mail );
		self::assertCount( 0, $this->mails );
		self::log_in_as( 'administrator' );
		self::assertSame( 'sent', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
		self::assertCount( 2, $this->mails );
	}

	public function test_the_owner_need_not_wait_for_a_dead_process_but_disturbs_none_that_lives(): void {
		$id = self::send();
		self::assertNotNull( MailQueue::claim( $id, 'queued' ) );
		self::log_in_as( 'administrator' );
		self::assertSame( 'sending', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
		self::expire( $id );
		self::assertSame( 'sent', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
	}

	public function test_an_email_that_was_refused_is_not_sent_twice_and_the_state_remembers_it(): void {
		$id     = self::send();
		$refuse = static fn ( $sent, array $mail ): bool => 'One' !== $mail['subject'];
		add_filter( 'pre_wp_mail', $refuse, 20, 2 );
		do_action( MailSchedule::HOOK );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->mails, 'subject' ) );
		self::assertSame( 'failed', ( new Entries() )->get( $id )?->mail );
	}

	public function test_two_notifications_of_the_same_words_are_both_sent(): void {
		$same = [ 'to' => 'one@example.com', 'subject' => 'One', 'body' => 'x' ];
		self::send( [ 'notifications' => [ $same, $same ] ] );
		do_action( MailSchedule::HOOK );
		self::assertCount( 2, $this->mails );
	}

	/**
	 * Sends a form and gives its entry.
	 *
	 * @param array<string, mixed> $settings
	 */
	private static function send( array $settings = self::TWO ): int {
		$id = self::submit( self::form( self::contact(), $settings ), [ 'name' => 'Ada', 'email' => 'ada@example.com' ] )->get_data()['data']['submission_id'];
		self::assertIsInt( $id );
		return $id;
	}

	/** Runs what a submission leaves for the end of its request. */
	private static function end_of_request(): void {
		self::assertNotFalse( has_action( 'shutdown', [ MailSchedule::class, 'start' ] ) );
		MailSchedule::start();
	}

	/** Ends a claim as time does. */
	private static function expire( int $id ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'entries' ), [ 'mail_until' => time() - 1 ], [ 'id' => $id ] );
	}

	/**
	 * When events are due.
	 *
	 * @return array<int, int>
	 */
	private static function due(): array {
		if ( function_exists( 'as_get_scheduled_actions' ) ) {
			return array_values( array_map( static fn ( \ActionScheduler_Action $action ): int => (int) $action->get_schedule()->get_date()?->getTimestamp(), as_get_scheduled_actions( [ 'hook' => MailSchedule::HOOK, 'status' => 'pending' ] ) ) );
		}
		$due = [];
		foreach ( _get_cron_array() as $time => $events ) {
			$due = array_merge( $due, array_fill( 0, count( $events[ MailSchedule::HOOK ] ?? [] ), $time ) );
		}
		return $due;
	}
}
