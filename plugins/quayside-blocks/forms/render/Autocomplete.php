<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Field;

/**
 * What browsers may fill in (WCAG 1.3.5): what the owner has set, else what the slugs of the starter fields say. "off" is a
 * setting, too.
 */
final class Autocomplete {
	/** Purposes by the slugs that the starter form, the patterns, and the address give their text fields. */
	private const BY_SLUG = [
		'name'       => 'name',
		'your-name'  => 'name',
		'full-name'  => 'name',
		'first-name' => 'given-name',
		'last-name'  => 'family-name',
		'company'    => 'organization',
		'street'     => 'address-line1',
		'postcode'   => 'postal-code',
		'town'       => 'address-level2',
		'country'    => 'country-name',
	];

	/**
	 * Returns the value of the attribute; empty for none.
	 */
	public static function of( Field $field ): string {
		$slug = 'input' === $field->type ? self::BY_SLUG[ $field->slug ] ?? '' : '';
		return $field->text( 'autocomplete', $slug );
	}
}
