<?php
/**
 * Functions of Polylang and TranslatePress, which are as good as absent until a test sets their languages.
 */

declare( strict_types=1 );

if ( ! function_exists( 'pll_languages_list' ) ) {
	/**
	 * Returns Polylang's languages.
	 *
	 * @param array{fields?: string} $args "locale" or "name".
	 * @return array<int, string>
	 */
	function pll_languages_list( array $args = [] ): array {
		$languages = (array) ( $GLOBALS['quayside_polylang'] ?? [] );
		return 'locale' === ( $args['fields'] ?? '' ) ? array_keys( $languages ) : array_values( $languages );
	}

	/**
	 * Returns Polylang's default language, or false if it has none.
	 *
	 * @param string $field "locale".
	 * @return string|false
	 */
	function pll_default_language( string $field ) {
		return 'locale' === $field ? (string) array_key_first( (array) ( $GLOBALS['quayside_polylang'] ?? [] ) ) : false;
	}
}

if ( ! function_exists( 'trp_get_languages' ) ) {
	/**
	 * Returns TranslatePress's published languages.
	 *
	 * @return array<string, string> Names by locale.
	 */
	function trp_get_languages(): array {
		return (array) ( $GLOBALS['quayside_translatepress'] ?? [] );
	}
}
