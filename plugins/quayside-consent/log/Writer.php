<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\PrimaryReads;
use Quayside\Consent\Kit\RateLimit;
use Quayside\Consent\Kit\RequestOrigin;
use WP_Error;
use WP_REST_Request;

/**
 * Adds choices to the log, within limits.
 *
 * A proof is worth more than the space it takes, and a whole mobile network may share one IP address. So an address
 * may log far more than one person does, a choice that is already logged does not count, and a consent ID may only
 * change so often. Above the limit for the whole site, the limit for each address drops to what a few people need,
 * so that only floods are rejected.
 */
final class Writer {
	/** Choices per IP address, or per /64 in IPv6, in a minute. */
	private const PER_ADDRESS = 600;

	/** Choices per IP address in a day. */
	private const PER_ADDRESS_PER_DAY = 20000;

	/** Choices per consent ID in an hour. */
	private const PER_ID = 60;

	/** Choices on the whole site in an hour, above which PER_ADDRESS_CROWDED applies. */
	private const PER_SITE = 60000;

	/** Choices per IP address in a minute while the site is above its limit. */
	private const PER_ADDRESS_CROWDED = 20;

	public function __construct( private Table $table, private Wordings $wordings ) {}

	/**
	 * Determines whether a request comes from a page of this site.
	 *
	 * @return true|WP_Error True, or an error with status 403.
	 */
	public static function allows( WP_REST_Request $request ): bool|WP_Error {
		// A page with a strict referrer policy sends "null" as its origin, even to its own site. Requests without
		// either header are allowed.
		$is_same_site = RequestOrigin::names_own( (string) $request->get_header( 'sec_fetch_site' ), (string) $request->get_header( 'origin' ) );
		if ( false === $is_same_site ) {
			return new WP_Error( 'consent_origin', __( 'Consent can only be logged from this site.', 'quayside-consent' ), [ 'status' => 403 ] );
		}
		return true;
	}

	/**
	 * Logs a choice and the wording that was shown, unless it is already logged.
	 *
	 * @param array<string, mixed> $entry Contract consent/log.add-request.
	 * @return int 0 if it is logged, otherwise the seconds after which to retry.
	 * @throws \RuntimeException If the database did not store it.
	 */
	public function add( array $entry ): int {
		// A replica may lack the choice that this request repeats, or the table.
		PrimaryReads::start();
		// A repeated request is a retry, not a flood.
		if ( $this->table->has( $entry ) ) {
			return 0;
		}
		$wait = $this->wait( is_string( $entry['id'] ?? null ) ? $entry['id'] : '' );
		if ( $wait > 0 ) {
			return $wait;
		}
		$revision = $entry['revision'] ?? 0;
		$language = $entry['language'] ?? '';
		$language = is_string( $language ) ? $language : '';
		$wording  = $this->wordings->store( is_int( $revision ) ? $revision : 0, $language );
		if ( ! $this->table->add( $entry, $wording ) ) {
			throw new \RuntimeException( 'The choice was not stored.' );
		}
		return 0;
	}

	/**
	 * Deletes expired counters.
	 */
	public static function sweep(): void {
		self::limit()->sweep();
	}

	/**
	 * Returns the seconds after which one more choice can be logged, or 0 if it can be logged now.
	 */
	private function wait( string $id ): int {
		$limit = self::limit();
		$wait  = $limit->hit( [
			'address'     => [ self::PER_ADDRESS, MINUTE_IN_SECONDS ],
			'address-day' => [ self::PER_ADDRESS_PER_DAY, DAY_IN_SECONDS ],
		] );
		// A rejected request adds no row for an arbitrary ID, and does not count toward the limit of the site.
		$wait = $wait > 0 ? $wait : $limit->count( [ 'id' => [ self::PER_ID, HOUR_IN_SECONDS ] ], $id );
		if ( $wait > 0 || 0 === $limit->count( [ 'site' => [ self::PER_SITE, HOUR_IN_SECONDS ] ] ) ) {
			return $wait;
		}
		return $limit->hit( [ 'address-crowded' => [ self::PER_ADDRESS_CROWDED, MINUTE_IN_SECONDS ] ] );
	}

	/**
	 * Returns the rate limit. The filter quayside_consent_log_limit receives the number of choices in a period (int)
	 * and what is counted (string): address (per minute), address-day (per day), id (per hour), site (per hour), or
	 * address-crowded (per minute). 0 or less means no limit.
	 */
	private static function limit(): RateLimit {
		return new RateLimit( Table::limits(), 'quayside_consent_log_limit' );
	}
}
