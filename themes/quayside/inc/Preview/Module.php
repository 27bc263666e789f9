<?php
declare( strict_types=1 );

namespace Quayside\Theme\Preview;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Fonts\Service;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * The starter-template preview: inside a frame, the page shows the logo, colours and fonts that its parent names.
 *
 * Every page carries the one line that loads it, because pages come from caches; outside frames nothing is loaded.
 */
final class Module implements ModuleInterface {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_footer', [ $this, 'register_module' ], 8 );
		add_action( 'wp_footer', [ $this, 'print_start' ], 30 );
		// Before WordPress makes room for its bar.
		add_action( 'wp', [ $this, 'prepare' ] );
	}

	/**
	 * The owner's frame shows the page as visitors see it, with all fonts of the site at hand.
	 */
	public function prepare(): void {
		$in_frame = 'iframe' === ( $_SERVER['HTTP_SEC_FETCH_DEST'] ?? '' ) || isset( $_GET['quayside-design'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- changes nothing.
		if ( $in_frame && current_user_can( 'edit_theme_options' ) && ! is_customize_preview() ) {
			// WordPress's own mark of a page in a frame: no admin bar.
			defined( 'IFRAME_REQUEST' ) || define( 'IFRAME_REQUEST', true );
			add_action( 'wp_head', [ Library::class, 'print_faces' ], 60 );
		}
	}

	/**
	 * Puts the module into the page's import map.
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
		 * Origins whose messages the preview obeys.
		 *
		 * @param array<int, string> $origins Scheme, host and port; the site's own by default.
		 */
		$origins = apply_filters( 'quayside_preview_origins', [ self::origin( home_url() ) ] );
		/**
		 * Address of the style sheets of a fonts service, asked for the previewed families; '' for none.
		 *
		 * @param string $address Takes "family" as the css2 interface does.
		 */
		$service   = apply_filters( 'quayside_preview_fonts_service', Service::ADDRESS );
		$arguments = [ array_values( array_filter( (array) $origins, 'is_string' ) ) ];
		// The module knows the usual one: pages that don't name third parties take consent plugins less time.
		if ( Service::ADDRESS !== $service ) {
			$arguments[] = is_string( $service ) ? $service : '';
		}
		wp_print_inline_script_tag(
			sprintf( 'if(self!==top)import(%s).then(m=>m.start(...%s))', wp_json_encode( $this->assets->id( 'preview' ) ), wp_json_encode( $arguments ) ),
			[ 'type' => 'module' ]
		);
	}

	private static function origin( string $address ): string {
		$parts = wp_parse_url( $address );
		return ( $parts['scheme'] ?? 'https' ) . '://' . ( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ":{$parts['port']}" : '' );
	}
}
