<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Rating;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Markup;
use Quayside\Blocks\Forms\Fields\Numbers;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A star rating.
 */
final class RatingField extends FieldType {
	public function rules( Field $field ): array {
		return [ 'max' => $field->number( 'max' ) ?? 5.0 ];
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		return 1 === preg_match( '/^[1-9]\d?$/D', $text ) ? Numbers::range( $rules, (float) $text ) : new Verdict( 'option' );
	}

	public function required_by( Field $field, bool $is_lasting ): string {
		return 'aria-required';
	}

	public function first_control(): string {
		return '-1';
	}

	/**
	 * Returns the stars as radio buttons.
	 */
	public function html( Markup $markup ): string {
		$field = $markup->field();
		$id    = $markup->id();
		$max   = max( 1, min( 10, (int) ( $field->number( 'max' ) ?? 5 ) ) );
		$html  = '<div class="srfm-rating">';
		for ( $star = 1; $star <= $max; $star++ ) {
			$html .= '<input' . Html::attributes(
				[
					'type'          => 'radio',
					'class'         => 'srfm-input-rating',
					'id'            => "$id-$star",
					'name'          => $field->name(),
					'value'         => $star,
					'checked'       => (string) $star === $markup->text(),
					'data-required' => $field->flag( 'required' ) ? 'true' : 'false',
				]
			) . '><label for="' . esc_attr( "$id-$star" ) . '"><span class="screen-reader-text">' . esc_html(
				/* translators: 1: a number of stars, 2: the highest number */
				sprintf( __( '%1$d of %2$d stars', 'quayside-blocks' ), $star, $max )
			) . '</span><span aria-hidden="true">★</span></label>';
		}
		return $markup->group( "$html</div>" );
	}

	public function sample( Field $field ): string {
		return '5';
	}
}
