<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

use Quayside\Consent\Providers\Providers;

/**
 * A fast look at a page's text that says whether the rewriter has to read it. It may be mistaken in one direction alone:
 * where it finds nothing, the rewriter would find nothing either.
 */
final class FirstLook {
	/**
	 * Marks of authors, documents inside the page, and addresses that are written so that only a parser can read them:
	 * with line breaks, or with escapes in CSS.
	 */
	private const SIGNS = '~data-consent|data-cookieyes|text/plain|javascript/blocked|srcdoc\s*=|(?:src|href|data|poster|srcset|background|ping)\s*=\s*(?:"[^"<>]*[\t\r\n]|\'[^\'<>]*[\t\r\n])|(?:url\(|@import)[^)\n]*\\\\~i';

	/**
	 * What may be a host: behind two slashes of either kind, or behind a scheme.
	 */
	private const HOSTS = '~(?:[/\\\\]{2,}|\b(?:https?|wss?):[/\\\\]*+)([^/\\\\?#"\'<>\s(),;&]+)~i';

	public function __construct( private Providers $providers ) {}

	/**
	 * Whether there may be something to hold.
	 *
	 * @param string $html The page.
	 */
	public function finds( string $html ): bool {
		// Pages that are not UTF-8 have been read all the same: nothing here asks for it.
		$text = str_contains( $html, '&#' ) || false !== stripos( $html, '&sol' ) || false !== stripos( $html, '&colon' ) || false !== stripos( $html, '&period' ) || false !== stripos( $html, '&bsol' )
			? html_entity_decode( $html, ENT_QUOTES | ENT_HTML5 )
			: $html;
		if ( 0 !== preg_match( self::SIGNS, $text ) ) {
			return true;
		}
		$matches = [];
		if ( false === preg_match_all( self::HOSTS, $text, $matches ) ) {
			return true;
		}
		foreach ( array_unique( $matches[1] ) as $host ) {
			if ( $this->may_be_held( $host ) ) {
				return true;
			}
		}
		return $this->providers->knows_code( $html );
	}

	private function may_be_held( string $authority ): bool {
		// Names and passwords, percent signs and letters beyond ASCII: the parser knows what they mean.
		if ( 1 === preg_match( '/[@%]|[^\x21-\x7e]/', $authority ) ) {
			return true;
		}
		$host = strtolower( rtrim( explode( ':', $authority, 2 )[0], '.' ) );
		return $host !== $this->providers->own_host() && $this->providers->knows_host( $host );
	}
}
