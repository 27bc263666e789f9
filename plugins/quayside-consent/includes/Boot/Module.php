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
		add_filter( 'wp_headers', [ $this, 'vary' ] );
	}

	/**
	 * Tells caches that the page depends on the visitor's country, where the owner has made it so.
	 *
	 * @param array<string, string> $headers Headers of the page by name.
	 * @return array<string, string>
	 */
	public function vary( $headers ): array {
		$country = $this->settings->geo_header();
		if ( '' !== $country ) {
			$headers['Vary'] = isset( $headers['Vary'] ) && '' !== $headers['Vary'] ? "{$headers['Vary']}, $country" : $country;
		}
		return $headers;
	}

	/**
	 * Prints the boot script and its configuration.
	 */
	public function print(): void {
		if ( ! $this->context->applies() ) {
			return;
		}
		$config = (string) wp_json_encode( $this->config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		// Only the browser knows; pages where it is no answer need not ask. No string of JSON has a bare quote in it.
		$config                      = str_replace( '"gpc":true', '"gpc":!!navigator.globalPrivacyControl', $config );
		$this->context->boot_element = wp_get_inline_script_tag(
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
		echo $this->context->boot_element; // phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every "<" and "&" escaped, and a built file.
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
		$domain   = apply_filters( 'cky_cookie_domain', '' );
		$defaults = array_fill_keys( $this->categories->defaults(), true );
		$version  = '';
		foreach ( [ 'banner', 'choice', 'providers', 'release' ] as $feature ) {
			$version .= $this->assets->manifest( $feature )['version'];
		}
		// Every visitor pays for each byte of it: what is off is left out.
		return array_filter(
			[
				'law'          => $this->settings->law(),
				'defaults'     => array_map( static fn ( string $slug ): bool => isset( $defaults[ $slug ] ), array_combine( $this->categories->slugs(), $this->categories->slugs() ) ),
				'revision'     => $this->settings->revision(),
				'held'         => $this->providers->changes(),
				'modules'      => $this->assets->url( 'build/*.js' ) . '?ver=' . substr( md5( $version ), 0, 8 ),
				'rest'         => rest_url( 'quayside-consent/v1/' ),
				'language'     => determine_locale(),
				'log'          => $this->settings->is_on( 'log' ),
				'domain'       => is_string( $domain ) && 1 === preg_match( '/^[a-z0-9.-]*$/i', $domain ) ? $domain : '',
				'signals'      => $this->settings->is_on( 'signals' ),
				'gpc'          => 'ccpa' === $this->settings->law() && $this->settings->is_on( 'gpc' ),
				'wpConsentApi' => defined( 'WP_CONSENT_API_VERSION' ),
			]
		);
	}
}
