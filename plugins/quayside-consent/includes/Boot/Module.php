<?php
declare( strict_types=1 );

namespace Quayside\Consent\Boot;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Providers\ProviderList;
use Quayside\Consent\Settings\Settings;

/**
 * Prints the boot script as the first thing of the head: the same bytes for every visitor.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets, private Context $context, private Settings $settings, private Categories $categories, private ProviderList $providers ) {}

	public function register(): void {
		add_action( 'wp_head', [ $this, 'print' ], PHP_INT_MIN );
	}

	/**
	 * Prints the boot script and its configuration.
	 */
	public function print(): void {
		if ( ! $this->context->applies() ) {
			return;
		}
		$config = (string) wp_json_encode( $this->config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			"window.quaysideConsentConfig=$config;" . $this->assets->contents( 'boot.js' ),
			[
				'id'               => 'quayside-consent-boot',
				// Optimisers must neither delay it nor move it: what it holds would load first.
				'data-no-optimize' => '1',
				'data-no-defer'    => '1',
				'data-no-minify'   => '1',
				'data-cfasync'     => 'false',
				'nowprocket'       => true,
			]
		);
	}

	/**
	 * What the boot script is told; ConsentConfig of src/boot/consent.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function config(): array {
		/**
		 * Domain of the consent cookie, so that subdomains share it. The name is the one that sites migrating here use.
		 *
		 * @param string $domain '' for the page's own host.
		 */
		$domain = apply_filters( 'cky_cookie_domain', '' );
		return [
			'law'          => $this->settings->law(),
			'categories'   => $this->categories->slugs(),
			'defaults'     => $this->categories->defaults(),
			'revision'     => $this->settings->revision(),
			'held'         => (object) $this->providers->get()->fingerprints(),
			'modules'      => [
				'banner'  => $this->module( 'banner' ),
				'choice'  => $this->module( 'choice' ),
				'release' => $this->module( 'release' ),
			],
			'log'          => $this->settings->is_on( 'log' ) ? rest_url( 'quayside-consent/v1/log' ) : '',
			'preferences'  => add_query_arg( 'locale', determine_locale(), rest_url( 'quayside-consent/v1/preferences' ) ),
			'domain'       => is_string( $domain ) && 1 === preg_match( '/^[a-z0-9.-]*$/i', $domain ) ? $domain : '',
			'language'     => determine_locale(),
			'signals'      => $this->settings->is_on( 'signals' ),
			'gpc'          => $this->settings->is_on( 'gpc' ),
			'wpConsentApi' => defined( 'WP_CONSENT_API_VERSION' ),
		];
	}

	private function module( string $feature ): string {
		return $this->assets->url( "build/$feature.js" ) . '?ver=' . $this->assets->manifest( $feature )['version'];
	}
}
