<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\EmailQueue;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\ScheduledJob;

/**
 * Sends the emails of entries within a minute even if the visitor's browser never requests it. The process
 * that stored the entry sends them after its response, or the site calls itself. If both fail, an event of Action Scheduler or WP-Cron
 * sends them.
 *
 * All of them may run at once, because EmailQueue gives each email to only one of them.
 */
final class EmailSchedule implements Module {
	/** Event that sends pending emails. */
	public const HOOK = 'quayside_forms_mail';

	/** admin-ajax.php action of the loopback request. */
	public const ACTION = 'quayside_form_mail';

	/**
	 * Groups of Action Scheduler. An action is scheduled once per group, so an action that waits for a stalled process
	 * gets its own group.
	 */
	private const GROUP = 'quayside-forms';
	private const RETRY = 'quayside-forms-retry';

	/** Delay of the event in seconds. The browser's own request usually comes first. */
	private const DELAY = 20;

	/** Lifetime of the loopback token in seconds. */
	private const VALID = 300;

	public function __construct( private Mailer $mailer ) {}

	public function register(): void {
		add_action(
			'quayside_blocks_form_submitted',
			static function (): void {
				// After the response, so that the visitor does not wait. Adding the callback twice has no effect.
				add_action( 'shutdown', [ self::class, 'start' ], 20 );
			}
		);
		add_action( self::HOOK, fn () => ScheduledJob::run_single( self::HOOK, 'forms', [ $this, 'run' ] ) );
		add_action( 'wp_ajax_' . self::ACTION, [ $this, 'handle' ] );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, [ $this, 'handle' ] );
	}

	/**
	 * Sends the emails of this submission after its response.
	 */
	public static function start(): void {
		self::send_after_response( self::finish_response() );
	}

	/**
	 * Sends waiting emails in this process if the visitor already has the response, otherwise in another process. That one needs a
	 * free worker, and this one waits up to a second for it.
	 *
	 * @param bool $is_finished Whether the visitor has the response.
	 */
	public static function send_after_response( bool $is_finished ): void {
		if ( [] === EmailQueue::waiting( 0 ) ) {
			return;
		}
		self::arm();
		/**
		 * Filters whether a submission sends its emails itself, after the response or through a loopback request. Sites with a
		 * system cron that runs every minute can turn it off.
		 *
		 * @param bool $sends Whether the submission sends them. Default true.
		 */
		if ( true !== apply_filters( 'quayside_blocks_form_loopback', true ) ) {
			return;
		}
		if ( $is_finished ) {
			self::go_on_without_visitor();
			( new self( new Mailer( new Entries() ) ) )->run();
			return;
		}
		$time = (string) time();
		wp_remote_post(
			admin_url( 'admin-ajax.php' ),
			[
				'timeout'   => 0.01,
				'blocking'  => false,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a core filter.
				'sslverify' => true === apply_filters( 'https_local_ssl_verify', false ),
				'body'      => [
					'action' => self::ACTION,
					'time'   => $time,
					'token'  => self::token( $time ),
				],
			]
		);
	}

	/**
	 * Schedules the event that sends remaining emails, unless it is already scheduled.
	 *
	 * @param int $at Unix timestamp, 0 for as soon as possible.
	 */
	public static function arm( int $at = 0 ): void {
		$is_immediate = 0 === $at;
		if ( ScheduledJob::has_action_scheduler() ) {
			// Its queue runs every minute, so a delay would take longer than that.
			as_schedule_single_action( $is_immediate ? time() : $at, self::HOOK, [], $is_immediate ? self::GROUP : self::RETRY, $is_immediate );
			return;
		}
		// WordPress rejects an event with the same arguments within ten minutes of another one.
		wp_schedule_single_event( $is_immediate ? time() + self::DELAY : $at, self::HOOK, $is_immediate ? [] : [ 'retry' ] );
	}

	/**
	 * Cancels all scheduled events when the plugin is uninstalled.
	 */
	public static function cancel(): void {
		wp_unschedule_hook( self::HOOK );
		if ( ScheduledJob::has_action_scheduler() ) {
			as_unschedule_all_actions( self::HOOK );
		}
	}

	/**
	 * Sends pending emails and schedules another run if any are left: because there were too many or a stalled process
	 * has claimed them.
	 */
	public function run(): void {
		$this->mailer->send_pending();
		$next = EmailQueue::next();
		if ( $next > 0 ) {
			self::arm( max( $next, time() + self::DELAY ) );
		}
	}

	/**
	 * Handles the loopback request.
	 */
	public function handle(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the token is verified below.
		$time  = isset( $_POST['time'] ) && is_string( $_POST['time'] ) ? sanitize_key( $_POST['time'] ) : '';
		$token = isset( $_POST['token'] ) && is_string( $_POST['token'] ) ? sanitize_key( $_POST['token'] ) : '';
		// phpcs:enable
		if ( ! ctype_digit( $time ) || abs( time() - (int) $time ) > self::VALID || ! hash_equals( self::token( $time ), $token ) ) {
			wp_die( '', '', [ 'response' => 403 ] );
		}
		self::go_on_without_visitor();
		if ( ! headers_sent() ) {
			header( 'Content-Length: 0' );
			header( 'Connection: close' );
		}
		self::finish_response();
		$this->run();
		wp_die( '', '', [ 'response' => 200 ] );
	}

	/**
	 * Goes on after the visitor has closed the page, unless the host has turned this function of PHP off.
	 */
	private static function go_on_without_visitor(): void {
		function_exists( 'ignore_user_abort' ) && ignore_user_abort( true );
	}

	/**
	 * Finishes the response if PHP supports it, so that the client does not wait.
	 *
	 * @return bool Whether the client has the whole response.
	 */
	private static function finish_response(): bool {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			return fastcgi_finish_request();
		}
		if ( function_exists( 'litespeed_finish_request' ) ) {
			return litespeed_finish_request();
		}
		if ( 'cli' !== PHP_SAPI ) {
			flush();
		}
		return false;
	}

	private static function token( string $time ): string {
		return wp_hash( self::ACTION . "|$time", 'nonce' );
	}
}
