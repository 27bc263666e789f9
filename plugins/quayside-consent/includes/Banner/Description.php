<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

/**
 * A description in parts: what is shown at first and what "Show more" brings. The same rules as src/banner/shorten.ts.
 */
final class Description {
	/**
	 * Splits HTML after so many characters, before the word that crosses the limit and never inside an element.
	 *
	 * @param string $html  Text with inline elements.
	 * @param int    $limit Number of characters; tags do not count, a character reference counts as one.
	 * @return array{string, string} The beginning and the rest; the rest is '' where the text is short enough.
	 */
	public static function split( string $html, int $limit ): array {
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
			$length       = $is_reference ? 1 : mb_strlen( $token );
			// Only before white space may the text be cut; what stands before it still fits.
			if ( 0 === $depth && '' === trim( $token ) && $count <= $limit ) {
				$cut = $offset;
			}
			if ( $count + $length > $limit && '' !== trim( $token ) ) {
				$first = 0 === $cut ? $offset + ( $is_reference ? 0 : strlen( mb_substr( $token, 0, max( 0, $limit - $count ) ) ) ) : $cut;
				return 0 === $cut && $depth > 0 ? [ $html, '' ] : [ substr( $html, 0, $first ), substr( $html, $first ) ];
			}
			$count  += $length;
			$offset += strlen( $token );
		}
		return [ $html, '' ];
	}
}
