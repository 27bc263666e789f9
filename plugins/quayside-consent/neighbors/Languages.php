<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Kit\RestRoute;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Consent\Settings\Settings;
use WP_REST_Request;

/**
 * Translates custom texts with WPML and Polylang.
 *
 * Both plugins read wpml-config.xml. They list the texts on their translation screens and return the option in the
 * language of the page. The preference center uses the REST API, where no language is set, so it is set here to that
 * of the page.
 */
final class Languages implements KitModule {
	public function __construct( private Settings $settings ) {}

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', [ $this, 'switch_language' ], 10, 3 );
	}

	/**
	 * Switches requests of the preference center to the language of the page.
	 *
	 * @param mixed                $response Returned unchanged.
	 * @param array<string, mixed> $handler  Handler of the route.
	 * @param WP_REST_Request      $request  The request.
	 */
	public function switch_language( mixed $response, $handler, $request ): mixed {
		$locale = $request->get_param( 'locale' );
		if ( '/quayside-consent/v1/preferences' !== RestRoute::of( $request ) || ! is_string( $locale ) || '' === $locale ) {
			return $response;
		}
		$this->settings->set_language( $locale );
		$code = SiteLanguages::wpml_codes()[ $locale ] ?? '';
		if ( '' !== $code ) {
			do_action( 'wpml_switch_language', $code ); // phpcs:ignore WordPress.NamingConventions -- WPML's name.
		}
		if ( function_exists( 'pll_translate_string' ) ) {
			add_filter( 'option_' . Settings::OPTION, static fn ( mixed $option ): mixed => self::translate( $option, $locale ) );
		}
		$this->settings->refresh();
		// TranslatePress translates responses, too.
		add_filter( 'trp_stop_translating_page', fn ( mixed $stops ): mixed => in_array( $locale, $this->settings->languages(), true ) ? true : $stops );
		return $response;
	}

	/**
	 * Returns the option with its texts translated by Polylang.
	 *
	 * @param mixed  $option The option.
	 * @param string $locale Locale of the language.
	 */
	private static function translate( mixed $option, string $locale ): mixed {
		if ( ! is_array( $option ) ) {
			return $option;
		}
		foreach ( [ 'texts', 'categories' ] as $part ) {
			if ( is_array( $option[ $part ] ?? null ) ) {
				array_walk_recursive(
					$option[ $part ],
					static function ( mixed &$text, int|string $key ) use ( $locale ): void {
						// Slugs and cookie names are the same in every language.
						if ( is_string( $text ) && '' !== $text && 'slug' !== $key ) {
							$text = \pll_translate_string( $text, $locale );
						}
					}
				);
			}
		}
		return $option;
	}
}
