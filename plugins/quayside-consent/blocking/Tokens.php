<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Finds where the tokens of well-formed HTML end, many times faster than a parser reads them: text, comments, tags whose
 * attributes leave no doubt, and elements with raw text as a whole. Where anything else stands it says so, and whoever
 * asks has to read the page otherwise.
 */
final class Tokens {
	private const SPACE = '[ \t\r\n\f]';

	/**
	 * Attributes with and without quotes.
	 */
	private const ATTRIBUTES = '(?:' . self::SPACE . '++[^ \t\r\n\f"\'<>/=]++(?:' . self::SPACE . '*+=' . self::SPACE . '*+(?:"[^"]*+"|\'[^\']*+\'|[^ \t\r\n\f"\'=<>`]++))?+)*+' . self::SPACE . '*+';

	/**
	 * Elements whose text is no markup. The last four are too rare to be known here.
	 */
	private const RAW = 'script|style|textarea|title|iframe|noembed|noframes|xmp|plaintext';

	/**
	 * One token. A script ends at its first end tag only where no comment begins in it.
	 */
	private const TOKEN = '(?:[^<]++|<(?=[^a-z/!?])'
		. '|<(?!(?:' . self::RAW . ')[ \t\r\n\f/>])[a-z][a-z0-9:_.-]*+' . self::ATTRIBUTES . '/?+>'
		. '|</[a-z][a-z0-9:_.-]*+' . self::SPACE . '*+>'
		. '|<(script)' . self::ATTRIBUTES . '>(?:[^<]++|<(?!/script|!--))*+</script' . self::SPACE . '*+>'
		. '|<(style|textarea|title|iframe)' . self::ATTRIBUTES . '>(?:[^<]++|<(?!/\2))*+</\2' . self::SPACE . '*+>'
		. '|<!--(?!-?>)[^-]*+(?:-(?!-!?>)[^-]*+)*+-->'
		. '|<!doctype[^>]*+>)';

	/**
	 * How much is looked through at a time, in bytes.
	 */
	private const CHUNK = 65536;

	public function __construct( private string $html ) {}

	/**
	 * Whether a text is tokens from its beginning to its end, without doubt.
	 */
	public static function are_whole( string $html ): bool {
		return self::measure( '~(?:' . self::TOKEN . ')*+~Ai', $html, 0 ) === strlen( $html );
	}

	/**
	 * The beginning of the token in which a place lies.
	 *
	 * @param int $from  Beginning of a token at or before the place, in bytes.
	 * @param int $place Any place behind it, in bytes.
	 * @return int|null Null where the page cannot be read like this.
	 */
	public function begin( int $from, int $place ): ?int {
		while ( $from < $place ) {
			$length = min( self::CHUNK, $place - $from );
			$read   = self::measure( '~(?:' . self::TOKEN . ')*+~Ai', substr( $this->html, $from, $length ), 0 );
			if ( $read > 0 ) {
				$from += $read;
				continue;
			}
			// The next token goes on behind what was looked at.
			$end = $this->end( $from );
			if ( null === $end || $end > $place ) {
				return null === $end ? null : $from;
			}
			$from = $end;
		}
		return $from;
	}

	/**
	 * The end of the token that begins at a place.
	 *
	 * @return int|null Null where the page cannot be read like this.
	 */
	public function end( int $begin ): ?int {
		$length = self::measure( '~' . self::TOKEN . '~Ai', $this->html, $begin );
		return $length > 0 ? $begin + $length : null;
	}

	private static function measure( string $pattern, string $html, int $from ): int {
		$found = [];
		return 1 === preg_match( $pattern, $html, $found, 0, $from ) ? strlen( $found[0] ) : 0;
	}
}
