<?php
declare( strict_types=1 );

namespace Quayside\Consent\Preferences;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Recipients\Recipients;
use Quayside\Consent\Settings\Texts;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles GET quayside-consent/v1/preferences: contract consent/preferences.response.
 *
 * Public and the same for every visitor. Only requested by those who open the preference center, or reject something
 * that has left cookies behind.
 */
final class PreferencesRoute implements KitModule {
	/**
	 * Time in seconds for which browsers and caches may store the response.
	 */
	private const MAX_AGE = 300;

	private Recipients $recipients;

	public function __construct( private Contracts $contracts, private Texts $texts, private Categories $categories, private ProviderList $providers ) {
		$this->recipients = new Recipients( $providers );
	}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/preferences',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'handle' ],
				'permission_callback' => '__return_true',
				'contract'            => [
					'request'  => 'consent/preferences.request',
					'response' => 'consent/preferences.response',
				],
			]
		);
	}

	/**
	 * Returns the contents of the preference center in the language of the page.
	 */
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		$locale   = $request->get_param( 'locale' );
		$switched = is_string( $locale ) && '' !== $locale && switch_to_locale( $locale );
		$response = new WP_REST_Response( $this->preferences() );
		if ( $switched ) {
			restore_previous_locale();
		}
		$response->header( 'Cache-Control', 'public, max-age=' . self::MAX_AGE );
		return $response;
	}

	/**
	 * Returns the contents of the preference center in the language of the request: contract
	 * consent/preferences.response.
	 *
	 * @return array<string, mixed>
	 */
	public function preferences(): array {
		$labels = [];
		$names  = [ 'save', 'accept', 'reject', 'close', 'cancel', 'alwaysActive', 'noCookies', 'showMore', 'showLess', 'optOutTitle', 'doNotSell', 'gpc' ];
		foreach ( $names as $name ) {
			$labels[ $name ] = $this->texts->get( $name );
		}
		$labels['recipients']     = __( 'Recipients', 'quayside-consent' );
		$labels['privacyPolicy']  = __( 'Privacy policy', 'quayside-consent' );
		$labels['optOutLink']     = __( 'Opt out', 'quayside-consent' );
		$labels['receipt']        = __( 'Download my consent receipt', 'quayside-consent' );
		$labels['recipientsNote'] = __(
			'When you turn this category off, we delete what these services have stored on this site. We can’t delete what they store on their own domains. If you have allowed them before, opt out there.',
			'quayside-consent'
		);
		$labels['withdrawn']      = __(
			'We have deleted what these services stored on this site. We can’t delete what they store on their own domains. You can opt out there.',
			'quayside-consent'
		);
		/* translators: 1: number of cookies, 2: names of providers. */
		$labels['cookieCount'] = __( 'Cookies: %1$s (%2$s)', 'quayside-consent' );
		$html                  = static fn ( string $text ): string => wp_kses( $text, Texts::allowed_html() );
		return [
			'title'             => $this->texts->get( 'preferencesTitle' ),
			'description'       => $html( $this->texts->get( 'preferencesDescription' ) ),
			'optOutDescription' => $html( $this->texts->get( 'optOutDescription' ) ),
			'words'             => $labels,
			'categories'        => array_map( [ $this, 'category' ], $this->categories->all() ),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function category( Category $category ): array {
		return [
			'slug'           => $category->slug,
			'name'           => $category->name,
			'description'    => $category->description,
			'isNecessary'    => $category->is_necessary(),
			'defaultConsent' => $category->defaults,
			'cookies'        => $category->cookies,
			'recipients'     => $this->recipients->get( $category ),
			'deletes'        => $category->is_necessary() ? [] : array_values(
				array_unique( array_merge( array_column( $category->cookies, 'name' ), $this->providers->get()->cookies_of( $category->slug ) ) )
			),
		];
	}
}
