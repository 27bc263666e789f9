<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Dropdown;

use Quayside\Blocks\Forms\Fields\ChoiceField;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Markup;

/**
 * A dropdown list.
 */
final class DropdownField extends ChoiceField {
	protected function is_single( Field $field ): bool {
		return ! $field->flag( 'multiSelect' );
	}

	public function has_widget( Field $field ): bool {
		return true;
	}

	protected function control( Markup $markup ): string {
		$field    = $markup->field();
		$selected = $this->selected( $markup );
		$html     = $this->carrier( $markup ) . '<select' . Html::attributes(
			[
				'name'             => $field->name() . '[]',
				'multiple'         => ! $this->is_single( $field ),
				'data-search'      => $field->flag( 'searchable' ) ? 'true' : null,
				'data-placeholder' => $field->text( 'placeholder', __( 'Select options', 'quayside-blocks' ) ),
				'data-words'       => (string) wp_json_encode( self::labels() ),
			] + $markup->common()
		) . '>';
		if ( $this->is_single( $field ) ) {
			$html .= '<option value="">' . esc_html( $field->text( 'placeholder', __( 'Select an option', 'quayside-blocks' ) ) ) . '</option>';
		}
		foreach ( $field->choices() as $choice ) {
			$html .= '<option' . Html::attributes( [
				'value'    => $choice['value'],
				'selected' => in_array( $choice['value'], $selected, true ),
			] ) . '>' . esc_html( $choice['label'] ) . '</option>';
		}
		return "$html</select>";
	}

	/**
	 * Returns the labels of the dropdown's script.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return [
			'choices' => __( 'Choices', 'quayside-blocks' ),
			'chosen'  => __( 'Selected', 'quayside-blocks' ),
			/* translators: %s: a choice of a list */
			'remove'  => __( 'Remove %s', 'quayside-blocks' ),
			'nothing' => __( 'No results found', 'quayside-blocks' ),
			/* translators: %s: a number */
			'found'   => __( 'Results found: %s', 'quayside-blocks' ),
		];
	}
}
