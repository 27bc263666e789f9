<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Base class for fields that can ask for the value twice.
 */
abstract class ConfirmedField extends LineField {
	/**
	 * Returns the label of the second control.
	 */
	abstract protected function confirm_label(): string;

	public function html( Markup $markup ): string {
		$field = $markup->field();
		$html  = parent::html( $markup );
		if ( ! $field->flag( 'isConfirm' ) ) {
			return $html;
		}
		// The control has no name because confirmations are not submitted (spec section 5).
		$control = '<input' . Html::attributes( [
			'type'             => $this->input_type( $field ),
			'id'               => $markup->id() . '-confirm',
			'class'            => "srfm-input-common srfm-input-{$this->name}-confirm",
			'aria-describedby' => null,
		] + $markup->common( false ) ) . '>';
		return $html . $markup->confirmation( $control, $field->text( 'confirmLabel', $this->confirm_label() ) );
	}

	protected function input_type( Field $field ): string {
		return $this->name;
	}
}
