<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Entries\MailQueue;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Spam\RateLimit;
use Quayside\Blocks\Forms\Uploads\Copies;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Kit\Module;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The work after a submission: mail. GET sureforms/v1/after-submission/{id} (spec section 7, call 9) starts it; where the
 * browser never calls, cron does.
 *
 * The route only starts what waits already, once, and answers the same whether there is such an entry or not.
 */
final class FollowUp implements Module {
	private const EVENT = 'quayside_forms_follow_up';

	public function __construct( private Mailer $mailer ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
		add_action( self::EVENT, [ $this, 'catch_up' ] );
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
	 * Registers the route.
	 */
	public function add(): void {
		register_rest_route(
			'sureforms/v1',
			'/after-submission/(?P<submission_id>\d{1,18})',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'answer' ],
				'permission_callback' => '__return_true',
			]
		);
	}

	/**
	 * Sends the entry's mail, if it waits.
	 */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$id = $request->get_param( 'submission_id' );
		$this->mailer->deliver( is_numeric( $id ) ? (int) $id : 0, 'queued' );
		$response = new WP_REST_Response( [] );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Sends what no browser has asked for, and sweeps up.
	 */
	public function catch_up(): void {
		MailQueue::give_up( HOUR_IN_SECONDS );
		foreach ( MailQueue::waiting( MINUTE_IN_SECONDS ) as $id ) {
			$this->mailer->deliver( $id, 'queued' );
		}
		RateLimit::sweep();
		Files::sweep();
		Copies::sweep();
	}
}
