<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Kit\Module;

/**
 * The chosen style variation, on the pages and in the editor.
 *
 * WordPress offers the files of styles/ to block themes alone; this theme's setting merges one into theme.json.
 */
final class Variation implements Module {
	public function register(): void {
		add_filter( 'wp_theme_json_data_theme', [ $this, 'merge' ] );
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_action( 'customize_save_after', 'wp_clean_theme_json_cache' );
	}

	/**
	 * Merges the variation into theme.json.
	 */
	public function merge( \WP_Theme_JSON_Data $theme_json ): \WP_Theme_JSON_Data {
		$name = Settings::text( 'style' );
		$file = get_template_directory() . "/styles/$name.json";
		if ( 'harbour' === $name || ! is_file( $file ) ) {
			return $theme_json;
		}
		$variation = json_decode( (string) file_get_contents( $file ), true );
		if ( ! is_array( $variation ) ) {
			return $theme_json;
		}
		unset( $variation['title'], $variation['$schema'] );
		return $theme_json->update_with( $variation );
	}

	/**
	 * @param array<int, string> $classes Classes of the body.
	 * @return array<int, string>
	 */
	public function body_class( array $classes ): array {
		$classes[] = 'style-' . Settings::text( 'style' );
		return $classes;
	}
}
