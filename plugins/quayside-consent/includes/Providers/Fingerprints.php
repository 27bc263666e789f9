<?php
declare( strict_types=1 );

namespace Quayside\Consent\Providers;

/**
 * The providers' patterns as the boot script reads them: two bytes for each instead of its name. The same as decode() of
 * src/providers/match.ts.
 *
 * A fingerprint is the upper 22 bits of a pattern's FNV-1a hash. A category's fingerprints are written in ascending
 * order, of each only its distance to the one before (Golomb-Rice code): the quotient by 2^width as so many ones and a
 * zero, then the remainder in width bits. The width is the first byte, the last byte is filled with ones; all of it in
 * base64.
 */
final class Fingerprints {
	/**
	 * Bits of a fingerprint: one in two thousand unknown hosts is taken for a known one.
	 */
	private const BITS = 22;

	/**
	 * @param array<int, string> $patterns Patterns of one category.
	 * @return string '' for none.
	 */
	public static function encode( array $patterns ): string {
		$hashes = array_unique( array_map( static fn ( string $pattern ): int => (int) hexdec( hash( 'fnv1a32', $pattern ) ) >> ( 32 - self::BITS ), $patterns ) );
		sort( $hashes );
		if ( [] === $hashes ) {
			return '';
		}
		// Near the mean distance times ln 2 the code is shortest.
		$width = max( 1, (int) round( log( 0.69 * 2 ** self::BITS / count( $hashes ), 2 ) ) );
		$bits  = '';
		$last  = -1;
		foreach ( $hashes as $hash ) {
			$distance = $hash - $last - 1;
			$bits    .= str_repeat( '1', $distance >> $width ) . '0' . str_pad( decbin( $distance & ( ( 1 << $width ) - 1 ) ), $width, '0', STR_PAD_LEFT );
			$last     = $hash;
		}
		$code = chr( $width );
		foreach ( str_split( $bits, 8 ) as $byte ) {
			$code .= chr( (int) bindec( str_pad( $byte, 8, '1' ) ) );
		}
		return rtrim( base64_encode( $code ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- nothing is hidden.
	}
}
