<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Kit\RequestOrigin;

/**
 * Holds what the visitor must correct after a submission without JavaScript. One object per request: the submission
 * writes to it, and the forms of the page read from it.
 */
final class NativeResult {
	/** Stands for every form of the page, for requests that do not tell which form was submitted. */
	private const ANY = -1;

	private ?Outcome $outcome = null;
	private int $form         = 0;

	/** @var array<mixed> */
	private array $sent = [];

	/**
	 * Stores why a form was rejected.
	 *
	 * @param int          $form ID of the form.
	 * @param array<mixed> $sent Values by control name, without slashes.
	 */
	public function reject( int $form, Outcome $outcome, array $sent ): void {
		$this->form    = $form;
		$this->outcome = $outcome;
		$this->sent    = $sent;
	}

	/**
	 * Stores why a request was rejected that does not tell which form was submitted.
	 */
	public function reject_all( Outcome $outcome ): void {
		$this->reject( self::ANY, $outcome, [] );
	}

	/**
	 * Returns why a form was rejected.
	 *
	 * @return Outcome|null Null if the form was not submitted.
	 */
	public function outcome( int $form ): ?Outcome {
		return in_array( $this->form, [ $form, self::ANY ], true ) ? $this->outcome : null;
	}

	/**
	 * Returns what the visitor entered in a field. Passwords and files are not returned.
	 *
	 * @return string|array<int, string>|null Null if the form was not submitted.
	 */
	public function value( int $form, Field $field ): string|array|null {
		if ( $this->form !== $form || null === $this->outcome || $field->type()->is_secret() || $field->type()->has_files() ) {
			return null;
		}
		// Another site can post any address, and the confirmation email would go to it with the visitor's next submission.
		if ( $field->type()->is_email() && ! RequestOrigin::is_own() ) {
			return '';
		}
		foreach ( $this->sent as $name => $value ) {
			if ( Field::id_of( (string) $name ) === $field->id ) {
				return is_array( $value ) ? array_values( array_filter( $value, 'is_string' ) ) : ( is_string( $value ) ? $value : '' );
			}
		}
		return '';
	}
}
