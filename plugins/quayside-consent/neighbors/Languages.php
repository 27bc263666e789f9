<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Kit\RestRoute;
use Quayside\Consent\Settings\Settings;
use WP_REST_Request;

/**
 * The owner's own texts in the languages of WPML and Polylang.
 *
 * Both read wpml-config.xml: they take the texts to their translation screens and hand pages the option in the page's
 * language. The preference centre asks the REST API, which has no language of its own; here it gets that of the page.
 */
final class Languages implements KitModule {
	public function __construct( private Settings $settings ) {}

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', [ $this, 'speak' ], 10, 3 );
	}

	/**
	 * Answers the preference centre in the page's language.
	 *
	 * @param mixed                $response Passed on as it is.
	 * @param array<string, mixed> $handler  The route's.
	 * @param WP_REST_Request      $request  The request.
	 */
	public function speak( mixed $response, $handler, $request ): mixed {
		$locale = $request->get_param( 'locale' );
		if ( '/quayside-consent/v1/preferences' !== RestRoute::of( $request ) || ! is_string( $locale ) || '' === $locale ) {
			return $response;
		}
		$code = $this->wpml_code( $locale );
		if ( '' !== $code ) {
			do_action( 'wpml_switch_language', $code ); // phpcs:ignore WordPress.NamingConventions -- WPML's name.
		}
		if ( function_exists( 'pll_translate_string' ) ) {
			add_filter( 'option_' . Settings::OPTION, static fn ( mixed $option ): mixed => self::translate( $option, $locale ) );
		}
		$this->settings->refresh();
		return $response;
	}

	/**
	 * The option with its texts in a language of Polylang's.
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
						// Slugs and names of cookies are the same in every language.
						if ( is_string( $text ) && '' !== $text && 'slug' !== $key ) {
							$text = \pll_translate_string( $text, $locale );
						}
					}
				);
			}
		}
		return $option;
	}

	/**
	 * WPML's code of a locale, '' where WPML is not there or does not have it.
	 */
	private function wpml_code( string $locale ): string {
		$languages = apply_filters( 'wpml_active_languages', null ); // phpcs:ignore WordPress.NamingConventions -- WPML's name.
		foreach ( is_array( $languages ) ? $languages : [] as $language ) {
			if ( is_array( $language ) && ( $language['default_locale'] ?? '' ) === $locale && is_string( $language['code'] ?? null ) ) {
				return $language['code'];
			}
		}
		return '';
	}
}
