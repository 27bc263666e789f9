<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Categories\CommonCookies;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\TrustedProxies;
use Quayside\Consent\Kit\VisitorAddress;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Colors;
use Quayside\Consent\Settings\CountryDatabase;
use Quayside\Consent\Settings\Geo;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Settings\Validation\Proposal;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the routes of the settings screen for users with the capability (filter quayside_consent_capability).
 *
 * GET quayside-consent/v1/settings returns the settings (contract consent/settings, complete except for texts, which are the
 * owner's alone), the "defaults" of everything the owner has not set, the shipped list of "providers", the "known" cookies, and
 * the visitor's country according to this request ("geo").
 * POST quayside-consent/v1/settings { settings, askAgain } stores the given settings and returns the same as GET. If any of
 * them is invalid, it returns 400 with a reason and stores nothing.
 */
final class SettingsRoute {
	public function __construct(
		private Contracts $contracts,
		private Proposal $proposal,
		private Settings $settings,
		private Texts $texts,
		private ProviderList $providers,
		private SettingsChanges $changes
	) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/settings',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => [ Access::class, 'allows' ],
				'contract'            => [
					'request'  => null,
					'response' => 'consent/settings.response',
				],
			],
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'save' ],
				'permission_callback' => [ Access::class, 'allows' ],
				'contract'            => [
					'request'  => 'consent/settings.save-request',
					'response' => 'consent/settings.response',
				],
				'args'                => [ 'settings' => self::argument( $this->proposal ) ],
			]
		);
	}

	/**
	 * Returns the validation of the argument "settings" beyond its contract, for this route and the preview's.
	 *
	 * @return array<string, mixed>
	 */
	public static function argument( Proposal $proposal ): array {
		return [
			'validate_callback' => static fn ( mixed $value ): bool|WP_Error => $proposal->check( $value ),
			'sanitize_callback' => static fn ( mixed $value ): array => is_array( $value ) ? $proposal->clean( $value ) : [],
		];
	}

	/**
	 * Returns the settings.
	 */
	public function get(): WP_REST_Response {
		$settings = $this->settings;
		$texts    = [];
		foreach ( Texts::NAMES as $name ) {
			$texts[ $name ] = $settings->text( $name );
		}
		return new WP_REST_Response(
			[
				'settings'    => [
					'position'   => $settings->position(),
					'texts'      => $texts,
					'proxies'    => TrustedProxies::setting(),
					'categories' => $settings->categories(),
					'providers'  => (object) $settings->providers(),
				] + $settings->all(),
				'defaults'    => [
					'texts'      => array_combine( Texts::NAMES, array_map( [ $this->texts, 'default' ], Texts::NAMES ) ),
					'colours'    => Colors::of_theme(),
					'policyUrl'  => $settings->policy_url(),
					'categories' => array_map( static fn ( Category $category ): array => (array) $category, ( new Categories( new Settings( [] ) ) )->all() ),
				],
				'providers'   => $this->providers->shipped(),
				'known'       => CommonCookies::all(),
				'geo'         => [
					'country'  => Geo::country( $settings->geo() ),
					'isSafe'   => Geo::is_safe(),
					'database' => CountryDatabase::state( $settings->geo()['database'] ),
				],
				'languages'   => array_map(
					fn ( string $locale, string $name ): array => [
						'locale'    => $locale,
						'name'      => $name,
						'isDefault' => SiteLanguages::default_locale() === $locale,
						'hasTexts'  => in_array( $locale, $this->settings->languages(), true ),
					],
					array_keys( SiteLanguages::all() ),
					SiteLanguages::all()
				),
				'isSubfolder' => is_multisite() && ! is_subdomain_install() && ! is_main_site(),
				'proxy'       => VisitorAddress::unknown_proxy(),
			]
		);
	}

	/**
	 * Stores the settings.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response {
		$proposed = $request->get_param( 'settings' );
		$this->changes->save( is_array( $proposed ) ? $proposed : [], true === $request->get_param( 'askAgain' ) );
		return $this->get();
	}
}
