<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Base class for fields that consist of one checkbox.
 */
abstract class BoxField extends FieldType {
	protected function validate( array $rules, string $text, string $value ): Verdict {
		return new Verdict( 'on' === $text ? null : 'option', $text );
	}

	public function html( Markup $markup ): string {
		return $markup->box( esc_html( $markup->field()->label ) );
	}

	public function sample( Field $field ): string {
		return __( 'Yes', 'quayside-blocks' );
	}
}
