<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

use Quayside\Blocks\Forms\Fields\Datepicker\Dates;
use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Blocks\Forms\Fields\Phone\Phone;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;

/**
 * The rules of spec section 5. The browser has the same ones in validate.ts; contracts/forms/cases drives both.
 */
final class Validator {
	/**
	 * Judges a value.
	 *
	 * @param string               $type  Type of the field.
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value What the visitor sent.
	 */
	public static function check( string $type, array $rules, mixed $value ): Verdict {
		if ( 'dropdown' === $type || 'multi-choice' === $type ) {
			return Choices::check( $rules, $value );
		}
		if ( null !== $value && ! is_string( $value ) ) {
			return new Verdict( 'type' );
		}
		$rich = ! empty( $rules['rich'] );
		$most = Lengths::characters( $type );
		if ( Lengths::exceeds( $type, $rules, $value ) ) {
			return new Verdict( 'length', '', (string) $most );
		}
		$value = self::clean( (string) $value, 'textarea' === $type );
		if ( null === $value ) {
			return new Verdict( 'type' );
		}
		$html  = $value;
		$value = $rich ? RichText::text( $value ) : $value;
		$value = 'password' === $type ? $value : self::trim( $value );
		if ( '' === $value ) {
			return new Verdict( empty( $rules['required'] ) ? null : 'required' );
		}
		$length = mb_strlen( $value, 'UTF-8' );
		if ( $length > $most ) {
			return new Verdict( 'length', '', (string) $most );
		}
		return match ( $type ) {
			'email'            => self::email( $value ),
			'url'              => self::url( $value ),
			'phone'            => self::phone( $value ),
			'number'           => self::number( $rules, $value ),
			'slider'           => self::on_step( $rules, self::number( $rules, $value ) ),
			'rating'           => self::rating( $rules, $value ),
			'datepicker'       => Dates::check( $rules, $value ),
			'checkbox', 'gdpr' => new Verdict( 'on' === $value ? null : 'option', $value ),
			default            => self::line( $rules, $rich ? RichText::clean( $html ) : $value, $length ),
		};
	}

	/**
	 * The number that a text names, or null.
	 *
	 * EU style: dots part thousands, the comma is decimal; otherwise the other way round. Groups must be whole, so that
	 * "1,2,3" and "12abc" are no numbers.
	 *
	 * @param string $text   Trimmed text.
	 * @param string $format "eu-style" or anything else.
	 */
	public static function parse( string $text, string $format ): ?float {
		$text    = strtr( $text, self::digits() );
		$group   = 'eu-style' === $format ? '\.' : ',';
		$decimal = 'eu-style' === $format ? ',' : '\.';
		if ( strlen( $text ) > 40 || 1 !== preg_match( "/^[+-]?(?:(?:\d{1,3}(?:$group\d{3})+|\d+)(?:$decimal\d+)?|$decimal\d+)$/D", $text ) ) {
			return null;
		}
		return (float) ( 'eu-style' === $format ? str_replace( [ '.', ',' ], [ '', '.' ], $text ) : str_replace( ',', '', $text ) );
	}

	/**
	 * A number as text, without a needless fraction.
	 */
	public static function plain( float $number ): string {
		$text = (string) $number;
		return str_contains( $text, 'E' ) ? rtrim( rtrim( sprintf( '%.10F', $number ), '0' ), '.' ) : $text;
	}

	/**
	 * Text without control characters; null when it is not UTF-8.
	 */
	private static function clean( string $value, bool $lines ): ?string {
		if ( 1 !== preg_match( '//u', $value ) ) {
			return null;
		}
		$value = str_replace( [ "\r\n", "\r" ], "\n", $value );
		// By bytes, which takes a fifth of the time: in UTF-8 nothing else holds C2 before 80 to 9F.
		return (string) preg_replace( $lines ? '/[\x00-\x08\x0B-\x1F\x7F]|\xC2[\x80-\x9F]/' : '/(?:[\x00-\x1F\x7F]|\xC2[\x80-\x9F])+/', $lines ? '' : ' ', $value );
	}

	/**
	 * Text without white space around it, as JavaScript's trim() sees it. The last character is looked for from the end: a
	 * pattern that begins at each white space would read long ones again and again.
	 */
	private static function trim( string $value ): string {
		return 1 === preg_match( '/^[\s\x{FEFF}\p{Z}]*+(.*[^\s\x{FEFF}\p{Z}])/su', $value, $match ) ? $match[1] : '';
	}

