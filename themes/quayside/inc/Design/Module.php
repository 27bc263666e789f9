<?php
declare( strict_types=1 );

namespace Quayside\Theme\Design;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Contracts;
use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Kit\RequestLimits;

/**
 * The screen **Appearance > Colors and fonts**, on which users change colors, fonts, and logo with a live preview of
 * the site and then apply them.
 */
final class Module implements ModuleInterface {
	private const PAGE = 'quayside-design';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add_page' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		add_action( 'rest_api_init', static fn () => ( new RequestLimits( 'theme', [ 'quayside-theme/v1' ] ) )->register() );
		add_action( 'rest_api_init', fn () => ( new Route( new Contracts( $this->assets->path( 'build/contracts' ) ) ) )->register_route() );
	}

	/**
	 * Adds the screen to the menu.
	 */
	public function add_page(): void {
		add_theme_page(
			// WordPress 7.0 has its own screen named "Design".
			__( 'Colors, fonts, and logo', 'quayside' ),
			__( 'Colors and fonts', 'quayside' ),
			'edit_theme_options',
			self::PAGE,
			static function (): void {
				printf( '<div class="wrap"><h1>%s</h1><div id="quayside-design"></div></div>', esc_html__( 'Colors, fonts, and logo', 'quayside' ) );
			}
		);
	}

	/**
	 * Enqueues the screen's script and styles on the screen.
	 *
	 * @param string $page The admin page.
	 */
	public function enqueue( string $page ): void {
		if ( 'appearance_page_' . self::PAGE !== $page ) {
			return;
		}
		wp_enqueue_media();
		wp_enqueue_style( 'wp-components' );
		$this->assets->style( 'design-screen' );
		wp_add_inline_script( $this->assets->script( 'design' ), 'var quaysideDesign=' . wp_json_encode( State::get() ), 'before' );
	}
}
