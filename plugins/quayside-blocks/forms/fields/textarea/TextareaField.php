<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Textarea;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Hints;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Blocks\Forms\Fields\Markup;
use Quayside\Blocks\Forms\Fields\Text;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A multi-line text field, optionally with formatting.
 */
final class TextareaField extends FieldType {
	public function rules( Field $field ): array {
		return [
			'minLength' => $field->number( 'minLength' ),
			'maxLength' => $field->number( 'maxLength' ),
			'rich'      => self::is_rich( $field ) ? true : null,
		];
	}

	protected function length( array $rules ): string {
		return empty( $rules['rich'] ) ? 'text' : 'richtext';
	}

	protected function read( array $rules, string $value ): string {
		return Text::trim( empty( $rules['rich'] ) ? $value : RichText::text( $value ) );
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		return Lengths::within( $rules, $text, empty( $rules['rich'] ) ? $text : RichText::clean( $value ) );
	}

	public function hint( Field $field ): string {
		return Hints::length( $this->rules( $field ) );
	}

	public function stored_as( Field $field ): string {
		return self::is_rich( $field ) ? RichText::TYPE : $this->name;
	}

	public function has_widget( Field $field ): bool {
		return self::is_rich( $field );
	}

	protected function control( Markup $markup ): string {
		$field  = $markup->field();
		$rich   = self::is_rich( $field );
		$common = $markup->common();
		if ( $rich ) {
			$common['class']      = ( $common['class'] ?? '' ) . ' srfm-richtext';
			$common['data-words'] = (string) wp_json_encode( self::labels() );
		}
		return '<textarea' . Html::attributes(
			$common + [
				// Reserves room for the toolbar, so that the layout doesn't shift when it loads.
				'rows'        => max( $rich ? 6 : 2, (int) $field->text( 'rows', '4' ) ),
				'placeholder' => $field->text( 'placeholder' ) ?: null,
				'minlength'   => $field->number( 'minLength' ),
				'maxlength'   => $rich ? null : $field->number( 'maxLength' ),
				'data-max'    => $rich ? $field->number( 'maxLength' ) : null,
			]
		) . '>' . esc_textarea( $markup->text() ) . '</textarea>';
	}

	private static function is_rich( Field $field ): bool {
		return $field->flag( 'isRichText' );
	}

	/**
	 * Returns the labels of the rich text toolbar.
	 *
	 * @return array<string, string>
	 */
	private static function labels(): array {
		return [
			'toolbar'   => __( 'Formatting', 'quayside-blocks' ),
			'bold'      => __( 'Bold', 'quayside-blocks' ),
			'italic'    => __( 'Italic', 'quayside-blocks' ),
			'underline' => __( 'Underline', 'quayside-blocks' ),
			'bullets'   => __( 'Bulleted list', 'quayside-blocks' ),
			'numbers'   => __( 'Numbered list', 'quayside-blocks' ),
			'link'      => __( 'Link', 'quayside-blocks' ),
			'address'   => __( 'Link URL. Press Enter to apply.', 'quayside-blocks' ),
		];
	}

	public function sample( Field $field ): string {
		return __( 'This is a sample message.', 'quayside-blocks' );
	}
}
