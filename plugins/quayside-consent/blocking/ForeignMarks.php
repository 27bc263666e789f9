<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Removes our own marks from a page before the rewriter adds them, so that every mark in the result comes from the
 * rewriter. WordPress allows users to write any data- attribute.
 *
 * An attribute exists only where its name is spelled out, because character references have no meaning in attribute
 * names. So wherever the name appears, its hyphen is escaped in a way that keeps the meaning of the surrounding
 * text: as a reference in HTML, as an escape in scripts and styles. Where a browser parses broken HTML differently,
 * text may look wrong, but no mark survives in any parser.
 */
final class ForeignMarks {
	private const NAMES = 'data-(held|released)';

	/**
	 * Scripts and styles with their text, and the names anywhere else.
	 */
	private const PLACES = '~(<(script|style)\b[^>]*+>?)((?:[^<]++|<(?!/(?:script|style)))*+)|' . self::NAMES . '~i';

	/**
	 * Returns the page without marks.
	 *
	 * @param string $html         The page.
	 * @param string $boot_element The boot script element, exactly as it was printed. It contains the names and is
	 * left alone.
	 */
	public static function disarm( string $html, string $boot_element = '' ): string {
		$at = '' === $boot_element ? false : strpos( $html, $boot_element );
		if ( false === $at ) {
			return self::has( $html ) ? self::write( $html ) : $html;
		}
		$end = $at + strlen( $boot_element );
		if ( self::has( $html, $end ) ) {
			$html = substr( $html, 0, $end ) . self::write( substr( $html, $end ) );
		}
		$begin = substr( $html, 0, $at );
		return self::has( $begin ) ? self::write( $begin ) . substr( $html, $at ) : $html;
	}

	private static function has( string $html, int $from = 0 ): bool {
		$found = [];
		return 0 !== preg_match( '~' . self::NAMES . '~i', $html, $found, 0, $from );
	}

	private static function write( string $html ): string {
		$result = preg_replace_callback(
			self::PLACES,
			static function ( array $found ): string {
				if ( '' === $found[1] ) {
					return "data&#45;{$found[4]}";
				}
				$escaped = 'script' === strtolower( $found[2] ) ? 'data\\u002d$1' : 'data\\\\2d $1';
				return self::replace( $found[1], 'data&#45;$1' ) . self::replace( $found[3], $escaped );
			},
			$html
		);
		return $result ?? str_ireplace( [ 'data-held', 'data-released' ], [ 'data&#45;held', 'data&#45;released' ], $html );
	}

	private static function replace( string $text, string $with ): string {
		return (string) preg_replace( '~' . self::NAMES . '~i', $with, $text );
	}
}
