<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record;

/**
 * Writes the record where no script runs. The same rules as cookie.ts.
 */
final class Cookie {
	/**
	 * Lifetime of a choice in days (specification, section 9).
	 */
	private const LIFETIME_DAYS = 365;

	/**
	 * The cookie's value.
	 *
	 * @param string                $id       Consent id.
	 * @param array<string, bool>   $answers  One answer for each category slug, in the order of the cookie.
	 * @param string                $law      "gdpr" or "ccpa"; under ccpa "consent" says whether the visitor opted out.
	 * @param int                   $revision Policy revision.
	 * @param int                   $time     Seconds since 1970.
	 * @param array<string, string> $extra    Pairs of others.
	 */
	public static function value( string $id, array $answers, string $law, int $revision, int $time, array $extra = [] ): string {
		$optional = array_diff_key( $answers, [ 'necessary' => true ] );
		$consent  = in_array( 'ccpa' !== $law, $optional, true );
		$pairs    = [
			'consentid' => $id,
			'consent'   => $consent ? 'yes' : 'no',
			'action'    => 'yes',
		] + array_map( static fn ( bool $yes ): string => $yes ? 'yes' : 'no', $answers ) + [
			'v' => (string) $revision,
			't' => (string) $time,
		] + $extra;
		return implode( ',', array_map( static fn ( string $name, string $answer ): string => "$name:$answer", array_keys( $pairs ), $pairs ) );
	}

	/**
	 * The response's header "Set-Cookie". PHP's own functions refuse the commas of the format.
	 *
	 * @param string $value The cookie's value.
	 */
	public static function header( string $value ): string {
		$host   = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		$domain = self::domain();
		// Browsers refuse the domain of others: better a record for this host than none.
		$domain = '' !== $domain && str_ends_with( ".$host", '.' . ltrim( $domain, '.' ) ) ? "; Domain=$domain" : '';
		return sprintf( '%s=%s; Max-Age=%d; Path=/; SameSite=Strict%s%s', Record::COOKIE, $value, self::LIFETIME_DAYS * DAY_IN_SECONDS, $domain, is_ssl() ? '; Secure' : '' );
	}

	/**
	 * Domain of the cookie, '' for the page's own host.
	 */
	public static function domain(): string {
		/**
		 * Domain of the consent cookie, so that subdomains share it. The name is the one that sites migrating here use.
		 *
		 * @param string $domain '' for the page's own host.
		 */
		$domain = apply_filters( 'cky_cookie_domain', '' );
		return is_string( $domain ) && 1 === preg_match( '/^[a-z0-9.-]*\z/i', $domain ) ? $domain : '';
	}
}
