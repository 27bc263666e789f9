<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

/**
 * Parses the host and path of an address as browsers do. The results match those of URL in match.ts.
 */
final class Address {
	private function __construct( public readonly string $host, public readonly string $path ) {}

	/**
	 * Parses an address.
	 *
	 * @param string $address Attribute value with character references decoded.
	 * @return self|null Null if it has no host, such as a relative address, data:, or blob:.
	 */
	public static function parse( string $address ): ?self {
		// Most addresses on a page are relative.
		if ( ! str_contains( $address, '/' ) && ! str_contains( $address, ':' ) && ! str_contains( $address, '\\' ) ) {
			return null;
		}
		$address = str_replace( [ "\t", "\n", "\r", '\\' ], [ '', '', '', '/' ], trim( $address, "\x00..\x20" ) );
		$matches = [];
		// Browsers accept any number of slashes after a scheme, but require two without one.
		if ( 1 !== preg_match( '~^(?:(?:https?|wss?):/*|//+)([^/?#]+)([^?#]*)~i', $address, $matches ) ) {
			return null;
		}
		$host = self::host( $matches[1] );
		return '' === $host ? null : new self( $host, self::path( $matches[2] ) );
	}

	private static function host( string $authority ): string {
		$at   = strrpos( $authority, '@' );
		$host = false === $at ? $authority : substr( $authority, $at + 1 );
		$host = (string) preg_replace( '/:\d*$/', '', $host );
		$host = strtolower( str_contains( $host, '%' ) ? rawurldecode( $host ) : $host );
		if ( function_exists( 'idn_to_ascii' ) && 1 === preg_match( '/[^\x00-\x7f]/', $host ) ) {
			$host = (string) idn_to_ascii( $host, IDNA_NONTRANSITIONAL_TO_ASCII, INTL_IDNA_VARIANT_UTS46 );
		}
		return rtrim( $host, '.' );
	}

	/**
	 * Returns the path with "." and ".." resolved.
	 */
	private static function path( string $path ): string {
		if ( ! str_contains( $path, '/.' ) && ! str_contains( $path, '/%2' ) ) {
			return $path;
		}
		$resolved = [];
		foreach ( array_slice( explode( '/', str_ireplace( '%2e', '.', $path ) ), 1 ) as $segment ) {
			if ( '..' === $segment ) {
				array_pop( $resolved );
			} elseif ( '.' !== $segment ) {
				$resolved[] = $segment;
			}
		}
		return '/' . implode( '/', $resolved );
	}
}
