<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Puts the boot script before everything that could run or load: themes print code of their own between the head's start tag
 * and wp_head(), and vendors ask for that ("as high as possible").
 */
final class FirstScript {
	/**
	 * The strict mode's script goes with it.
	 */
	private const STRICT = '~\G\s*+<script\b[^>]*?\bid="quayside-consent-strict"(?:[^<]++|<(?!/script))*+</script>~i';

	/**
	 * What may stand before it: it neither runs nor loads, and browsers look for the character set in the first kilobyte.
	 */
	private const HARMLESS = '~\G(?:\s++|<meta\b(?![^>]*\bhttp-equiv\s*=\s*["\']?refresh)[^>]*+>|<title\b[^>]*+>[^<]*+</title\s*+>|<!--(?!\[|-?>)(?:[^-]++|-(?!->))*+-->)*+~i';

	/**
	 * The page with the boot script first.
	 *
	 * @param string $html The page.
	 * @param string $own  The boot script's element, exactly as it was printed; '' for none.
	 */
	public static function put( string $html, string $own ): string {
		$at    = '' === $own ? false : strpos( $html, $own );
		$found = [];
		if ( false === $at || 1 !== preg_match( '~<head(?=[\s>])[^>]*+>~i', substr( $html, 0, $at ), $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		$head = $found[0][1];
		// A comment before the head may show the words.
		if ( false !== stripos( substr( $html, 0, $head ), '<!--' ) && 0 !== preg_match( '~<!--(?:(?!-->).)*+\z~s', substr( $html, 0, $head ) ) ) {
			return $html;
		}
		$place = self::end( self::HARMLESS, $html, $head + strlen( $found[0][0] ) );
		if ( $place >= $at ) {
			return $html;
		}
		$end = self::end( self::STRICT, $html, $at + strlen( $own ) );
		return substr( $html, 0, $place ) . substr( $html, $at, $end - $at ) . substr( $html, $place, $at - $place ) . substr( $html, $end );
	}

	/**
	 * Where a text ends that begins at a place; the place itself where there is none.
	 */
	private static function end( string $pattern, string $html, int $from ): int {
		$found = [];
		return 1 === preg_match( $pattern, $html, $found, 0, $from ) ? $from + strlen( $found[0] ) : $from;
	}
}
