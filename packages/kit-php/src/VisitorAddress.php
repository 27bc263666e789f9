<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Determines the IP address of the visitor: the one that the server reports, unless that is a trusted proxy.
 */
final class VisitorAddress {
	/** Maximum number of hops that are read. No legitimate chain is longer. */
	private const HOPS = 20;

	/** Number of bytes that are read from the end of a header. */
	private const BYTES = 2000;

	/**
	 * Returns the visitor's IP address, or '' if it is unknown.
	 */
	public static function get(): string {
		$peer    = self::server( 'REMOTE_ADDR' );
		$bytes   = IpAddress::bytes( $peer );
		$address = null === $bytes ? '' : (string) inet_ntop( $bytes );
		$proxies = TrustedProxies::get();
		if ( null !== $bytes && $proxies->has( $bytes ) ) {
			$address = self::from_header( $proxies, $address );
		}
		/**
		 * Filters the visitor's IP address, which is used for rate limits and blocklists.
		 *
		 * @param string $address IP address, '' if it is unknown.
		 */
		$address = apply_filters( 'quayside_visitor_address', $address );
		return is_string( $address ) ? $address : '';
	}

	/**
	 * Returns the network that rate limits apply to: an IPv4 address, or the /64 of an IPv6 address, which one connection usually has.
	 *
	 * @param string|null $address IP address. Defaults to the visitor's.
	 * @return string Hexadecimal network, '' if the address is unknown.
	 */
	public static function network( ?string $address = null ): string {
		$bytes = IpAddress::bytes( $address ?? self::get() );
		return null === $bytes ? '' : bin2hex( 16 === strlen( $bytes ) ? substr( $bytes, 0, 8 ) : $bytes );
	}

	/**
	 * Returns the IP address of an untrusted proxy that this request came through, so that a settings screen can suggest it, or '' if
	 * there is none.
	 */
	public static function unknown_proxy(): string {
		$bytes = IpAddress::bytes( self::server( 'REMOTE_ADDR' ) );
		$names = array_filter( TrustedProxies::HEADERS, static fn ( string $name ): bool => '' !== self::server( $name ) );
		return null === $bytes || [] === $names || TrustedProxies::get()->has( $bytes ) ? '' : (string) inet_ntop( $bytes );
	}

	/**
	 * Returns the last hop that is not a trusted proxy. A proxy appends the address of its client, so anything before an untrusted or
	 * invalid hop may be forged.
	 *
	 * @param string $address IP address of the nearest proxy.
	 */
	private static function from_header( TrustedProxies $proxies, string $address ): string {
		$value = self::server( TrustedProxies::HEADERS[ $proxies->header ] );
		$hops  = explode( ',', substr( $value, -self::BYTES ) );
		foreach ( array_slice( array_reverse( $hops ), 0, self::HOPS ) as $hop ) {
			$bytes = IpAddress::bytes( 'forwarded' === $proxies->header ? self::forwarded( $hop ) : self::without_port( $hop ) );
			if ( null === $bytes ) {
				break;
			}
			$address = (string) inet_ntop( $bytes );
			if ( ! $proxies->has( $bytes ) ) {
				break;
			}
		}
		return $address;
	}

	/**
	 * Returns the IP address in an element such as `for="[2001:db8::1]:4711";proto=https` (RFC 7239), or '' if there is none.
	 */
	private static function forwarded( string $element ): string {
		return 1 === preg_match( '/(?:^|;)\s*+for=("?)([^";,\s]++)\1\s*+(?:;|$)/iD', $element, $match ) ? self::without_port( $match[2] ) : '';
	}

	/**
	 * Returns an IP address without port and brackets.
	 */
	private static function without_port( string $text ): string {
		$text    = trim( $text );
		$is_ipv6 = 1 === preg_match( '/^\[([0-9a-f:.]++)\](?::\d{1,5})?$/iD', $text, $match );
		if ( $is_ipv6 || 1 === preg_match( '/^(\d[\d.]*+):\d{1,5}$/D', $text, $match ) ) {
			return $match[1];
		}
		return $text;
	}

	private static function server( string $name ): string {
		// Only parsed as an IP address.
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		return is_string( $value ) ? trim( wp_unslash( $value ) ) : '';
	}
}
