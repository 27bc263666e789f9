<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\RateLimit;
use Quayside\Blocks\Kit\VisitorAddress;

/**
 * Identifies the visitor of the current request by IP address and counts their requests.
 */
final class Visitor {
	/**
	 * Returns the visitor's IP address, '' if unknown.
	 */
	public static function address(): string {
		/**
		 * Filters the visitor's IP address for forms. quayside_visitor_address applies to all parts. Sites behind a
		 * proxy list it in the settings instead.
		 *
		 * @param string $address IP address.
		 */
		$address = apply_filters( 'quayside_blocks_form_visitor_address', VisitorAddress::get() );
		return is_string( $address ) ? $address : '';
	}

	/**
	 * Counts a request from the visitor's IP address.
	 *
	 * @param array<string, array{int, int}> $limits Allowed requests and period in seconds, by counter, for example
	 * "unique-7".
	 * @return int 0 if the request is allowed, otherwise the number of seconds to wait.
	 */
	public static function hit( array $limits ): int {
		$network = VisitorAddress::network( self::address() );
		return '' === $network ? 0 : self::limit()->count( $limits, $network );
	}

	/**
	 * Deletes expired counters.
	 */
	public static function sweep(): void {
		self::limit()->sweep();
	}

	/**
	 * The filter quayside_blocks_form_rate_limit gets (int) the maximum number of requests from one IP address in the
	 * period, 0 or less for no limit, and (string) the counter.
	 */
	private static function limit(): RateLimit {
		return new RateLimit( Tables::name( 'limits' ), 'quayside_blocks_form_rate_limit' );
	}
}
