<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Data;

/**
 * Casts values between properties, post meta and form input.
 */
final class Values {

	/**
	 * A value in the type of a default. A default of null leaves the value as it is.
	 *
	 * @param mixed $default Default, gives the type.
	 * @param mixed $value   Value.
	 * @return mixed
	 */
	public static function like( $default, $value ) {
		return match ( true ) {
			is_bool( $default )   => is_string( $value ) ? in_array( strtolower( $value ), [ 'yes', '1', 'true', 'on' ], true ) : (bool) $value,
			is_int( $default )    => is_numeric( $value ) ? (int) $value : 0,
			is_float( $default )  => is_numeric( $value ) ? (float) $value : 0.0,
			is_array( $default )  => is_array( $value ) ? $value : ( null === $value || '' === $value ? [] : [ $value ] ),
			is_string( $default ) => is_scalar( $value ) ? (string) $value : '',
			default               => $value,
		};
	}

	/**
	 * A value as post meta holds it.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	public static function to_meta( $value ) {
		return is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : $value;
	}

	/**
	 * Returns a price as a decimal string with a point, '' for none.
	 *
	 * @param mixed $value Value.
	 */
	public static function price( $value ): string {
		if ( ! is_scalar( $value ) || '' === trim( (string) $value ) ) {
			return '';
		}
		$text = str_replace( ',', '.', (string) preg_replace( '/[^0-9.,-]/', '', (string) $value ) );
		return is_numeric( $text ) ? ( str_contains( $text, '.' ) ? rtrim( rtrim( number_format( (float) $text, 6, '.', '' ), '0' ), '.' ) : $text ) : '';
	}

	/**
	 * Returns a posted value without slashes, as text.
	 *
	 * @param string $name Field.
	 */
	public static function posted( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- each caller checks its nonce.
		$value = $_POST[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}
}
