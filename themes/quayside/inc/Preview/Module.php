<?php
declare( strict_types=1 );

namespace Quayside\Theme\Preview;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Fonts\Service;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * The starter-template preview: inside a frame, the page displays the logo, colors, and fonts that its parent sends.
 *
 * Every page contains the line that loads it, because pages are cached. Outside frames nothing is loaded.
 */
final class Module implements ModuleInterface {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_footer', [ $this, 'register_module' ], 8 );
		add_action( 'wp_footer', [ $this, 'print_start' ], 30 );
		// Runs before WordPress adds the margin for its toolbar.
		add_action( 'wp', [ $this, 'prepare' ] );
	}

	/**
	 * Prepares pages in the frame of the design screen: they are displayed as visitors see them, with all installed
	 * fonts.
	 */
	public function prepare(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- changes nothing.
		$in_frame = 'iframe' === ( $_SERVER['HTTP_SEC_FETCH_DEST'] ?? '' ) || isset( $_GET['quayside-design'] );
		if ( $in_frame && current_user_can( 'edit_theme_options' ) && ! is_customize_preview() ) {
			// WordPress's constant for pages in a frame, which hides the toolbar.
			defined( 'IFRAME_REQUEST' ) || define( 'IFRAME_REQUEST', true );
			add_action( 'wp_head', [ Library::class, 'print_faces' ], 60 );
		}
	}

	/**
	 * Adds the module to the page's import map.
	 */
	public function register_module(): void {
		$this->assets->use_island( 'preview' );
	}

	/**
	 * Prints the line that starts the preview inside frames.
	 */
	public function print_start(): void {
		if ( is_customize_preview() ) {
			return;
		}
		/**
		 * Filters the origins from which the preview accepts messages.
		 *
		 * @param array<int, string> $origins Scheme, host, and port. The site's own by default.
		 */
		$origins = apply_filters( 'quayside_preview_origins', [ self::origin( home_url() ) ] );
		/**
		 * Filters the URL of a font service, from which the previewed families are loaded; '' for none.
		 *
		 * @param string $url Accepts "family" like the css2 API.
		 */
		$service   = apply_filters( 'quayside_preview_fonts_service', Service::URL );
		$arguments = [ array_values( array_filter( (array) $origins, 'is_string' ) ) ];
		// The default URL is part of the module, so that consent plugins do not have to scan pages for it.
		if ( Service::URL !== $service ) {
			$arguments[] = is_string( $service ) ? $service : '';
		}
		wp_print_inline_script_tag(
			sprintf(
				'if(self!==top)import(%s).then(m=>m.start(...%s))',
				wp_json_encode( $this->assets->id( 'preview' ) ),
				wp_json_encode( $arguments )
			),
			[ 'type' => 'module' ]
		);
	}

	private static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		return ( $parts['scheme'] ?? 'https' ) . '://' . ( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
	}
}
