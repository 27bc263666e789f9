<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Kit\Schemas;

/**
 * The contract of a form's settings.
 */
final class FormSettings {
	/**
	 * Returns the schema.
	 *
	 * @return array<mixed>
	 */
	public static function schema(): array {
		// @phpstan-ignore nullCoalesce.offset (the build puts it there)
		return Schemas::ALL['forms/form.settings'] ?? [];
	}
}
