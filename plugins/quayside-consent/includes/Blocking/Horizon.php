<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Providers\Providers;

/**
 * How far into a page the rewriter has to look. Reading HTML tag by tag takes most of its time, and behind the last address
 * of a provider, mark or inline script of one there is nothing to hold.
 *
 * It may look too far, never too short: it reads the page as plain text, so that markup cannot hide anything from it, and
 * gives the whole page where characters are written in ways that plain text does not show.
 */
final class Horizon {
	/**
	 * What begins an address with a host: a scheme, or two slashes. Browsers drop tabs and line breaks inside addresses and
	 * take backslashes for slashes.
	 */
	private const ADDRESS = '~(?:h[\t\r\n]*t[\t\r\n]*t[\t\r\n]*p[\t\r\n]*(?:s[\t\r\n]*)?|w[\t\r\n]*s[\t\r\n]*(?:s[\t\r\n]*)?):[/\\\\\t\r\n]*|[/\\\\][\t\r\n]*[/\\\\][/\\\\\t\r\n]*~i';

	/**
	 * Character references of which schemes, slashes and line breaks can be made, and elements that change what addresses
	 * mean or have a page in an attribute.
	 */
	private const DISGUISE = '~&(?:Tab|NewLine|colon|sol|bsol);|&\#(?:0*(?:9|1[03]|4[5-9]|5[0-8]|6[5-9]|[789]\d|1[01]\d|12[0-2])(?!\d)|x0*(?:9|a|d|2[d-f]|3[0-9a]|[4-6][0-9a-f]|7[0-9a])(?![0-9a-f]))|<base\b|\bsrcdoc\b~i';

	/**
	 * A script's tag as nearly everybody writes it: none of its quotes can be read in two ways.
	 */
	private const SCRIPT_TAG = '~^<script(?:\s+[\w@:.-]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s"\'<>=`]+))?+)*+\s*>~i';

	private const MARK = '~data-(?:consent|cookieyes|category)\b~i';

	/**
	 * The place behind which nothing can be held, in bytes from the page's beginning; 0 when nothing can be held at all.
	 *
	 * @param string    $html      The page.
	 * @param Providers $providers Whose addresses are held.
	 */
	public static function of( string $html, Providers $providers ): int {
		if ( 1 === preg_match( self::DISGUISE, $html ) ) {
			return strlen( $html );
		}
		[ $outside, $last_inline ] = self::without_scripts( $html, $providers );
		$horizon                   = max( $last_inline, self::last_address( $outside, $providers ), self::last_mark( $outside ) );
		// An inline script goes with the held script that it follows.
		return $horizon > 0 ? max( $horizon, (int) strripos( $html, '-js-after' ) ) : 0;
	}

	private static function last_address( string $html, Providers $providers ): int {
		$last  = 0;
		$found = [];
		$known = [];
		if ( false === preg_match_all( self::ADDRESS, $html, $found, PREG_OFFSET_CAPTURE ) ) {
			return strlen( $html );
		}
		foreach ( $found[0] as [ $prefix, $offset ] ) {
			$start  = $offset + strlen( $prefix );
			$length = strcspn( $html, "\"'<>(),; /\\?#", $start );
			$host   = substr( $html, $start, $length );
			if ( '' !== $host ) {
				$known[ $host ] ??= self::is_suspicious( $host, $providers );
				// A backslash that is neither a slash nor JSON's escape of one is CSS's escape of a letter.
				$is_escape = '\\' === ( $html[ $start + $length ] ?? '' ) && ! in_array( $html[ $start + $length + 1 ] ?? '', [ '/', '\\' ], true );
				$last      = $known[ $host ] || $is_escape ? $start : $last;
			}
		}
		return $last;
	}

	/**
	 * Whether a host is a provider's, or written so that only a browser knows.
	 */
	private static function is_suspicious( string $host, Providers $providers ): bool {
		// Characters that no host has, as JSON in attributes brings them: the address ends before them.
		$host = (string) preg_replace( '/&(?:quot|amp|apos|lt|gt|\#0*3[489])$/', '', $host );
		if ( 1 === preg_match( '/[&%@\t\r\n\x80-\xff]/', $host ) ) {
			return true;
		}
		$host = strtolower( rtrim( (string) preg_replace( '/:\d*$/', '', $host ), '.' ) );
		return '' !== $host && $host !== $providers->own_host() && $providers->knows_host( $host );
	}

	/**
	 * The page with spaces for the contents of scripts, whose addresses fetch nothing by themselves, and the place of the
	 * last inline script that belongs to a provider, 0 for none.
	 *
	 * @return array{string, int}
	 */
	private static function without_scripts( string $html, Providers $providers ): array {
		$parts = [];
		$last  = 0;
		$at    = 0;
		$start = stripos( $html, '<script' );
		while ( false !== $start ) {
			$end  = stripos( $html, '</script', $start );
			$end  = false === $end ? strlen( $html ) : $end;
			$code = substr( $html, $start, $end - $start );
			$tag  = [];
			// Our own code names what it looks for.
			if ( ! str_contains( substr( $code, 0, 60 ), 'quayside-consent-' ) && null !== $providers->id_of_inline( $code ) ) {
				$last = $start + 1;
			}
			// Where a script may go on behind what looks like its end, or begin before what looks like its tag's, it is text.
			if ( ! str_contains( $code, '<!--' ) && 1 === preg_match( self::SCRIPT_TAG, $code, $tag ) ) {
				$body    = $start + strlen( $tag[0] );
				$parts[] = substr( $html, $at, $body - $at );
				$parts[] = str_repeat( ' ', $end - $body );
				$at      = $end;
			} elseif ( str_contains( $code, '<!--' ) ) {
				$last = strlen( $html );
			}
			$start = stripos( $html, '<script', max( $at, $start + 7 ) );
		}
		return [ implode( '', $parts ) . substr( $html, $at ), $last ];
	}

	private static function last_mark( string $html ): int {
		$found = [];
		preg_match_all( self::MARK, $html, $found, PREG_OFFSET_CAPTURE );
		return [] === $found[0] ? 0 : (int) end( $found[0] )[1];
	}
}
