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
		foreach ( $field->choices() as $number => $choice ) {
			$image = $choice['image'] > 0 ? self::image( $choice['image'] ) : '';
			$id    = $markup->id() . "-$number";
			$html .= '<span class="srfm-multi-choice-single"><input' . Html::attributes(
				[
					'type'    => $this->is_single( $field ) ? 'radio' : 'checkbox',
					'class'   => 'srfm-input-multi-choice-single',
					'id'      => $id,
					'name'    => $field->name() . '[]',
					'value'   => $choice['value'],
					'checked' => in_array( $choice['value'], $selected, true ),
				]
			) . '><label for="' . esc_attr( $id ) . '">' . $image . esc_html( $choice['label'] ) . '</label></span>';
		}
		return $markup->group( "$html</div>" );
	}

	/**
	 * Returns the image of a choice; empty if it was deleted. The label names the choice, so the image has no text of its own.
	 */
	private static function image( int $id ): string {
		return wp_get_attachment_image( $id, 'medium', false, [
			'class' => 'srfm-choice-image',
			'alt'   => '',
		] );
	}
}
