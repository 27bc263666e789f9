<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Input\Mask;

use Quayside\Blocks\Forms\Fields\FieldTypes;

/**
 * Masks of spec section 5. The browser shapes what is typed by the same rules in pattern.ts;
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
			return null === FieldTypes::check( $alias, [], $text )->error;
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
	 * Optional signs are followed all at once, place by place: a pattern would try each way by itself.
	 *
	 * @param string $kinds Characters that stand for a kind.
	 */
	private static function fits_characters( string $mask, string $kinds, string $text ): bool {
		$signs = self::signs( $mask, $kinds );
		$count = count( $signs );
		if ( mb_strlen( $text ) > $count ) {
			return false;
		}
		$places = self::skip( $signs, [ 0 => true ] );
		foreach ( mb_str_split( mb_strtolower( $text ) ) as $letter ) {
			$next = [];
			foreach ( array_keys( $places ) as $place ) {
				if ( $place < $count && self::fits_sign( $signs[ $place ][0], $letter ) ) {
					$next[ $place + 1 ] = true;
				}
			}
			$places = self::skip( $signs, $next );
		}
		return isset( $places[ $count ] );
	}

	/**
	 * The signs of a mask, each with whether it is optional.
	 *
	 * @return array<int, array{string, bool}> A pattern of one character, or the character itself in small letters.
	 */
	private static function signs( string $mask, string $kinds ): array {
		$signs    = [];
		$optional = false;
		$last     = null;
		preg_match_all( '/\\\\.|\{(\d{1,2})(?:,(\d{1,2}))?\}|./su', $mask, $parts, PREG_SET_ORDER );
		foreach ( $parts as $part ) {
			if ( isset( $part[1] ) && null !== $last ) {
				array_pop( $signs );
				$least = (int) $part[1];
				$most  = max( $least, (int) ( $part[2] ?? $least ) );
				for ( $time = 0; $time < $most; $time++ ) {
					$signs[] = [ $last[0], $last[1] || $time >= $least ];
				}
				$last = null;
			} elseif ( '[' === $part[0] || ']' === $part[0] ) {
				$optional = '[' === $part[0];
			} else {
				$escaped = strlen( $part[0] ) > 1 && '\\' === $part[0][0];
				$own     = $escaped ? substr( $part[0], 1 ) : $part[0];
				$last    = [ $escaped || ! str_contains( $kinds, $own ) ? mb_strtolower( $own ) : self::KINDS[ $own ], $optional ];
				$signs[] = $last;
			}
		}
		return $signs;
	}

	/**
	 * Places with those behind them that can be reached over optional signs.
	 *
	 * @param array<int, array{string, bool}> $signs  The signs.
	 * @param array<int, true>                $places Places.
	 * @return array<int, true>
	 */
	private static function skip( array $signs, array $places ): array {
		foreach ( array_keys( $places ) as $place ) {
			while ( isset( $signs[ $place ] ) && $signs[ $place ][1] && ! isset( $places[ $place + 1 ] ) ) {
				$places[ ++$place ] = true;
			}
		}
		return $places;
	}

	private static function fits_sign( string $sign, string $letter ): bool {
		return in_array( $sign, self::KINDS, true ) ? 1 === preg_match( "/^$sign$/D", $letter ) : $sign === $letter;
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
