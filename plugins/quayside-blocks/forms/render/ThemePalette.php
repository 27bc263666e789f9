<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * Colors of the site: WordPress's, the theme's, and the owner's, which replace each other in this order.
 */
final class ThemePalette {
	/**
	 * Returns the palette's colors by slug.
	 *
	 * @return array<string, string>
	 */
	public static function colors(): array {
		$palette = wp_get_global_settings( [ 'color', 'palette' ] );
		$colors  = [];
		foreach ( [ 'default', 'theme', 'custom' ] as $origin ) {
			foreach ( is_array( $palette ) && is_array( $palette[ $origin ] ?? null ) ? $palette[ $origin ] : [] as $color ) {
				if ( is_array( $color ) && is_string( $color['slug'] ?? null ) && is_string( $color['color'] ?? null ) ) {
					$colors[ $color['slug'] ] = $color['color'];
				}
			}
		}
		return $colors;
	}

	/**
	 * Returns a color as hexadecimal digits after a #; empty for other notations and unknown slugs.
	 *
	 * @param mixed $color Color in theme.json: hexadecimal digits, "var:preset|color|SLUG", or "var(--wp--preset--color--SLUG)".
	 */
	public static function hex( mixed $color ): string {
		if ( ! is_string( $color ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^var(?::preset\|color\||\(--wp--preset--color--)([a-z0-9-]+)\)?$/D', $color, $match ) ) {
			$color = self::colors()[ $match[1] ] ?? '';
		}
		return sanitize_hex_color( $color ) ?? '';
	}
}
