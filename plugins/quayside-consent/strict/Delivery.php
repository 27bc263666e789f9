<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Settings\Geo;

/**
 * Determines whether the policy can be a header of this response. A cache that stores the header would send it to visitors
 * who gave consent, too, and no script can remove it.
 */
final class Delivery {
	/**
	 * Query argument of the one reload by a visitor with consent whose page came with the header from a cache.
	 */
	private const WITHOUT_HEADER = 'quayside-consent-allowed';

	/**
	 * What shared caches add to requests, and what LiteSpeed and hosting companies set on the server.
	 */
	private const SIGNS_OF_CACHES = [
		'HTTP_VIA',
		'HTTP_X_VARNISH',
		'HTTP_CDN_LOOP',
		'HTTP_CF_RAY',
		'HTTP_X_AMZ_CF_ID',
		'HTTP_FASTLY_CLIENT_IP',
		'HTTP_X_LSCACHE',
		'X-LSCACHE',
	];

	/**
	 * Determines whether the header can be sent.
	 *
	 * @param bool $is_uncacheable Whether no cache stores this response.
	 */
	public static function can_be_header( bool $is_uncacheable ): bool {
		$is_safe = $is_uncacheable || ( Geo::is_safe() && [] === array_intersect_key( $_SERVER, array_flip( self::SIGNS_OF_CACHES ) ) );
		/**
		 * Filters whether strict mode sends its policy as a header on this page. Otherwise the page's first script adds it.
		 *
		 * @param bool $is_safe True if no cache stores this page, or none is known that ignores `Vary: Cookie`.
		 */
		return (bool) apply_filters( 'quayside_consent_strict_header', $is_safe );
	}

	/**
	 * Determines whether a visitor with consent reloads a page that came with the header from a cache. The page's script adds
	 * the policy for anyone else who opens the URL.
	 */
	public static function is_reload(): bool {
		return isset( $_GET[ self::WITHOUT_HEADER ] ); // phpcs:ignore WordPress.Security.NonceVerification -- the request changes nothing.
	}

	/**
	 * Asks caches not to store this response.
	 */
	public static function prevent_caching(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		if ( ! headers_sent() ) {
			nocache_headers();
			// WordPress adds the last two for users only.
			header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		}
		do_action( 'litespeed_control_set_nocache', 'Quayside Consent' ); // phpcs:ignore WordPress.NamingConventions -- LiteSpeed Cache's name.
	}

	/**
	 * Determines whether no cache stores this response, as on the cart and checkout pages.
	 */
	public static function is_uncacheable(): bool {
		return is_user_logged_in()
			|| ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE )
			|| [] !== preg_grep( '/^cache-control:.*\b(?:no-cache|no-store|private)\b/i', headers_list() );
	}
}
