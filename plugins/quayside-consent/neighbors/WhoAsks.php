<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Screen\Module as Settings;

/**
 * Tells the owner which plugin asks visitors for consent, and empties page caches when that changes: their pages have the
 * banner of before.
 */
final class WhoAsks implements KitModule {
	/** The option with the name of the plugin that asked last. */
	public const OPTION = 'quayside_consent_other_banner';

	public function __construct( private Caches $caches ) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print' ] );
		did_action( 'init' ) > 0 ? $this->look() : add_action( 'init', [ $this, 'look' ], PHP_INT_MAX );
		// A plugin's code stays until the request ends, and with it its marks.
		foreach ( [ 'update_option_active_plugins', 'update_site_option_active_sitewide_plugins' ] as $hook ) {
			add_action( $hook, [ $this, 'purge_where_known' ] );
		}
	}

	/**
	 * Looks whether somebody else asks than before.
	 */
	public function look(): void {
		$name = OtherBanner::name();
		if ( get_option( self::OPTION, '' ) !== $name ) {
			update_option( self::OPTION, $name, false );
			$this->caches->purge();
		}
	}

	/**
	 * Empties page caches when plugins are activated or deactivated while another banner is or was on.
	 */
	public function purge_where_known(): void {
		if ( '' !== OtherBanner::name() || '' !== get_option( self::OPTION, '' ) ) {
			$this->caches->purge();
		}
	}

	/**
	 * Prints the notice on the screens where the owner decides about it.
	 */
	public function print(): void {
		$screen = get_current_screen();
		$name   = OtherBanner::name();
		if ( '' === $name || ! $screen || ! in_array( $screen->id, [ 'plugins', 'dashboard', 'settings_page_' . Settings::PAGE ], true ) || ! Access::allows() ) {
			return;
		}
		printf(
			'<div class="notice notice-warning"><p>%1$s <a href="%2$s">%3$s</a></p></div>',
			/* translators: %s: name of a plugin, for example "CookieYes". */
			esc_html( sprintf( __( 'Visitors see the cookie banner of %s. Quayside Consent shows no banner and blocks nothing until you deactivate that plugin, because the two banners would overlap. You can preview the Quayside banner in the settings.', 'quayside-consent' ), $name ) ),
			esc_url( admin_url( 'options-general.php?page=' . Settings::PAGE ) ),
			esc_html__( 'View the preview', 'quayside-consent' )
		);
	}
}
