<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

use Quayside\Consent\Kit\MaxMind\Reader;

/**
 * Looks up the country of an IP address in a database file in MaxMind's format on this server. Nothing is downloaded or sent.
 */
final class CountryDatabase {
	/**
	 * Returns the country of an IP address, or '' if it is unknown or the file can't be read.
	 *
	 * @param string $file    Path of the file.
	 * @param string $address IP address.
	 * @return string Two uppercase letters, or ''.
	 */
	public static function country( string $file, string $address ): string {
		if ( '' === $address || ! is_file( $file ) ) {
			return '';
		}
		try {
			$record = ( new Reader( $file ) )->get( $address );
		} catch ( \Exception $error ) {
			// A file that is damaged or being replaced, or an IPv6 address in a database without these.
			return '';
		}
		$record  = is_array( $record ) ? $record : [];
		$country = $record['country'] ?? null;
		// MaxMind and DB-IP, then IPinfo.
		$code = is_array( $country ) ? $country['iso_code'] ?? '' : $record['country_code'] ?? $country;
		return is_string( $code ) && 1 === preg_match( '/^[A-Z]{2}\z/', $code ) ? $code : '';
	}

	/**
	 * Returns whether the file can be used.
	 *
	 * @return ''|'ready'|'missing'|'invalid' '' without a file.
	 */
	public static function state( string $file ): string {
		if ( '' === $file ) {
			return '';
		}
		if ( ! is_file( $file ) || ! is_readable( $file ) ) {
			return 'missing';
		}
		try {
			// Documentation addresses are in no database. Only whether it can be read counts.
			( new Reader( $file ) )->get( '192.0.2.1' );
			return 'ready';
		} catch ( \Exception $error ) {
			return 'invalid';
		}
	}
}