	/**
	 * Arabic and Persian digits and their Latin twins.
	 *
	 * @return array<string, string>
	 */
	private static function digits(): array {
		$digits = [];
		for ( $digit = 0; $digit < 10; $digit++ ) {
			$digits[ "\xD9" . chr( 0xA0 + $digit ) ] = (string) $digit;
			$digits[ "\xDB" . chr( 0xB0 + $digit ) ] = (string) $digit;
		}
		return $digits;
	}

	private static function email( string $value ): Verdict {
		$value = mb_strtolower( $value );
		$part  = "[a-z0-9!#$%&'*+\\/=?^_`{|}~-]+";
		$good  = strlen( $value ) <= 254 && 1 === preg_match( "/^(?=[^@]{1,64}@)$part(?:\\.$part)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?=[a-z0-9-]*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/D", $value );
		return new Verdict( $good ? null : 'email', $value );
	}

	/**
	 * What has no scheme is meant as https. A colon before digits begins a port.
	 */
	private static function url( string $value ): Verdict {
		$value = 1 === preg_match( '/^(?:[a-z][a-z0-9+.-]*:(?!\d)|[\/?#])/i', $value ) ? $value : "https://$value";
		$label = '[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?';
		$good  = strlen( $value ) <= 2000 && 1 === preg_match( "/^https?:\\/\\/(?:$label\\.)+(?=[^.:\\/?#]*\\p{L})$label\\.?(?::\\d{1,5})?(?:[\\/?#][^\\s<>\"]*)?$/Diu", $value );
		return new Verdict( $good ? null : 'url', $value );
	}

	private static function phone( string $value ): Verdict {
		$text   = strtr( $value, self::digits() );
		$text   = str_starts_with( $text, '+' ) ? str_replace( '(0)', '', $text ) : $text;
		$digits = (string) preg_replace( '/[\s().\/-]/u', '', $text );
		// A number without its calling code comes from browsers without JavaScript.
		$good = str_starts_with( $digits, '+' ) ? Phone::is_possible( $digits ) : 1 === preg_match( '/^\d{6,15}$/D', $digits );
		return new Verdict( $good ? null : 'phone', $digits );
	}

	/**
	 * @param array<string, mixed> $rules Rules.
	 */
	private static function number( array $rules, string $value ): Verdict {
		$format = is_string( $rules['formatType'] ?? null ) ? $rules['formatType'] : 'us-style';
		$number = self::parse( $value, $format );
		if ( null === $number ) {
			return new Verdict( 'number' );
		}
		return self::range( $rules, $number );
	}

	/**
	 * A slider in a browser has no values between its steps.
	 *
	 * @param array<string, mixed> $rules Rules.
	 */
	private static function on_step( array $rules, Verdict $verdict ): Verdict {
		$step = $rules['step'] ?? null;
		if ( null !== $verdict->error || ! is_numeric( $step ) || (float) $step <= 0 ) {
			return $verdict;
		}
		$steps = ( (float) $verdict->value - ( is_numeric( $rules['min'] ?? null ) ? (float) $rules['min'] : 0.0 ) ) / (float) $step;
		return abs( $steps - round( $steps ) ) < 0.000001 ? $verdict : new Verdict( 'option' );
	}

	/**
	 * @param array<string, mixed> $rules Rules.
	 */
	private static function rating( array $rules, string $value ): Verdict {
		return 1 === preg_match( '/^[1-9]\d?$/D', $value ) ? self::range( $rules, (float) $value ) : new Verdict( 'option' );
	}

	/**
	 * @param array<string, mixed> $rules Rules.
	 */
	private static function range( array $rules, float $number ): Verdict {
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
	 * @param array<string, mixed> $rules Rules.
	 */
	private static function line( array $rules, string $value, int $length ): Verdict {
		$mask = $rules['mask'] ?? '';
		if ( is_string( $mask ) && '' !== $mask ) {
			$value = strtr( $value, self::digits() );
			if ( ! Mask::fits( $mask, $value ) ) {
				return new Verdict( 'mask', $value, (string) preg_replace( '/^(date|alias):\s*/i', '', $mask ) );
			}
		}
		return self::length( $rules, $value, $length );
	}

	/**
	 * @param array<string, mixed> $rules Rules.
	 */
	private static function length( array $rules, string $value, int $length ): Verdict {
		foreach ( [
			'minLength' => 1,
			'maxLength' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? null;
			if ( is_numeric( $limit ) && (float) $limit > 0 && $sign * $length < $sign * (float) $limit ) {
				return new Verdict( $rule, $value, self::plain( (float) $limit ) );
			}
		}
		return new Verdict( null, $value );
	}
}
