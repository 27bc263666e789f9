<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Choices from a list: dropdown and multi-choice.
 */
final class Choices {
	/** Parts several choices in one text; spec section 9. */
	public const SEPARATOR = ' | ';

	/** White space that may stand around choices, in bytes. */
	private const SPACE = 1000;

	/**
	 * Whether a choice is longer than any there is: all options together are the longest.
	 *
	 * @param array<mixed> $options The options.
	 * @param mixed        $value   A text, or a list as a browser without JavaScript sends it.
	 */
	public static function exceed( array $options, mixed $value ): bool {
		$all = 0;
		foreach ( $options as $option ) {
			$all += is_string( $option ) ? strlen( $option ) + strlen( self::SEPARATOR ) : 0;
		}
		if ( is_string( $value ) ) {
			return strlen( $value ) > $all + self::SPACE;
		}
		// A browser may send an empty one for "none".
		if ( ! is_array( $value ) || count( $value ) > count( $options ) + 1 ) {
			return is_array( $value );
		}
		foreach ( $value as $part ) {
			if ( is_string( $part ) && strlen( $part ) > $all ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Judges a choice that is not too long.
	 *
	 * @param array<string, mixed> $rules Rules with options, single, minSelection and maxSelection.
	 * @param mixed                $value A text, or a list as a browser without JavaScript sends it.
	 */
	public static function check( array $rules, mixed $value ): Verdict {
		$options = array_values( array_filter( is_array( $rules['options'] ?? null ) ? $rules['options'] : [], 'is_string' ) );
		if ( is_array( $value ) ) {
			$chosen = [];
			foreach ( $value as $part ) {
				if ( ! is_string( $part ) ) {
					return new Verdict( 'type' );
				}
				if ( '' !== $part ) {
					$chosen[] = $part;
				}
			}
		} elseif ( null === $value || is_string( $value ) ) {
			$chosen = self::split( trim( (string) $value ), $options );
		} else {
			return new Verdict( 'type' );
		}
		if ( [] === $chosen ) {
			return new Verdict( empty( $rules['required'] ) ? null : 'required' );
		}
		$count = count( $chosen );
		if ( [] !== array_diff_key( array_flip( $chosen ), array_flip( $options ) ) || count( array_flip( $chosen ) ) !== $count || ( ! empty( $rules['single'] ) && $count > 1 ) ) {
			return new Verdict( 'option' );
		}
		$kept = implode( self::SEPARATOR, $chosen );
		foreach ( [
			'minSelection' => 1,
			'maxSelection' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( empty( $rules['single'] ) && is_numeric( $limit ) && (float) $limit > 0 && $sign * $count < $sign * (float) $limit ) {
				return new Verdict( $rule, $kept, Numbers::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $kept );
	}

	/**
	 * Takes the longest option that fits at each place, because labels may hold the separator themselves. Each separator is
	 * looked at a few times at most, and the first part that is no option or stands there twice ends it.
	 *
	 * @param array<int, string> $options The options.
	 * @return array<int, string>
	 */
	private static function split( string $text, array $options ): array {
		$known  = array_flip( $options );
		$most   = 2 + max( [ 0, ...array_map( static fn ( string $option ): int => substr_count( $option, '|' ), $options ) ] );
		$length = strlen( $text );
		$step   = strlen( self::SEPARATOR );
		$chosen = [];
		for ( $from = 0; $from < $length; ) {
			$ends = [];
			$end  = $from - 1;
			for ( $time = 0; $time < $most && $end < $length; $time++ ) {
				$found  = strpos( $text, self::SEPARATOR, $end + 1 );
				$end    = false === $found ? $length : $found;
				$ends[] = $end;
			}
			$fits = null;
			foreach ( array_reverse( $ends ) as $end ) {
				$part = substr( $text, $from, $end - $from );
				if ( isset( $known[ $part ] ) ) {
					$fits = $part;
					$from = $end + $step;
					break;
				}
			}
			if ( null === $fits ) {
				return [ ...array_map( 'strval', array_keys( $chosen ) ), substr( $text, $from ) ];
			}
			if ( isset( $chosen[ $fits ] ) ) {
				return [ ...array_map( 'strval', array_keys( $chosen ) ), $fits ];
			}
			$chosen[ $fits ] = true;
		}
		return array_map( 'strval', array_keys( $chosen ) );
	}
}
