<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Finds the ends of tokens in well-formed HTML many times faster than a parser does. Tokens are text, comments, tags
 * with unambiguous attributes, and whole elements with raw text. Anything else is reported, and the caller has to
 * parse the page in another way.
 */
final class Tokens {
	private const SPACE = '[ \t\r\n\f]';

	/**
	 * Attributes, quoted or unquoted.
	 */
	private const ATTRIBUTES = '(?:' . self::SPACE . '++[^ \t\r\n\f"\'<>/=]++'
		. '(?:' . self::SPACE . '*+=' . self::SPACE . '*+(?:"[^"]*+"|\'[^\']*+\'|[^ \t\r\n\f"\'=<>`]++))?+)*+' . self::SPACE . '*+';

	/**
	 * Elements whose content is not markup. TOKEN does not match the last four, which are rare.
	 */
	private const RAW = 'script|style|textarea|title|iframe|noembed|noframes|xmp|plaintext';

	/**
	 * A single token. A script ends at its first end tag only if it does not contain the start of a comment.
	 */
	private const TOKEN = '(?:[^<]++|<(?=[^a-z/!?])'
		. '|<(?!(?:' . self::RAW . ')[ \t\r\n\f/>])[a-z][a-z0-9:_.-]*+' . self::ATTRIBUTES . '/?+>'
		. '|</[a-z][a-z0-9:_.-]*+' . self::SPACE . '*+>'
		. '|<(script)' . self::ATTRIBUTES . '>(?:[^<]++|<(?!/script|!--))*+</script' . self::SPACE . '*+>'
		. '|<(style|textarea|title|iframe)' . self::ATTRIBUTES . '>(?:[^<]++|<(?!/\2))*+</\2' . self::SPACE . '*+>'
		. '|<!--(?!-?>)[^-]*+(?:-(?!-!?>)[^-]*+)*+-->'
		. '|<!doctype[^>]*+>)';

	/**
	 * Number of bytes to search at a time.
	 */
	private const CHUNK = 65536;

	public function __construct( private string $html ) {}

	/**
	 * Determines whether a text consists of unambiguous tokens from start to end.
	 */
	public static function are_whole( string $html ): bool {
		return self::measure( '~(?:' . self::TOKEN . ')*+~Ai', $html, 0 ) === strlen( $html );
	}

	/**
	 * Returns the start of the token that contains an offset.
	 *
	 * @param int $from  Start of a token at or before the offset, in bytes.
	 * @param int $place Any offset after it, in bytes.
	 * @return int|null Null if the page cannot be read this way.
	 */
	public function begin( int $from, int $place ): ?int {
		while ( $from < $place ) {
			$length = min( self::CHUNK, $place - $from );
			$read   = self::measure( '~(?:' . self::TOKEN . ')*+~Ai', substr( $this->html, $from, $length ), 0 );
			if ( $read > 0 ) {
				$from += $read;
				continue;
			}
			// The next token extends past the chunk.
			$end = $this->end( $from );
			if ( null === $end || $end > $place ) {
				return null === $end ? null : $from;
			}
			$from = $end;
		}
		return $from;
	}

	/**
	 * Returns the end of the token that starts at an offset.
	 *
	 * @return int|null Null if the page cannot be read this way.
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
