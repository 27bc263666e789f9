<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Notifications\EmailPreview;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;

/**
 * Previews an email of a form and sends it to the user who edits the form: POST quayside/v1/form-email.
 */
final class EmailRoute implements Module {
	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
	}

	/**
	 * Registers the route.
	 */
	public function add(): void {
		$this->contracts->route(
			'quayside/v1',
			'/form-email',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'preview' ],
				'permission_callback' => static fn ( WP_REST_Request $request ): bool => is_numeric( $request['form'] )
					&& current_user_can( 'edit_post', (int) $request['form'] ),
				'contract'            => [
					'request'  => 'forms/email.preview-request',
					'response' => 'forms/email.preview',
				],
			]
		);
	}

	/**
	 * Returns the email. Returns an error with status 404 if the form does not exist, and 500 if the test email can't be sent.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array{subject: string, html: string, to: string}|WP_Error
	 */
	public function preview( WP_REST_Request $request ): array|WP_Error {
		$form = Form::any( is_numeric( $request['form'] ) ? (int) $request['form'] : 0 );
		if ( ! $form ) {
			return new WP_Error( 'quayside_form_missing', __( 'This form no longer exists.', 'quayside-blocks' ), [ 'status' => 404 ] );
		}
		$text = static fn ( string $name ): string => is_string( $request[ $name ] ) ? $request[ $name ] : '';
		if ( is_string( $request['title'] ) ) {
			// Only in this request.
			$form->post->post_title = sanitize_text_field( $request['title'] );
		}
		$email = EmailPreview::compose( $form, $text( 'content' ), $text( 'subject' ), $text( 'body' ), true === $request['confirmation'] );
		$error = true === $request['send'] ? EmailPreview::send( $email ) : null;
		return null === $error
			? [ 'to' => wp_get_current_user()->user_email ] + $email
			/* translators: %s: reason from the mail server */
			: new WP_Error( 'quayside_form_email', sprintf( __( 'The test email could not be sent. %s', 'quayside-blocks' ), $error ), [ 'status' => 500 ] );
	}
}
