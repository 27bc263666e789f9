<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * IP addresses as bytes. One of version 4 that is written as version 6 (::ffff:192.0.2.1) is of version 4.
 */
final class IpAddress {
	/**
	 * Returns the bytes of an address, 4 or 16; null when it is none.
	 *
	 * @param string $text Address as text.
	 */
	public static function bytes( string $text ): ?string {
		$bytes = strlen( $text ) > 45 || false === filter_var( $text, FILTER_VALIDATE_IP ) ? false : inet_pton( $text );
		if ( false === $bytes ) {
			return null;
		}
		return 16 === strlen( $bytes ) && str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ? substr( $bytes, 12 ) : $bytes;
	}

	/**
	 * Whether an address lies in a range.
	 *
	 * @param string $bytes Bytes of the address.
	 * @param string $range An address, or a range such as 192.0.2.0/24 or 2001:db8::/32. One that is neither has no addresses.
	 */
	public static function is_within( string $bytes, string $range ): bool {
		$parts  = explode( '/', trim( $range ), 2 );
		$base   = self::bytes( $parts[0] );
		$length = 8 * strlen( $bytes );
		$bits   = $parts[1] ?? (string) $length;
		if ( null === $base || strlen( $base ) !== strlen( $bytes ) || 1 !== preg_match( '/^\d{1,3}$/D', $bits ) ) {
			return false;
		}
		// The range itself may be written as version 6.
		$bits = (int) $bits - ( 4 === strlen( $base ) && str_contains( $parts[0], ':' ) && isset( $parts[1] ) ? 96 : 0 );
		if ( $bits < 0 || $bits > $length ) {
			return false;
		}
		$full = intdiv( $bits, 8 );
		$rest = $bits % 8;
		$mask = 0xff << ( 8 - $rest ) & 0xff;
		return substr( $base, 0, $full ) === substr( $bytes, 0, $full ) && ( 0 === $rest || ( ord( $base[ $full ] ) & $mask ) === ( ord( $bytes[ $full ] ) & $mask ) );
	}

	/**
	 * Whether a text is an address or a range.
	 *
	 * @param string $range As is_within() takes it.
	 */
	public static function is_range( string $range ): bool {
		$base = self::bytes( explode( '/', trim( $range ), 2 )[0] );
		return null !== $base && self::is_within( $base, $range );
	}
}
