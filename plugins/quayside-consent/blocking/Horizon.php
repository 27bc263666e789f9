<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * The places of a page that the rewriter has to look at. Reading HTML tag by tag takes most of its time, and where there is
 * no address of a provider, mark or inline script of one there is nothing to hold.
 *
 * It may be too wide, never too narrow: it reads the page as plain text, so that markup cannot hide anything from it, and
 * gives the whole page where characters are written in ways that plain text does not show.
 */
final class Horizon {
	/**
	 * What begins an address with a host: a scheme, of which the end is enough, or two slashes. Browsers drop tabs and line
	 * breaks inside addresses and take backslashes for slashes. Two patterns, because each alone is searched much faster. In
	 * CSS many words end like a scheme: what follows needs a dot, or a character that may stand for one.
	 */
	private const ADDRESSES = [ '~[/\\\\][\t\r\n]*[/\\\\][/\\\\\t\r\n]*+' . self::HOST . '~', '~(?<=[psPS\t\r\n])' . self::SCHEME . ':[/\\\\\t\r\n]*+(?=[^"\'<>(),; /\\\\?#]*[.&%@\t\r\n\x80-\xff\\\\])' . self::HOST . '~' ];

	/**
	 * What stands before the colon is the end of http, https, ws or wss. It may be all of it or only what follows a tab, a line
	 * break or an escaped letter of CSS, but not the end of a longer word: of those CSS is full, such as flex-basis:50%.
	 */
	private const SCHEME = '(?<=[\t\r\n]|(?i)[^a-z-]s|[^a-z-]p|[^a-z-]ps|[^a-z-]tp|[^a-z-]tps|[^a-z-]ttp|[^a-z-]ttps|[^a-z-]http|[^a-z-]https|[^a-z-]ss|[^a-z-]ws|[^a-z-]wss)';

	/**
	 * A host, with a backslash behind it that is neither a slash nor JSON's escape of one, but CSS's escape of a letter.
	 */
	private const HOST = '([^"\'<>(),; /\\\\?#]+(?:\\\\(?![/\\\\]))?)';

	/**
	 * Character references of which schemes, slashes and line breaks can be made.
	 */
	private const REFERENCES = '~&(?:Tab|NewLine|colon|sol|bsol);|&\#(?:0*(?:9|1[03]|4[5-9]|5[0-8]|6[5-9]|[789]\d|1[01]\d|12[0-2])(?!\d)|x0*(?:9|a|d|2[d-f]|3[0-9a]|[4-6][0-9a-f]|7[0-9a])(?![0-9a-f]))~i';

	/**
	 * CSS's escapes of a slash, a colon and a backslash.
	 */
	private const ESCAPES = '~\\\\0{0,4}(?:2f|3a|5c)(?![0-9a-f])~';

	/**
	 * An element that changes what addresses mean, and an attribute with a page in it.
	 */
	private const DISGUISES = [ '<base', 'srcdoc' ];

	/**
	 * As many hosts of providers as are looked for one by one; a page with more of them is read as a whole.
	 */
	private const MANY = 30;

	private const MARK = '~data-(?:consent|cookieyes|category)\b~i';

	/**
	 * @param int                  $begin  Place before which nothing can be held, in bytes from the page's beginning.
	 * @param int                  $end    Place behind which nothing can be held; 0 when nothing can be held at all.
	 * @param array<int, int>|null $places Places of all that may have to be held, in order; null when it may be anywhere.
	 */
	private function __construct( public readonly int $begin, public readonly int $end, public readonly ?array $places = null ) {}

	/**
	 * Looks a page through.
	 *
	 * @param string    $html      The page.
	 * @param Providers $providers Whose addresses are held.
	 * @param string    $own       Our own boot script's element, exactly as it was printed: it names what it looks for.
	 */
	public static function of( string $html, Providers $providers, string $own = '' ): self {
		$at = '' === $own ? false : strpos( $html, $own );
		if ( false !== $at ) {
			$html = substr_replace( $html, str_repeat( ' ', strlen( $own ) ), $at, strlen( $own ) );
		}
		if ( $providers->denies_unknown() ) {
			return new self( 0, strlen( $html ) );
		}
		// Once for all that is looked for in either case.
		$lower = strtolower( $html );
		if ( self::is_disguised( $lower ) ) {
			return new self( 0, strlen( $html ) );
		}
		$addresses = self::addresses( $html, $providers );
		$scripts   = self::inline_scripts( $html, $lower, $providers );
		if ( null === $addresses || null === $scripts ) {
			return new self( 0, strlen( $html ) );
		}
		$places = [ ...$scripts, ...$addresses, ...self::marks( $html ) ];
		if ( [] === $places ) {
			return new self( 0, 0 );
		}
		sort( $places );
		// An inline script goes with the held script that it follows.
		array_push( $places, ...self::all( $html, '-js-after', $places[0] ) );
		sort( $places );
		return new self( $places[0], (int) end( $places ), $places );
	}

