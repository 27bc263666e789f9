<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * What the validator says about one value.
 */
final class Verdict {
	/**
	 * @param string|null $error Code of the broken rule, null when the value is good.
	 * @param string      $value The value as it is kept.
	 * @param string      $limit The limit that the message names, for example "3".
	 */
	public function __construct( public readonly ?string $error, public readonly string $value = '', public readonly string $limit = '' ) {}
}
