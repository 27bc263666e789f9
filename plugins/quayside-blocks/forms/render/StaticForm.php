<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\StaticHtml\StaticHtml;

/**
 * Writes what stands for a form where it can't be submitted: in feeds, and in posts when Quayside is inactive.
 */
final class StaticForm {
	/**
	 * Returns the HTML that is saved in a post: the title, which visitors can read in the form's markup anyway, and a link to the email
	 * address that its author entered for this purpose. Addresses of notifications are never saved.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 * @return string|null Null if the form doesn't exist or isn't public.
	 */
	public static function saved( array $attributes ): ?string {
		$id    = $attributes['formId'] ?? 0;
		$id    = is_numeric( $id ) ? (int) $id : 0;
		$form  = Form::find( $id );
		$email = is_string( $attributes['email'] ?? null ) ? (string) is_email( $attributes['email'] ) : '';
		if ( null === $form ) {
			return 0 === $id ? '' : null;
		}
		return '<p>' . esc_html( $form->title() )
			. ( '' === $email ? '' : sprintf( '<br /><a href="%s">%s</a>', StaticHtml::url( "mailto:$email" ), esc_html( $email ) ) ) . '</p>';
	}

	/**
	 * Returns the HTML for feeds: a link to the form on its page.
	 */
	public static function in_feed( Form $form ): string {
		return sprintf( '<p><a href="%s">%s</a></p>', StaticHtml::url( get_permalink() . '#quayside-form-' . $form->id() ), esc_html( $form->title() ) );
	}
}
