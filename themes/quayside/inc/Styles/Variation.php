<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Module;
use Quayside\Theme\Settings\Settings;

/**
 * Applies the selected style variation with custom colors and fonts to the site and the editor.
 *
 * WordPress offers the files in styles/ only to block themes, so this class merges the theme's settings into
 * theme.json.
 */
final class Variation implements Module {
	public function register(): void {
		add_filter( 'wp_theme_json_data_theme', [ $this, 'merge' ] );
		add_filter( 'body_class', [ $this, 'body_class' ] );
		// Once the Customizer's preview has its settings.
		add_action( 'init', [ $this, 'support_dark_controls' ] );
		add_action( 'customize_save_after', 'wp_clean_theme_json_cache' );
	}

	/**
	 * Merges the variation, colors, and fonts into theme.json.
	 */
	public function merge( \WP_Theme_JSON_Data $theme_json ): \WP_Theme_JSON_Data {
		$style = Settings::text( 'style' );
		if ( 'harbour' !== $style ) {
			$variation = self::read( $style );
			unset( $variation['title'], $variation['$schema'] );
			$theme_json->update_with( $variation );
		}
		$data     = $theme_json->get_data();
		$families = $data['settings']['typography']['fontFamilies']['theme'] ?? [];
		$changes  = array_merge_recursive( self::colors( $style ), self::fonts( is_array( $families ) ? $families : [] ) );
		$css      = self::css( $style );
		if ( '' !== $css ) {
			$changes['styles']['css'] = $css;
		}
		return [] === $changes ? $theme_json : $theme_json->update_with( [ 'version' => 3 ] + $changes );
	}

	/**
	 * Declares a dark page to blocks with controls of their own. WooCommerce's checkout and cart have white controls otherwise, with
	 * labels in the color of the text.
	 */
	public function support_dark_controls(): void {
		if ( self::is_dark( Settings::text( 'style' ) ) ) {
			add_theme_support( 'dark-editor-style' );
		}
	}

	/**
	 * Determines whether the page background is dark, because of a variation or a custom color.
	 */
	private static function is_dark( string $style ): bool {
		return Luminance::is_dark( Settings::colors()['paper'] ?? self::palette( $style )['paper']['color'] ?? '' );
	}

	/**
	 * Reads a variation's file.
	 *
	 * @return array<string, mixed>
	 */
	public static function read( string $style ): array {
		$file      = get_template_directory() . "/styles/$style.json";
		$variation = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		/** @var array<string, mixed> */
		return is_array( $variation ) ? $variation : [];
	}

	/**
	 * Returns a variation's colors by slug, in the file's order.
	 *
	 * @return array<string, array{slug: string, name: string, color: string}>
	 */
	public static function palette( string $style ): array {
		/** @var array{settings?: array{color?: array{palette?: array<int, array{slug: string, name: string, color: string}>}}} $variation */
		$variation = self::read( $style );
		return array_column( $variation['settings']['color']['palette'] ?? [], null, 'slug' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function colors( string $style ): array {
		$colors = Settings::colors();
		if ( [] === $colors ) {
			return [];
		}
		$palette = self::palette( $style );
		foreach ( $colors as $slug => $color ) {
			$palette[ $slug ]['color'] = $color;
		}
		return [ 'settings' => [ 'color' => [ 'palette' => array_values( $palette ) ] ] ];
	}

	/**
	 * Returns CSS that theme.json has no property for: the text size, and a dark color scheme for native controls and
	 * scroll bars if the page background is dark.
	 */
	private static function css( string $style ): string {
		$size = Settings::text( 'text_size' );
		return ( '100' === $size ? '' : "html{font-size:$size%}" ) . ( self::is_dark( $style ) ? ':root{color-scheme:dark}' : '' );
	}

	/**
	 * @param array<int|string, mixed> $families The theme's families.
	 * @return array<string, mixed>
	 */
	private static function fonts( array $families ): array {
		$changes = [];
		$weight  = Settings::text( 'heading_weight' );
		if ( '' !== $weight ) {
			$changes['settings']['custom']['heading-weight'] = $weight;
		}
		$has_changed = false;
		foreach ( [
			'font_body'     => 'sans',
			'font_headings' => 'serif',
		] as $setting => $slug ) {
			$entry = Library::entry( Settings::text( $setting ) );
			if ( null === $entry ) {
				continue;
			}
			$has_changed = true;
			foreach ( $families as $index => $family ) {
				if ( is_array( $family ) && ( $family['slug'] ?? '' ) === $slug ) {
					// Keeps the faces of the theme's own fonts, because the other setting may use them.
					$faces              = array_merge( is_array( $family['fontFace'] ?? null ) ? $family['fontFace'] : [], $entry['fontFace'] ?? [] );
					$families[ $index ] = [
						'fontFamily' => $entry['fontFamily'],
						'fontFace'   => $faces,
					] + $family;
				}
			}
			$family = [ 'typography' => [ 'fontFamily' => "var(--wp--preset--font-family--$slug)" ] ];
			if ( 'sans' === $slug ) {
				$changes['styles']['typography'] = $family['typography'];
			} else {
				$changes['styles']['elements']['heading'] = $family;
			}
		}
		if ( $has_changed ) {
			$changes['settings']['typography']['fontFamilies'] = $families;
		}
		return $changes;
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
