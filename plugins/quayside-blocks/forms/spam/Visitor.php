<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\RateLimit;
use Quayside\Blocks\Kit\VisitorAddress;

/**
 * The visitor of this request, as forms look at him: an address, and how often it has called.
 */
final class Visitor {
	/**
	 * Returns the visitor's IP address, empty where nobody knows it.
	 */
	public static function address(): string {
		/**
		 * The visitor's address, for forms alone; quayside_visitor_address is for all parts. Sites behind a proxy list it in the settings instead.
		 *
		 * @param string $address IP address.
		 */
		$address = apply_filters( 'quayside_blocks_form_visitor_address', VisitorAddress::get() );
		return is_string( $address ) ? $address : '';
	}

	/**
	 * Counts a call of the visitor's address.
	 *
	 * @param array<string, array{int, int}> $limits Calls allowed and the period in seconds, by what is counted, for example "unique-7".
	 * @return int 0 when the call is allowed, else the seconds to wait.
	 */
	public static function hit( array $limits ): int {
		$network = VisitorAddress::network( self::address() );
		return '' === $network ? 0 : self::limit()->count( $limits, $network );
	}

	/**
	 * Forgets counts that no longer matter.
	 */
	public static function sweep(): void {
		self::limit()->sweep();
	}

	/**
	 * The filter quayside_blocks_form_rate_limit gets the (int) calls that one address may make in the period, and (string)
	 * what is counted; 0 or less: any number.
	 */
	private static function limit(): RateLimit {
		return new RateLimit( Tables::name( 'limits' ), 'quayside_blocks_form_rate_limit' );
	}
}
