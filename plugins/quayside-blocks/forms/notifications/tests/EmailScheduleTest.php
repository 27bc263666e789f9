<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications\Tests;

use Quayside\Blocks\Forms\Entries\EmailClaim;
use Quayside\Blocks\Forms\Entries\EmailQueue;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Notifications\EmailSchedule;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests emails that no browser requests: they are sent within a minute and only once, even with concurrent or stalled
 * processes.
 */
final class EmailScheduleTest extends FormTestCase {
	private const TWO = [
		'notifications' => [
			[ 'to' => 'one@example.com', 'subject' => 'One', 'body' => 'x' ],
			[ 'to' => 'two@example.com', 'subject' => 'Two', 'body' => 'x' ],
		],
	];

	/** Loopback requests. @var array<int, array<string, mixed>> */
	private array $calls = [];

	protected function set_up(): void {
		parent::set_up();
		EmailSchedule::cancel();
		// Other tests may have left pending emails.
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Tables::name( 'entries' ) . " SET mail = 'none'" );
		$this->calls = [];
		add_filter(
			'pre_http_request',
			function ( $response, array $arguments, string $url ): array {
				$this->calls[] = [ 'url' => $url ] + $arguments;
				return [ 'response' => [ 'code' => 200 ], 'body' => '', 'headers' => [] ];
			},
			5,
			3
		);
	}

	protected function tear_down(): void {
		EmailSchedule::cancel();
		parent::tear_down();
	}

	public function test_a_submission_triggers_a_loopback_request_that_sends_its_emails(): void {
		$id = self::send();
		self::assertCount( 0, $this->emails );
		self::end_of_request();
		self::assertCount( 1, $this->calls );
		self::assertSame( [ admin_url( 'admin-ajax.php' ), false ], [ $this->calls[0]['url'], $this->calls[0]['blocking'] ] );
		self::ajax( EmailSchedule::ACTION, $this->calls[0]['body'] );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->emails, 'subject' ) );
		self::assertSame( 'sent', ( new Entries() )->get( $id )?->mail );
		self::follow_up( $id );
		self::assertCount( 2, $this->emails, 'The request of the browser comes later and has nothing to do.' );
	}

	public function test_emails_are_sent_in_the_same_process_if_the_visitor_has_the_response(): void {
		$id = self::send();
		EmailSchedule::send_after_response( true );
		self::assertSame( [], $this->calls );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->emails, 'subject' ) );
		self::assertSame( 'sent', ( new Entries() )->get( $id )?->mail );
		add_filter( 'quayside_blocks_form_loopback', '__return_false' );
		$later = self::send();
		EmailSchedule::send_after_response( true );
		self::assertSame( 'queued', ( new Entries() )->get( $later )?->mail );
	}

	public function test_nothing_is_scheduled_or_requested_once_the_emails_are_sent(): void {
		$id = self::send();
		self::follow_up( $id );
		self::assertCount( 2, $this->emails );
		self::end_of_request();
		self::assertSame( [], $this->calls );
		self::assertSame( [], self::due() );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function bad_calls(): array {
		return [
			'none'     => [ [] ],
			'wrong'    => [ [ 'time' => (string) time(), 'token' => 'abc' ] ],
			'expired'  => [ [ 'time' => (string) ( time() - 301 ), 'token' => wp_hash( 'quayside_form_mail|' . ( time() - 301 ), 'nonce' ) ] ],
			'not a timestamp' => [ [ 'time' => 'abc', 'token' => wp_hash( 'quayside_form_mail|abc', 'nonce' ) ] ],
		];
	}

	/**
	 * @dataProvider bad_calls
	 * @param array<string, string> $call
	 */
	public function test_rejects_invalid_loopback_requests( array $call ): void {
		self::send();
		self::ajax( EmailSchedule::ACTION, $call );
		self::assertCount( 0, $this->emails );
	}

	public function test_an_event_sends_emails_within_a_minute_if_loopback_requests_are_blocked(): void {
		add_filter( 'quayside_blocks_form_loopback', '__return_false' );
		$id = self::send();
		self::end_of_request();
		self::end_of_request();
		self::assertSame( [], $this->calls );
		$due = self::due();
		self::assertCount( 1, $due, 'One event for all pending emails.' );
		self::assertLessThanOrEqual( 60, $due[0] - time() );
		do_action( EmailSchedule::HOOK );
		self::assertCount( 2, $this->emails );
		self::assertSame( 'sent', ( new Entries() )->get( $id )?->mail );
		self::assertCount( 1, self::due(), 'No event is left.' );
	}

	public function test_uses_action_scheduler_if_available(): void {
		$id = self::send();
		self::end_of_request();
		self::assertSame( class_exists( \ActionScheduler::class ), false === wp_next_scheduled( EmailSchedule::HOOK ) );
		self::assertSame(
			class_exists( \ActionScheduler::class ),
			function_exists( 'as_next_scheduled_action' ) && false !== as_next_scheduled_action( EmailSchedule::HOOK )
		);
		if ( class_exists( \ActionScheduler::class ) ) {
			// As every minute.
			\ActionScheduler::runner()->run( 'WP Cron' );
			self::assertSame( [ 'One', 'Two' ], array_column( $this->emails, 'subject' ) );
			self::assertSame( 'sent', ( new Entries() )->get( $id )?->mail );
		}
	}

	public function test_only_one_of_two_processes_sends_an_email(): void {
		$id = self::send();
		self::assertNotNull( EmailQueue::claim( $id, 'queued' ) );
		self::assertNull( EmailQueue::claim( $id, 'queued' ) );
		self::assertNull( EmailQueue::claim( $id, 'sending' ), 'No process has died.' );
		do_action( EmailSchedule::HOOK );
		do_action( 'quayside_forms_follow_up' );
		self::assertCount( 0, $this->emails );
	}

	public function test_another_process_sends_the_rest_after_one_has_died(): void {
		$id    = self::send();
		$claim = EmailQueue::claim( $id, 'queued' );
		self::assertNotNull( $claim );
		// Sends the first email, then dies.
		$send_and_die = static function ( $sent, array $email ) use ( $claim ): bool {
			if ( 'Two' === $email['subject'] ) {
				throw new \ErrorException( 'The process dies.' );
			}
			return true;
		};
		$claim->end( 'queued' );
		add_filter( 'pre_wp_mail', $send_and_die, 20, 2 );
		add_filter(
			'query',
			$lost = static fn ( string $sql ): string => 1 === preg_match( "/mail_token = ''|mail_failed|!/", $sql ) ? '' : $sql,
			20
		);
		self::follow_up( $id );
		remove_filter( 'query', $lost, 20 );
		remove_filter( 'pre_wp_mail', $send_and_die, 20 );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->emails, 'subject' ) );
		$entries = new Entries();
		self::assertSame( 'sending', $entries->get( $id )?->mail );

		do_action( EmailSchedule::HOOK );
		self::assertCount( 2, $this->emails, 'It may still be running.' );
		$due = self::due();
		self::assertEqualsWithDelta( time() + EmailClaim::HOLD, max( $due ), 5, 'Another run is scheduled when the claim expires.' );

		self::expire( $id );
		do_action( EmailSchedule::HOOK );
		self::assertSame( [ 'One', 'Two', 'Two' ], array_column( $this->emails, 'subject' ), 'Accepted emails are not resent.' );
		self::assertSame( 'sent', $entries->get( $id )?->mail );
		self::assertSame(
			[ 'one@example.com', 'two@example.com' ],
			array_column( array_filter( Log::of_entry( $id ), static fn ( array $line ): bool => 'mail_sent' === $line['event'] ), 'detail' )
		);
	}

	public function test_a_process_without_a_valid_claim_stops_sending(): void {
		$id = self::send();
		// Another process takes over between the first and the second email.
		$slow = static function ( $sent, array $email ) use ( $id ): bool {
			if ( 'One' === $email['subject'] ) {
				self::expire( $id );
				self::assertNotNull( EmailQueue::claim( $id, 'sending' ) );
			}
			return true;
		};
		add_filter( 'pre_wp_mail', $slow, 20, 2 );
		self::follow_up( $id );
		self::assertSame( [ 'One' ], array_column( $this->emails, 'subject' ) );
		self::assertSame( 'sending', ( new Entries() )->get( $id )?->mail, 'The state belongs to the other process.' );
	}

	public function test_gives_up_on_emails_that_end_every_process_and_allows_a_manual_resend(): void {
		$id = self::send();
		self::assertNotNull( EmailQueue::claim( $id, 'queued' ) );
		for ( $try = 0; $try < 2; $try++ ) {
			self::expire( $id );
			self::assertNotNull( EmailQueue::claim( $id, 'sending' ) );
		}
		self::expire( $id );
		self::assertNull( EmailQueue::claim( $id, 'sending' ) );
		do_action( EmailSchedule::HOOK );
		self::assertSame( 'failed', ( new Entries() )->get( $id )?->mail );
		self::assertCount( 0, $this->emails );
		self::log_in_as( 'administrator' );
		self::assertSame( 'sent', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
		self::assertCount( 2, $this->emails );
	}

	public function test_owner_can_resend_after_a_process_has_died_but_not_while_one_is_running(): void {
		$id = self::send();
		self::assertNotNull( EmailQueue::claim( $id, 'queued' ) );
		self::log_in_as( 'administrator' );
		self::assertSame( 'sending', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
		self::expire( $id );
		self::assertSame( 'sent', self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" )->get_data()['mail'] );
	}

	public function test_does_not_resend_a_rejected_email_and_stores_its_state(): void {
		$id     = self::send();
		$reject = static fn ( $sent, array $email ): bool => 'One' !== $email['subject'];
		add_filter( 'pre_wp_mail', $reject, 20, 2 );
		do_action( EmailSchedule::HOOK );
		self::assertSame( [ 'One', 'Two' ], array_column( $this->emails, 'subject' ) );
		self::assertSame( 'failed', ( new Entries() )->get( $id )?->mail );
	}

	public function test_sends_two_notifications_with_the_same_text(): void {
		$same = [ 'to' => 'one@example.com', 'subject' => 'One', 'body' => 'x' ];
		self::send( [ 'notifications' => [ $same, $same ] ] );
		do_action( EmailSchedule::HOOK );
		self::assertCount( 2, $this->emails );
	}

	/**
	 * Submits a form and returns the ID of its entry.
	 *
	 * @param array<string, mixed> $settings
	 */
	private static function send( array $settings = self::TWO ): int {
		$id = self::submit( self::form( self::contact(), $settings ), [ 'name' => 'Ada', 'email' => 'ada@example.com' ] )->get_data()['data']['submission_id'];
		self::assertIsInt( $id );
		return $id;
	}

	/** Runs the shutdown callbacks of a submission. */
	private static function end_of_request(): void {
		self::assertNotFalse( has_action( 'shutdown', [ EmailSchedule::class, 'start' ] ) );
		EmailSchedule::start();
	}

	/** Makes a claim expire. */
	private static function expire( int $id ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'entries' ), [ 'mail_until' => time() - 1 ], [ 'id' => $id ] );
	}

	/**
	 * Returns the due times of scheduled events.
	 *
	 * @return array<int, int>
	 */
	private static function due(): array {
		if ( function_exists( 'as_get_scheduled_actions' ) ) {
			return array_values(
				array_map(
					static fn ( \ActionScheduler_Action $action ): int => (int) $action->get_schedule()->get_date()?->getTimestamp(),
					as_get_scheduled_actions( [ 'hook' => EmailSchedule::HOOK, 'status' => 'pending' ] )
				)
			);
		}
		$due = [];
		foreach ( _get_cron_array() as $time => $events ) {
			$due = array_merge( $due, array_fill( 0, count( $events[ EmailSchedule::HOOK ] ?? [] ), $time ) );
		}
		return $due;
	}
}
