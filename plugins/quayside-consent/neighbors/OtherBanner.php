<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

/**
 * Another plugin that asks visitors for consent on this site. Two banners lie on each other, and each blocks what the other
 * has allowed.
 */
final class OtherBanner {
	private static ?string $name = null;

	/**
	 * Returns the name of the plugin whose banner visitors see, '' where there is none. Ask from the action "init" on.
	 */
	public static function name(): string {
		// Plugins that are new to the site make their banner while they start.
		if ( null === self::$name || 0 === did_action( 'wp_loaded' ) ) {
			self::$name = self::find();
		}
		/**
		 * The name of another plugin whose banner visitors see, '' for none: Quayside's steps aside for it.
		 *
		 * @param string $name Name of the plugin that was found.
		 */
		$name = apply_filters( 'quayside_consent_other_banner', self::$name );
		return is_string( $name ) ? $name : '';
	}

	/**
	 * Forgets what was found.
	 */
	public static function forget(): void {
		self::$name = null;
	}

	/**
	 * Looks for the marks of plugins, and where they say so for whether their banner is on: visitors must not get none.
	 */
	private static function find(): string {
		return match ( true ) {
			defined( 'CLI_VERSION' ) && self::cookieyes_asks()                     => 'CookieYes',
			defined( 'cmplz_version' ) && self::complianz_asks()                   => 'Complianz',
			defined( 'RCB_ROOT_SLUG' ) && self::is_on( 'rcb-banner-active' )       => 'Real Cookie Banner',
			defined( 'BORLABS_COOKIE_VERSION' )                                    => 'Borlabs Cookie',
			class_exists( '\cybot\cookiebot\lib\Cookiebot_WP', false ) && self::cookiebot_asks() => 'Cookiebot',
			class_exists( '\Cookie_Notice', false )                                => 'Cookie Notice',
			defined( 'MOOVE_GDPR_VERSION' )                                        => 'GDPR Cookie Compliance',
			default                                                                => '',
		};
	}

	/**
	 * CookieYes has banners of which none need be active. One that is connected to its service gets it from there.
	 */
	private static function cookieyes_asks(): bool {
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
	 * Complianz asks once its wizard has been completed, where the site needs it.
	 */
	private static function complianz_asks(): bool {
		if ( ! self::is_on( 'cmplz_wizard_completed_once' ) ) {
			return false;
		}
		$banners = class_exists( '\COMPLIANZ', false ) && property_exists( '\COMPLIANZ', 'banner_loader' ) ? \COMPLIANZ::$banner_loader : null;
		return ! is_object( $banners ) || ! method_exists( $banners, 'site_needs_cookie_warning' ) || false !== $banners->site_needs_cookie_warning();
	}

	/**
	 * Cookiebot asks where it has an account's id.
	 */
	private static function cookiebot_asks(): bool {
		return ( self::is_on( 'cookiebot-cbid' ) || ( is_multisite() && '' !== get_site_option( 'cookiebot-cbid', '' ) ) ) && self::is_on( 'cookiebot-banner-enabled', true );
	}

	private static function is_on( string $option, bool $default = false ): bool {
		$value = get_option( $option, $default );
		return ! in_array( $value, [ false, null, '', '0', 0, 'no' ], true );
	}
}
