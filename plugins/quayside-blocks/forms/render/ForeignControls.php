<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * Takes the names of email fields from everything in a form that is not their control. A form may hold texts and other
 * blocks, and with the name of an email field those would submit an address that nobody has entered: a hidden text area, a
 * button, or an input of some block. The confirmation email goes to that address.
 */
final class ForeignControls {
	/**
	 * Returns a form's HTML without such names.
	 *
	 * @param string $html What the form's content has become.
	 */
	public static function disarm( RenderedForm $rendered, string $html ): string {
		$form   = $rendered->form;
		$fields = array_filter( $form->schema()->fields(), static fn ( Field $field ): bool => $field->type()->is_email() );
		if ( [] === $fields || self::has_fields_alone( $form->post->post_content ) ) {
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
	 * Determines whether an element is the control of a field, with what the server has filled in.
	 */
	private static function is_control( \WP_HTML_Tag_Processor $element, RenderedForm $rendered, Field $field ): bool {
		$known = [ '', $rendered->submitted( $field ), ...( $rendered->form->schema()->email_defaults()[ $field->id ] ?? [] ) ];
		return 'INPUT' === $element->get_tag() && 'email' === $element->get_attribute( 'type' ) && in_array( $element->get_attribute( 'value' ) ?? '', $known, true );
	}

	/**
	 * Determines whether a form's content is blocks of fields and nothing else, as that of most forms.
	 */
	private static function has_fields_alone( string $content ): bool {
		return ! preg_match( '~<!-- wp:(?!quayside/field-)~', $content ) && '' === trim( (string) preg_replace( '~<!-- /?wp:quayside/field-.*?-->~s', '', $content ) );
	}
}
