<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

/**
 * Choices from a list: dropdown and multi-choice.
 */
final class Choices {
	/** Parts several choices in one text; spec section 9. */
	public const SEPARATOR = ' | ';

	/**
	 * Judges a choice.
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
		if ( [] !== array_diff( $chosen, $options ) || count( array_unique( $chosen ) ) !== $count || ( ! empty( $rules['single'] ) && $count > 1 ) ) {
			return new Verdict( 'option' );
		}
		$kept = implode( self::SEPARATOR, $chosen );
		foreach ( [
			'minSelection' => 1,
			'maxSelection' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( empty( $rules['single'] ) && is_numeric( $limit ) && (float) $limit > 0 && $sign * $count < $sign * (float) $limit ) {
				return new Verdict( $rule, $kept, Validator::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $kept );
	}

	/**
	 * Takes the longest option that fits at each place, because labels may hold the separator themselves.
	 *
	 * @param array<int, string> $options The options.
	 * @return array<int, string>
	 */
	private static function split( string $text, array $options ): array {
		usort( $options, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$chosen = [];
		while ( '' !== $text ) {
			foreach ( $options as $option ) {
				if ( $text === $option || str_starts_with( $text, $option . self::SEPARATOR ) ) {
					$chosen[] = $option;
					$text     = $text === $option ? '' : substr( $text, strlen( $option . self::SEPARATOR ) );
					continue 2;
				}
			}
			$chosen[] = $text;
			break;
		}
		return $chosen;
	}
}
