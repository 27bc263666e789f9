<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Number;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Numbers;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A number field.
 */
final class NumberField extends FieldType {
	public function rules( Field $field ): array {
		return [
			'min'        => $field->number( 'min' ),
			'max'        => $field->number( 'max' ),
			'formatType' => $field->text( 'formatType', 'us-style' ),
		];
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		return Numbers::check( $rules, $text );
	}

	public function equals( string $value, string $expected, string $format ): bool {
		return $value === $expected || 0 === $this->order( $value, $expected, $format );
	}

	public function order( string $value, string $expected, string $format ): ?int {
		return Numbers::order( $value, $expected, $format );
	}

	public function hint( Field $field ): string {
		$number = static function ( float $value ) use ( $field ): string {
			$plain = Numbers::plain( $value );
			return 'eu-style' === $field->text( 'formatType' ) ? str_replace( '.', ',', $plain ) : $plain;
		};
		$min    = $field->number( 'min' );
		$max    = $field->number( 'max' );
		if ( null !== $min && null !== $max ) {
			/* translators: 1: smallest number, 2: largest number */
			return sprintf( __( 'Between %1$s and %2$s', 'quayside-blocks' ), $number( $min ), $number( $max ) );
		}
		if ( null !== $min ) {
			/* translators: %s: smallest number */
			return sprintf( __( 'At least %s', 'quayside-blocks' ), $number( $min ) );
		}
		/* translators: %s: largest number */
		return null === $max ? '' : sprintf( __( 'At most %s', 'quayside-blocks' ), $number( $max ) );
	}

	protected function attributes( Field $field ): array {
		return [
			'inputmode'   => 'decimal',
			'min'         => $field->number( 'min' ),
			'max'         => $field->number( 'max' ),
			'format-type' => $field->text( 'formatType', 'us-style' ),
		];
	}

	public function sample( Field $field ): string {
		return '3';
	}
}
