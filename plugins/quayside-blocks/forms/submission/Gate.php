<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Sent;
use Quayside\Blocks\Forms\Spam\Blocklist;
use Quayside\Blocks\Forms\Spam\Visitor;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\PrimaryReads;
use Quayside\Blocks\Kit\RequestLimit;
use WP_Error;

/**
 * Checks that a submission has to pass before its values are validated.
 */
final class Gate {
	/**
	 * Returns the form of a submission, or the error why it is rejected.
	 *
	 * @param array<mixed> $sent  Submitted values.
	 * @param string       $token The token from the header or the hidden field.
	 */
	public static function form( array $sent, string $token ): Form|WP_Error {
		if ( [] === $sent && self::is_cut_off() ) {
			return self::cut_off();
		}
		$limit = RequestLimit::of( 'forms', '/sureforms/v1/submit-form' );
		if ( $limit && 0 !== $limit->status( $sent ) ) {
			return self::too_large( $limit->status( $sent ) );
		}
		$id   = $sent['form-id'] ?? '';
		$form = is_scalar( $id ) && 1 === preg_match( '/^\d{1,18}$/', (string) $id ) ? Form::find( (int) $id ) : null;
		if ( ! $form ) {
			// Includes forms without fields, whose entries would be empty.
			return self::error( 'quayside_form_not_found', __( 'This form no longer exists.', 'quayside-blocks' ), 404 );
		}
		if ( ! Token::is_valid( $token, $form->id() ) ) {
			return self::expired( 'quayside_form_token' );
		}
		// A replica may lack the entry that this submission repeats, or the last one that the form accepts.
		PrimaryReads::start();
		$tags = 0;
		foreach ( Sent::values( $form, $sent ) as $id => $value ) {
			$field = $form->schema()->fields()[ $id ];
			if ( is_string( $value ) && RichText::TYPE === $field->type()->stored_as( $field ) ) {
				$tags += substr_count( $value, '<' ) + substr_count( $value, '&' );
			}
		}
		if ( $tags > Lengths::tags() ) {
			return self::too_large( 413 );
		}
		$closed = Closed::message( $form );
		if ( '' !== $closed ) {
			return self::error( 'quayside_form_closed', $closed, 403 );
		}
		if ( $form->settings()['rateLimit'] ) {
			$wait = Visitor::hit(
				[
					'submit-' . MINUTE_IN_SECONDS . "-{$form->id()}" => [ 10, MINUTE_IN_SECONDS ],
					'submit-' . HOUR_IN_SECONDS . "-{$form->id()}"   => [ 50, HOUR_IN_SECONDS ],
				]
			);
			if ( $wait > 0 ) {
				return self::error( 'quayside_form_rate', __( 'Too many submissions. Please wait a moment and try again.', 'quayside-blocks' ), 429, $wait );
			}
		}
		return $form;
	}

	/**
	 * Returns the error for an expired page.
	 *
	 * @param string $code "quayside_form_token" or WordPress's "rest_cookie_invalid_nonce".
	 */
	public static function expired( string $code ): WP_Error {
		return self::error( $code, __( 'This page has expired. Please reload it and try again.', 'quayside-blocks' ), 403 );
	}

	/**
	 * Returns the error for a submission that exceeds the size limits.
	 *
	 * @param int $status 413, or 400 if values are nested too deeply.
	 */
	public static function too_large( int $status ): WP_Error {
		return self::error( 'quayside_form_too_large', __( 'Your submission is too large. Please shorten your text.', 'quayside-blocks' ), $status );
	}

	/**
	 * Returns the error for a submission that PHP has discarded.
	 */
	public static function cut_off(): WP_Error {
		return self::error( 'quayside_form_too_large', __( 'The files are too large. Please upload fewer or smaller files.', 'quayside-blocks' ), 413 );
	}

	/**
	 * Returns the error for a submission with an unsupported content type.
	 */
	public static function unsupported_type(): WP_Error {
		return self::error( 'quayside_form_type', __( 'Your submission could not be read. Please reload the page and try again.', 'quayside-blocks' ), 415 );
	}

	/**
	 * Determines whether a submission is spam: the honeypot is filled in or missing, the form was submitted too fast,
	 * or the blocklist matches.
	 *
	 * @param array<mixed> $sent Submitted values.
	 */
	public static function is_spam( Form $form, array $sent ): bool {
		$elapsed            = $sent['quayside-elapsed'] ?? '';
		$is_fast            = is_numeric( $elapsed ) && (float) $elapsed < 1000 * $form->settings()['minFillSeconds'];
		$is_honeypot_filled = $form->settings()['honeypot'] && '' !== ( $sent[ Token::honeypot( $form->id() ) ] ?? null );
		$spam               = $is_honeypot_filled || $is_fast || Blocklist::matches( $form, $sent );
		/**
		 * Filters whether a submission is spam. Spam is stored as such and sends no email.
		 *
		 * @param bool         $spam Whether the submission is spam.
		 * @param Form         $form The form.
		 * @param array<mixed> $sent Submitted values.
		 */
		return true === apply_filters( 'quayside_blocks_form_spam', $spam, $form, $sent );
	}

	/**
	 * Returns the idempotency key. Browsers without JavaScript send none. In that case the same values and files from
	 * the same browser within ten minutes count as one submission. The IP address alone is not enough because a whole
	 * office may share it.
	 *
	 * @param array<mixed>                      $sent    Submitted values.
	 * @param array<string, array<int, Upload>> $uploads Files by block ID.
	 */
	public static function key( array $sent, array $uploads = [] ): string {
		$key = $sent['quayside-key'] ?? '';
		if ( is_string( $key ) && 1 === preg_match( '/^[A-Za-z0-9-]{16,64}$/D', $key ) ) {
			return $key;
		}
		$files = array_map(
			static fn ( array $field_uploads ): array => array_map(
				static fn ( Upload $upload ): array => [ $upload->name, is_file( $upload->path ) ? hash_file( 'sha256', $upload->path ) : '' ],
				$field_uploads
			),
			$uploads
		);
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only hashed.
		$browser = array_map( static fn ( string $name ): mixed => $_SERVER[ $name ] ?? '', [ 'HTTP_USER_AGENT', 'HTTP_ACCEPT_LANGUAGE' ] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- hashed, never unserialized.
		$content = serialize( [ $sent, $files, $browser, get_current_user_id() ] );
		return hash_hmac( 'sha256', Visitor::address() . intdiv( time(), 600 ) . $content, wp_salt( 'nonce' ) );
	}

	/**
	 * Determines whether PHP has discarded the request body because of its size.
	 */
	public static function is_cut_off(): bool {
		$length = isset( $_SERVER['CONTENT_LENGTH'] ) && is_numeric( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		$limit  = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		return $limit > 0 && $length > $limit;
	}

	private static function error( string $code, string $message, int $status, int $wait = 0 ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			[
				'status'      => $status,
				'message'     => $message,
				'position'    => 'footer',
				'retry_after' => $wait,
			]
		);
	}

	/**
	 * Determines whether a submission belongs to a Quayside form.
	 *
	 * @param array<mixed> $sent Submitted values by control name.
	 */
	public static function has_form( array $sent ): bool {
		$id = $sent['form-id'] ?? '';
		return is_scalar( $id ) && ctype_digit( (string) $id ) && null !== Form::find( (int) $id );
	}
}
