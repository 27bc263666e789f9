<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles POST sureforms/v1/submit-form: spec section 7, call 8.
 *
 * Errors that a visitor can correct have status 200 and success false, as clients of the route expect. Other errors
 * have their own status.
 */
final class SubmitRoute implements Module {
	/** The route's path. */
	public const PATH = '/' . self::NAMESPACE . self::ROUTE;

	private const NAMESPACE = 'sureforms/v1';
	private const ROUTE     = '/submit-form';

	public function __construct( private Intake $intake, private Contracts $contracts ) {}

	public function register(): void {
		// Runs after WordPress has checked the nonce.
		add_filter( 'rest_authentication_errors', [ $this, 'explain' ], 101 );
		add_action( 'rest_api_init', [ $this, 'add' ] );
	}

	/**
	 * Registers the route unless SureForms has registered it: see SharedRoutes.
	 */
	public function add(): void {
		SureForms::is_active() || $this->contracts->route(
			self::NAMESPACE,
			self::ROUTE,
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'handle' ],
				// Public. Gate checks the form's token.
				'permission_callback' => '__return_true',
				'contract'            => [
					'request'  => 'forms/submit.request',
					'response' => 'forms/submit.response',
				],
			]
		);
	}

	/**
	 * Replaces the error for an expired nonce with one that tells visitors what to do and where to display it.
	 *
	 * @param mixed $error Authentication error so far.
	 * @return mixed
	 */
	public function explain( mixed $error ): mixed {
		global $wp;
		$route = $wp instanceof \WP ? $wp->query_vars['rest_route'] ?? '' : '';
		if (
			! $error instanceof WP_Error
			|| 'rest_cookie_invalid_nonce' !== $error->get_error_code()
			|| ! is_string( $route )
			|| self::PATH !== RestRoute::of( $route )
		) {
			return $error;
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- read only.
		return SureForms::is_active() && ! Gate::has_form( $_POST ) ? $error : Gate::expired( 'rest_cookie_invalid_nonce' );
	}

	/**
	 * Handles the submission.
	 */
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		$sent  = $request->get_body_params();
		$token = $request->get_header( 'x_wp_submit_token' ) ?? $sent['quayside-token'] ?? '';
		// The route does not support JSON bodies.
		$form = [] === $sent && $request->is_json_content_type() ? Gate::unsupported_type() : Gate::form( $sent, is_string( $token ) ? $token : '' );
		if ( is_wp_error( $form ) ) {
			$response = rest_convert_error_to_response( $form );
			$data     = $form->get_error_data();
			if ( is_array( $data ) && is_int( $data['retry_after'] ?? null ) && $data['retry_after'] > 0 ) {
				$response->header( 'Retry-After', (string) $data['retry_after'] );
			}
			return $response;
		}
		$source  = $request->get_header( 'referer' );
		$uploads = Upload::from( $request->get_file_params() );
		$outcome = $this->intake->handle(
			$form,
			$sent,
			Gate::key( $sent, $uploads ),
			Gate::is_spam( $form, $sent ),
			esc_url_raw( is_string( $source ) ? $source : '', [ 'http', 'https' ] ),
			$uploads
		);
		if ( '' !== $outcome->code ) {
			return self::error( $outcome );
		}
		return new WP_REST_Response( $outcome->success ? self::success( $outcome ) : self::failure( $form, $outcome ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function success( Outcome $outcome ): array {
		$data = [ 'after_submit' => $outcome->after_submit ];
		if ( $outcome->entry > 0 ) {
			$data['submission_id'] = $outcome->entry;
			if ( $outcome->after_submit ) {
				$data['submission_token'] = FollowUp::token( $outcome->entry );
			}
		}
		return [
			'success'      => true,
			'message'      => $outcome->message,
			'redirect_url' => $outcome->redirect,
			'data'         => $data,
		];
	}

	private static function error( Outcome $outcome ): WP_REST_Response {
		$response = rest_convert_error_to_response(
			new WP_Error(
				$outcome->code,
				$outcome->message,
				[
					'status'      => $outcome->status,
					'message'     => $outcome->message,
					'position'    => 'footer',
					'log_message' => $outcome->log,
				]
			)
		);
		if ( 503 === $outcome->status ) {
			$response->header( 'Retry-After', '60' );
		}
		return $response;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function failure( Form $form, Outcome $outcome ): array {
		$errors = [];
		foreach ( $outcome->field_errors as $id => $message ) {
			$field                                   = $form->schema()->fields()[ $id ] ?? null;
			$errors[ $field ? $field->name() : $id ] = $message;
		}
		$data = [
			'message'  => $outcome->message,
			'position' => 'footer',
		];
		if ( [] !== $errors ) {
			$data['field_errors'] = $errors;
		}
		if ( '' !== $outcome->log ) {
			$data['log_message'] = $outcome->log;
		}
		return [
			'success' => false,
			'data'    => $data,
		];
	}
}
