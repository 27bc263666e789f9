<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Conditions\Conditions;
use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Notifications\Confirmation;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\NativeSubmit;

/**
 * What is in a form when the server prints it: what was sent without JavaScript, else the defaults.
 */
final class Initial {
	/**
	 * The value of a field.
	 *
	 * @return string|array<int, string>
	 */
	public static function value( int $form, Field $field ): string|array {
		$sent = NativeSubmit::value( $form, $field );
		if ( null !== $sent ) {
			return $sent;
		}
		if ( $field->type()->is_email() && '' !== $field->text( 'defaultValue' ) && Confirmation::recipient( Form::any( $form ) ) === $field->id ) {
			return '';
		}
		return $field->flag( 'checked' ) ? 'on' : $field->text( 'defaultValue' );
	}

	/**
	 * Ids of the fields and groups that conditions hide at first.
	 *
	 * @return array<int, string>
	 */
	public static function hidden( Form $form ): array {
		$values = [];
		foreach ( $form->schema()->fields() as $id => $field ) {
			$value         = self::value( $form->id(), $field );
			$values[ $id ] = is_array( $value ) ? implode( Choices::SEPARATOR, $value ) : $value;
		}
		return Conditions::of( $form->schema(), $values );
	}
}
