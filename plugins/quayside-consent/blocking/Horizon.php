<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Blocking\Providers\Providers;

/**
 * Finds the places in a page that the rewriter has to look at. Parsing HTML tag by tag takes most of the rewriter's
 * time, and without an address, a mark, or an inline script of a provider there is nothing to block.
 *
 * The result may be too wide, but never too narrow. The page is searched as plain text, so markup cannot hide
 * anything, and the whole page is returned if characters are written in ways that plain text does not show.
 */
final class Horizon {
	/**
	 * Matches the start of an address with a host: the end of a scheme, or two slashes. Browsers remove tabs and
	 * line breaks from addresses and read backslashes as slashes. There are two patterns because each of them alone
	 * is much faster. Many words in CSS end like a scheme, so the text that follows needs a dot or a character that
	 * may stand for one.
	 */
	private const ADDRESSES = [
		'~[/\\\\][\t\r\n]*[/\\\\][/\\\\\t\r\n]*+' . self::HOST . '~',
		'~(?<=[psPS\t\r\n])' . self::SCHEME . ':[/\\\\\t\r\n]*+(?=[^"\'<>(),; /\\\\?#]*[.&%@\t\r\n\x80-\xff\\\\])' . self::HOST . '~',
	];

	/**
	 * Matches before the colon of http, https, ws, or wss. Either all of the scheme is there, or only what follows a
	 * tab, a line break, or an escaped letter in CSS. The end of a longer word does not count, such as
	 * flex-basis:50% in CSS.
	 */
	private const SCHEME = '(?<=[\t\r\n]|(?i)[^a-z-]s|[^a-z-]p|[^a-z-]ps|[^a-z-]tp|[^a-z-]tps|[^a-z-]ttp|[^a-z-]ttps|[^a-z-]http|[^a-z-]https'
		. '|[^a-z-]ss|[^a-z-]ws|[^a-z-]wss)';

	/**
	 * Matches a host, and a backslash after it that is neither a slash nor JSON's escaped slash, but an escaped
	 * letter in CSS.
	 */
	private const HOST = '([^"\'<>(),; /\\\\?#]+(?:\\\\(?![/\\\\]))?)';

	/**
	 * Character references that can form schemes, slashes, and line breaks.
	 */
	private const REFERENCES = '~&(?:Tab|NewLine|colon|sol|bsol);'
		. '|&\#(?:0*(?:9|1[03]|4[5-9]|5[0-8]|6[5-9]|[789]\d|1[01]\d|12[0-2])(?!\d)|x0*(?:9|a|d|2[d-f]|3[0-9a]|[4-6][0-9a-f]|7[0-9a])(?![0-9a-f]))~i';

	/**
	 * CSS escapes of a slash, a colon, and a backslash.
	 */
	private const ESCAPES = '~\\\\0{0,4}(?:2f|3a|5c)(?![0-9a-f])~';

	/**
	 * An element that changes what addresses resolve to, an attribute that contains a document, and addresses that do.
	 */
	private const DISGUISES = [ '<base', 'srcdoc', 'data:text/html', 'data:application/xhtml' ];

	/**
	 * Maximum number of provider hosts to search for one by one. A page with more of them is read as a whole.
	 */
	private const MAX_HOSTS = 30;

	private const MARK = '~data-(?:consent|cookieyes|category)\b~i';

	/**
	 * @param int                  $begin  Offset before which there is nothing to block, in bytes.
	 * @param int                  $end    Offset after which there is nothing to block, in bytes; 0 if there is
	 * nothing to block at all.
	 * @param array<int, int>|null $places Sorted offsets of everything that may have to be blocked; null if it may
	 * be anywhere.
	 */
	private function __construct( public readonly int $begin, public readonly int $end, public readonly ?array $places = null ) {}

	/**
	 * Searches a page.
	 *
	 * @param string    $html         The page.
	 * @param Providers $providers    Providers whose addresses are blocked.
	 * @param string    $boot_element The boot script element, exactly as it was printed. It is ignored, because it
	 * contains the texts that are searched for.
	 */
	public static function of( string $html, Providers $providers, string $boot_element = '' ): self {
		$at = '' === $boot_element ? false : strpos( $html, $boot_element );
		if ( false !== $at ) {
			$html = substr_replace( $html, str_repeat( ' ', strlen( $boot_element ) ), $at, strlen( $boot_element ) );
		}
		if ( $providers->denies_unknown() ) {
			return new self( 0, strlen( $html ) );
		}
		// Lowercase once for all case-insensitive searches.
		$lower = strtolower( $html );
		if ( self::is_disguised( $lower ) ) {
			return new self( 0, strlen( $html ) );
		}
		$addresses = self::addresses( $html, $providers );
		$scripts   = self::inline_scripts( $html, $lower, $providers );
		if ( null === $addresses || null === $scripts || self::is_in_import_map( $lower, $addresses ) ) {
			return new self( 0, strlen( $html ) );
		}
		$places = [ ...$scripts, ...$addresses, ...self::marks( $html ), ...self::files( $lower ) ];
		if ( [] === $places ) {
			return new self( 0, 0 );
		}
		sort( $places );
		// An inline script is blocked along with the script that it follows.
		array_push( $places, ...self::all( $html, '-js-after', $places[0] ) );
		sort( $places );
		return new self( $places[0], (int) end( $places ), $places );
	}