	/**
	 * Whether plain text does not show all addresses of the page.
	 *
	 * @param string $lower The page in lower case.
	 */
	private static function is_disguised( string $lower ): bool {
		foreach ( self::DISGUISES as $text ) {
			if ( str_contains( $lower, $text ) ) {
				return true;
			}
		}
		return 0 !== preg_match( self::REFERENCES, $lower ) || 0 !== preg_match( self::ESCAPES, $lower );
	}

	/**
	 * Places of the addresses of each host that is held.
	 *
	 * @return array<int, int>|null Null when they may be anywhere.
	 */
	private static function addresses( string $html, Providers $providers ): ?array {
		$hosts = [];
		foreach ( self::ADDRESSES as $pattern ) {
			$found = [];
			if ( false === preg_match_all( $pattern, $html, $found ) ) {
				return null;
			}
			foreach ( array_keys( array_flip( $found[1] ) ) as $host ) {
				if ( self::is_suspicious( (string) $host, $providers ) ) {
					$hosts[ $host ] = true;
				}
			}
		}
		if ( count( $hosts ) > self::MANY ) {
			return null;
		}
		$places = [];
		foreach ( array_keys( $hosts ) as $host ) {
			array_push( $places, ...self::all( $html, (string) $host, 0 ) );
		}
		return $places;
	}

	/**
	 * Places of a text from a place on.
	 *
	 * @return array<int, int>
	 */
	private static function all( string $html, string $text, int $from ): array {
		$places = [];
		$at     = strpos( $html, $text, $from );
		while ( false !== $at ) {
			$places[] = $at;
			$at       = strpos( $html, $text, $at + 1 );
		}
		return $places;
	}

	/**
	 * Whether a host is a provider's, or written so that only a browser knows.
	 */
	private static function is_suspicious( string $host, Providers $providers ): bool {
		// Most hosts are plain, and this is asked of each.
		if ( 1 === preg_match( '/^[A-Za-z0-9.-]+\z/', $host ) ) {
			$host = strtolower( rtrim( $host, '.' ) );
			return $host !== $providers->own_host() && $providers->knows_host( $host );
		}
		// Characters that no host has, as JSON in attributes brings them: the address ends before them.
		$host = (string) preg_replace( '/&(?:quot|amp|apos|lt|gt|\#0*3[489])$/', '', $host );
		if ( 1 === preg_match( '/[&%@\t\r\n\x80-\xff\\\\]/', $host ) ) {
			return true;
		}
		$host = strtolower( rtrim( (string) preg_replace( '/:\d*$/', '', $host ), '.' ) );
		return '' !== $host && $host !== $providers->own_host() && $providers->knows_host( $host );
	}

	/**
	 * Places of inline scripts that belong to a provider. Whatever looks like a script's beginning is one: in a comment or an
	 * attribute it only makes the horizon wider.
	 *
	 * @param string $lower The page in lower case.
	 * @return array<int, int>|null Null when they may be anywhere.
	 */
	private static function inline_scripts( string $html, string $lower, Providers $providers ): ?array {
		$places = [];
		$start  = strpos( $lower, '<script' );
		while ( false !== $start ) {
			$end  = strpos( $lower, '</script', $start );
			$code = false === $end ? '' : substr( $html, $start, $end - $start );
			// A script may go on behind what looks like its end.
			if ( false === $end || str_contains( $code, '<!--' ) ) {
				return null;
			}
			if ( null !== $providers->id_of_inline( $code ) ) {
				// What looked like its beginning may stand in an attribute before it; its end is its own.
				array_push( $places, $start, $end );
			}
			// What begins between the two is a part of the same text.
			$start = strpos( $lower, '<script', $end );
		}
		return $places;
	}

	/**
	 * Places of authors' marks.
	 *
	 * @return array<int, int>
	 */
	private static function marks( string $html ): array {
		$found = [];
		preg_match_all( self::MARK, $html, $found, PREG_OFFSET_CAPTURE );
		return array_column( $found[0], 1 );
	}
}
