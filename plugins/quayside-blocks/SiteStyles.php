<?php
declare( strict_types=1 );

namespace Quayside\Blocks;

/**
 * Reads the site's styles: WordPress's, the theme's, and the owner's.
 */
final class SiteStyles {
	/**
	 * Returns a style. wp_get_global_styles() merges all styles and settings at each call, which takes 1 ms.
	 *
	 * @param non-empty-list<string> $path Path in the "styles" of theme.json, such as [ 'color', 'background' ].
	 * @return mixed The value, which may refer to a setting; null if there is none.
	 */
	public static function get( array $path ): mixed {
		$key = 'quayside_blocks_styles_' . get_stylesheet();
		// WordPress doesn't store this group between requests.
		$styles = wp_cache_get( $key, 'theme_json' );
		if ( ! is_array( $styles ) || is_customize_preview() ) {
			$styles = wp_get_global_styles();
			wp_cache_set( $key, $styles, 'theme_json' );
		}
		return is_array( $styles ) ? _wp_array_get( $styles, $path ) : null;
	}
}
