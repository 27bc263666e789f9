<?php
declare( strict_types=1 );

namespace Quayside\Theme\Fonts;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module;

/**
 * Fonts of a fonts service, where the owner wants them: their style sheet waits for the visitor's consent.
 *
 * Until then, and without consent, the site's own fonts are shown. Consent is asked by the WP Consent API, for
 * "functional"; without a plugin that manages consent there is nobody to ask and the fonts load at once.
 */
final class Service implements Module {
	/**
	 * The service that is asked where no filter names another. The same as SERVICE of src/preview/preview.ts.
	 */
	public const ADDRESS = 'https://fonts.googleapis.com/css2';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_footer', [ $this, 'print' ], 8 );
		add_filter( 'wp_consent_api_registered_quayside', '__return_true' );
	}

	/**
	 * Prints the element that waits.
	 */
	public function print(): void {
		$fonts = self::families();
		if ( [] === $fonts ) {
			return;
		}
		$props = [
			'address' => self::address( array_values( $fonts ) ),
			'fonts'   => $fonts,
		];
		echo $this->assets->island( 'fonts-service', '', 'load', $props, [ 'hidden' => 'hidden' ] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the kit.
	}

	/**
	 * Family of the text ("sans") and of the headings ("serif"), where the owner named one.
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
	 * Address of the service's style sheet.
	 *
	 * @param array<int, string> $families Names of families.
	 */
	private static function address( array $families ): string {
		/** This filter is documented in inc/Preview/Module.php */
		$service = apply_filters( 'quayside_preview_fonts_service', self::ADDRESS );
		$query   = array_map( static fn ( string $family ): string => 'family=' . rawurlencode( $family ) . ':wght@400;500;600;700', array_unique( $families ) );
		return ( is_string( $service ) ? $service : '' ) . '?' . implode( '&', $query ) . '&display=swap';
	}
}
