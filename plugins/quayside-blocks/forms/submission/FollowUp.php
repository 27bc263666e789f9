<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Spam\Visitor;
use Quayside\Blocks\Forms\Uploads\Copies;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\PrimaryReads;
use Quayside\Blocks\Kit\ScheduledJob;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Runs after a submission to send its emails. The browser requests GET sureforms/v1/after-submission/{id} (spec section
 * 7, call 9), otherwise EmailSchedule sends them.
 *
 * The route requires the token from the submission's response in the header X-WP-Submit-Token. Entry IDs can be
 * guessed, so without the token the response is 403 whether the entry exists or not.
 */
final class FollowUp implements Module {
	/** The route's path, as a pattern. */
	public const PATH = '/sureforms/v1' . self::ROUTE;

	/** Hourly event that sends remaining emails and cleans up. */
	public const EVENT = 'quayside_forms_follow_up';

	private const ROUTE = '/after-submission/(?P<submission_id>\d{1,18})';

	public function __construct( private Mailer $mailer, private Contracts $contracts ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
		add_action( self::EVENT, fn () => ScheduledJob::run( self::EVENT, 'forms', [ $this, 'catch_up' ] ) );
		add_action(
			'admin_init',
			static function (): void {
				if ( false === wp_next_scheduled( self::EVENT ) ) {
					wp_schedule_event( time(), 'hourly', self::EVENT );
				}
			}
		);
	}

	/**
	 * Registers the route unless SureForms has registered it: see SharedRoutes.
	 */
	public function add(): void {
		SureForms::is_active() || $this->contracts->route(
			'sureforms/v1',
			self::ROUTE,
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'handle' ],
				'permission_callback' => '__return_true',
				'contract'            => [
					'request'  => null,
					'response' => 'forms/after-submission.response',
				],
			]
		);
	}

	/**
	 * Returns the token of a submission.
	 *
	 * @param int $entry ID of the submission's entry.
	 */
	public static function token( int $entry ): string {
		return hash_hmac( 'sha256', 'quayside-form-follow-up|' . get_current_blog_id() . "|$entry", wp_salt( 'nonce' ) );
	}

	/**
	 * Sends the entry's emails if they are pending.
	 */
	public function handle( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id    = $request->get_url_params()['submission_id'] ?? '';
		$entry = is_numeric( $id ) ? (int) $id : 0;
		$token = $request->get_header( 'x_wp_submit_token' );
		if ( ! is_string( $token ) || ! hash_equals( self::token( $entry ), $token ) ) {
			return new WP_Error( 'quayside_form_token', __( 'Sorry, you are not allowed to do that.', 'quayside-blocks' ), [ 'status' => 403 ] );
		}
		$this->mailer->deliver( $entry, 'queued' );
		return new WP_REST_Response( [] );
	}

	/**
	 * Sends emails that no browser has requested and cleans up.
	 */
	public function catch_up(): void {
		// A file whose entry a replica lacks must not be deleted.
		PrimaryReads::start();
		$this->mailer->send_pending( MINUTE_IN_SECONDS );
		Visitor::sweep();
		Files::sweep( [ Entries::class, 'has_file' ] );
		Copies::sweep();
	}
}
