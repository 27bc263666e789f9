<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

use Quayside\Blocks\Kit\RequestLimit;

/**
 * The longest values that fields take; contracts/forms/limits.json has the numbers. Whether a value is too long in bytes is
 * asked before anything else of it: what passes is short enough to be trimmed, matched and compared.
 */
final class Lengths {
	/** White space that may stand around choices, in bytes. */
	private const SPACE = 1000;

	/**
	 * Whether a value is longer than any that its field takes.
	 *
	 * @param string               $type  Type of the field.
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value What was sent.
	 */
	public static function exceeds( string $type, array $rules, mixed $value ): bool {
		if ( 'dropdown' === $type || 'multi-choice' === $type ) {
			return self::exceeds_choices( is_array( $rules['options'] ?? null ) ? $rules['options'] : [], $value );
		}
		return is_array( $value ) ? [] !== $value : is_string( $value ) && strlen( $value ) > self::bytes( $type, ! empty( $rules['rich'] ) );
	}

	/**
	 * Most characters of a text, without its markup.
	 *
	 * @param string $type Type of the field.
	 */
	public static function characters( string $type ): int {
		return self::number( 'textarea' === $type ? 'text' : 'line', 'maxLength' );
	}

	/**
	 * Most bytes of a text as it was sent.
	 *
	 * @param string $type    Type of the field.
	 * @param bool   $is_rich Whether it is formatted.
	 */
	public static function bytes( string $type, bool $is_rich ): int {
		return self::number( 'textarea' !== $type ? 'line' : ( $is_rich ? 'richtext' : 'text' ), 'maxBytes' );
	}

	/**
	 * Most tags of all formatted texts of a submission together: each takes time to clean.
	 */
	public static function tags(): int {
		return self::number( 'richtext', 'maxTags' );
	}

	/**
	 * All options together are the longest choice there is.
	 *
	 * @param array<mixed> $options The options.
	 */
	private static function exceeds_choices( array $options, mixed $value ): bool {
		$all = 0;
		foreach ( $options as $option ) {
			$all += is_string( $option ) ? strlen( $option ) + strlen( Choices::SEPARATOR ) : 0;
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

	private static function number( string $kind, string $limit ): int {
		$fields = RequestLimit::table( 'forms' )['fields'] ?? null;
		$number = is_array( $fields ) && is_array( $fields['properties'] ?? null ) && is_array( $fields['properties'][ $kind ] ?? null ) ? $fields['properties'][ $kind ][ $limit ] ?? 0 : 0;
		return is_int( $number ) ? $number : 0;
	}
}
