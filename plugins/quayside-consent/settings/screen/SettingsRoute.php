<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Banner\Colours;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Categories\KnownCookies;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\TrustedProxies;
use Quayside\Consent\Kit\VisitorAddress;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Geo;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The settings' screen's route, for owners alone (quayside_consent_capability):
 *
 * GET quayside-consent/v1/settings: settings (contract consent/settings, complete but for texts, which are the owner's
 * alone), and under "defaults" what holds where the owner has decided nothing, "providers", the shipped list, "known" cookies, and
 * what this request says of the visitor's country ("geo").
 * POST quayside-consent/v1/settings { settings, askAgain }: stores what is named and answers as GET does; 400 with a
 * reason when anything of it cannot be taken, and then nothing is stored.
 */
final class SettingsRoute {
	public function __construct( private Contracts $contracts, private Proposal $proposal, private Settings $settings, private Texts $texts, private Categories $categories, private ProviderList $providers ) {}

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
	 * What the argument "settings" of this route and of the preview's asks for beyond its contract.
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
	 * Answers GET.
	 */
	public function get(): WP_REST_Response {
		$settings = $this->settings;
		$texts    = [];
		foreach ( Texts::NAMES as $name ) {
			$texts[ $name ] = $settings->text( $name );
		}
		$response = new WP_REST_Response(
			[
				'settings'  => [
					'position'   => $settings->position(),
					'texts'      => $texts,
					'proxies'    => TrustedProxies::setting(),
					'categories' => $settings->categories(),
					'providers'  => (object) $settings->providers(),
				] + $settings->all(),
				'defaults'  => [
					'texts'      => array_combine( Texts::NAMES, array_map( [ $this->texts, 'default' ], Texts::NAMES ) ),
					'colours'    => Colours::of_theme(),
					'policyUrl'  => $settings->policy_url(),
					'categories' => array_map( static fn ( Category $category ): array => (array) $category, ( new Categories( new Settings( [] ) ) )->all() ),
				],
				'providers' => $this->providers->shipped(),
				'known'     => KnownCookies::all(),
				'geo'       => [
					'country' => Geo::country( $settings->geo_header() ),
					'isSafe'  => Geo::is_safe(),
				],
				'proxy'     => VisitorAddress::unknown_proxy(),
			]
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Answers POST.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response {
		$stored   = get_option( Settings::OPTION );
		$proposed = $request->get_param( 'settings' );
		if ( is_array( $proposed ) && isset( $proposed['proxies'] ) ) {
			// One setting for all plugins; check() has looked at it.
			TrustedProxies::save( $proposed['proxies'] );
			unset( $proposed['proxies'] );
		}
		$before = $this->categories->slugs();
		update_option( Settings::OPTION, array_merge( is_array( $stored ) ? $stored : [], is_array( $proposed ) ? $proposed : [] ) );
		$this->settings->refresh();
		// Nobody has answered for a category that was not there.
		if ( true === $request->get_param( 'askAgain' ) || [] !== array_diff( $this->categories->slugs(), $before ) ) {
			$this->ask_again();
		}
		$this->providers->refresh();
		return $this->get();
	}

	/**
	 * Asks every visitor again.
	 */
	private function ask_again(): void {
		$stored = get_option( Settings::OPTION );
		update_option( Settings::OPTION, [ 'revision' => $this->settings->revision() + 1 ] + ( is_array( $stored ) ? $stored : [] ) );
		$this->settings->refresh();
	}
}
