<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Log;
use Quayside\Consent\Settings\ScreenUrl;

/**
 * Tells the site owner by email which third parties and cookies are new.
 *
 * @phpstan-import-type Item from State
 */
final class Email {
	/** Maximum number of items that are listed. */
	private const MAX = 50;

	public function __construct( private Providers $providers, private Categories $categories ) {}

	/**
	 * Sends the email, if the setting is on.
	 *
	 * @param non-empty-array<int, Item> $items New items.
	 * @return bool Whether the items count as reported.
	 */
	public function send( array $items ): bool {
		/**
		 * Filters the recipient of the email about new third parties and cookies.
		 *
		 * @param string $address Email address; '' to send none. The site's administration address by default.
		 */
		$to = apply_filters( 'quayside_consent_scan_email', get_option( 'admin_email' ) );
		if ( ! is_string( $to ) || '' === $to ) {
			return true;
		}
		$site    = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$subject = sprintf(
			/* translators: %s: name of the site. */
			__( '[%s] New third parties or cookies', 'quayside-consent' ),
			$site
		);
		$lines = array_map( [ $this, 'line' ], array_slice( $items, 0, self::MAX ) );
		if ( count( $items ) > self::MAX ) {
			/* translators: %d: number of items. */
			$lines[] = sprintf( __( 'Other new items: %d', 'quayside-consent' ), count( $items ) - self::MAX );
		}
		$text    = implode(
			"\n\n",
			[
				__( 'The scheduled scan of your site found third parties or cookies that earlier scans did not find.', 'quayside-consent' ),
				implode( "\n\n", $lines ),
				__( 'Review them, and select a category for those without one:', 'quayside-consent' ) . "\n" . ScreenUrl::get( 'scanner' ),
				__( 'You will not get another email about the same items. You can turn off these emails on the same screen.', 'quayside-consent' ),
			]
		);
		$is_sent = wp_mail( $to, $subject, $text );
		$is_sent || Log::write( 'error', 'consent', 'The email about new third parties and cookies could not be sent.', [ 'items' => count( $items ) ] );
		return $is_sent;
	}

	/**
	 * Describes an item: its name, what it is, whether it is blocked, and where it was found.
	 *
	 * @param Item $item
	 */
	private function line( array $item ): string {
		$kinds = [
			'script' => __( 'Script', 'quayside-consent' ),
			'frame'  => __( 'Iframe', 'quayside-consent' ),
			'other'  => __( 'Image, stylesheet, or request', 'quayside-consent' ),
			'cookie' => __( 'Cookie', 'quayside-consent' ),
		];
		return sprintf( '%s (%s)', $item['name'], $kinds[ $item['kind'] ] ?? $item['kind'] ) . "\n" . $this->status( $item ) . "\n" . $item['page'];
	}

	/**
	 * @param Item $item
	 */
	private function status( array $item ): string {
		$category = Undeclared::category_of( $item, $this->providers, $this->categories );
		if ( '' !== $category ) {
			/* translators: %s: name of a cookie category. */
			return sprintf( __( 'Category: %s', 'quayside-consent' ), $category );
		}
		return 'cookie' === $item['kind']
			? __( 'This cookie is not declared.', 'quayside-consent' )
			: __( 'This domain is not blocked before consent.', 'quayside-consent' );
	}
}
