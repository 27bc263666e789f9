<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Conditions\Conditions;
use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Notifications\Confirmation;

/**
 * Determines the initial state of a rendered form: the values submitted without JavaScript, or else the defaults.
 */
final class Initial {
	/**
	 * Returns the initial value of a field.
	 *
	 * @param RenderedForm|null $rendered Null for a field outside of forms.
	 * @return string|array<int, string>
	 */
	public static function value( ?RenderedForm $rendered, Field $field ): string|array {
		$submitted = $rendered?->submitted( $field );
		if ( null !== $submitted ) {
			return $submitted;
		}
		if ( $field->type()->is_email() && '' !== $field->text( 'defaultValue' ) && Confirmation::recipient( $rendered?->form ) === $field->id ) {
			return '';
		}
		return $field->flag( 'checked' ) ? 'on' : $field->text( 'defaultValue' );
	}

	/**
	 * Returns the ids of the fields and groups that conditions hide initially.
	 *
	 * @return array<int, string>
	 */
	public static function hidden( RenderedForm $rendered ): array {
		$values = [];
		foreach ( $rendered->form->schema()->fields() as $id => $field ) {
			$value         = self::value( $rendered, $field );
			$values[ $id ] = is_array( $value ) ? implode( Choices::SEPARATOR, $value ) : $value;
		}
		return Conditions::hidden_in( $rendered->form->schema(), $values );
	}
}
