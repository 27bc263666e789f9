<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

/**
 * Masks of spec section 5. The browser shapes what is typed by the same rules in src/forms/mask;
 * contracts/forms/cases/masks.json drives both.
 */
final class Mask {
	/** Name of the option that takes the owner's own mask. */
	public const CUSTOM = 'custom-mask';

	/** The options that an owner picks from. */
	public const OPTIONS = [ '(###) ###-####', '(##) ####-####', 'dd/mm/yyyy', 'hh:mm:ss', 'dd/mm/yyyy hh:mm:ss' ];

	private const KINDS = [
		'9' => '[0-9]',
		'#' => '[0-9]',
		'a' => '[a-z]',
		'*' => '[0-9a-z]',
		'h' => '[0-9a-f]',
		'v' => '[0-9a-hj-npr-z]',
	];

	/** Named aliases that are masks. */
	private const MASKS = [
		'mac' => 'hh:hh:hh:hh:hh:hh',
		'ssn' => '999-99-9999',
		'vin' => 'vvvvvvvvvvvvvvvvv',
	];

	private const OCTET = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';

	/** Named aliases that judge a text as a whole. */
	private const TEXTS = [
		'ip'         => '/^' . self::OCTET . '(?:\.' . self::OCTET . '){3}$/D',
		'integer'    => '/^-?[0-9]+$/D',
		'decimal'    => '/^-?[0-9]+(?:\.[0-9]+)?$/D',
		'numeric'    => '/^-?[0-9]+(?:\.[0-9]+)?$/D',
		'percentage' => '/^(?:100(?:\.0+)?|[0-9]{1,2}(?:\.[0-9]+)?)$/D',
		'currency'   => '/^-?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{1,2})?$/D',
	];

	/**
	 * Whether a text is all that a mask asks for. A mask that says nothing, such as an unknown alias, fits everything.
	 *
	 * @param string $mask One of the options, or the owner's own, which may begin with "date:" or "alias:".
	 */
	public static function fits( string $mask, string $text ): bool {
		$mask = trim( $mask );
		if ( 1 === preg_match( '/^alias:\s*(.*)$/i', $mask, $match ) ) {
			return self::fits_alias( strtolower( $match[1] ), $text );
		}
		if ( 1 === preg_match( '/^date:\s*(.+)$/i', $mask, $match ) ) {
			return self::fits_date( $match[1], $text );
		}
		if ( '' === $mask ) {
			return true;
		}
		return 1 === preg_match( '/^(dd\/mm\/yyyy)?( ?hh:mm:ss)?$/D', $mask ) ? self::fits_date( $mask, $text ) : self::fits_characters( $mask, '9#a*', $text );
	}

	private static function fits_alias( string $alias, string $text ): bool {
		if ( 'email' === $alias || 'url' === $alias ) {
			return null === Validator::check( $alias, [], $text )->error;
		}
		if ( 'datetime' === $alias ) {
			return self::fits_date( 'yyyy-mm-ddThh:mm:ss', $text );
		}
		if ( isset( self::MASKS[ $alias ] ) ) {
			return self::fits_characters( self::MASKS[ $alias ], 'hv9', $text );
		}
		return ! isset( self::TEXTS[ $alias ] ) || 1 === preg_match( self::TEXTS[ $alias ], $text );
	}

	/**
	 * A mask of characters: 9 or # a digit, a a letter, * both; [optional], {times}, \ before what stands for itself.
	 *
	 * @param string $kinds Characters that stand for a kind.
	 */
	private static function fits_characters( string $mask, string $kinds, string $text ): bool {
		$pattern  = '';
		$optional = '';
		$last     = '';
		preg_match_all( '/\\\\.|\{(\d{1,2})(?:,(\d{1,2}))?\}|./su', $mask, $signs, PREG_SET_ORDER );
		foreach ( $signs as $sign ) {
			if ( isset( $sign[1] ) && '' !== $last ) {
				$least   = (int) $sign[1];
				$pattern = substr( $pattern, 0, -strlen( $last ) ) . str_repeat( $last, $least ) . str_repeat( rtrim( $last, '?' ) . '?', max( 0, (int) ( $sign[2] ?? $least ) - $least ) );
				$last    = '';
			} elseif ( '[' === $sign[0] || ']' === $sign[0] ) {
				$optional = '[' === $sign[0] ? '?' : '';
			} else {
				$escaped = strlen( $sign[0] ) > 1 && '\\' === $sign[0][0];
				$own     = $escaped ? substr( $sign[0], 1 ) : $sign[0];
				// In a class of its own, so that a question mark that stands for itself is none.
				$last     = ( $escaped || ! str_contains( $kinds, $own ) ? '(?:' . preg_quote( $own, '/' ) . ')' : self::KINDS[ $own ] ) . $optional;
				$pattern .= $last;
			}
		}
		return 1 === preg_match( "/^$pattern$/Diu", $text );
	}

	private static function fits_date( string $format, string $text ): bool {
		preg_match_all( '/y{4}|yy|d{1,2}|m{1,2}|h{1,2}|s{1,2}|./iu', $format, $tokens );
		$pattern = '';
		$units   = [];
		foreach ( $tokens[0] as $token ) {
			$unit     = [
				'y' => 'year',
				'd' => 'day',
				'h' => 'hour',
				's' => 'second',
				// After an hour, m means minutes.
				'm' => 'hour' === end( $units ) ? 'minute' : 'month',
			][ strtolower( $token[0] ) ] ?? '';
			$pattern .= '' === $unit ? preg_quote( $token, '/' ) : ( strlen( $token ) > 2 ? '([0-9]{4})' : '([0-9]{2})' );
			if ( '' !== $unit ) {
				$units[] = $unit;
			}
		}
		if ( 1 !== preg_match( "/^$pattern$/Diu", $text, $values ) ) {
			return false;
		}
		$known = [];
		foreach ( $units as $at => $unit ) {
			$value          = (int) $values[ $at + 1 ];
			$known[ $unit ] = 'year' === $unit && 2 === strlen( $values[ $at + 1 ] ) ? 2000 + $value : $value;
		}
		$top = [
			'month'  => 12,
			'day'    => 31,
			'hour'   => 23,
			'minute' => 59,
			'second' => 59,
		];
		foreach ( $known as $unit => $value ) {
			if ( $value > ( $top[ $unit ] ?? 9999 ) || ( $value < 1 && in_array( $unit, [ 'year', 'month', 'day' ], true ) ) ) {
				return false;
			}
		}
		return ! isset( $known['month'], $known['day'] ) || checkdate( $known['month'], $known['day'], $known['year'] ?? 2000 );
	}
}
