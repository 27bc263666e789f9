<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors;

/**
 * Prevents conflicts on pages that may contain both a Quayside form and a SureForms form. SureForms' scripts treat
 * every element with its classes as one of its fields: they mask it, validate it, and submit its form.
 */
final class SharedPage {
	/** Classes by which SureForms' scripts find fields. Quayside's script and styles use others. */
	private const CLASSES = '/(?<=[" ])srfm-(?:(?!address-)[a-z-]+-block|input-(?:input|email|url|number|textarea|checkbox|gdpr|password|upload|slider))(?=[" ])/';

	/**
	 * Returns the class of the form element.
	 */
	public static function form_class(): string {
		return SureForms::is_active() ? 'quayside-form' : 'srfm-form';
	}

	/**
	 * Removes the classes that SureForms' scripts look for from a form's HTML.
	 *
	 * @param string $html Inner HTML of the form element.
	 */
	public static function remove_field_classes( string $html ): string {
		if ( ! SureForms::is_active() ) {
			return $html;
		}
		$cleaned = preg_replace_callback(
			'/ class="[^"]*+"/',
			static fn ( array $attribute ): string => (string) preg_replace( self::CLASSES, '', $attribute[0] ),
			$html
		);
		// SureForms' script writes into the style element of each form's container without checking that it exists.
		return ( $cleaned ?? $html ) . '<style></style>';
	}
}
