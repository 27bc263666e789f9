<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use WP_Error;
use WP_REST_Request;

/**
 * Who may log a choice, and how many a minute.
 */
final class Writer {
	/**
	 * Choices of one network in a minute.
	 */
	private const PER_MINUTE = 60;

	public function __construct( private Table $table, private Shown $shown ) {}

	/**
	 * Only pages of this site may log.
	 *
	 * @return true|WP_Error The error has status 403.
	 */
	public static function allows( WP_REST_Request $request ): bool|WP_Error {
		$origin = $request->get_header( 'origin' );
		$site   = $request->get_header( 'sec_fetch_site' );
		// A page without a referrer policy to speak of sends "null" as its origin, even to itself.
		$is_own = 'same-origin' === $site || null === $origin || wp_parse_url( $origin, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST );
		if ( 'cross-site' === $site || ! $is_own ) {
			return new WP_Error( 'consent_origin', __( 'Choices are logged from this site alone.', 'quayside-consent' ), [ 'status' => 403 ] );
		}
		return true;
	}

	/**
	 * Logs a choice, with the words that were shown; says false where there were too many of late.
	 *
	 * @param array<string, mixed> $entry What contract consent/log.add-request describes.
	 */
	public function add( array $entry ): bool {
		$hash = ( new AddressHash() )->of_request();
		/**
		 * How many choices of one network are logged in a minute.
		 *
		 * @param int $limit The limit.
		 */
		$limit = apply_filters( 'quayside_consent_log_limit', self::PER_MINUTE );
		if ( $this->table->recent( $hash ) >= ( is_numeric( $limit ) ? (int) $limit : self::PER_MINUTE ) ) {
			return false;
		}
		$revision = $entry['revision'] ?? 0;
		$language = $entry['language'] ?? '';
		$this->table->add( $entry, $hash, $this->shown->remember( is_int( $revision ) ? $revision : 0, is_string( $language ) ? $language : '' ) );
		return true;
	}
}
