<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\RateLimit;
use Quayside\Consent\Kit\RequestOrigin;
use WP_Error;
use WP_REST_Request;

/**
 * Who may log a choice, and how many.
 *
 * A proof is worth more than the space it takes, and a whole mobile network may share one address. So an address may log
 * far more than a person does, a choice that is logged already counts for nothing, and one consent id can't change its
 * mind all day. Beyond the ceiling of the whole site nobody is turned away who doesn't flood: only the number that one
 * address may log falls to what a few people need.
 */
final class Writer {
	/** Choices of one address, or /64 of version 6, in a minute. */
	private const PER_ADDRESS = 600;

	/** Choices of one address in a day. */
	private const PER_ADDRESS_AND_DAY = 20000;

	/** Choices of one consent id in an hour. */
	private const PER_ID = 60;

	/** Choices of the whole site in an hour, beyond which PER_ADDRESS falls. */
	private const OF_SITE = 60000;

	/** Choices of one address in a minute while the site is beyond its ceiling. */
	private const PER_ADDRESS_CROWDED = 20;

	public function __construct( private Table $table, private Shown $shown ) {}

	/**
	 * Only pages of this site may log.
	 *
	 * @return true|WP_Error The error has status 403.
	 */
	public static function allows( WP_REST_Request $request ): bool|WP_Error {
		// A page without a referrer policy to speak of sends "null" as its origin, even to itself; a browser that names nothing is let in.
		if ( false === RequestOrigin::names_own( (string) $request->get_header( 'sec_fetch_site' ), (string) $request->get_header( 'origin' ) ) ) {
			return new WP_Error( 'consent_origin', __( 'Consent can only be logged from this site.', 'quayside-consent' ), [ 'status' => 403 ] );
		}
		return true;
	}

	/**
	 * Logs a choice, with the words that were shown, once.
	 *
	 * @param array<string, mixed> $entry What contract consent/log.add-request describes.
	 * @return int 0 when it is logged, else the seconds to wait.
	 * @throws \RuntimeException When the database did not store it.
	 */
	public function add( array $entry ): int {
		// A browser that sends it again wants to be sure, not to flood.
		if ( $this->table->has( $entry ) ) {
			return 0;
		}
		$wait = $this->wait( is_string( $entry['id'] ?? null ) ? $entry['id'] : '' );
		if ( $wait > 0 ) {
			return $wait;
		}
		$revision = $entry['revision'] ?? 0;
		$language = $entry['language'] ?? '';
		if ( ! $this->table->add( $entry, $this->shown->remember( is_int( $revision ) ? $revision : 0, is_string( $language ) ? $language : '' ) ) ) {
			throw new \RuntimeException( 'The choice was not stored.' );
		}
		return 0;
	}

	/**
	 * Forgets counts that no longer matter.
	 */
	public static function sweep(): void {
		self::limit()->sweep();
	}

	/**
	 * Seconds to wait for one more choice, 0 when it may come.
	 */
	private function wait( string $id ): int {
		$limit = self::limit();
		$wait  = $limit->hit( [
			'address'     => [ self::PER_ADDRESS, MINUTE_IN_SECONDS ],
			'address-day' => [ self::PER_ADDRESS_AND_DAY, DAY_IN_SECONDS ],
		] );
		// Whoever is refused adds no row under an id that he thinks up, and nothing to the site's count.
		$wait = $wait > 0 ? $wait : $limit->count( [ 'id' => [ self::PER_ID, HOUR_IN_SECONDS ] ], $id );
		if ( $wait > 0 || 0 === $limit->count( [ 'site' => [ self::OF_SITE, HOUR_IN_SECONDS ] ] ) ) {
			return $wait;
		}
		return $limit->hit( [ 'address-crowded' => [ self::PER_ADDRESS_CROWDED, MINUTE_IN_SECONDS ] ] );
	}

	/**
	 * The filter quayside_consent_log_limit gets the (int) choices that are logged in a period, and (string) what is
	 * counted: address (a minute), address-day (a day), id (an hour), site (an hour) or address-crowded (a minute). 0 or less: any number.
	 */
	private static function limit(): RateLimit {
		return new RateLimit( Table::limits(), 'quayside_consent_log_limit' );
	}
}
