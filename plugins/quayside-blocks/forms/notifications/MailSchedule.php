<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\MailQueue;
use Quayside\Blocks\Kit\Module;

/**
 * Sends the emails of entries within a minute when the visitor's browser never asks for it. Once the answer is out, the site
 * calls itself, and an event of Action Scheduler, or of WP-Cron where there is none, does it where such calls are blocked.
 *
 * They may all run: MailQueue gives each email to one of them.
 */
final class MailSchedule implements Module {
	/** Event that sends what waits. */
	public const HOOK = 'quayside_forms_mail';

	/** Action of admin-ajax.php that the site calls itself. */
	public const ACTION = 'quayside_form_mail';

	/** Groups of Action Scheduler: an action of a group is scheduled once, and one that waits for a dead process must not keep others away. */
	private const GROUP = 'quayside-forms';
	private const RETRY = 'quayside-forms-retry';

	/** Seconds after which the event is due: the browser's own call comes sooner. */
	private const DELAY = 20;

	/** Seconds for which a call of the site to itself is good. */
	private const VALID = 300;

	public function __construct( private Mailer $mailer ) {}

	public function register(): void {
		add_action(
			'quayside_blocks_form_submitted',
			static function (): void {
				// Nobody waits for what comes after the answer. Adding it twice does it once.
				add_action( 'shutdown', [ self::class, 'start' ], 20 );
			}
		);
		add_action( self::HOOK, [ $this, 'run' ] );
		add_action( 'wp_ajax_' . self::ACTION, [ $this, 'answer' ] );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, [ $this, 'answer' ] );
	}

	/**
	 * Has the emails of this request's submission sent by another process.
	 */
	public static function start(): void {
		self::let_go();
		self::arm();
		/**
		 * Whether a submission has its emails sent by a call of the site to itself; true by default. Sites with a system cron
		 * that runs each minute can do without.
		 *
		 * @param bool $loopback Whether the site calls itself.
		 */
		if ( true !== apply_filters( 'quayside_blocks_form_loopback', true ) ) {
			return;
		}
		$time = (string) time();
		wp_remote_post(
			admin_url( 'admin-ajax.php' ),
			[
				'timeout'   => 0.01,
				'blocking'  => false,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => true === apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- a filter of WordPress.
				'body'      => [
					'action' => self::ACTION,
					'time'   => $time,
					'token'  => self::token( $time ),
				],
			]
		);
	}

	/**
	 * Schedules the event that sends what nothing else has sent. One that is scheduled already is enough.
	 *
	 * @param int $at Unix time; 0 for soon.
	 */
	public static function arm( int $at = 0 ): void {
		$soon = 0 === $at;
		$at   = $soon ? time() + self::DELAY : $at;
		if ( class_exists( \ActionScheduler::class ) && \ActionScheduler::is_initialized() ) {
			as_schedule_single_action( $at, self::HOOK, [], $soon ? self::GROUP : self::RETRY, $soon );
			return;
		}
		// WordPress takes no second event of the same arguments that is due within ten minutes of the first.
		wp_schedule_single_event( $at, self::HOOK, $soon ? [] : [ 'retry' ] );
	}

	/**
	 * Cancels what is scheduled, for a plugin that goes.
	 */
	public static function cancel(): void {
		wp_unschedule_hook( self::HOOK );
		if ( function_exists( 'as_unschedule_all_actions' ) && class_exists( \ActionScheduler::class ) && \ActionScheduler::is_initialized() ) {
			as_unschedule_all_actions( self::HOOK );
		}
	}

	/**
	 * Sends what waits, and comes back for what is left: the rest of many, or what a process that died still holds.
	 */
	public function run(): void {
		$this->mailer->send_waiting();
		$next = MailQueue::next();
		if ( $next > 0 ) {
			self::arm( max( $next, time() + self::DELAY ) );
		}
	}

	/**
	 * Answers the site's call to itself.
	 */
	public function answer(): void {
		$time  = isset( $_POST['time'] ) && is_string( $_POST['time'] ) ? sanitize_key( $_POST['time'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- the token is looked at below.
		$token = isset( $_POST['token'] ) && is_string( $_POST['token'] ) ? sanitize_key( $_POST['token'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification
		if ( ! ctype_digit( $time ) || abs( time() - (int) $time ) > self::VALID || ! hash_equals( self::token( $time ), $token ) ) {
			wp_die( '', '', [ 'response' => 403 ] );
		}
		ignore_user_abort( true );
		if ( ! headers_sent() ) {
			header( 'Content-Length: 0' );
			header( 'Connection: close' );
		}
		self::let_go();
		$this->run();
		wp_die( '', '', [ 'response' => 200 ] );
	}

	/**
	 * Ends the answer of this request where PHP can, so that nobody waits for the rest.
	 */
	private static function let_go(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
		} elseif ( 'cli' !== PHP_SAPI ) {
			flush();
		}
	}

	private static function token( string $time ): string {
		return wp_hash( self::ACTION . "|$time", 'nonce' );
	}
}
