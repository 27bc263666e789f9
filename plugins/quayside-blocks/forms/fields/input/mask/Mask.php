<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Input\Mask;

use Quayside\Blocks\Forms\Fields\FieldTypes;

/**
 * Validates values against the input masks of spec section 5. The script formats input by the same rules in pattern.ts.
 * contracts/forms/cases/masks.json tests both.
 */
final class Mask {
	/** Value of the option for a custom mask. */
	public const CUSTOM = 'custom-mask';

	/** Predefined masks. */
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

	/** Named aliases with a pattern for the whole text. */
	private const TEXTS = [
		'ip'         => '/^' . self::OCTET . '(?:\.' . self::OCTET . '){3}$/D',
		'integer'    => '/^-?[0-9]+$/D',
		'decimal'    => '/^-?[0-9]+(?:\.[0-9]+)?$/D',
		'numeric'    => '/^-?[0-9]+(?:\.[0-9]+)?$/D',
		'percentage' => '/^(?:100(?:\.0+)?|[0-9]{1,2}(?:\.[0-9]+)?)$/D',
		'currency'   => '/^-?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.[0-9]{1,2})?$/D',
	];

	/**
	 * Determines whether a text matches a mask. Masks without meaning, such as unknown aliases, match everything.
	 *
	 * @param string $mask One of the options or a custom mask, which can begin with "date:" or "alias:".
	 */
	public static function matches( string $mask, string $text ): bool {
		$mask = trim( $mask );
		if ( 1 === preg_match( '/^alias:\s*(.*)$/i', $mask, $match ) ) {
			return self::matches_alias( strtolower( $match[1] ), $text );
		}
		if ( 1 === preg_match( '/^date:\s*(.+)$/i', $mask, $match ) ) {
			return self::matches_date( $match[1], $text );
		}
		if ( '' === $mask ) {
			return true;
		}
		return 1 === preg_match( '/^(dd\/mm\/yyyy)?( ?hh:mm:ss)?$/D', $mask )
			? self::matches_date( $mask, $text )
			: self::matches_characters( $mask, '9#a*', $text );
	}

	private static function matches_alias( string $alias, string $text ): bool {
		if ( 'email' === $alias || 'url' === $alias ) {
			return null === FieldTypes::check( $alias, [], $text )->error;
		}
		if ( 'datetime' === $alias ) {
			return self::matches_date( 'yyyy-mm-ddThh:mm:ss', $text );
		}
		if ( isset( self::MASKS[ $alias ] ) ) {
			return self::matches_characters( self::MASKS[ $alias ], 'hv9', $text );
		}
		return ! isset( self::TEXTS[ $alias ] ) || 1 === preg_match( self::TEXTS[ $alias ], $text );
	}

	/**
	 * Determines whether a text matches a mask of characters: 9 or # for a digit, a for a letter, * for both, [optional], {count},
	 * and \ to escape a character.
	 *
	 * All positions that optional tokens allow are tracked at once, because a regular expression would backtrack through them.
	 *
	 * @param string $kinds Characters that have a meaning in the mask.
	 */
	private static function matches_characters( string $mask, string $kinds, string $text ): bool {
		$tokens = self::tokens( $mask, $kinds );
		$count  = count( $tokens );
		if ( mb_strlen( $text ) > $count ) {
			return false;
		}
		$positions = self::skip( $tokens, [ 0 => true ] );
		foreach ( mb_str_split( mb_strtolower( $text ) ) as $letter ) {
			$next = [];
			foreach ( array_keys( $positions ) as $position ) {
				if ( $position < $count && self::matches_token( $tokens[ $position ][0], $letter ) ) {
					$next[ $position + 1 ] = true;
				}
			}
			$positions = self::skip( $tokens, $next );
		}
		return isset( $positions[ $count ] );
	}

	/**
	 * Returns the tokens of a mask, each with whether it is optional.
	 *
	 * @return array<int, array{string, bool}> A pattern of one character, or the character itself in lowercase.
	 */
	private static function tokens( string $mask, string $kinds ): array {
		$tokens   = [];
		$optional = false;
		$last     = null;
		preg_match_all( '/\\\\.|\{(\d{1,2})(?:,(\d{1,2}))?\}|./su', $mask, $parts, PREG_SET_ORDER );
		foreach ( $parts as $part ) {
			if ( isset( $part[1] ) && null !== $last ) {
				array_pop( $tokens );
				$min = (int) $part[1];
				$max = max( $min, (int) ( $part[2] ?? $min ) );
				for ( $count = 0; $count < $max; $count++ ) {
					$tokens[] = [ $last[0], $last[1] || $count >= $min ];
				}
				$last = null;
			} elseif ( '[' === $part[0] || ']' === $part[0] ) {
				$optional = '[' === $part[0];
			} else {
				$escaped   = strlen( $part[0] ) > 1 && '\\' === $part[0][0];
				$character = $escaped ? substr( $part[0], 1 ) : $part[0];
				$last      = [ $escaped || ! str_contains( $kinds, $character ) ? mb_strtolower( $character ) : self::KINDS[ $character ], $optional ];
				$tokens[]  = $last;
			}
		}
		return $tokens;
	}

	/**
	 * Adds the positions that can be reached by skipping optional tokens.
	 *
	 * @param array<int, array{string, bool}> $tokens  Tokens of the mask.
	 * @param array<int, true>                $positions Positions in the mask.
	 * @return array<int, true>
	 */
	private static function skip( array $tokens, array $positions ): array {
		foreach ( array_keys( $positions ) as $position ) {
			while ( isset( $tokens[ $position ] ) && $tokens[ $position ][1] && ! isset( $positions[ $position + 1 ] ) ) {
				$positions[ ++$position ] = true;
			}
		}
		return $positions;
	}

	private static function matches_token( string $token, string $letter ): bool {
		return in_array( $token, self::KINDS, true ) ? 1 === preg_match( "/^$token$/D", $letter ) : $token === $letter;
	}

	private static function matches_date( string $format, string $text ): bool {
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
		if ( 1 !== preg_match( "/^$pattern$/Diu", $text, $match ) ) {
			return false;
		}
		$values = [];
		foreach ( $units as $index => $unit ) {
			$value           = (int) $match[ $index + 1 ];
			$values[ $unit ] = 'year' === $unit && 2 === strlen( $match[ $index + 1 ] ) ? 2000 + $value : $value;
		}
		$max = [
			'month'  => 12,
			'day'    => 31,
			'hour'   => 23,
			'minute' => 59,
			'second' => 59,
		];
		foreach ( $values as $unit => $value ) {
			if ( $value > ( $max[ $unit ] ?? 9999 ) || ( $value < 1 && in_array( $unit, [ 'year', 'month', 'day' ], true ) ) ) {
				return false;
			}
		}
		return ! isset( $values['month'], $values['day'] ) || checkdate( $values['month'], $values['day'], $values['year'] ?? 2000 );
	}
}
