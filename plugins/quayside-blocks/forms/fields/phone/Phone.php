<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Phone;

use Quayside\Blocks\Forms\Fields\Lengths;

/**
 * Full phone numbers, such as +4930123456. The browser has the same rule in number.ts; both read phone-countries.json.
 */
final class Phone {
	/** A calling code has this many digits at most. */
	private const LONGEST = 3;

	/** @var array<mixed>|null Lengths of numbers by calling code. */
	private static ?array $codes = null;

	/**
	 * Whether a number can be dialled: a known calling code with as many digits behind it as numbers there have.
	 *
	 * @param string $full A plus and digits.
	 */
	public static function is_possible( string $full ): bool {
		if ( 1 !== preg_match( '/^\+(\d+)$/D', $full, $match ) ) {
			return false;
		}
		for ( $digits = self::LONGEST; $digits > 0; $digits-- ) {
			$lengths = self::codes()[ substr( $match[1], 0, $digits ) ] ?? null;
			if ( is_array( $lengths ) ) {
				return in_array( strlen( $match[1] ) - $digits, $lengths, true );
			}
		}
		return false;
	}

	/**
	 * @return array<mixed>
	 */
	private static function codes(): array {
		if ( null === self::$codes ) {
			$table       = json_decode( (string) file_get_contents( __DIR__ . '/phone-countries.json' ), true );
			self::$codes = is_array( $table ) && is_array( $table['codes'] ?? null ) ? $table['codes'] : [];
		}
		return self::$codes;
	}
}
