<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module;

/**
 * Styles WordPress's login page with the site's name, colors, and fonts.
 */
final class LoginPage implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'login_enqueue_scripts', [ $this, 'enqueue' ] );
		add_filter( 'login_headerurl', static fn (): string => home_url( '/' ) );
		add_filter( 'login_headertext', static fn (): string => (string) get_bloginfo( 'name', 'display' ) );
	}

	/**
	 * Enqueues the styles and adds theme.json's variables and CSS.
	 */
	public function enqueue(): void {
		$this->assets->style( 'login' );
		wp_add_inline_style( $this->assets->register_style( 'login' ), wp_get_global_stylesheet( [ 'variables', 'custom-css' ] ) );
		add_action( 'login_head', 'wp_print_font_faces', 20 );
	}
}
