<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Submission\Gate;
use Quayside\Blocks\Forms\Submission\SubmitRoute;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RestRoute;
use WP_REST_Request;

/**
 * Handles the routes of sureforms/v1 while SureForms is active. A REST route can have only one owner, so requests for
 * Quayside forms are handled before WordPress dispatches them. All others reach SureForms.
 */
final class SharedRoutes implements Module {
	public function __construct( private SubmitRoute $submit, private FollowUp $follow_up ) {}

	public function register(): void {
		add_filter( 'rest_pre_dispatch', [ $this, 'dispatch' ], 10, 3 );
	}

	/**
	 * Handles a request for a Quayside form.
	 *
	 * @param mixed           $result  Response so far, null if the request has not been handled.
	 * @param \WP_REST_Server $server  The server.
	 * @param WP_REST_Request $request The request.
	 * @return mixed
	 */
	public function dispatch( mixed $result, \WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! SureForms::is_active() ) {
			return $result;
		}
		$route = RestRoute::of( $request );
		if ( SubmitRoute::PATH === $route && 'POST' === $request->get_method() && Gate::has_form( $request->get_body_params() ) ) {
			return $this->submit->handle( $request );
		}
		// SureForms' own requests have a nonce.
		if (
			'GET' === $request->get_method()
			&& null === $request->get_param( 'after_submit_nonce' )
			&& 1 === preg_match( '~^' . FollowUp::PATH . '$~D', $route, $match )
		) {
			$request->set_url_params( [ 'submission_id' => $match['submission_id'] ] );
			return $this->follow_up->handle( $request );
		}
		return $result;
	}
}
