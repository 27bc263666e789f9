<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Parses IP addresses and ranges. An IPv4-mapped IPv6 address (::ffff:192.0.2.1) is treated as IPv4.
 */
final class IpAddress {
	/**
	 * Returns the 4 or 16 bytes of an address, or null if it is invalid.
	 *
	 * @param string $text IP address as text.
	 */
	public static function bytes( string $text ): ?string {
		$bytes = strlen( $text ) > 45 || false === filter_var( $text, FILTER_VALIDATE_IP ) ? false : inet_pton( $text );
		if ( false === $bytes ) {
			return null;
		}
		return 16 === strlen( $bytes ) && str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}

	/**
	 * Determines whether an address is in a range.
	 *
	 * @param string $bytes Bytes of the address.
	 * @param string $range Address, or range such as 192.0.2.0/24 or 2001:db8::/32. An invalid range contains no addresses.
	 */
	public static function is_within( string $bytes, string $range ): bool {
		$parts  = explode( '/', trim( $range ), 2 );
		$base   = self::bytes( $parts[0] );
		$length = 8 * strlen( $bytes );
		$bits   = $parts[1] ?? (string) $length;
		if ( null === $base || strlen( $base ) !== strlen( $bytes ) || 1 !== preg_match( '/^\d{1,3}$/D', $bits ) ) {
			return false;
		}
		// The range itself may be IPv4-mapped.
		$bits = (int) $bits - ( 4 === strlen( $base ) && str_contains( $parts[0], ':' ) && isset( $parts[1] ) ? 96 : 0 );
		if ( $bits < 0 || $bits > $length ) {
			return false;
		}
		$full = intdiv( $bits, 8 );
		$rest = $bits % 8;
		$mask = 0xff << ( 8 - $rest ) & 0xff;
		if ( substr( $base, 0, $full ) !== substr( $bytes, 0, $full ) ) {
			return false;
		}
		return 0 === $rest || ( ord( $base[ $full ] ) & $mask ) === ( ord( $bytes[ $full ] ) & $mask );
	}

	/**
	 * Determines whether a text is a valid address or range.
	 *
	 * @param string $range Address or range, see is_within().
	 */
	public static function is_range( string $range ): bool {
		$base = self::bytes( explode( '/', trim( $range ), 2 )[0] );
		return null !== $base && self::is_within( $base, $range );
	}
}