	/**
	 * Determines whether addresses may be written in ways that plain text does not show.
	 *
	 * @param string $lower The page in lowercase.
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
	 * Returns the offsets of the addresses of each blocked host.
	 *
	 * @return array<int, int>|null Null if they may be anywhere.
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
		if ( count( $hosts ) > self::MAX_HOSTS ) {
			return null;
		}
		$places = [];
		foreach ( array_keys( $hosts ) as $host ) {
			array_push( $places, ...self::all( $html, (string) $host, 0 ) );
		}
		return $places;
	}

	/**
	 * Determines whether an import map contains any of the addresses. Then modules anywhere in the page may depend on it.
	 *
	 * @param string          $lower     The page in lowercase.
	 * @param array<int, int> $addresses Offsets of addresses.
	 */
	private static function is_in_import_map( string $lower, array $addresses ): bool {
		$found = [];
		if ( [] === $addresses || ! str_contains( $lower, 'importmap' ) ) {
			return false;
		}
		preg_match_all( '~<script\b[^>]*?\bimportmap\b[^>]*+>[^<]*+~', $lower, $found, PREG_OFFSET_CAPTURE );
		foreach ( $found[0] as [ $text, $start ] ) {
			foreach ( $addresses as $address ) {
				if ( $address > $start && $address < $start + strlen( $text ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the offsets of a text, starting at an offset.
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
	 * Determines whether a host belongs to a provider, or is written in a way that only a browser can resolve.
	 */
	private static function is_suspicious( string $host, Providers $providers ): bool {
		// Most hosts are plain, and every one of them passes here.
		if ( 1 === preg_match( '/^[A-Za-z0-9.-]+\z/', $host ) ) {
			$host = strtolower( rtrim( $host, '.' ) );
			return $host !== $providers->site_host() && $providers->has_host( $host );
		}
		// An address ends at a character that no host contains, such as a quote from JSON in an attribute.
		$host = (string) preg_replace( '/&(?:quot|amp|apos|lt|gt|\#0*3[489])$/', '', $host );
		if ( 1 === preg_match( '/[&%@\t\r\n\x80-\xff\\\\]/', $host ) ) {
			return true;
		}
		$host = strtolower( rtrim( (string) preg_replace( '/:\d*$/', '', $host ), '.' ) );
		return '' !== $host && $host !== $providers->site_host() && $providers->has_host( $host );
	}

	/**
	 * Returns the offsets of inline scripts that belong to a provider. Whatever looks like the start of a script
	 * counts as one: inside a comment or an attribute, it only makes the result wider.
	 *
	 * @param string $lower The page in lowercase.
	 * @return array<int, int>|null Null if they may be anywhere.
	 */
	private static function inline_scripts( string $html, string $lower, Providers $providers ): ?array {
		$places = [];
		$start  = strpos( $lower, '<script' );
		while ( false !== $start ) {
			$end  = strpos( $lower, '</script', $start );
			$code = false === $end ? '' : substr( $html, $start, $end - $start );
			// A script with a comment may continue after what looks like its end tag.
			if ( false === $end || str_contains( $code, '<!--' ) ) {
				return null;
			}
			if ( ! self::is_data( $code ) && null !== $providers->id_of_inline( $code ) ) {
				// What looks like the start tag may be inside an attribute of an earlier element. The end tag is
				// certain.
				array_push( $places, $start, $end );
			}
			// Anything that starts between the two is part of the same text.
			$start = strpos( $lower, '<script', $end );
		}
		return $places;
	}

	/**
	 * Determines whether a script contains JSON, which does not run and can be long. What looks like its start tag may be inside an
	 * attribute, but then another start tag follows.
	 *
	 * @param string $code A script element without its end tag.
	 */
	private static function is_data( string $code ): bool {
		return 1 === preg_match( '~^<script type="application/(?:ld\+)?json"[\s>]~', $code ) && false === stripos( $code, '<script', 1 );
	}

	/**
	 * Returns the offsets of files that are known by their name on any host.
	 *
	 * @param string $lower The page in lowercase.
	 * @return array<int, int>
	 */
	private static function files( string $lower ): array {
		return array_merge( ...array_map( static fn ( string $name ): array => self::all( $lower, $name, 0 ), Providers::FILE_NAMES ) );
	}

	/**
	 * Returns the offsets of the marks that authors have added.
	 *
	 * @return array<int, int>
	 */
	private static function marks( string $html ): array {
		$found = [];
		preg_match_all( self::MARK, $html, $found, PREG_OFFSET_CAPTURE );
		return array_column( $found[0], 1 );
	}
}
