<?php
declare( strict_types=1 );

namespace Quayside\Theme\Fonts;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module;
use Quayside\Theme\Settings\Settings;

/**
 * Loads fonts from a font service, if the setting is on, once the visitor has consented.
 *
 * Until then, and without consent, the site's own fonts are used. Consent is checked with the WP Consent API for
 * "functional". Without a consent plugin the fonts load at once.
 */
final class Service implements Module {
	/**
	 * URL of the default service. Keep in sync with SERVICE in src/preview/preview.ts.
	 */
	public const URL = 'https://fonts.googleapis.com/css2';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_footer', [ $this, 'print' ], 8 );
		add_filter( 'wp_consent_api_registered_quayside', '__return_true' );
	}

	/**
	 * Prints the host that loads the fonts.
	 */
	public function print(): void {
		$fonts = self::families();
		if ( [] === $fonts ) {
			return;
		}
		$props = [
			'address' => self::url( array_values( $fonts ) ),
			'fonts'   => $fonts,
		];
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit.
		echo $this->assets->island( 'fonts-service', '', 'load', $props, [ 'hidden' => 'hidden' ] );
	}

	/**
	 * Returns the families for text ("sans") and headings ("serif") that are set.
	 *
	 * @return array<string, string>
	 */
	public static function families(): array {
		return Settings::is_on( 'fonts_service' ) ? array_filter(
			[
				'sans'  => Settings::text( 'service_body' ),
				'serif' => Settings::text( 'service_headings' ),
			]
		) : [];
	}

	/**
	 * Returns the URL of the service's stylesheet.
	 *
	 * @param array<int, string> $families Family names.
	 */
	private static function url( array $families ): string {
		/** This filter is documented in inc/Preview/Module.php */
		$service = apply_filters( 'quayside_preview_fonts_service', self::URL );
		$query   = array_map(
			static fn ( string $family ): string => 'family=' . rawurlencode( $family ) . ':wght@400;500;600;700',
			array_unique( $families )
		);
		return ( is_string( $service ) ? $service : '' ) . '?' . implode( '&', $query ) . '&display=swap';
	}
}
