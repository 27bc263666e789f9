<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

/**
 * Outcome of a submission.
 */
final class Outcome {
	/**
	 * @param bool                  $success      Whether it was accepted. Also true for rejected spam, so that bots don't notice.
	 * @param int                   $entry        The entry's id; 0 for none.
	 * @param string                $message      Message for the visitor: HTML on success, text on failure.
	 * @param string                $redirect     URL to redirect to; empty for none.
	 * @param array<string, string> $field_errors Error messages by block id.
	 * @param bool                  $after_submit Whether a follow-up request must finish the work.
	 * @param string                $log          Details for developers.
	 * @param int                   $status       HTTP status of the response.
	 * @param string                $code         Error code, if the status is that of an error.
	 */
	private function __construct(
		public readonly bool $success,
		public readonly int $entry = 0,
		public readonly string $message = '',
		public readonly string $redirect = '',
		public readonly array $field_errors = [],
		public readonly bool $after_submit = false,
		public readonly string $log = '',
		public readonly int $status = 200,
		public readonly string $code = ''
	) {}

	/**
	 * Creates the outcome of an accepted submission.
	 */
	public static function succeeded( string $message, string $redirect, int $entry, bool $after_submit ): self {
		return new self( true, $entry, $message, $redirect, [], $after_submit );
	}

	/**
	 * Creates the outcome of a submission that the visitor can correct.
	 *
	 * @param array<string, string> $field_errors Error messages by block id.
	 */
	public static function rejected( string $message, array $field_errors = [], string $log = '' ): self {
		return new self( false, 0, $message, '', $field_errors, false, $log );
	}

	/**
	 * Creates the outcome of a submission that failed for reasons outside the form's fields.
	 *
	 * @param int    $status HTTP status of the response, 400 or more.
	 * @param string $code   Error code. Scripts show the message if it starts with quayside_form. Otherwise they treat the response like a
	 *                       missing one.
	 */
	public static function failed( int $status, string $code, string $message, string $log = '' ): self {
		return new self( false, 0, $message, '', [], false, $log, $status, $code );
	}
}
