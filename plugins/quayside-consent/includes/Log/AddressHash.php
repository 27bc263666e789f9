<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

/**
 * Tells addresses of one day apart without keeping any: the network part alone, hashed with a secret that is thrown
 * away every day.
 */
final class AddressHash {
	private const OPTION = 'quayside_consent_log_secret';

	/**
	 * Hash of this request's address, '' when it has none.
	 */
	public function of_request(): string {
		// Validated below; hashed, never kept.
		$address = $_SERVER['REMOTE_ADDR'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		$packed  = is_string( $address ) && filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : false;
		if ( false === $packed ) {
			return '';
		}
		// A /24 of IPv4, a /48 of IPv6.
		$length  = strlen( $packed );
		$network = substr( $packed, 0, 4 === $length ? 3 : 6 );
		return hash_hmac( 'sha256', $network, $this->secret() );
	}

	private function secret(): string {
		$today  = gmdate( 'Y-m-d' );
		$stored = get_option( self::OPTION );
		if ( is_array( $stored ) && ( $stored['day'] ?? '' ) === $today && is_string( $stored['secret'] ?? null ) ) {
			return $stored['secret'];
		}
		$secret = wp_generate_password( 64, true, true );
		update_option(
			self::OPTION,
			[
				'day'    => $today,
				'secret' => $secret,
			],
			false
		);
		return $secret;
	}
}
