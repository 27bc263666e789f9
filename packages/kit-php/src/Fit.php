<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Makes what is stored fit a schema: what is missing gets its default, what is out of bounds the nearest that is in them, and
 * what cannot be used is left out. One bad value takes no other with it.
 *
 * A missing object is filled in where the schema gives it a default.
 */
final class Fit {
	/**
	 * @param array<mixed> $schema JSON Schema as WordPress knows it.
	 * @param mixed        $value  The value.
	 * @return mixed Null where nothing of it can be used.
	 */
	public static function value( array $schema, mixed $value ): mixed {
		foreach ( is_array( $schema['anyOf'] ?? null ) ? $schema['anyOf'] : [] as $kind ) {
			$fit = is_array( $kind ) ? self::value( $kind, $value ) : null;
			if ( null !== $fit ) {
				return $fit;
			}
		}
		$fit = match ( $schema['type'] ?? '' ) {
			'boolean' => self::boolean( $value ),
			'integer' => is_numeric( $value ) && floor( (float) $value ) === (float) $value ? (int) self::between( $schema, $value + 0 ) : null,
			'number'  => is_numeric( $value ) ? (float) self::between( $schema, (float) $value ) : null,
			'string'  => is_string( $value ) && self::is_text( $schema, $value ) ? $value : null,
			'array'   => is_array( $value ) ? self::items( $schema, $value ) : null,
			'object'  => is_array( $value ) || $value instanceof \stdClass ? self::properties( $schema, (array) $value ) : null,
			default   => null,
		};
		return is_array( $schema['enum'] ?? null ) && ! in_array( $fit, $schema['enum'], true ) ? null : $fit;
	}

	/**
	 * What value() gives, or the default.
	 *
	 * @param array<mixed> $schema Schema of the property.
	 * @param mixed        $value  What is stored; null where nothing is.
	 */
	public static function property( array $schema, mixed $value ): mixed {
		$fit = null === $value ? null : self::value( $schema, $value );
		return null === $fit && isset( $schema['default'] ) ? self::value( $schema, $schema['default'] ) : $fit;
	}

	/**
	 * WordPress keeps true as "1" and false as "" in options of their own.
	 */
	private static function boolean( mixed $value ): ?bool {
		return is_bool( $value ) ? $value : match ( $value ) {
			1, '1', 'true'      => true,
			0, '0', '', 'false' => false,
			default             => null,
		};
	}

	/**
	 * @param array<mixed> $schema The schema.
	 * @param int|float    $number The number.
	 */
	private static function between( array $schema, int|float $number ): int|float {
		if ( is_numeric( $schema['maximum'] ?? null ) ) {
			$number = min( $number, $schema['maximum'] + 0 );
		}
		return is_numeric( $schema['minimum'] ?? null ) ? max( $number, $schema['minimum'] + 0 ) : $number;
	}

	/**
	 * @param array<mixed> $schema The schema.
	 * @param string       $text   The text.
	 */
	private static function is_text( array $schema, string $text ): bool {
		if ( is_int( $schema['maxLength'] ?? null ) && strlen( $text ) > $schema['maxLength'] && mb_strlen( $text ) > $schema['maxLength'] ) {
			return false;
		}
		if ( is_int( $schema['minLength'] ?? null ) && mb_strlen( $text ) < $schema['minLength'] ) {
			return false;
		}
		if ( ! is_string( $schema['pattern'] ?? null ) ) {
			return true;
		}
		// "$" lets a line break follow in PHP, not in JSON Schema.
		return ! ( str_ends_with( $text, "\n" ) && str_ends_with( $schema['pattern'], '$' ) ) && rest_validate_json_schema_pattern( $schema['pattern'], $text );
	}

	/**
	 * @param array<mixed> $schema The schema.
	 * @param array<mixed> $values The items.
	 * @return array<int, mixed>|null
	 */
	private static function items( array $schema, array $values ): ?array {
		$items = [];
		foreach ( $values as $value ) {
			$item = is_array( $schema['items'] ?? null ) ? self::value( $schema['items'], $value ) : $value;
			if ( null !== $item && ( true !== ( $schema['uniqueItems'] ?? false ) || ! in_array( $item, $items, true ) ) ) {
				$items[] = $item;
			}
		}
		$items = is_int( $schema['maxItems'] ?? null ) ? array_slice( $items, 0, $schema['maxItems'] ) : $items;
		return count( $items ) < ( $schema['minItems'] ?? 0 ) ? null : $items;
	}

	/**
	 * @param array<mixed> $schema The schema.
	 * @param array<mixed> $values Values by name.
	 * @return array<mixed>|null
	 */
	private static function properties( array $schema, array $values ): ?array {
		$known    = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
		$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : [];
		$fit      = [];
		foreach ( $known as $name => $property ) {
			$value = is_array( $property ) ? self::property( $property, $values[ $name ] ?? null ) : null;
			if ( null !== $value ) {
				$fit[ $name ] = $value;
			} elseif ( in_array( $name, $required, true ) ) {
				return null;
			}
		}
		$others = $schema['additionalProperties'] ?? true;
		if ( false !== $others ) {
			foreach ( array_diff_key( $values, $known ) as $name => $value ) {
				$value = is_array( $others ) ? self::value( $others, $value ) : $value;
				if ( null !== $value ) {
					$fit[ $name ] = $value;
				}
			}
		}
		return is_int( $schema['maxProperties'] ?? null ) ? array_slice( $fit, 0, $schema['maxProperties'], true ) : $fit;
	}
}
