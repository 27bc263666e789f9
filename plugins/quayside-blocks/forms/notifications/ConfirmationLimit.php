<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Kit\RateLimit;

/**
 * Limits the number of confirmation emails that one mailbox gets from all forms. Visitors can enter any address, so
 * without a limit a form could be abused to send unlimited emails.
 */
final class ConfirmationLimit {
	/** Domains that ignore dots in the local part. */
	private const WITHOUT_DOTS = [ 'gmail.com', 'googlemail.com' ];

	/**
	 * Counts a confirmation email and determines whether it may be sent.
	 *
	 * The filter quayside_blocks_confirmation_rate_limit gets (int) the maximum number of emails to one mailbox in the
	 * period, 0 or less for no limit, and (string) the counter, "confirmation-3600" or "confirmation-86400".
	 *
	 * @param string $address Email address of the recipient.
	 * @return bool Whether the email may be sent.
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
	 * Returns the mailbox of an address, normalized as most providers deliver.
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
