<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * The button's colours where the theme has a primary and a secondary one (spec section 9): the first for the button, the
 * second for the button that is pointed at. The text is black or white, what can be read better.
 */
final class ThemedButton {
	/**
	 * CSS variables of the button; empty where the theme has no primary colour.
	 */
	public static function style(): string {
		$palette = wp_get_global_settings( [ 'color', 'palette' ] );
		$colours = [];
		foreach ( [ 'theme', 'custom' ] as $origin ) {
			foreach ( is_array( $palette ) && is_array( $palette[ $origin ] ?? null ) ? $palette[ $origin ] : [] as $colour ) {
				if ( is_array( $colour ) && is_string( $colour['slug'] ?? null ) && is_string( $colour['color'] ?? null ) ) {
					$colours[ $colour['slug'] ] = $colour['color'];
				}
			}
		}
		$style = [];
		foreach ( [ 'primary', 'secondary' ] as $name ) {
			$colour = sanitize_hex_color( $colours[ $name ] ?? '' );
			if ( is_string( $colour ) && '' !== $colour ) {
				$style[] = "--quayside-form-$name:var(--wp--preset--color--$name,$colour);--quayside-form-$name-text:" . self::text( $colour );
			}
		}
		return str_starts_with( $style[0] ?? '', '--quayside-form-primary' ) ? implode( ';', $style ) : '';
	}

	/**
	 * Black or white, what has the higher contrast with a colour.
	 *
	 * @param string $colour Three or six hexadecimal digits after a #.
	 */
	public static function text( string $colour ): string {
		$digits = substr( $colour, 1 );
		$digits = 3 === strlen( $digits ) ? $digits[0] . $digits[0] . $digits[1] . $digits[1] . $digits[2] . $digits[2] : $digits;
		$light  = 0.0;
		foreach ( [ 0.2126, 0.7152, 0.0722 ] as $at => $weight ) {
			$part   = (int) hexdec( substr( $digits, 2 * $at, 2 ) ) / 255;
			$light += $weight * ( $part <= 0.03928 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return 1.05 / ( $light + 0.05 ) >= ( $light + 0.05 ) / 0.05 ? '#fff' : '#000';
	}
}
