<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * What a visitor sent, as values of a form's fields.
 */
final class Sent {
	/**
	 * What was sent, by block id. Names that are no field's are dropped.
	 *
	 * @param array<mixed> $sent By control name.
	 * @return array<string, mixed>
	 */
	public static function values( Form $form, array $sent ): array {
		$fields = $form->schema()->fields();
		$values = [];
		foreach ( $sent as $name => $value ) {
			$id = Field::id_of( (string) $name );
			// A page from a cache may have another kind of field with the id, with an address in it. None of those was entered as one.
			if ( isset( $fields[ $id ] ) && ( ! $fields[ $id ]->type()->is_email() || str_starts_with( (string) $name, "srfm-email-$id-" ) ) ) {
				$values[ $id ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Values that are not too long for their fields. The others are refused, or belong to fields that are hidden: nothing else needs to read them.
	 *
	 * @param array<string, mixed> $values By block id.
	 * @return array<string, mixed>
	 */
	public static function within_limits( Form $form, array $values ): array {
		$fields = $form->schema()->fields();
		return array_filter( $values, static fn ( mixed $value, string $id ): bool => ! $fields[ $id ]->type()->exceeds( $fields[ $id ]->rules(), $value ), ARRAY_FILTER_USE_BOTH );
	}
}
