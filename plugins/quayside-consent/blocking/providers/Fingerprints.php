<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

/**
 * The shipped list's patterns as the page's provider module has them: three bytes for each instead of its name. The same as
 * decode() of match.ts. `npm run providers` writes them to shipped.bundled.json.
 *
 * A fingerprint is the upper 26 bits of a pattern's FNV-1a hash. A category's fingerprints are written in ascending
 * order, of each only its distance to the one before (Golomb-Rice code): the quotient by 2^width as so many ones and a
 * zero, then the remainder in width bits. The width is the first byte, the last byte is filled with ones; all of it in
 * base64.
 */
final class Fingerprints {
	/**
	 * Bits of a fingerprint: one in some thirty thousand unknown hosts is taken for a known one.
	 */
	private const BITS = 26;

	/**
	 * The fingerprints of a provider list by category, as the text of shipped.bundled.json.
	 *
	 * @param array<string, array{category: string, hosts: array<int, string>}> $list Providers by id.
	 */
	public static function of( array $list ): string {
		$hosts = [];
		foreach ( $list as $provider ) {
			$hosts[ $provider['category'] ] = array_merge( $hosts[ $provider['category'] ] ?? [], $provider['hosts'] );
		}
		return json_encode( array_map( [ self::class, 'encode' ], $hosts ), JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT ) . "\n"; // phpcs:ignore WordPress.WP.AlternativeFunctions -- without WordPress.
	}

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
