<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

/**
 * Describes cookies that many sites have, so that a site owner can declare them with one click.
 */
final class CommonCookies {
	/**
	 * @return array<int, array{name: string, provider: string, category: string, duration: string, description: string}>
	 */
	public static function all(): array {
		$session = __( 'Session', 'quayside-consent' );
		$years   = __( '2 years', 'quayside-consent' );
		$year    = __( '1 year', 'quayside-consent' );
		$months  = __( '3 months', 'quayside-consent' );
		$half    = __( '6 months', 'quayside-consent' );
		$day     = __( '1 day', 'quayside-consent' );
		$minutes = __( '30 minutes', 'quayside-consent' );
		$count   = __( 'Distinguishes visitors to count them.', 'quayside-consent' );
		$visit   = __( 'Maintains the visitor’s session.', 'quayside-consent' );
		$ads     = __( 'Tracks visitors across websites to show and measure ads.', 'quayside-consent' );
		$source  = __( 'Stores the source of the visit for order attribution.', 'quayside-consent' );
		$rows    = [
			[ '_ga', 'Google Analytics', 'analytics', $years, $count ],
			[ '_ga_*', 'Google Analytics', 'analytics', $years, $visit ],
			[ '_gid', 'Google Analytics', 'analytics', $day, $count ],
			[ '_gat*', 'Google Analytics', 'analytics', __( '1 minute', 'quayside-consent' ), __( 'Limits the number of requests.', 'quayside-consent' ) ],
			[ '_gcl_*', 'Google Ads', 'advertisement', $months, $ads ],
			[ 'IDE', 'Google DoubleClick', 'advertisement', $year, $ads ],
			[ 'VISITOR_INFO1_LIVE', 'YouTube', 'functional', $half, __( 'Measures bandwidth for video playback.', 'quayside-consent' ) ],
			[ 'YSC', 'YouTube', 'functional', $session, __( 'Counts video views.', 'quayside-consent' ) ],
			[ 'vuid', 'Vimeo', 'functional', $years, __( 'Counts video views.', 'quayside-consent' ) ],
			[ '_fbp', 'Facebook', 'advertisement', $months, $ads ],
			[ '_fbc', 'Facebook', 'advertisement', $months, $ads ],
			[ '_pin_unauth', 'Pinterest', 'advertisement', $year, $ads ],
			[ '_ttp', 'TikTok', 'advertisement', $year, $ads ],
			[ '_scid', 'Snapchat', 'advertisement', $year, $ads ],
			[ '_uetsid', 'Microsoft Advertising', 'advertisement', $day, $ads ],
			[ '_uetvid', 'Microsoft Advertising', 'advertisement', $year, $ads ],
			[ '_clck', 'Microsoft Clarity', 'analytics', $year, $count ],
			[ '_clsk', 'Microsoft Clarity', 'analytics', $day, $visit ],
			[ '_hj*', 'Hotjar', 'analytics', $year, __( 'Records how visitors use pages.', 'quayside-consent' ) ],
			[ '_pk_id*', 'Matomo', 'analytics', __( '13 months', 'quayside-consent' ), $count ],
			[ '_pk_ses*', 'Matomo', 'analytics', $minutes, $visit ],
			[ 'mp_*', 'Mixpanel', 'analytics', $year, $count ],
			[ 'ajs_*', 'Segment', 'analytics', $year, $count ],
			[ 'li_*', 'LinkedIn', 'advertisement', $half, $ads ],
			[ 'hubspotutk', 'HubSpot', 'analytics', $half, $count ],
			[ '__hs*', 'HubSpot', 'analytics', $half, $visit ],
			[ 'intercom-*', 'Intercom', 'functional', __( '9 months', 'quayside-consent' ), __( 'Keeps a chat open across pages.', 'quayside-consent' ) ],
			[ '__stripe_*', 'Stripe', 'necessary', $year, __( 'Helps prevent payment fraud.', 'quayside-consent' ) ],
			[ '__cf_bm', 'Cloudflare', 'necessary', $minutes, __( 'Distinguishes people from bots.', 'quayside-consent' ) ],
			[ 'cf_clearance', 'Cloudflare', 'necessary', $year, __( 'Remembers that the visitor passed a bot check.', 'quayside-consent' ) ],
			[ 'sbjs_*', 'Sourcebuster', 'advertisement', $session, $source ],
			[ 'mailchimp_*', 'Mailchimp', 'advertisement', __( '1 month', 'quayside-consent' ), $source ],
			[ 'woocommerce_recently_viewed', 'WooCommerce', 'functional', $session, __( 'Remembers recently viewed products.', 'quayside-consent' ) ],
			[ 'store_notice*', 'WooCommerce', 'necessary', $session, __( 'Remembers that the store notice was dismissed.', 'quayside-consent' ) ],
			[
				'wc_cart_*',
				'WooCommerce',
				'necessary',
				$session,
				__( 'Stores the cart contents in the browser so that pages load faster.', 'quayside-consent' ),
			],
			[
				'wc_fragments_*',
				'WooCommerce',
				'necessary',
				$session,
				__( 'Stores the cart contents in the browser so that pages load faster.', 'quayside-consent' ),
			],
			[ 'pll_language', 'Polylang', 'necessary', $year, __( 'Remembers the selected language.', 'quayside-consent' ) ],
			[ 'wp-wpml_current_language', 'WPML', 'necessary', $day, __( 'Remembers the selected language.', 'quayside-consent' ) ],
			[ 'wpEmojiSettingsSupports', 'WordPress', 'necessary', $session, __( 'Remembers which emoji the browser supports.', 'quayside-consent' ) ],
			[ 'PHPSESSID', 'PHP', 'necessary', $session, $visit ],
		];
		$keys    = [ 'name', 'provider', 'category', 'duration', 'description' ];
		return array_map( static fn ( array $row ): array => array_combine( $keys, $row ), $rows );
	}
}
