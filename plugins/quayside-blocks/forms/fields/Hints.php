<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Hints about the rules of fields, as plain text: visitors read them before they enter something.
 */
final class Hints {
	/**
	 * Joins hints. Empty ones are left out.
	 */
	public static function join( string ...$hints ): string {
		return implode( '. ', array_filter( $hints, static fn ( string $hint ): bool => '' !== $hint ) );
	}

	/**
	 * Returns the hint about the length of a text; empty for none. A minimum of one character says nothing, because it does not
	 * apply to an empty field.
	 *
	 * @param array<string, mixed> $rules Rules with minLength and maxLength.
	 */
	public static function length( array $rules ): string {
		[ $min, $max ] = [ self::limit( $rules, 'minLength' ), self::limit( $rules, 'maxLength' ) ];
		if ( $min > 1 && $max > 0 ) {
			return sprintf(
				/* translators: 1: smallest number of characters, 2: largest number of characters */
				_n( 'Between %1$s and %2$s character', 'Between %1$s and %2$s characters', $max, 'quayside-blocks' ),
				number_format_i18n( $min ),
				number_format_i18n( $max )
			);
		}
		if ( $min > 1 ) {
			/* translators: %s: smallest number of characters */
			return sprintf( _n( 'At least %s character', 'At least %s characters', $min, 'quayside-blocks' ), number_format_i18n( $min ) );
		}
		/* translators: %s: largest number of characters */
		return $max > 0 ? sprintf( _n( 'At most %s character', 'At most %s characters', $max, 'quayside-blocks' ), number_format_i18n( $max ) ) : '';
	}

	/**
	 * Returns the hint about the number of choices to select; empty for none. A minimum of one choice says nothing, because it does
	 * not apply to an empty field.
	 *
	 * @param array<string, mixed> $rules Rules with minSelection, maxSelection, and single.
	 */
	public static function selection( array $rules ): string {
		if ( ! empty( $rules['single'] ) ) {
			return '';
		}
		[ $min, $max ] = [ self::limit( $rules, 'minSelection' ), self::limit( $rules, 'maxSelection' ) ];
		if ( $min > 1 && $max > $min ) {
			return sprintf(
				/* translators: 1: smallest number of choices, 2: largest number of choices */
				_n( 'Select %1$s to %2$s choice', 'Select %1$s to %2$s choices', $max, 'quayside-blocks' ),
				number_format_i18n( $min ),
				number_format_i18n( $max )
			);
		}
		if ( $min > 1 && $max === $min ) {
			/* translators: %s: number of choices */
			return sprintf( _n( 'Select %s choice', 'Select %s choices', $min, 'quayside-blocks' ), number_format_i18n( $min ) );
		}
		if ( $min > 1 ) {
			/* translators: %s: smallest number of choices */
			return sprintf( _n( 'Select at least %s choice', 'Select at least %s choices', $min, 'quayside-blocks' ), number_format_i18n( $min ) );
		}
		/* translators: %s: largest number of choices */
		return $max > 0 ? sprintf( _n( 'Select at most %s choice', 'Select at most %s choices', $max, 'quayside-blocks' ), number_format_i18n( $max ) ) : '';
	}

	/**
	 * Returns a limit; 0 for none.
	 *
	 * @param array<string, mixed> $rules Rules of a field.
	 */
	private static function limit( array $rules, string $rule ): int {
		$limit = $rules[ $rule ] ?? null;
		return is_numeric( $limit ) ? max( 0, (int) $limit ) : 0;
	}
}
