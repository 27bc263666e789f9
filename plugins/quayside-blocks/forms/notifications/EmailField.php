<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Fields\FieldTypes;

/**
 * Finds the email field that a setting of a form refers to.
 */
final class EmailField {
	/**
	 * Returns an email field by its slug.
	 *
	 * @template T of array{slug: string, type: string}
	 * @param array<int|string, T> $fields Fields of a form, or of an entry.
	 * @param string               $slug   Slug of the field. If it is '' or no field has it, the first email field is returned.
	 * @return T|null Null if there is no such email field.
	 */
	public static function find( array $fields, string $slug = '' ): ?array {
		$is_slug = '' !== $slug && in_array( $slug, array_column( $fields, 'slug' ), true );
		foreach ( $fields as $field ) {
			if ( FieldTypes::get( $field['type'] )?->is_email() && ( ! $is_slug || $slug === $field['slug'] ) ) {
				return $field;
			}
		}
		return null;
	}
}
