<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Reads documents in data: and javascript: addresses, which iframes, objects, and embeds show like pages, and files in those of links and scripts.
 */
final class DataAddress {
	private const ADDRESSES = '~(?:https?:)?//[^\s"\'`<>()\\\\]+~i';

	/**
	 * Returns the document in an address, or '' if the address contains none.
	 */
	public static function document( string $address ): string {
		$found = [];
		if ( 1 === preg_match( '~^\s*+javascript:(.*)\z~is', $address, $found ) ) {
			return '<script>' . rawurldecode( $found[1] );
		}
		// Browsers ignore line breaks and tabs in addresses.
		if ( 1 !== preg_match( '~^\s*+data:([^,]*+),(.*)\z~is', str_replace( [ "\t", "\r", "\n" ], '', $address ), $found ) ) {
			return '';
		}
		$text = rawurldecode( $found[2] );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as browsers do.
		return 1 === preg_match( '~;\s*base64\s*\z~i', $found[1] ) ? (string) base64_decode( $text ) : $text;
	}

	/**
	 * Returns the addresses in a style sheet or module that is the address of a link or script.
	 *
	 * @param string $address An address.
	 * @return array<int, string>
	 */
	public static function in_file( string $address ): array {
		$found = [];
		preg_match_all( self::ADDRESSES, self::document( $address ), $found );
		return $found[0];
	}

	/**
	 * Returns the addresses in the code of a document, which runs without the guard of the page, and in its processing
	 * instructions.
	 *
	 * @param string $document A document.
	 * @return array<int, string>
	 */
	public static function in_code( string $document ): array {
		$found = [];
		if ( 1 === preg_match( '~<script|<\?xml~i', $document ) ) {
			preg_match_all( self::ADDRESSES, $document, $found );
		}
		return $found[0] ?? [];
	}
}
