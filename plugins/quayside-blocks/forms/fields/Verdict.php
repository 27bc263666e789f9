<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Result of validating one value.
 */
final class Verdict {
	/**
	 * @param string|null $error Code of the broken rule; null if the value is valid.
	 * @param string      $value The value to store.
	 * @param string      $limit The limit to display in the message, for example "3".
	 * @param string      $file  Name of the file that the message is about, if the field has several.
	 */
	public function __construct(
		public readonly ?string $error,
		public readonly string $value = '',
		public readonly string $limit = '',
		public readonly string $file = ''
	) {}
}
