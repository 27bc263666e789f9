<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Numbers as visitors write them; numbers.ts has the same rules.
 */
final class Numbers {
	/**
	 * Returns the number that a text names, or null.
	 *
	 * EU style: dots part thousands, the comma is decimal; otherwise the other way round. Groups must be whole, so that
	 * "1,2,3" and "12abc" are no numbers.
	 *
	 * @param string $text   Trimmed text.
	 * @param string $format "eu-style" or anything else.
	 */
	public static function parse( string $text, string $format ): ?float {
		$text    = Text::latin( $text );
		$group   = 'eu-style' === $format ? '\.' : ',';
		$decimal = 'eu-style' === $format ? ',' : '\.';
		if ( strlen( $text ) > 40 || 1 !== preg_match( "/^[+-]?(?:(?:\d{1,3}(?:$group\d{3})+|\d+)(?:$decimal\d+)?|$decimal\d+)$/D", $text ) ) {
			return null;
		}
		return (float) ( 'eu-style' === $format ? str_replace( [ '.', ',' ], [ '', '.' ], $text ) : str_replace( ',', '', $text ) );
	}

	/**
	 * Returns a number as text, without a needless fraction.
	 */
	public static function plain( float $number ): string {
		$text = (string) $number;
		return str_contains( $text, 'E' ) ? rtrim( rtrim( sprintf( '%.10F', $number ), '0' ), '.' ) : $text;
	}

	/**
	 * Judges a text that has to be a number within limits.
	 *
	 * @param array<string, mixed> $rules Rules with min, max and formatType.
	 */
	public static function check( array $rules, string $text ): Verdict {
		$number = self::parse( $text, is_string( $rules['formatType'] ?? null ) ? $rules['formatType'] : 'us-style' );
		return null === $number ? new Verdict( 'number' ) : self::range( $rules, $number );
	}

	/**
	 * Judges a number by its limits.
	 *
	 * @param array<string, mixed> $rules Rules with min and max.
	 */
	public static function range( array $rules, float $number ): Verdict {
		$kept = self::plain( $number );
		foreach ( [
			'min' => 1,
			'max' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( is_numeric( $limit ) && $sign * $number < $sign * (float) $limit ) {
				return new Verdict( $rule, $kept, self::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $kept );
	}

	/**
	 * Returns -1, 0 or 1 as a value is before, at or after another; null where one is no number.
	 *
	 * @param string $format How the value is written. What it is compared with is written in us-style.
	 */
	public static function order( string $value, string $wanted, string $format ): ?int {
		$number = self::parse( $value, $format );
		$limit  = self::parse( $wanted, 'us-style' );
		return null === $number || null === $limit ? null : $number <=> $limit;
	}
}
