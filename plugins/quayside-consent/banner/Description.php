<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

/**
 * Splits a description into the part that is visible at first and the part after "Show more". Keep in sync with
 * description.ts.
 */
final class Description {
	/**
	 * Splits HTML after a number of characters, before the word that crosses the limit and never inside an element.
	 *
	 * @param string $html  Text with inline elements.
	 * @param int    $limit Number of characters. Tags do not count, and a character reference counts as one.
	 * @return array{string, string} The beginning and the rest, which is '' if the text is short enough.
	 */
	public static function split( string $html, int $limit ): array {
		return self::is_plain( $html ) ? self::split_plain( $html, $limit ) : self::split_html( $html, $limit );
	}

	/**
	 * Determines whether a text contains no elements, no character references, and no white space other than spaces.
	 * This is true for most texts, and the regular expression for the others takes longer to compile than printing
	 * the whole banner.
	 */
	private static function is_plain( string $html ): bool {
		if ( str_starts_with( $html, ' ' ) || false !== strpbrk( $html, "<&\t\n\v\f\r" ) ) {
			return false;
		}
		// The first bytes of other white space in UTF-8.
		foreach ( [ "\xC2\x85", "\xC2\xA0", "\xE1\x9A\x80", "\xE1\xA0\x8E", "\xE2\x80", "\xE2\x81\x9F", "\xE3\x80\x80" ] as $space ) {
			if ( str_contains( $html, $space ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @return array{string, string}
	 */
	private static function split_plain( string $text, int $limit ): array {
		if ( mb_strlen( rtrim( $text ) ) <= $limit ) {
			return [ $text, '' ];
		}
		// The space after the last word that fits may be beyond the limit.
		$head = mb_substr( $text, 0, $limit + 1 );
		$cut  = strlen( rtrim( substr( $head, 0, (int) strrpos( $head, ' ' ) ) ) );
		$cut  = 0 === $cut ? strlen( mb_substr( $text, 0, $limit ) ) : $cut;
		return [ substr( $text, 0, $cut ), substr( $text, $cut ) ];
	}

	/**
	 * @return array{string, string}
	 */
	private static function split_html( string $html, int $limit ): array {
		$tokens = preg_split( '~(<[^>]*>|&[#\w]+;|\s+)~u', $html, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY );
		$tokens = is_array( $tokens ) ? $tokens : [ $html ];
		$count  = 0;
		$depth  = 0;
		$offset = 0;
		$cut    = 0;
		foreach ( $tokens as $token ) {
			if ( str_starts_with( $token, '<' ) ) {
				$depth  += str_starts_with( $token, '</' ) ? -1 : ( 1 === preg_match( '~^<br\b|/>$~i', $token ) ? 0 : 1 );
				$offset += strlen( $token );
				continue;
			}
			$is_reference = 1 === preg_match( '/^&[#\w]+;$/', $token );
			$is_space     = 1 === preg_match( '/^\s+$/u', $token );
			$length       = $is_reference ? 1 : mb_strlen( $token );
			// The text may only be cut before white space, at a point where everything before it fits.
			if ( 0 === $depth && $is_space && $count <= $limit ) {
				$cut = $offset;
			}
			if ( $count + $length > $limit && ! $is_space ) {
				$first = 0 === $cut ? $offset + ( $is_reference ? 0 : strlen( mb_substr( $token, 0, max( 0, $limit - $count ) ) ) ) : $cut;
				return 0 === $cut && $depth > 0 ? [ $html, '' ] : [ substr( $html, 0, $first ), substr( $html, $first ) ];
			}
			$count  += $length;
			$offset += strlen( $token );
		}
		return [ $html, '' ];
	}
}
