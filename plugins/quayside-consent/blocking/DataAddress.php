<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Reads documents in data: addresses, which iframes, objects, and embeds show like pages.
 */
final class DataAddress {
	/**
	 * Returns the document in an address, or '' if the address contains none.
	 */
	public static function document( string $address ): string {
		$found = [];
		// Browsers ignore line breaks and tabs in addresses.
		if ( 1 !== preg_match( '~^\s*+data:([^,]*+),(.*)\z~is', str_replace( [ "\t", "\r", "\n" ], '', $address ), $found ) ) {
			return '';
		}
		$text = rawurldecode( $found[2] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as browsers do.
		return 1 === preg_match( '~;\s*base64\s*\z~i', $found[1] ) ? (string) base64_decode( $text ) : $text;
	}
}
