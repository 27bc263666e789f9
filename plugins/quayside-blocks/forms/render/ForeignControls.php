<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * Removes the names of email fields from all other elements of a form. A form can contain text and other blocks, and with the
 * name of an email field, a hidden text area, a button, or an input in them would submit an address that the visitor did not
 * enter. The confirmation email would go to that address.
 */
final class ForeignControls {
	/**
	 * Returns a form's HTML without such names.
	 *
	 * @param string $html HTML of the form's content.
	 */
	public static function remove_names( RenderedForm $rendered, string $html ): string {
		$form   = $rendered->form;
		$fields = array_filter( $form->schema()->fields(), static fn ( Field $field ): bool => $field->type()->is_email() );
		if ( [] === $fields || self::has_only_fields( $form->content() ) ) {
			return $html;
		}
		$element = new \WP_HTML_Tag_Processor( $html );
		while ( $element->next_tag() ) {
			$name = $element->get_attribute( 'name' );
			foreach ( $fields as $field ) {
				if ( is_string( $name ) && str_contains( $name, "-{$field->id}-lbl-" ) && ! self::is_control( $element, $rendered, $field ) ) {
					$element->remove_attribute( 'name' );
				}
			}
		}
		return $element->get_updated_html();
	}

	/**
	 * Determines whether an element is the control of a field with a value that the server has filled in.
	 */
	private static function is_control( \WP_HTML_Tag_Processor $element, RenderedForm $rendered, Field $field ): bool {
		$values = [ '', $rendered->submitted( $field ), ...( $rendered->form->schema()->email_defaults()[ $field->id ] ?? [] ) ];
		return 'INPUT' === $element->get_tag()
			&& 'email' === $element->get_attribute( 'type' )
			&& in_array( $element->get_attribute( 'value' ) ?? '', $values, true );
	}

	/**
	 * Determines whether a form's content consists of field blocks only, as in most forms.
	 */
	private static function has_only_fields( string $content ): bool {
		return ! preg_match( '~<!-- wp:(?!quayside/field-)~', $content )
			&& '' === trim( (string) preg_replace( '~<!-- /?wp:quayside/field-.*?-->~s', '', $content ) );
	}
}
