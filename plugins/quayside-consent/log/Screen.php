<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;

/**
 * The log's screen: Tools, Consent log.
 */
final class Screen implements KitModule {
	private const PAGE = 'quayside-consent-log';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_page' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Adds the screen.
	 */
	public function add_page(): void {
		add_management_page(
			__( 'Consent log', 'quayside-consent' ),
			__( 'Consent log', 'quayside-consent' ),
			Access::capability(),
			self::PAGE,
			static function (): void {
				printf(
					'<div class="wrap"><h1>%s</h1><div id="quayside-consent-log" data-export="%s"></div></div>',
					esc_html__( 'Consent log', 'quayside-consent' ),
					esc_url( Module::export_url() )
				);
			}
		);
	}

	/**
	 * Puts the screen's script on the screen alone.
	 *
	 * @param string $hook Screen's hook.
	 */
	public function enqueue( $hook ): void {
		if ( 'tools_page_' . self::PAGE === $hook ) {
			$this->assets->script( 'log' );
			$this->assets->style( 'log' );
			wp_enqueue_style( 'wp-components' );
		}
	}
}
