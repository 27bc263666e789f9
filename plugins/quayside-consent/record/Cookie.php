<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record;

use Quayside\Consent\Settings\Settings;

/**
 * Reads the record, and formats it where no script runs. Keep in sync with cookie.ts.
 */
final class Cookie {
	/**
	 * Returns the value of the cookie.
	 *
	 * @param string                $id       Consent ID.
	 * @param array<string, bool>   $categories  Whether each category is allowed, by slug, in the order of the cookie.
	 * @param string                $law      "gdpr" or "ccpa". Under the CCPA, "consent" tells whether the visitor
	 * opted out.
	 * @param int                   $revision Policy revision.
	 * @param int                   $time     Unix timestamp.
	 * @param array<string, string> $extra    Pairs of other plugins.
	 */
	public static function value( string $id, array $categories, string $law, int $revision, int $time, array $extra = [] ): string {
		$optional = array_diff_key( $categories, [ 'necessary' => true ] );
		$consent  = in_array( 'ccpa' !== $law, $optional, true );
		$pairs    = [
			'consentid' => $id,
			'consent'   => $consent ? 'yes' : 'no',
			'action'    => 'yes',
		] + array_map( static fn ( bool $yes ): string => $yes ? 'yes' : 'no', $categories ) + [
			'v' => (string) $revision,
			't' => (string) $time,
		] + $extra;
		$format   = static fn ( string $name, string $value ): string => "$name:$value";
		return implode( ',', array_map( $format, array_keys( $pairs ), $pairs ) );
	}

	/**
	 * Returns the name of the cookie. The sites of a network in subfolders have one host, so a cookie of one name would be a
	 * choice for all of them, although their categories and policies may differ. Each site but the main one therefore adds its
	 * ID, unless its owner shares the choice.
	 */
	public static function name( Settings $settings ): string {
		return is_multisite() && ! is_subdomain_install() && ! is_main_site() && ! $settings->is_on( 'sharedChoice' )
			? Record::COOKIE . '-' . get_current_blog_id()
			: Record::COOKIE;
	}

	/**
	 * Returns the value of the Set-Cookie header. PHP's own functions do not allow the commas of the format.
	 *
	 * @param string   $value    Value of the cookie.
	 * @param Settings $settings Settings of the site.
	 */
	public static function header( string $value, Settings $settings ): string {
		$host   = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$domain = self::domain( $settings );
		// Browsers reject the domain of another site. A record for this host is better than none.
		$domain = '' !== $domain && str_ends_with( ".$host", ".$domain" ) ? "; Domain=$domain" : '';
		return sprintf(
			'%s=%s; Max-Age=%d; Path=/; SameSite=Strict%s%s',
			self::name( $settings ),
			$value,
			$settings->choice_days() * DAY_IN_SECONDS,
			$domain,
			is_ssl() ? '; Secure' : ''
		);
	}

	/**
	 * Returns the domain of the cookie, or '' for the host of the page.
	 */
	public static function domain( Settings $settings ): string {
		/**
		 * Filters the domain of the consent cookie, so that subdomains can share it. The name is that of the plugin
		 * that sites migrate from.
		 *
		 * @param string $domain Domain of the settings, or '' for the host of the page. A dot before it makes no difference.
		 */
		$domain = apply_filters( 'cky_cookie_domain', $settings->cookie_domain() );
		return is_string( $domain ) && 1 === preg_match( '/^[a-z0-9.-]*\z/i', $domain ) ? strtolower( ltrim( $domain, '.' ) ) : '';
	}

	/**
	 * Returns the record from the cookies of this request, or null if there is no valid one.
	 *
	 * @param array<int, string> $categories Category slugs of this site.
	 * @param string             $cookie     Name of the cookie: name().
	 */
	public static function read( array $categories, string $cookie = Record::COOKIE ): ?Record {
		// Parsed strictly. The raw value is never printed or stored.
		$value = $_COOKIE[ $cookie ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		return is_string( $value ) && '' !== $value ? Record::parse( $value, $categories ) : null;
	}
}
