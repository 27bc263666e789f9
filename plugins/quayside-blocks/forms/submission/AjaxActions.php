<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\Visitor;
use Quayside\Blocks\Kit\Module;

/**
 * Handles the admin-ajax actions of a form: validation_ajax_action (spec section 7, call 7) and refreshing the token.
 *
 * Both need to work on cached pages and change nothing, so no nonce is required.
 * phpcs:disable WordPress.Security.NonceVerification.Missing
 */
final class AjaxActions implements Module {
	public function register(): void {
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $prefix ) {
			// Runs before SureForms, which ends the request for any form.
			add_action( "{$prefix}validation_ajax_action", [ $this, 'unique' ], 5 );
			add_action( "{$prefix}quayside_form_token", [ $this, 'token' ] );
		}
	}

	/**
	 * Responds with the submitted values that already exist. Only fields marked as unique are checked.
	 */
	public function unique(): void {
		if ( SureForms::is_active() && ! Form::find( self::id() ) ) {
			return;
		}
		$form = $this->form();
		$wait = Visitor::hit( [ "unique-{$form->id()}" => [ 10, MINUTE_IN_SECONDS ] ] );
		if ( $wait > 0 ) {
			headers_sent() || header( "Retry-After: $wait" );
			wp_send_json_error( [ 'error' => __( 'Too many requests. Please wait a moment and try again.', 'quayside-blocks' ) ], 429 );
		}
		$fields = $form->schema()->fields();
		$values = [];
		$names  = [];
		foreach ( wp_unslash( $_POST ) as $name => $value ) {
			$id = Field::id_of( (string) $name );
			if ( isset( $fields[ $id ] ) && $fields[ $id ]->flag( 'isUnique' ) && is_string( $value ) ) {
				$verdict       = $fields[ $id ]->type()->check( $fields[ $id ]->rules(), $value );
				$values[ $id ] = null === $verdict->error ? $verdict->value : '';
				$names[ $id ]  = (string) $name;
			}
		}
		$duplicates = array_map(
			static fn ( string $id ): array => [ str_replace( '_', ' ', $names[ $id ] ) => 'not unique' ],
			UniqueValues::find_used( $form->id(), $values )
		);
		wp_send_json( [ 'data' => $duplicates ] );
	}

	/**
	 * Sends a fresh token and nonce to a page that was cached for longer than their lifetime.
	 */
	public function token(): void {
		$form = $this->form();
		wp_send_json_success(
			[
				'token' => Token::make( $form->id() ),
				'nonce' => wp_create_nonce( 'wp_rest' ),
			]
		);
	}

	private static function id(): int {
		return isset( $_POST['id'] ) && is_string( $_POST['id'] ) ? absint( wp_unslash( $_POST['id'] ) ) : 0;
	}

	private static function token_of_the_page(): string {
		return isset( $_POST['token'] ) && is_string( $_POST['token'] ) ? sanitize_text_field( wp_unslash( $_POST['token'] ) ) : '';
	}

	private function form(): Form {
		$form = Form::find( self::id() );
		// IDs of forms that are not converted can be guessed, and only the pages that show one make it public.
		if ( ! $form || ( $form->id() > Form::UNCONVERTED && ! Token::is_renewable( self::token_of_the_page(), $form->id() ) ) ) {
			wp_send_json_error( [ 'error' => __( 'This form no longer exists.', 'quayside-blocks' ) ], 404 );
		}
		return $form;
	}
}
