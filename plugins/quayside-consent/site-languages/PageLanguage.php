<?php
declare( strict_types=1 );

namespace Quayside\Consent\SiteLanguages;

/**
 * Determines the language in which a page is shown.
 */
final class PageLanguage {
	/**
	 * Returns the locale of the page. WPML and Polylang change WordPress's locale. TranslatePress changes the finished page and
	 * has the language in a global variable.
	 */
	public static function locale(): string {
		$language = $GLOBALS['TRP_LANGUAGE'] ?? null;
		return ! is_admin() && function_exists( 'trp_get_languages' ) && SiteLanguages::is_locale( $language ) ? $language : determine_locale();
	}
}
