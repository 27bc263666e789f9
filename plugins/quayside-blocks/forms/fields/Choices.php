<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Validates choices from a list, for the dropdown and multiple choice fields.
 */
final class Choices {
	/** Separates multiple choices in one string; spec section 9. */
	public const SEPARATOR = ' | ';

	/** White space allowed around choices, in bytes. */
	private const SPACE = 1000;

	/**
	 * Determines whether a value is longer than all options joined together, and so can't be valid.
	 *
	 * @param array<mixed> $options The options.
	 * @param mixed        $value   A string, or a list as a browser without JavaScript submits it.
	 */
	public static function exceed( array $options, mixed $value ): bool {
		$all = 0;
		foreach ( $options as $option ) {
			$all += is_string( $option ) ? strlen( $option ) + strlen( self::SEPARATOR ) : 0;
		}
		if ( is_string( $value ) ) {
			return strlen( $value ) > $all + self::SPACE;
		}
		// A browser can submit an additional empty value for "none".
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
	 * Validates a choice that is not too long.
	 *
	 * @param array<string, mixed> $rules Rules with options, single, minSelection and maxSelection.
	 * @param mixed                $value A string, or a list as a browser without JavaScript submits it.
	 */
	public static function check( array $rules, mixed $value ): Verdict {
		$options = array_values( array_filter( is_array( $rules['options'] ?? null ) ? $rules['options'] : [], 'is_string' ) );
		if ( is_array( $value ) ) {
			$selected = [];
			foreach ( $value as $part ) {
				if ( ! is_string( $part ) ) {
					return new Verdict( 'type' );
				}
				if ( '' !== $part ) {
					$selected[] = $part;
				}
			}
		} elseif ( null === $value || is_string( $value ) ) {
			$selected = self::split( trim( (string) $value ), $options );
		} else {
			return new Verdict( 'type' );
		}
		if ( [] === $selected ) {
			return new Verdict( empty( $rules['required'] ) ? null : 'required' );
		}
		$count          = count( $selected );
		$has_unknown    = [] !== array_diff_key( array_flip( $selected ), array_flip( $options ) );
		$has_duplicates = count( array_flip( $selected ) ) !== $count;
		if ( $has_unknown || $has_duplicates || ( ! empty( $rules['single'] ) && $count > 1 ) ) {
			return new Verdict( 'option' );
		}
		$stored = implode( self::SEPARATOR, $selected );
		foreach ( [
			'minSelection' => 1,
			'maxSelection' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( empty( $rules['single'] ) && is_numeric( $limit ) && (float) $limit > 0 && $sign * $count < $sign * (float) $limit ) {
				return new Verdict( $rule, $stored, Numbers::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $stored );
	}

	/**
	 * Splits a joined value into choices. Labels can contain the separator themselves, so the longest matching option wins
	 * at each position. Each separator is examined only a few times, and the first unknown or duplicate part ends the search.
	 *
	 * @param array<int, string> $options The options.
	 * @return array<int, string>
	 */
	private static function split( string $text, array $options ): array {
		$lookup   = array_flip( $options );
		$max      = 2 + max( [ 0, ...array_map( static fn ( string $option ): int => substr_count( $option, '|' ), $options ) ] );
		$length   = strlen( $text );
		$step     = strlen( self::SEPARATOR );
		$selected = [];
		for ( $from = 0; $from < $length; ) {
			$ends = [];
			$end  = $from - 1;
			for ( $time = 0; $time < $max && $end < $length; $time++ ) {
				$found  = strpos( $text, self::SEPARATOR, $end + 1 );
				$end    = false === $found ? $length : $found;
				$ends[] = $end;
			}
			$match = null;
			foreach ( array_reverse( $ends ) as $end ) {
				$part = substr( $text, $from, $end - $from );
				if ( isset( $lookup[ $part ] ) ) {
					$match = $part;
					$from  = $end + $step;
					break;
				}
			}
			if ( null === $match ) {
				return [ ...array_map( 'strval', array_keys( $selected ) ), substr( $text, $from ) ];
			}
			if ( isset( $selected[ $match ] ) ) {
				return [ ...array_map( 'strval', array_keys( $selected ) ), $match ];
			}
			$selected[ $match ] = true;
		}
		return array_map( 'strval', array_keys( $selected ) );
	}
}
