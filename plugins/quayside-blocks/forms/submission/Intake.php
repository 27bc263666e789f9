<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Conditions\Conditions;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Notifications\PageTags;
use Quayside\Blocks\Forms\Notifications\SmartTags;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Messages;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Schema\Sent;
use Quayside\Blocks\Forms\Spam\Captcha\CaptchaCheck;
use Quayside\Blocks\Forms\Uploads\Check;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Forms\Uploads\NotStored;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\Log;

/**
 * Validates a submission against the stored form and stores it. Used by the REST route and by native form submissions.
 */
final class Intake {
	public function __construct( private Entries $entries, private Mailer $mailer, private Files $files ) {}

	/**
	 * Handles a submission.
	 *
	 * @param Form                              $form    The form.
	 * @param array<mixed>                      $sent    Submitted values by control name, unslashed.
	 * @param string                            $key     Idempotency key.
	 * @param bool                              $spam    Whether the submission is spam.
	 * @param string                            $source  URL of the page with the form.
	 * @param array<string, array<int, Upload>> $uploads Files by block ID.
	 */
	public function handle( Form $form, array $sent, string $key, bool $spam, string $source, array $uploads = [] ): Outcome {
		$values = Sent::values( $form, $sent );
		$files  = [];
		$fields = [];
		$errors = [];
		$unique = [];
		$count  = array_sum( array_map( 'count', $uploads ) );
		$texts  = array_map( [ self::class, 'text' ], Sent::within_limits( $form, $values ) );
		$hidden = Conditions::hidden_in( $form->schema(), $texts );
		// Hidden fields count as empty for the limits of other fields.
		$texts = array_diff_key( $texts, array_flip( $hidden ) );
		foreach ( $form->schema()->fields() as $field ) {
			// Fields hidden by conditional logic are stored as empty, whatever was submitted (spec section 5).
			if ( in_array( $field->id, $hidden, true ) ) {
				$fields[] = self::stored( $field, '' );
				continue;
			}
			$type    = $field->type();
			$verdict = $type->has_files() ? Check::field( $field, $uploads[ $field->id ] ?? [], $count ) : $type->check(
				$type->rules_now( $field, $texts ),
				$values[ $field->id ] ?? null
			);
			if ( null !== $verdict->error ) {
				$message              = Messages::get( $field->type, $verdict->error, $type->limit( $verdict ), $field->text( 'errorMsg' ), $form->messages() );
				$errors[ $field->id ] = ( '' === $verdict->file ? '' : "$verdict->file: " ) . $message;
				continue;
			}
			if ( $field->flag( 'isUnique' ) ) {
				$unique[ $field->id ] = $verdict->value;
			}
			if ( $type->has_files() ) {
				$files[ $field->id ] = $uploads[ $field->id ] ?? [];
			}
			$fields[] = self::stored( $field, $verdict->value );
		}
		/**
		 * Filters the validation errors by block ID. Add one to reject a value.
		 *
		 * @param array<string, string> $errors Error messages.
		 * @param Form                  $form   The form.
		 * @param array<mixed>          $fields Valid values.
		 */
		$errors = self::messages( apply_filters( 'quayside_blocks_form_errors', $errors, $form, $fields ) );
		if ( [] !== $errors ) {
			return Outcome::rejected( __( 'Please correct the highlighted fields.', 'quayside-blocks' ), $errors );
		}
		// Verified last, because a response can be verified only once. A retry after a lost response has already been
		// verified.
		$needs_captcha = 'none' !== $form->settings()['captcha'] && ! $spam && ! Entry::exists( $form->id(), $key );
		$captcha_error = $needs_captcha ? CaptchaCheck::get_error( $form, $sent ) : null;
		if ( $captcha_error ) {
			return $captcha_error;
		}
		if ( ! $form->settings()['store'] ) {
			return $this->send( $form, $fields, $spam, $source, $files );
		}
		$stored = [];
		$store  = function () use ( $form, $files, &$stored ): array {
			$stored = $this->files->store( $form->id(), $files );
			return $stored;
		};
		try {
			$has_files = [] !== array_filter( $files );
			$added     = $this->entries->add( $form->id(), $key, $fields, $unique, $spam ? 'spam' : 'unread', $source, $has_files ? $store : [] );
		} catch ( NotStored $exception ) {
			return self::fail_files( $form, $exception );
		} catch ( \RuntimeException $exception ) {
			// The database may have stored the entry although its response was lost, so only its current state counts.
			// If it can't be read, the sweep checks later.
			$referenced = [] === $stored ? [] : $this->entries->files_of( $form->id(), $key );
			null === $referenced || Files::settle( $stored, $referenced );
			return self::fail( $form, $exception->getMessage(), 'A submission could not be stored in the database.', $exception );
		}
		Files::settle( $stored, $added['files'] );
		if ( [] !== $added['used'] ) {
			$errors = [];
			foreach ( $added['used'] as $id ) {
				$errors[ $id ] = self::duplicate_message( $form, $form->schema()->fields()[ $id ] );
			}
			return Outcome::rejected( __( 'Please correct the highlighted fields.', 'quayside-blocks' ), $errors );
		}
		if ( 0 === $added['id'] ) {
			// The form's script treats this as no response, so that the visitor can submit again with the same values.
			return Outcome::failed( 503, 'quayside_busy', $form->messages()['srfm_default_error'], 'The files are still being stored.' );
		}
		if ( ! $added['repeated'] && ! $spam ) {
			/**
			 * Fires after an entry has been stored.
			 *
			 * @param int  $entry Entry ID.
			 * @param Form $form  The form.
			 */
			do_action( 'quayside_blocks_form_submitted', $added['id'], $form );
		}
		return Outcome::succeeded( $this->message( $form, $fields, $added['id'], $source ), $form->redirect(), $added['id'], ! $spam );
	}

