<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Banner\Module as Banner;
use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Preferences\PreferencesRoute;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Settings\Validation\Proposal;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers POST quayside-consent/v1/preview { settings } for users with the capability. It returns { document, preferences }
 * for settings that are not saved. The document is HTML with the banner as visitors would get it, printed by the banner's own
 * code, and with the styles of the preference center. Nothing in it runs. The preferences are what the preference center would
 * show.
 */
final class PreviewRoute {
	public function __construct( private Assets $assets, private Contracts $contracts, private Proposal $proposal ) {}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/preview',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'preview' ],
				'permission_callback' => [ Access::class, 'allows' ],
				'contract'            => [
					'request'  => 'consent/settings.preview-request',
					'response' => 'consent/settings.preview-response',
				],
				'args'                => [ 'settings' => SettingsRoute::argument( $this->proposal ) ],
			]
		);
	}

	/**
	 * Returns the preview of settings that are not saved.
	 */
	public function preview( WP_REST_Request $request ): WP_REST_Response {
		$stored   = get_option( Settings::OPTION );
		$proposed = $request->get_param( 'settings' );
		/** @var array<string, mixed> $draft */
		$draft       = array_merge( is_array( $stored ) ? $stored : [], is_array( $proposed ) ? $proposed : [] );
		$settings    = new Settings( $draft );
		$categories  = new Categories( $settings );
		$providers   = new ProviderList( $this->assets->path( 'blocking/providers/list.php' ), $settings, $categories );
		$preferences = new PreferencesRoute( $this->contracts, new Texts( $settings ), $categories, $providers );
		return new WP_REST_Response(
			[
				'document'    => $this->document( $settings ),
				'preferences' => $preferences->preferences(),
			]
		);
	}

	private function document( Settings $settings ): string {
		$texts  = new Texts( $settings );
		$banner = new Banner(
			$this->assets,
			new Context(),
			$settings,
			$texts,
			new Placeholder( $this->assets, $texts, new Categories( $settings ), $settings )
		);
		// This request is no page, but the preview needs the banner.
		add_filter( 'quayside_consent_applies', '__return_true', PHP_INT_MAX );
		ob_start();
		wp_print_font_faces();
		$style = str_replace( '</', '<\/', $this->assets->contents( 'preferences-style.css' ) );
		printf( '<style>%s</style>', $style ); // phpcs:ignore WordPress.Security.EscapeOutput -- a file of the build.
		$banner->print_style();
		$head = (string) ob_get_clean();
		ob_start();
		$banner->print_banner();
		$banner->print_revisit();
		// The policy below would block code, with an error in the console.
		$body = preg_replace( '#<script(?![^>]*\bapplication/json\b)[^>]*>.*?</script>#s', '', (string) ob_get_clean() );
		remove_filter( 'quayside_consent_applies', '__return_true', PHP_INT_MAX );
		// The policy and `inert` make sure that nothing runs or is submitted, whatever the texts contain.
		return sprintf(
			'<!doctype html><html data-consent-asks="true" lang="%1$s" dir="%2$s"><head><meta charset="utf-8">'
				. '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; font-src *; img-src *;'
				. ' form-action \'none\'"><meta name="viewport" content="width=device-width"><title>%3$s</title><style>%4$s</style>%5$s</head>'
				. '<body><main><h1 style="position:absolute;clip-path:inset(50%%)">%3$s</h1></main><div inert>%6$s</div></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			is_rtl() ? 'rtl' : 'ltr',
			esc_html__( 'Banner preview', 'quayside-consent' ),
			str_replace( '</', '<\/', wp_get_global_stylesheet() ),
			$head,
			(string) $body
		);
	}
}
