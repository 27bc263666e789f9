<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Reads values of other plugins, which can be of any type.
 */
final class Given {
	/**
	 * Returns a text without white space around it.
	 *
	 * @param array<mixed> $values Values.
	 */
	public static function text( array $values, string $name, string $default = '' ): string {
		$value = $values[ $name ] ?? null;
		$text  = is_scalar( $value ) ? trim( self::clean( (string) $value ) ) : '';
		return '' === $text ? $default : $text;
	}

	/**
	 * Determines whether a value is set and not 0.
	 *
	 * @param array<mixed> $values Values.
	 */
	public static function is_on( array $values, string $name ): bool {
		return ! empty( $values[ $name ] );
	}

	/**
	 * Returns a number; null if there is none.
	 *
	 * @param array<mixed> $values Values.
	 */
	public static function number( array $values, string $name ): int|float|null {
		$value = $values[ $name ] ?? null;
		return is_numeric( $value ) && is_finite( (float) $value ) ? $value + 0 : null;
	}

	/**
	 * Returns the arrays in a value; an empty list for none.
	 *
	 * @param array<mixed> $values Values.
	 * @return array<int, array<string, mixed>>
	 */
	public static function list( array $values, string $name ): array {
		$list = array_values( array_filter( is_array( $values[ $name ] ?? null ) ? $values[ $name ] : [], 'is_array' ) );
		/** @var array<int, array<string, mixed>> $list */
		return $list;
	}

	/**
	 * Returns an array; an empty one for none.
	 *
	 * @param array<mixed> $values Values.
	 * @return array<string, mixed>
	 */
	public static function map( array $values, string $name ): array {
		$map = is_array( $values[ $name ] ?? null ) ? $values[ $name ] : [];
		/** @var array<string, mixed> $map */
		return $map;
	}

	/**
	 * Returns a key that an array doesn't have. Fields can have the same ID, and the last would replace the others.
	 *
	 * @param array<mixed> $taken Values by key.
	 */
	public static function new_key( array $taken, string $key ): string {
		$new = $key;
		for ( $copy = 2; isset( $taken[ $new ] ); $copy++ ) {
			$new = "{$key}copy$copy";
		}
		return $new;
	}

	/**
	 * Returns a text without tags such as {user:email}, because what pages contain is the same for all visitors.
	 */
	public static function without_tags( string $text ): string {
		return (string) preg_replace( '/\{[^{}]*\}/', '', $text );
	}

	/**
	 * Returns the file name extensions in a list with commas, as the attribute of an upload field.
	 */
	public static function file_types( string $list ): string {
		$types = array_map( static fn ( string $type ): string => strtolower( trim( $type, " .\n\r\t" ) ), explode( ',', $list ) );
		return implode( ', ', array_filter( $types, static fn ( string $type ): bool => 1 === preg_match( '/^[a-z0-9]{1,10}$/D', $type ) ) );
	}

	/**
	 * Returns a text without NUL characters and invalid UTF-8, which databases refuse.
	 */
	public static function clean( string $text ): string {
		$text = str_replace( "\0", '', $text );
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_scrub( $text, 'UTF-8' );
	}

	/**
	 * Returns a text that WordPress has serialized, because it looks like serialized data; others as they are.
	 */
	public static function unserialized_text( string $text ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- no classes; damaged texts raise notices.
		$value = 1 === preg_match( '/^s:\d+:"/', $text ) ? @unserialize( $text, [ 'allowed_classes' => false ] ) : $text;
		return is_string( $value ) ? $value : $text;
	}

	/**
	 * Returns an array that PHP has serialized; null for others. Objects are never made.
	 *
	 * @return array<mixed>|null
	 */
	public static function unserialized( string $text ): ?array {
		if ( ! str_starts_with( $text, 'a:' ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- no classes; damaged texts raise notices.
		$value = @unserialize( $text, [
			'allowed_classes' => false,
			'max_depth'       => 8,
		] );
		return is_array( $value ) ? $value : null;
	}
}
