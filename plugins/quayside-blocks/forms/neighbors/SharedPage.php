<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors;

/**
 * A form of ours on a page that may also have one of SureForms: its scripts take every element with its classes for a field
 * of its own, mask it, validate it and submit its form.
 */
final class SharedPage {
	/** Classes by which its scripts find fields. Our own script and styles use other ones. */
	private const CLASSES = '/(?<=[" ])srfm-(?:(?!address-)[a-z-]+-block|input-(?:input|email|url|number|textarea|checkbox|gdpr|password|upload|slider))(?=[" ])/';

	/**
	 * The class of a form's element.
	 */
	public static function form_class(): string {
		return SureForms::is_active() ? 'quayside-form' : 'srfm-form';
	}

	/**
	 * Makes a form's HTML one that scripts of SureForms pass over.
	 *
	 * @param string $html What is inside the form's element.
	 */
	public static function set_apart( string $html ): string {
		if ( ! SureForms::is_active() ) {
			return $html;
		}
		$apart = preg_replace_callback( '/ class="[^"]*+"/', static fn ( array $attribute ): string => (string) preg_replace( self::CLASSES, '', $attribute[0] ), $html );
		// Its script writes into the style element of each form's container, without a look whether there is one.
		return ( $apart ?? $html ) . '<style></style>';
	}
}
