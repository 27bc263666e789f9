<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

/**
 * Detects another plugin that shows a cookie banner on this site. Two banners would overlap, and each plugin would
 * block what the other has allowed.
 */
final class OtherBanner {
	/**
	 * Name of the detected plugin, '' for none, or null before detection.
	 */
	private ?string $detected = null;

	/**
	 * Returns the name of the plugin whose banner visitors see, or '' if there is none. Available from the "init"
	 * action on.
	 */
	public function name(): string {
		$detected = $this->detected ?? self::find();
		if ( did_action( 'init' ) > 0 ) {
			$this->detected = $detected;
		}
		/**
		 * Filters the name of another plugin whose banner visitors see. If it is not empty, Quayside shows no banner
		 * and blocks nothing.
		 *
		 * @param string $name Name of the detected plugin, or '' for none.
		 */
		$name = apply_filters( 'quayside_consent_other_banner', $detected );
		return is_string( $name ) ? $name : '';
	}

	/**
	 * Discards the detected name after plugins were activated or deactivated.
	 */
	public function refresh(): void {
		$this->detected = null;
	}

	/**
	 * Detects plugins, and where possible whether their banner is turned on, because visitors must see one banner.
	 */
	private static function find(): string {
		return match ( true ) {
			defined( 'CLI_VERSION' ) && self::is_cookieyes_active()                                   => 'CookieYes',
			defined( 'cmplz_version' ) && self::is_complianz_active()                                 => 'Complianz',
			defined( 'RCB_ROOT_SLUG' ) && self::is_on( 'rcb-banner-active' )                          => 'Real Cookie Banner',
			defined( 'BORLABS_COOKIE_VERSION' )                                                       => 'Borlabs Cookie',
			class_exists( '\cybot\cookiebot\lib\Cookiebot_WP', false ) && self::is_cookiebot_active() => 'Cookiebot',
			class_exists( '\Cookie_Notice', false )                                                   => 'Cookie Notice',
			defined( 'MOOVE_GDPR_VERSION' )                                                           => 'GDPR Cookie Compliance',
			default                                                                                   => '',
		};
	}

	/**
	 * Determines whether CookieYes shows a banner. Its banners may all be inactive. If it is connected to its
	 * service, the banner comes from there.
	 */
	private static function is_cookieyes_active(): bool {
		$settings   = get_option( 'cky_settings' );
		$account    = is_array( $settings ) && is_array( $settings['account'] ?? null ) ? $settings['account'] : [];
		$controller = '\CookieYes\Lite\Admin\Modules\Banners\Includes\Controller';
		if ( true === ( $account['connected'] ?? false ) || ! is_callable( [ $controller, 'get_instance' ] ) ) {
			return true;
		}
		try {
			$banners = $controller::get_instance();
			return ! is_object( $banners ) || ! method_exists( $banners, 'get_active_banner' ) || false !== $banners->get_active_banner();
		} catch ( \Throwable ) {
			return true;
		}
	}

	/**
	 * Determines whether Complianz shows a banner, which requires a completed wizard and a site that needs one.
	 */
	private static function is_complianz_active(): bool {
		if ( ! self::is_on( 'cmplz_wizard_completed_once' ) ) {
			return false;
		}
		$banners = class_exists( '\COMPLIANZ', false ) && property_exists( '\COMPLIANZ', 'banner_loader' ) ? \COMPLIANZ::$banner_loader : null;
		return ! is_object( $banners ) || ! method_exists( $banners, 'site_needs_cookie_warning' ) || false !== $banners->site_needs_cookie_warning();
	}

	/**
	 * Determines whether Cookiebot shows a banner, which requires an account ID.
	 */
	private static function is_cookiebot_active(): bool {
		$has_id = self::is_on( 'cookiebot-cbid' ) || ( is_multisite() && '' !== get_site_option( 'cookiebot-cbid', '' ) );
		return $has_id && self::is_on( 'cookiebot-banner-enabled', true );
	}

	private static function is_on( string $option, bool $default = false ): bool {
		$value = get_option( $option, $default );
		return ! in_array( $value, [ false, null, '', '0', 0, 'no' ], true );
	}
}
