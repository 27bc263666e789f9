<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Field;

/**
 * Controls of choices. A hidden field carries the name and the joined value for scripts; the boxes themselves are sent as
 * a list, which without JavaScript takes its place.
 */
final class Choices {
	/**
	 * Radio buttons or check boxes.
	 *
	 * @param string|array<int, string> $value What is chosen.
	 */
	public static function boxes( Field $field, string $id, string|array $value ): string {
		$chosen = self::chosen( $field, $value );
		$html   = self::hidden( $field, implode( ' | ', $chosen ) ) . '<div class="srfm-block-choices">';
		foreach ( $field->options() as $number => $option ) {
			$html .= '<span class="srfm-multi-choice-single"><input' . Html::attributes(
				[
					'type'    => $field->is_single() ? 'radio' : 'checkbox',
					'class'   => 'srfm-input-multi-choice-single',
					'id'      => "$id-$number",
					'name'    => $field->name() . '[]',
					'value'   => $option,
					'checked' => in_array( $option, $chosen, true ),
				]
			) . '><label for="' . esc_attr( "$id-$number" ) . '">' . esc_html( $option ) . '</label></span>';
		}
		return "$html</div>";
	}

	/**
	 * A drop-down list.
	 *
	 * @param array<string, string|bool|float|int|null> $common Attributes of every control.
	 * @param string|array<int, string>                 $value  What is chosen.
	 */
	public static function select( Field $field, array $common, string|array $value ): string {
		$chosen = self::chosen( $field, $value );
		$html   = self::hidden( $field, implode( ' | ', $chosen ) ) . '<select' . Html::attributes(
			[
				'name'             => $field->name() . '[]',
				'multiple'         => ! $field->is_single(),
				'data-search'      => $field->flag( 'searchable' ) ? 'true' : null,
				'data-placeholder' => $field->text( 'placeholder', __( 'Select options', 'quayside-blocks' ) ),
				'data-words'       => (string) wp_json_encode( self::words() ),
			] + $common
		) . '>';
		if ( $field->is_single() ) {
			$html .= '<option value="">' . esc_html( $field->text( 'placeholder', __( 'Select an option', 'quayside-blocks' ) ) ) . '</option>';
		}
		foreach ( $field->options() as $option ) {
			$html .= '<option' . Html::attributes( [
				'value'    => $option,
				'selected' => in_array( $option, $chosen, true ),
			] ) . '>' . esc_html( $option ) . '</option>';
		}
		return "$html</select>";
	}

	/**
	 * Stars as radio buttons.
	 */
	public static function rating( Field $field, string $id, string $value ): string {
		$max  = max( 1, min( 10, (int) ( $field->number( 'max' ) ?? 5 ) ) );
		$html = '<div class="srfm-rating">';
		for ( $star = 1; $star <= $max; $star++ ) {
			$html .= '<input' . Html::attributes(
				[
					'type'          => 'radio',
					'class'         => 'srfm-input-rating',
					'id'            => "$id-$star",
					'name'          => $field->name(),
					'value'         => $star,
					'checked'       => (string) $star === $value,
					'data-required' => $field->flag( 'required' ) ? 'true' : 'false',
				]
			) . '><label for="' . esc_attr( "$id-$star" ) . '"><span class="screen-reader-text">' . esc_html(
				/* translators: 1: a number of stars, 2: the highest number */
				sprintf( __( '%1$d of %2$d stars', 'quayside-blocks' ), $star, $max )
			) . '</span><span aria-hidden="true">★</span></label>';
		}
		return "$html</div>";
	}

	/**
	 * What the script of a drop-down list says.
	 *
	 * @return array<string, string>
	 */
	private static function words(): array {
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

	private static function hidden( Field $field, string $value ): string {
		return '<input' . Html::attributes(
			[
				'type'               => 'hidden',
				'class'              => "srfm-input-{$field->type}-hidden",
				'name'               => $field->name(),
				'value'              => $value,
				'data-required'      => $field->flag( 'required' ) ? 'true' : 'false',
				'data-unique'        => $field->flag( 'isUnique' ) ? 'true' : 'false',
				'data-min-selection' => $field->is_single() ? null : $field->number( 'minSelection' ),
				'data-max-selection' => $field->is_single() ? null : $field->number( 'maxSelection' ),
			]
		) . '>';
	}

	/**
	 * @param string|array<int, string> $value What is chosen.
	 * @return array<int, string>
	 */
	private static function chosen( Field $field, string|array $value ): array {
		// More than there are can't be chosen, whatever was sent.
		$most = count( $field->options() ) + 1;
		return is_array( $value ) ? array_slice( $value, 0, $most ) : ( '' === $value ? [] : explode( ' | ', $value, $most ) );
	}
}
