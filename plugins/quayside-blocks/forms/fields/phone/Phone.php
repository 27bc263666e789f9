<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Phone;

use Quayside\Blocks\Forms\Fields\Lengths;

/**
 * Validates full phone numbers, such as +4930123456. The script has the same rule in number.ts. Both read
 * phone-countries.json.
 */
final class Phone {
	/** Maximum number of digits in a calling code. */
	private const MAX_DIGITS = 3;

	/** @var array<mixed>|null Allowed lengths of numbers by calling code. */
	private static ?array $codes = null;

	/**
	 * Determines whether a number can be dialed: a valid calling code, followed by as many digits as that country uses.
	 *
	 * @param string $full A plus sign and digits.
	 */
	public static function is_possible( string $full ): bool {
		if ( 1 !== preg_match( '/^\+(\d+)$/D', $full, $match ) ) {
			return false;
		}
		for ( $digits = self::MAX_DIGITS; $digits > 0; $digits-- ) {
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
