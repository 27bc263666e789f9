<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\RateLimit;

/**
 * Limits how many confirmation emails one mailbox gets from all forms. Anybody can enter anybody's address, so without a
 * limit a form would send as many emails in the site's name as somebody likes.
 */
final class ConfirmationLimit {
	/** Hosts whose mailboxes have the same name with and without dots. */
	private const WITHOUT_DOTS = [ 'gmail.com', 'googlemail.com' ];

	/**
	 * Counts a confirmation email.
	 *
	 * The filter quayside_blocks_confirmation_rate_limit gets the (int) emails that one mailbox may get in the period, and
	 * (string) what is counted, "confirmation-3600" or "confirmation-86400"; 0 or less: any number.
	 *
	 * @param string $address Email address of the recipient.
	 * @return bool Whether the mailbox may get it.
	 */
	public static function allows( string $address ): bool {
		$limit = new RateLimit( Tables::name( 'limits' ), 'quayside_blocks_confirmation_rate_limit' );
		return 0 === $limit->count(
			[
				'confirmation-' . HOUR_IN_SECONDS => [ 3, HOUR_IN_SECONDS ],
				'confirmation-' . DAY_IN_SECONDS  => [ 10, DAY_IN_SECONDS ],
			],
			self::mailbox( $address )
		);
	}

	/**
	 * Returns the mailbox that an address reaches, as most hosts deliver.
	 */
	public static function mailbox( string $address ): string {
		$address = mb_strtolower( trim( $address ) );
		$at      = (int) strrpos( $address, '@' );
		$host    = substr( $address, $at + 1 );
		$name    = explode( '+', substr( $address, 0, $at ) )[0];
		if ( in_array( $host, self::WITHOUT_DOTS, true ) ) {
			$name = str_replace( '.', '', $name );
			$host = self::WITHOUT_DOTS[0];
		}
		return '' === $name ? $address : "$name@$host";
	}
}
