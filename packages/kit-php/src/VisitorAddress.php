<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The address that a request comes from: what the server says, unless that is a proxy that the owner trusts.
 */
final class VisitorAddress {
	/** Hops that are looked at: no honest chain is longer. */
	private const HOPS = 20;

	/** Bytes of a header that are looked at, from its end. */
	private const BYTES = 2000;

	/**
	 * Returns the visitor's IP address, empty where nobody knows it.
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
		 * The visitor's address, for limits and blocklists of all parts of Quayside.
		 *
		 * @param string $address IP address; empty where nobody knows it.
		 */
		$address = apply_filters( 'quayside_visitor_address', $address );
		return is_string( $address ) ? $address : '';
	}

	/**
	 * Returns what is counted together: an address of version 4, a /64 of version 6, for that is what one connection has.
	 *
	 * @param string|null $address IP address; by default that of this request.
	 * @return string Empty where nobody knows the address.
	 */
	public static function network( ?string $address = null ): string {
		$bytes = IpAddress::bytes( $address ?? self::get() );
		return null === $bytes ? '' : bin2hex( 16 === strlen( $bytes ) ? substr( $bytes, 0, 8 ) : $bytes );
	}

	/**
	 * Returns the address of a proxy that this request came through and that nobody trusts, so that a settings screen can ask; empty otherwise.
	 */
	public static function unknown_proxy(): string {
		$bytes = IpAddress::bytes( self::server( 'REMOTE_ADDR' ) );
		$names = array_filter( TrustedProxies::HEADERS, static fn ( string $name ): bool => '' !== self::server( $name ) );
		return null === $bytes || [] === $names || TrustedProxies::get()->has( $bytes ) ? '' : (string) inet_ntop( $bytes );
	}

	/**
	 * The last hop that no trusted proxy is. A proxy adds who it was asked by at the end: what stands before an untrusted or
	 * unreadable hop may be invented.
	 *
	 * @param string $address Address of the nearest proxy.
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
	 * The address of an element such as `for="[2001:db8::1]:4711";proto=https` (RFC 7239).
	 */
	private static function forwarded( string $element ): string {
		return 1 === preg_match( '/(?:^|;)\s*+for=("?)([^";,\s]++)\1\s*+(?:;|$)/iD', $element, $match ) ? self::without_port( $match[2] ) : '';
	}

	/**
	 * An address without port and brackets.
	 */
	private static function without_port( string $text ): string {
		$text = trim( $text );
		if ( 1 === preg_match( '/^\[([0-9a-f:.]++)\](?::\d{1,5})?$/iD', $text, $match ) || 1 === preg_match( '/^(\d[\d.]*+):\d{1,5}$/D', $text, $match ) ) {
			return $match[1];
		}
		return $text;
	}

	private static function server( string $name ): string {
		// Parsed as an address and nothing else.
		$value = $_SERVER[ $name ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		return is_string( $value ) ? trim( wp_unslash( $value ) ) : '';
	}
}
