<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * Applies the site owner's colors. The banner, the revisit button, and the preference center use the theme's
 * palette. Custom colors replace it there, and nowhere else on the page.
 */
final class Colors {
	/**
	 * Slug in the theme's palette, and the color for themes without that slug.
	 */
	private const PALETTE = [
		'ink'    => [ 'ink', '#1c2b33' ],
		'paper'  => [ 'paper', '#ffffff' ],
		'accent' => [ 'sea', '#12566b' ],
	];

	/**
	 * Slugs of common themes' palettes by name, the first that exists counts. Buttons use the text's colors unless the theme is
	 * ours, because their contrast is certain.
	 */
	private const NAMES = [
		'ink'    => [ 'ink', 'contrast', 'foreground' ],
		'paper'  => [ 'paper', 'base', 'background' ],
		'accent' => [ 'sea' ],
	];

	/** Variable with the color of text on buttons, which is the background's unless the owner has set it. */
	private const ACCENT_TEXT = '--quayside-consent-accent-text';

	/**
	 * Returns a style sheet with the custom colors.
	 *
	 * @param array<string, string> $colors Settings::colors().
	 * @return string CSS, or '' if there are no custom colors.
	 */
	public static function css( array $colors ): string {
		$rules = '';
		foreach ( array_intersect_key( self::PALETTE, $colors ) as $name => [ $slug ] ) {
			$rules .= "--wp--preset--color--$slug:{$colors[ $name ]};";
		}
		$rules .= isset( $colors['accentText'] ) ? self::ACCENT_TEXT . ":{$colors['accentText']};" : '';
		return '' === $rules ? '' : "html :is(.quayside-consent,.quayside-consent-revisit,.quayside-consent-note,.quayside-preferences){{$rules}}";
	}

	/**
	 * Returns the colors of the page as CSS variables, for documents that don't inherit them: custom colors, or those of the
	 * theme's palette. Unlike in the banner, the names of other themes count, too.
	 *
	 * @param array<string, string> $colors Settings::colors().
	 * @return string CSS.
	 */
	public static function of_page( array $colors ): string {
		$found = self::palette();
		$css   = '';
		foreach ( self::NAMES as $name => $slugs ) {
			$color = $colors[ $name ] ?? '';
			foreach ( '' === $color ? $slugs : [] as $slug ) {
				$value = is_string( $found[ $slug ] ?? null ) ? $found[ $slug ] : '';
				// Anything else, such as a gradient or a mix, may not work outside of the theme.
				if ( 1 === preg_match( '/^#(?:[0-9a-f]{3}){1,2}\z/i', $value ) ) {
					$color = $value;
					break;
				}
			}
			$css .= '' === $color ? '' : "--$name:$color;";
		}
		return $css . ( isset( $colors['accentText'] ) ? "--accent-text:{$colors['accentText']};" : '' );
	}

	/**
	 * Returns the colors of the theme, for the settings screen.
	 *
	 * @return array<string, string> Colors such as "#1c2b33", by name.
	 */
	public static function of_theme(): array {
		$found  = self::palette();
		$colors = [];
		foreach ( self::PALETTE as $name => [ $slug, $default ] ) {
			$color           = strtolower( is_string( $found[ $slug ] ?? null ) ? $found[ $slug ] : $default );
			$colors[ $name ] = 1 === preg_match( '/^#[0-9a-f]{6}\z/', $color ) ? $color : $default;
		}
		return $colors + [ 'accentText' => $colors['paper'] ?? '#ffffff' ];
	}

	/**
	 * @return array<mixed> Colors by slug.
	 */
	private static function palette(): array {
		$palettes = wp_get_global_settings( [ 'color', 'palette' ] );
		$found    = [];
		foreach ( [ 'default', 'theme', 'custom' ] as $origin ) {
			$palette = is_array( $palettes ) && is_array( $palettes[ $origin ] ?? null ) ? $palettes[ $origin ] : [];
			$found   = array_merge( $found, array_column( array_filter( $palette, 'is_array' ), 'color', 'slug' ) );
		}
		return $found;
	}
}
