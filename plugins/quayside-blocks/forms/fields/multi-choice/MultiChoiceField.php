<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\MultiChoice;

use Quayside\Blocks\Forms\Fields\ChoiceField;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Markup;

/**
 * A group of radio buttons or checkboxes.
 */
final class MultiChoiceField extends ChoiceField {
	protected function is_single( Field $field ): bool {
		return $field->flag( 'singleSelection' );
	}

	/**
	 * Returns how the group is announced as required. Only groups of radio buttons support aria-required.
	 */
	public function required_by( Field $field, bool $is_lasting ): string {
		return $this->is_single( $field ) ? 'aria-required' : 'text';
	}

	public function first_control(): string {
		return '-0';
	}

	public function html( Markup $markup ): string {
		$field    = $markup->field();
		$selected = $this->selected( $markup );
		$html     = $this->carrier( $markup ) . '<div class="srfm-block-choices">';
		foreach ( $field->options() as $number => $option ) {
			$id    = $markup->id() . "-$number";
			$html .= '<span class="srfm-multi-choice-single"><input' . Html::attributes(
				[
					'type'    => $this->is_single( $field ) ? 'radio' : 'checkbox',
					'class'   => 'srfm-input-multi-choice-single',
					'id'      => $id,
					'name'    => $field->name() . '[]',
					'value'   => $option,
					'checked' => in_array( $option, $selected, true ),
				]
			) . '><label for="' . esc_attr( $id ) . '">' . esc_html( $option ) . '</label></span>';
		}
		return $markup->group( "$html</div>" );
	}
}
