<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Finds the translation file of a script module, which WordPress does not do for modules loaded on demand.
 */
final class Translations {
	public function __construct( private Assets $assets, private string $text_domain ) {}

	/**
	 * Returns the URL of the feature's translations in the page's language, or '' if there are none.
	 *
	 * Files are named like WordPress's translations of scripts: <domain>-<locale>-<md5 of "build/<feature>.js">.json. They are in
	 * the plugin's languages folder or in wp-content/languages/plugins (or themes).
	 */
	public function url( string $feature ): string {
		$locale = determine_locale();
		if ( 'en_US' === $locale ) {
			return '';
		}
		$name = sprintf( '%s-%s-%s.json', $this->text_domain, $locale, md5( "build/$feature.js" ) );
		if ( is_file( $this->assets->path( "languages/$name" ) ) ) {
			return $this->assets->url( "languages/$name" );
		}
		$group = 'quayside' === $this->text_domain ? 'themes' : 'plugins';
		if ( is_file( WP_LANG_DIR . "/$group/$name" ) ) {
			return content_url( "languages/$group/$name" );
		}
		return '';
	}
}
