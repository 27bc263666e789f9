<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

/**
 * Remembers which providers the pages of this site contain, from pages that are rewritten and from scans. Stored in one
 * autoloaded option, so that pages need no additional query.
 */
final class SeenProviders {
	public const OPTION = 'quayside_consent_seen';

	/** Days after which a provider that no page contains anymore is forgotten. */
	private const DAYS = 90;

	/** Days after which the date of a provider is renewed, so that pages rarely write. */
	private const RENEWAL = 15;

	/** Maximum number of providers. */
	private const MAX = 300;

	/**
	 * Remembers providers.
	 *
	 * @param array<int, string> $ids IDs of providers in the list.
	 */
	public static function add( array $ids ): void {
		$today = self::today();
		$all   = self::all();
		$new   = array_filter( $ids, static fn ( string $id ): bool => '' !== $id && ( $all[ $id ] ?? 0 ) < $today - self::RENEWAL );
		if ( [] === $new ) {
			return;
		}
		$all = array_fill_keys( $new, $today ) + array_filter( $all, static fn ( int $day ): bool => $day >= $today - self::DAYS );
		update_option( self::OPTION, array_slice( $all, 0, self::MAX, true ), true );
	}

	/**
	 * Returns the IDs of the providers that pages contain.
	 *
	 * @return array<int, string>
	 */
	public static function ids(): array {
		$oldest = self::today() - self::DAYS;
		return array_map( 'strval', array_keys( array_filter( self::all(), static fn ( int $day ): bool => $day >= $oldest ) ) );
	}

	/**
	 * @return array<int|string, int> Days since the epoch by ID.
	 */
	private static function all(): array {
		$stored = get_option( self::OPTION, [] );
		return is_array( $stored ) ? array_filter( $stored, 'is_int' ) : [];
	}

	private static function today(): int {
		return intdiv( time(), DAY_IN_SECONDS );
	}
}
