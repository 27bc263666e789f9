<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Moves the boot script ahead of everything that could run or load. Themes print their own code between the start
 * tag of the head and wp_head(), and vendors recommend doing so ("as high as possible").
 */
final class FirstScript {
	/**
	 * The script of strict mode and its policy as elements, which move along with the boot script.
	 */
	private const STRICT = '~\G\s*+<script\b[^>]*?\bid="quayside-consent-strict"(?:[^<]++|<(?!/script))*+</script>'
		. '(?:\s*+<noscript><meta http-equiv="Content-Security-Policy"[^>]*+></noscript>)?+(?:\s*+<meta http-equiv="Content-Security-Policy"[^>]*+>)?+~i';

	/**
	 * What may precede the boot script: it neither runs nor loads anything, and browsers look for the character set
	 * in the first kilobyte.
	 */
	private const HARMLESS = '~\G(?:\s++|<meta\b(?![^>]*\bhttp-equiv\s*=\s*["\']?refresh)[^>]*+>|<title\b[^>]*+>[^<]*+</title\s*+>'
		. '|<!--(?!\[|-?>)(?:[^-]++|-(?!->))*+-->)*+~i';

	/**
	 * Returns the page with the boot script first.
	 *
	 * @param string $html         The page.
	 * @param string $boot_element The boot script element, exactly as it was printed; '' for none.
	 */
	public static function put( string $html, string $boot_element ): string {
		$at    = '' === $boot_element ? false : strpos( $html, $boot_element );
		$found = [];
		if ( false === $at || 1 !== preg_match( '~<head(?=[\s>])[^>]*+>~i', substr( $html, 0, $at ), $found, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		$head = $found[0][1];
		// A comment before the head may contain the text of a head tag.
		if ( false !== stripos( substr( $html, 0, $head ), '<!--' ) && 0 !== preg_match( '~<!--(?:(?!-->).)*+\z~s', substr( $html, 0, $head ) ) ) {
			return $html;
		}
		$place = self::end( self::HARMLESS, $html, $head + strlen( $found[0][0] ) );
		if ( $place >= $at ) {
			return $html;
		}
		$end = self::end( self::STRICT, $html, $at + strlen( $boot_element ) );
		return substr( $html, 0, $place ) . substr( $html, $at, $end - $at ) . substr( $html, $place, $at - $place ) . substr( $html, $end );
	}

	/**
	 * Returns the offset at which the match that starts at an offset ends, or that offset if nothing matches there.
	 */
	private static function end( string $pattern, string $html, int $from ): int {
		$found = [];
		return 1 === preg_match( $pattern, $html, $found, 0, $from ) ? $from + strlen( $found[0] ) : $from;
	}
}
