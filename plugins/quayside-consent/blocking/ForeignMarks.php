<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Takes our own marks out of a page before the rewriter makes them, so that whatever is marked afterwards was marked by the
 * rewriter. WordPress lets every data- attribute through in what its users write.
 *
 * An attribute of the name is there only where the name is, letter by letter: references mean nothing in names of
 * attributes. So the hyphen is written another way wherever the text stands, in the way that changes nothing of what the
 * text means there: a reference in HTML, an escape in scripts and in styles. Where a browser sees the elements of a broken
 * page otherwise, a text may look odd; a mark never survives, whoever reads the page.
 */
final class ForeignMarks {
	private const NAMES = 'data-(held|released)';

	/**
	 * Scripts and styles with their texts, and the names everywhere else.
	 */
	private const PLACES = '~(<(script|style)\b[^>]*+>?)((?:[^<]++|<(?!/(?:script|style)))*+)|' . self::NAMES . '~i';

	/**
	 * The page without marks.
	 *
	 * @param string $html The page.
	 * @param string $own  Our own boot script's element, exactly as it was printed: it has the names in it.
	 */
	public static function disarm( string $html, string $own = '' ): string {
		$at = '' === $own ? false : strpos( $html, $own );
		if ( false === $at ) {
			return self::has( $html ) ? self::write( $html ) : $html;
		}
		$end = $at + strlen( $own );
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
