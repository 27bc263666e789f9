<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * Maps a submission to the fields of a form.
 */
final class Sent {
	/**
	 * Returns the submitted values by block id. Names that don't belong to a field are dropped.
	 *
	 * @param array<mixed> $sent Submitted values by control name.
	 * @return array<string, mixed>
	 */
	public static function values( Form $form, array $sent ): array {
		$fields = $form->schema()->fields();
		$values = [];
		foreach ( $sent as $name => $value ) {
			$id = Field::id_of( (string) $name );
			// On a cached page, the id can belong to a field of another type, whose value was not entered as an email address.
			if ( isset( $fields[ $id ] ) && ( ! $fields[ $id ]->type()->is_email() || str_starts_with( (string) $name, "srfm-email-$id-" ) ) ) {
				$values[ $id ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Returns the values that are not too long for their fields. Values that are too long are rejected or belong to hidden
	 * fields, so nothing else needs them.
	 *
	 * @param array<string, mixed> $values Values by block id.
	 * @return array<string, mixed>
	 */
	public static function within_limits( Form $form, array $values ): array {
		$fields = $form->schema()->fields();
		return array_filter(
			$values,
			static fn ( mixed $value, string $id ): bool => ! $fields[ $id ]->type()->exceeds( $fields[ $id ]->rules(), $value ),
			ARRAY_FILTER_USE_BOTH
		);
	}
}
