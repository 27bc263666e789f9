<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Kit\PageCaches;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\ScreenUrl;

/**
 * Shows an admin notice about another plugin's banner, and clears page caches when that banner appears or
 * disappears.
 */
final class OtherBannerNotice implements KitModule {
	/** Option with the name of the plugin whose banner was detected last. */
	public const OPTION = 'quayside_consent_other_banner';

	public function __construct( private OtherBanner $other_banner ) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print' ] );
		did_action( 'init' ) > 0 ? $this->check() : add_action( 'init', [ $this, 'check' ], PHP_INT_MAX );
		// The code of a deactivated plugin stays loaded until the request ends, so it is still detected.
		foreach ( [ 'update_option_active_plugins', 'update_site_option_active_sitewide_plugins' ] as $hook ) {
			add_action( $hook, [ $this, 'purge_if_detected' ] );
		}
	}

	/**
	 * Checks whether the banner of another plugin has appeared or disappeared.
	 */
	public function check(): void {
		$name = $this->other_banner->name();
		if ( get_option( self::OPTION, '' ) !== $name ) {
			update_option( self::OPTION, $name, false );
			PageCaches::purge();
		}
	}

	/**
	 * Clears page caches when plugins are activated or deactivated while another banner is or was active.
	 */
	public function purge_if_detected(): void {
		$this->other_banner->refresh();
		if ( '' !== $this->other_banner->name() || '' !== get_option( self::OPTION, '' ) ) {
			PageCaches::purge();
		}
	}

	/**
	 * Prints the notice on screens that are relevant to it.
	 */
	public function print(): void {
		$screen  = get_current_screen();
		$name    = $this->other_banner->name();
		$screens = [ 'plugins', 'dashboard', 'settings_page_' . ScreenUrl::PAGE ];
		if ( '' === $name || ! $screen || ! in_array( $screen->id, $screens, true ) || ! Access::allows() ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
			esc_html(
				sprintf(
					/* translators: %s: name of a plugin, for example "CookieYes". */
					__(
						'Visitors see the cookie banner of %s. Quayside Consent shows no banner and blocks nothing until you deactivate that plugin, because the two banners would overlap. You can preview the Quayside banner in the settings.',
						'quayside-consent'
					),
					$name
				)
			),
			esc_url( ScreenUrl::get() ),
			esc_html__( 'View the preview', 'quayside-consent' )
		);
	}
}
