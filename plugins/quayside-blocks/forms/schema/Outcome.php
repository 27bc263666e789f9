<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

/**
 * How a submission ended.
 */
final class Outcome {
	/**
	 * @param bool                  $success      Whether it is kept, or looks so to a robot.
	 * @param int                   $entry        The entry's id; 0 without one.
	 * @param string                $message      For the visitor: HTML on success, text on failure.
	 * @param string                $redirect     Where to go.
	 * @param array<string, string> $field_errors Message by block id.
	 * @param bool                  $after_submit Whether work waits for the follow-up call.
	 * @param string                $log          For developers.
	 * @param int                   $status       Status of the answer.
	 * @param string                $code         Code of the error, where the status is one of an error.
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
	 * The submission went well.
	 */
	public static function kept( string $message, string $redirect, int $entry, bool $after_submit ): self {
		return new self( true, $entry, $message, $redirect, [], $after_submit );
	}

	/**
	 * The visitor can mend it.
	 *
	 * @param array<string, string> $field_errors Message by block id.
	 */
	public static function refused( string $message, array $field_errors = [], string $log = '' ): self {
		return new self( false, 0, $message, '', $field_errors, false, $log );
	}

	/**
	 * The visitor cannot mend it in the form's fields.
	 *
	 * @param int    $status Status of the answer, 400 or more.
	 * @param string $code   Code of the error; begins with quayside_form.
	 */
	public static function failed( int $status, string $code, string $message, string $log = '' ): self {
		return new self( false, 0, $message, '', [], false, $log, $status, $code );
	}
}
