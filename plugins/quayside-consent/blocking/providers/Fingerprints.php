<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

use Quayside\Consent\Categories\Category;

/**
 * Encodes the shipped patterns for the provider module of the page: three bytes for each pattern instead of its
 * name. The counterpart of decode() in match.ts. `npm run providers` writes the result to shipped.bundled.json.
 *
 * A fingerprint is the upper 26 bits of the FNV-1a hash of a pattern. The fingerprints of a category are sorted, and
 * only the distance to the previous one is stored, as a Golomb-Rice code: the quotient by 2^width as that many ones
 * and a zero, then the remainder in width bits. The first byte is the width, the last byte is padded with ones, and
 * everything is encoded as base64.
 */
final class Fingerprints {
	/**
	 * Bits of a fingerprint. About one in 30,000 unknown hosts matches a fingerprint by chance.
	 */
	private const BITS = 26;

	/**
	 * Returns the fingerprints of a provider list by category, as the contents of shipped.bundled.json.
	 *
	 * @param array<string, array{category: string, hosts: array<int, string>}> $list Providers by ID.
	 */
	public static function of( array $list ): string {
		$hosts = [];
		foreach ( $list as $provider ) {
			if ( Category::NECESSARY === $provider['category'] ) {
				continue;
			}
			$hosts[ $provider['category'] ] = array_merge( $hosts[ $provider['category'] ] ?? [], $provider['hosts'] );
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- without WordPress.
		return json_encode( array_map( [ self::class, 'encode' ], $hosts ), JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT ) . "\n";
	}

	/**
	 * @param array<int, string> $patterns Patterns of one category.
	 * @return string '' for none.
	 */
	public static function encode( array $patterns ): string {
		$hash   = static fn ( string $pattern ): int => (int) hexdec( hash( 'fnv1a32', $pattern ) ) >> ( 32 - self::BITS );
		$hashes = array_unique( array_map( $hash, $patterns ) );
		sort( $hashes );
		if ( [] === $hashes ) {
			return '';
		}
		// The code is shortest at about the mean distance times ln 2.
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
