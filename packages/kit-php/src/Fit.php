<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Makes stored values conform to a schema. Missing values get their default, numbers out of range are clamped, and invalid values
 * are dropped without affecting other values.
 *
 * A missing object is created if the schema has a default for it.
 */
final class Fit {
	/**
	 * Returns a value that conforms to a schema.
	 *
	 * @param array<mixed> $schema JSON Schema as WordPress supports it.
	 * @param mixed        $value  Stored value.
	 * @return mixed Null if the value cannot be used.
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
			'integer' => is_numeric( $value ) && floor( (float) $value ) === (float) $value ? (int) self::clamp( $schema, $value + 0 ) : null,
			'number'  => is_numeric( $value ) ? (float) self::clamp( $schema, (float) $value ) : null,
			'string'  => is_string( $value ) && self::is_valid_text( $schema, $value ) ? $value : null,
			'array'   => is_array( $value ) ? self::items( $schema, $value ) : null,
			'object'  => is_array( $value ) || $value instanceof \stdClass ? self::properties( $schema, (array) $value ) : null,
			default   => null,
		};
		return is_array( $schema['enum'] ?? null ) && ! in_array( $fit, $schema['enum'], true ) ? null : $fit;
	}

	/**
	 * Returns the value that conforms to a property's schema, or its default.
	 *
	 * @param array<mixed> $schema Schema of the property.
	 * @param mixed        $value  Stored value, null if there is none.
	 */
	public static function property( array $schema, mixed $value ): mixed {
		$fit = null === $value ? null : self::value( $schema, $value );
		return null === $fit && isset( $schema['default'] ) ? self::value( $schema, $schema['default'] ) : $fit;
	}

	/**
	 * Returns a Boolean. WordPress stores true as "1" and false as "" in options.
	 */
	private static function boolean( mixed $value ): ?bool {
		return is_bool( $value ) ? $value : match ( $value ) {
			1, '1', 'true'      => true,
			0, '0', '', 'false' => false,
			default             => null,
		};
	}

	/**
	 * @param array<mixed> $schema Schema with the limits.
	 * @param int|float    $number Number to clamp.
	 */
	private static function clamp( array $schema, int|float $number ): int|float {
		if ( is_numeric( $schema['maximum'] ?? null ) ) {
			$number = min( $number, $schema['maximum'] + 0 );
		}
		return is_numeric( $schema['minimum'] ?? null ) ? max( $number, $schema['minimum'] + 0 ) : $number;
	}

	/**
	 * @param array<mixed> $schema Schema with the constraints.
	 * @param string       $text   Stored text.
	 */
	private static function is_valid_text( array $schema, string $text ): bool {
		if ( is_int( $schema['maxLength'] ?? null ) && strlen( $text ) > $schema['maxLength'] && mb_strlen( $text ) > $schema['maxLength'] ) {
			return false;
		}
		if ( is_int( $schema['minLength'] ?? null ) && mb_strlen( $text ) < $schema['minLength'] ) {
			return false;
		}
		if ( ! is_string( $schema['pattern'] ?? null ) ) {
			return true;
		}
		// In PHP, unlike in JSON Schema, "$" also matches before a trailing line break.
		return ! ( str_ends_with( $text, "\n" ) && str_ends_with( $schema['pattern'], '$' ) ) && rest_validate_json_schema_pattern( $schema['pattern'], $text );
	}

	/**
	 * @param array<mixed> $schema Schema of the array.
	 * @param array<mixed> $values Stored items.
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
	 * @param array<mixed> $schema Schema of the object.
	 * @param array<mixed> $values Stored values by name.
	 * @return array<mixed>|null
	 */
	private static function properties( array $schema, array $values ): ?array {
		$defined  = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
		$required = is_array( $schema['required'] ?? null ) ? $schema['required'] : [];
		$fit      = [];
		foreach ( $defined as $name => $property ) {
			$value = is_array( $property ) ? self::property( $property, $values[ $name ] ?? null ) : null;
			if ( null !== $value ) {
				$fit[ $name ] = $value;
			} elseif ( in_array( $name, $required, true ) ) {
				return null;
			}
		}
		$others = $schema['additionalProperties'] ?? true;
		if ( false !== $others ) {
			foreach ( array_diff_key( $values, $defined ) as $name => $value ) {
				$value = is_array( $others ) ? self::value( $others, $value ) : $value;
				if ( null !== $value ) {
					$fit[ $name ] = $value;
				}
			}
		}
		return is_int( $schema['maxProperties'] ?? null ) ? array_slice( $fit, 0, $schema['maxProperties'], true ) : $fit;
	}
}
