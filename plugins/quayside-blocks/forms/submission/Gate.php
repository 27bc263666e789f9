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
use Quayside\Blocks\Kit\RequestLimit;
use WP_Error;

/**
 * What a submission must pass before its values are looked at.
 */
final class Gate {
	/**
	 * The form of a submission, or why it is refused.
	 *
	 * @param array<mixed> $sent  What was sent.
	 * @param string       $token The token, from the header or the hidden field.
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
			// Also one without fields: nothing could be in its entry.
			return self::error( 'quayside_form_not_found', __( 'This form no longer exists.', 'quayside-blocks' ), 404 );
		}
		if ( ! Token::valid( $token, $form->id() ) ) {
			return self::too_old( 'quayside_form_token' );
		}
		$tags = 0;
		foreach ( Sent::values( $form, $sent ) as $id => $value ) {
			$tags += is_string( $value ) && RichText::TYPE === $form->schema()->fields()[ $id ]->type()->stored_as( $form->schema()->fields()[ $id ] ) ? substr_count( $value, '<' ) + substr_count( $value, '&' ) : 0;
		}
		if ( $tags > Lengths::tags() ) {
			return self::too_large( 413 );
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
	 * The error of a page that was kept for too long.
	 *
	 * @param string $code "quayside_form_token", or WordPress's "rest_cookie_invalid_nonce".
	 */
	public static function too_old( string $code ): WP_Error {
		return self::error( $code, __( 'This page has expired. Please reload it and try again.', 'quayside-blocks' ), 403 );
	}

	/**
	 * The error of a submission that is larger than forms take.
	 *
	 * @param int $status 413, or 400 where values are nested too deep.
	 */
	public static function too_large( int $status ): WP_Error {
		return self::error( 'quayside_form_too_large', __( 'Your submission is too large. Please shorten your text.', 'quayside-blocks' ), $status );
	}

	/**
	 * The error of a submission that PHP has dropped.
	 */
	public static function cut_off(): WP_Error {
		return self::error( 'quayside_form_too_large', __( 'The files are too large. Please upload fewer or smaller files.', 'quayside-blocks' ), 413 );
	}

	/**
	 * The error of a submission that is not sent as forms are.
	 */
	public static function wrong_type(): WP_Error {
		return self::error( 'quayside_form_type', __( 'Your submission could not be read. Please reload the page and try again.', 'quayside-blocks' ), 415 );
	}

	/**
	 * Whether a submission looks like a robot's (the trap is filled or missing, or a script says it took no time), or is on
	 * the owner's blocklist.
	 *
	 * @param array<mixed> $sent What was sent.
	 */
	public static function is_spam( Form $form, array $sent ): bool {
		$elapsed = $sent['quayside-elapsed'] ?? '';
		$fast    = is_numeric( $elapsed ) && (float) $elapsed < 1000 * $form->settings()['minFillSeconds'];
		$trapped = $form->settings()['honeypot'] && '' !== ( $sent[ Token::trap( $form->id() ) ] ?? null );
		$spam    = $trapped || $fast || Blocklist::matches( $form, $sent );
		/**
		 * Whether a submission is spam: it is kept as such, and no mail is sent.
		 *
		 * @param bool         $spam Verdict so far.
		 * @param Form         $form The form.
		 * @param array<mixed> $sent What was sent.
		 */
		return true === apply_filters( 'quayside_blocks_form_spam', $spam, $form, $sent );
	}

	/**
	 * The idempotency key. Browsers without JavaScript send none: the same values and files of the same browser within ten
	 * minutes are the same submission. An address may be a whole office's, so it does not tell people apart alone.
	 *
	 * @param array<mixed>                      $sent    What was sent.
	 * @param array<string, array<int, Upload>> $uploads Files by block id.
	 */
	public static function key( array $sent, array $uploads = [] ): string {
		$key = $sent['quayside-key'] ?? '';
		if ( is_string( $key ) && 1 === preg_match( '/^[A-Za-z0-9-]{16,64}$/D', $key ) ) {
			return $key;
		}
		$files   = array_map( static fn ( array $of_field ): array => array_map( static fn ( Upload $upload ): array => [ $upload->name, is_file( $upload->path ) ? hash_file( 'sha256', $upload->path ) : '' ], $of_field ), $uploads );
		$browser = array_map( static fn ( string $name ): mixed => $_SERVER[ $name ] ?? '', [ 'HTTP_USER_AGENT', 'HTTP_ACCEPT_LANGUAGE' ] ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only hashed.
		return hash_hmac( 'sha256', Visitor::address() . intdiv( time(), 600 ) . serialize( [ $sent, $files, $browser, get_current_user_id() ] ), wp_salt( 'nonce' ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- hashed, never read.
	}

	/**
	 * Whether PHP has dropped what came with this request, for its size.
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
	 * Determines whether what was submitted belongs to one of our forms.
	 *
	 * @param array<mixed> $sent What was submitted, by control name.
	 */
	public static function is_ours( array $sent ): bool {
		$id = $sent['form-id'] ?? '';
		return is_scalar( $id ) && ctype_digit( (string) $id ) && null !== Form::find( (int) $id );
	}
}
