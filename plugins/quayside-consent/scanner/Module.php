<?php
declare( strict_types=1 );

namespace Quayside\Consent\Scanner;

use Quayside\Consent\Blocking\Providers\SeenProviders;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use WP_REST_Response;

/**
 * Handles GET quayside-consent/v1/scan/pages, only for users who can change the settings: returns the pages to scan,
 * each with its title and a URL that shows it with everything allowed. POST quayside-consent/v1/scan/providers stores what a scan
 * of these pages in a browser has found.
 *
 * @phpstan-import-type Item from Found
 */
final class Module implements KitModule {
	/**
	 * Maximum number of pages in a scan.
	 */
	private const MAX_PAGES = 20;

	/** Option with the Unix time at which the last scan in a browser ended. */
	public const TIME_OPTION = 'quayside_consent_scanned';

	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/scan/pages',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get_pages' ],
				'permission_callback' => [ Access::class, 'allows' ],
				'contract'            => [
					'request'  => null,
					'response' => 'consent/scan.page[]',
				],
			]
		);
		$this->contracts->route(
			'quayside-consent/v1',
			'/scan/providers',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'add_providers' ],
				'permission_callback' => [ Access::class, 'allows' ],
				'contract'            => [
					'request'  => 'consent/scan.providers-request',
					'response' => null,
				],
			]
		);
	}

	/**
	 * Remembers what a scan has found: the providers, so that the preference center names them as recipients, the items, so that the
	 * setup checklist knows what has no category, and when it ended.
	 */
	public function add_providers( \WP_REST_Request $request ): WP_REST_Response {
		$ids = $request->get_param( 'ids' );
		SeenProviders::add( is_array( $ids ) ? array_values( array_filter( $ids, 'is_string' ) ) : [] );
		/** @var array<int, Item> $items */
		$items = (array) $request->get_param( 'items' );
		Found::save( $items );
		update_option( self::TIME_OPTION, time(), false );
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * Handles GET.
	 */
	public function get_pages(): WP_REST_Response {
		$nonce = wp_create_nonce( ScannedPage::ARGUMENT );
		$pages = [];
		foreach ( self::pages() as $url => $title ) {
			$pages[] = [
				'title' => $title,
				'url'   => $url,
				'scan'  => add_query_arg( ScannedPage::ARGUMENT, $nonce, $url ),
			];
		}
		return new WP_REST_Response( $pages );
	}

	/**
	 * Returns page titles by URL: the homepage, the store's pages, then the newest posts of each type.
	 *
	 * @return array<string, string>
	 */
	private static function pages(): array {
		$pages   = [ home_url( '/' ) => __( 'Homepage', 'quayside-consent' ) ];
		$ids     = [];
		$options = [
			'page_for_posts',
			'woocommerce_shop_page_id',
			'woocommerce_cart_page_id',
			'woocommerce_myaccount_page_id',
			'wp_page_for_privacy_policy',
		];
		foreach ( $options as $option ) {
			$id    = get_option( $option );
			$ids[] = is_numeric( $id ) ? (int) $id : 0;
		}
		foreach ( [
			'page'    => 9,
			'post'    => 3,
			'product' => 2,
		] as $type => $count ) {
			$found = post_type_exists( $type ) ? get_posts(
				[
					'post_type'   => $type,
					'post_status' => 'publish',
					'numberposts' => $count,
					'fields'      => 'ids',
				]
			) : [];
			array_push( $ids, ...array_map( 'intval', $found ) );
		}
		foreach ( array_unique( array_filter( $ids ) ) as $id ) {
			$url = 'publish' === get_post_status( $id ) ? get_permalink( $id ) : false;
			if ( is_string( $url ) ) {
				$pages[ $url ] ??= wp_strip_all_tags( get_the_title( $id ) );
			}
		}
		/**
		 * Filters the pages to scan, at most 20.
		 *
		 * @param array<string, string> $pages Titles by URL. URLs of other sites are ignored.
		 */
		$pages     = apply_filters( 'quayside_consent_scan_pages', array_slice( $pages, 0, self::MAX_PAGES ) );
		$site_host = wp_parse_url( home_url(), PHP_URL_HOST );
		$clean     = [];
		foreach ( is_array( $pages ) ? array_slice( $pages, 0, self::MAX_PAGES ) : [] as $url => $title ) {
			if ( is_string( $title ) && wp_parse_url( (string) $url, PHP_URL_HOST ) === $site_host ) {
				$clean[ esc_url_raw( (string) $url ) ] = $title;
			}
		}
		return $clean;
	}
}
