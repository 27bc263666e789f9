<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Messages;

/**
 * Renders the error summary of a form that was submitted without JavaScript, with a link to each invalid field. It is focused,
 * so that the browser scrolls to it. The form's script uses the same element in long forms.
 */
final class ErrorSummary {
	/**
	 * Returns the summary, or an empty hidden element if there are no errors.
	 */
	public static function html( RenderedForm $rendered ): string {
		$outcome = $rendered->outcome();
		if ( ! $outcome || $outcome->success ) {
			return '<div class="srfm-error-summary" hidden></div>';
		}
		$form  = $rendered->form;
		$links = '';
		$count = 0;
		foreach ( $form->schema()->fields() as $id => $field ) {
			$message = $outcome->field_errors[ $id ] ?? '';
			if ( '' !== $message ) {
				++$count;
				// In groups, the first control gets the focus.
				$target = $rendered->id( "srfm-{$field->type}-{$field->id}" ) . $field->type()->first_control();
				$links .= '<li><a href="#' . esc_attr( $target ) . '">' . esc_html( "$field->label: $message" ) . '</a></li>';
			}
		}
		$text  = $form->messages()['srfm_error_count'] ?? Messages::all()['srfm_error_count'];
		$lines = array_filter( [ $outcome->message, $count > 0 ? str_replace( '%s', (string) $count, $text ) : '' ] );
		$id    = esc_attr( $rendered->id( 'srfm-summary' ) );
		return "<div class=\"srfm-error-summary srfm-common-error-message\" role=\"group\" aria-labelledby=\"$id\" tabindex=\"-1\" autofocus><p id=\"$id\">"
			. implode( '<br>', array_map( 'esc_html', $lines ) ) . '</p>' . ( '' === $links ? '' : "<ul>$links</ul>" ) . '</div>';
	}
}
