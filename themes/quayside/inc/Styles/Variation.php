<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Module;

/**
 * The chosen style variation with the owner's colours and fonts, on the pages and in the editor.
 *
 * WordPress offers the files of styles/ to block themes alone; this theme's settings are merged into theme.json.
 */
final class Variation implements Module {
	public function register(): void {
		add_filter( 'wp_theme_json_data_theme', [ $this, 'merge' ] );
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_action( 'customize_save_after', 'wp_clean_theme_json_cache' );
	}

	/**
	 * Merges variation, colours and fonts into theme.json.
	 */
	public function merge( \WP_Theme_JSON_Data $theme_json ): \WP_Theme_JSON_Data {
		$style = Settings::text( 'style' );
		if ( 'harbour' !== $style ) {
			$variation = self::read( $style );
			unset( $variation['title'], $variation['$schema'] );
			$theme_json->update_with( $variation );
		}
		$data  = $theme_json->get_data();
		$known = $data['settings']['typography']['fontFamilies']['theme'] ?? [];
		$own   = array_merge_recursive( self::colours( $style ), self::fonts( is_array( $known ) ? $known : [] ) );
		$css   = self::css( $style );
		if ( '' !== $css ) {
			$own['styles']['css'] = $css;
		}
		return [] === $own ? $theme_json : $theme_json->update_with( [ 'version' => 3 ] + $own );
	}

	/**
	 * A variation's file.
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
	 * A variation's colours by slug, in the file's order.
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
	private static function colours( string $style ): array {
		$colours = Settings::colours();
		if ( [] === $colours ) {
			return [];
		}
		$palette = self::palette( $style );
		foreach ( $colours as $slug => $colour ) {
			$palette[ $slug ]['color'] = $colour;
		}
		return [ 'settings' => [ 'color' => [ 'palette' => array_values( $palette ) ] ] ];
	}

	/**
	 * Returns what theme.json has no property for: the size of the text, and a dark scheme for the controls and scroll
	 * bars that the browser draws where the page is dark, whether by its style or by a color of the owner's.
	 */
	private static function css( string $style ): string {
		$size  = Settings::text( 'text_size' );
		$paper = Settings::colours()['paper'] ?? self::palette( $style )['paper']['color'] ?? '';
		return ( '100' === $size ? '' : "html{font-size:$size%}" ) . ( Luminance::is_dark( $paper ) ? ':root{color-scheme:dark}' : '' );
	}

	/**
	 * @param array<int|string, mixed> $known The theme's families.
	 * @return array<string, mixed>
	 */
	private static function fonts( array $known ): array {
		$own    = [];
		$weight = Settings::text( 'heading_weight' );
		if ( '' !== $weight ) {
			$own['settings']['custom']['heading-weight'] = $weight;
		}
		$changed = false;
		foreach ( [
			'font_body'     => 'sans',
			'font_headings' => 'serif',
		] as $setting => $slug ) {
			$entry = Library::entry( Settings::text( $setting ) );
			if ( null === $entry ) {
				continue;
			}
			$changed = true;
			foreach ( $known as $place => $family ) {
				if ( is_array( $family ) && ( $family['slug'] ?? '' ) === $slug ) {
					// The faces of the theme's own fonts stay: the other setting may use them.
					$faces           = array_merge( is_array( $family['fontFace'] ?? null ) ? $family['fontFace'] : [], $entry['fontFace'] ?? [] );
					$known[ $place ] = [
						'fontFamily' => $entry['fontFamily'],
						'fontFace'   => $faces,
					] + $family;
				}
			}
			$family = [ 'typography' => [ 'fontFamily' => "var(--wp--preset--font-family--$slug)" ] ];
			if ( 'sans' === $slug ) {
				$own['styles']['typography'] = $family['typography'];
			} else {
				$own['styles']['elements']['heading'] = $family;
			}
		}
		if ( $changed ) {
			$own['settings']['typography']['fontFamilies'] = $known;
		}
		return $own;
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
