<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Messages;

/**
 * What is wrong with a form that was sent without JavaScript, above its fields, with a link to each of them. The browser
 * brings it into sight by the focus. The form's script fills the same place where a form is long.
 */
final class ErrorSummary {
	/**
	 * The summary; an empty place without errors.
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
				// Of a group, the first control takes the focus.
				$target = $rendered->id( "srfm-{$field->type}-{$field->id}" ) . $field->type()->first_control();
				$links .= '<li><a href="#' . esc_attr( $target ) . '">' . esc_html( "$field->label: $message" ) . '</a></li>';
			}
		}
		$lines = array_filter( [ $outcome->message, $count > 0 ? str_replace( '%s', (string) $count, $form->messages()['srfm_error_count'] ?? Messages::all()['srfm_error_count'] ) : '' ] );
		return '<div class="srfm-error-summary srfm-common-error-message" role="group" aria-labelledby="' . esc_attr( $rendered->id( 'srfm-summary' ) ) . '" tabindex="-1" autofocus><p id="' . esc_attr( $rendered->id( 'srfm-summary' ) ) . '">'
			. implode( '<br>', array_map( 'esc_html', $lines ) ) . '</p>' . ( '' === $links ? '' : "<ul>$links</ul>" ) . '</div>';
	}
}
