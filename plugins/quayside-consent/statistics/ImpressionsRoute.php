<?php
declare( strict_types=1 );

namespace Quayside\Consent\Statistics;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\RateLimit;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Log\Writer;
use Quayside\Consent\Settings\Settings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles POST quayside-consent/v1/impressions: contract consent/impressions.add-request. Always responds with 204, also above the
 * rate limit, because an error would be in the console of a visitor who can do nothing about it.
 *
 * Public, without a nonce, because pages are cached. A request can only increment one of a fixed number of counters.
 */
final class ImpressionsRoute {
	/** Impressions per IP address, or per /64 in IPv6, in a minute. */
	private const PER_ADDRESS = 120;

	/** Impressions per IP address in a day. */
	private const PER_ADDRESS_PER_DAY = 2000;

	public function __construct( private Contracts $contracts, private Settings $settings ) {}

	/**
	 * Returns the path that counts an impression, without a slash at the start. Pages request it from their own origin.
	 *
	 * @param string $language Locale of the page.
	 * @param string $layout   Layout and position of the banner.
	 */
	public static function path( string $language, string $layout ): string {
		$url = add_query_arg( [
			'language' => $language,
			'layout'   => $layout,
		], rest_url( 'quayside-consent/v1/impressions' ) );
		return ltrim( (string) preg_replace( '~^https?://[^/]+~i', '', $url ), '/' );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/impressions',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'add' ],
				'permission_callback' => [ Writer::class, 'allows' ],
				'contract'            => [
					'request'  => 'consent/impressions.add-request',
					'response' => null,
				],
			]
		);
	}

	/**
	 * Counts an impression, if the owner counts them. Cached pages may be older than that setting.
	 */
	public function add( WP_REST_Request $request ): WP_REST_Response {
		$limit = new RateLimit( Table::limits(), 'quayside_consent_log_limit' );
		if ( $this->settings->is_on( 'countImpressions' ) && 0 === $limit->hit( [
			'impression'     => [ self::PER_ADDRESS, MINUTE_IN_SECONDS ],
			'impression-day' => [ self::PER_ADDRESS_PER_DAY, DAY_IN_SECONDS ],
		] ) ) {
			$language = $request->get_param( 'language' );
			$layout   = $request->get_param( 'layout' );
			Impressions::add( is_string( $language ) ? $language : '', is_string( $layout ) ? $layout : '' );
		}
		return new WP_REST_Response( null, 204 );
	}
}
