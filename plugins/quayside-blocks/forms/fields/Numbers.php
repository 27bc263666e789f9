<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Parses and validates numbers as visitors write them. numbers.ts has the same rules.
 */
final class Numbers {
	/**
	 * Parses a number; null if the text is not one.
	 *
	 * In EU style, dots separate thousands and the comma is the decimal separator. Otherwise it is the other way around.
	 * Groups must be complete, so "1,2,3" and "12abc" are not numbers.
	 *
	 * @param string $text   Trimmed text.
	 * @param string $format "eu-style" or anything else.
	 */
	public static function parse( string $text, string $format ): ?float {
		$text = Text::latin( $text );
		$text = 'eu-style' === $format ? strtr( $text, '.,', ',.' ) : $text;
		return strlen( $text ) > 40 || 1 !== preg_match( ValidationTable::NUMBER, $text ) ? null : (float) str_replace( ',', '', $text );
	}

	/**
	 * Returns a number as text, without trailing zeros or an exponent.
	 */
	public static function plain( float $number ): string {
		$text = (string) $number;
		return str_contains( $text, 'E' ) ? rtrim( rtrim( sprintf( '%.10F', $number ), '0' ), '.' ) : $text;
	}

	/**
	 * Validates a text that must be a number within limits.
	 *
	 * @param array<string, mixed> $rules Rules with min, max and formatType.
	 */
	public static function check( array $rules, string $text ): Verdict {
		$number = self::parse( $text, is_string( $rules['formatType'] ?? null ) ? $rules['formatType'] : 'us-style' );
		return null === $number ? new Verdict( 'number' ) : self::range( $rules, $number );
	}

	/**
	 * Validates a number by its limits.
	 *
	 * @param array<string, mixed> $rules Rules with min and max.
	 */
	public static function range( array $rules, float $number ): Verdict {
		$stored = self::plain( $number );
		foreach ( [
			'min' => 1,
			'max' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( is_numeric( $limit ) && $sign * $number < $sign * (float) $limit ) {
				return new Verdict( $rule, $stored, self::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $stored );
	}

	/**
	 * Compares two numbers. Returns -1, 0, or 1, or null if either is not a number.
	 *
	 * @param string $format Number format of $value. $expected is always in us-style.
	 */
	public static function order( string $value, string $expected, string $format ): ?int {
		$number = self::parse( $value, $format );
		$limit  = self::parse( $expected, 'us-style' );
		return null === $number || null === $limit ? null : $number <=> $limit;
	}
}