	/**
	 * Sends a submission to a form that stores no entries.
	 *
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 * @param array<string, array<int, Upload>>                                                       $files  Files by block ID.
	 */
	private function send( Form $form, array $fields, bool $spam, string $source, array $files ): Outcome {
		try {
			$stored = $this->files->store( $form->id(), $files );
		} catch ( NotStored $exception ) {
			return self::fail_files( $form, $exception );
		}
		$is_sent = $spam || $this->mailer->send_unstored( $form, $fields, $source, $stored );
		Files::settle( $stored, [] );
		if ( ! $is_sent ) {
			return self::fail( $form, 'No mail could be sent.', 'A submission to a form that stores no entries was lost, because no email could be sent.' );
		}
		return Outcome::succeeded( $this->message( $form, $fields, 0, $source ), $form->redirect(), 0, false );
	}

	/**
	 * Returns the error message for a duplicate value.
	 */
	private static function duplicate_message( Form $form, Field $field ): string {
		return Messages::get( $field->type, 'unique', '', $field->text( 'duplicateMsg' ), $form->messages() );
	}

	/**
	 * Returns a generic error for the visitor. The reason is only logged because database errors may be confidential.
	 */
	private static function fail( Form $form, string $reason, string $message, ?\RuntimeException $exception = null ): Outcome {
		Log::write( 'error', 'forms', $message, [
			'form'      => $form->id(),
			'exception' => $exception,
		] );
		/**
		 * Fires when a submission could not be stored.
		 *
		 * @param string $reason Reason for the site's log.
		 * @param Form   $form   The form.
		 */
		do_action( 'quayside_blocks_form_failed', $reason, $form );
		return Outcome::rejected( $form->messages()['srfm_default_error'], [], 'not-kept' );
	}

	private static function fail_files( Form $form, NotStored $exception ): Outcome {
		return self::fail( $form, $exception->getMessage(), 'The uploaded files of a submission could not be stored.', $exception );
	}

	/**
	 * Returns a value as conditional logic compares it, with choices joined.
	 */
	private static function text( mixed $value ): string {
		if ( is_array( $value ) ) {
			return implode( Choices::SEPARATOR, array_filter( $value, static fn ( mixed $part ): bool => is_string( $part ) && '' !== $part ) );
		}
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns a value as it is stored. Passwords are masked.
	 *
	 * @return array{id: string, slug: string, type: string, label: string, value: string}
	 */
	private static function stored( Field $field, string $value ): array {
		return [
			'id'    => $field->id,
			'slug'  => $field->slug,
			'type'  => $field->type()->stored_as( $field ),
			'label' => $field->label,
			'value' => $field->type()->is_secret() && '' !== $value ? '••••••••' : $value,
		];
	}

	/**
	 * @param array<int, array{id: string, slug: string, type: string, label: string, value: string}> $fields Values.
	 */
	private function message( Form $form, array $fields, int $entry, string $source ): string {
		return wp_kses_post( SmartTags::html( PageTags::html( $form->settings()['successMessage'], $source ), $form, $fields, $entry, get_current_user_id() ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function messages( mixed $errors ): array {
		$messages = [];
		foreach ( is_array( $errors ) ? $errors : [] as $id => $message ) {
			if ( is_string( $message ) ) {
				$messages[ (string) $id ] = $message;
			}
		}
		return $messages;
	}
}
