<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * Colors the button with the theme's primary color, and its hover state with the secondary one (spec section 9). The text is
 * black or white, whichever has the higher contrast.
 */
final class ThemedButton {
	/**
	 * Returns CSS variables of the button; empty if the theme has no primary color.
	 */
	public static function style(): string {
		$colors = ThemePalette::colors();
		$style  = [];
		foreach ( [ 'primary', 'secondary' ] as $name ) {
			$color = sanitize_hex_color( $colors[ $name ] ?? '' );
			if ( is_string( $color ) && '' !== $color ) {
				$style[] = "--quayside-form-$name:var(--wp--preset--color--$name,$color);--quayside-form-$name-text:" . self::text( $color );
			}
		}
		return str_starts_with( $style[0] ?? '', '--quayside-form-primary' ) ? implode( ';', $style ) : '';
	}

	/**
	 * Returns black or white, whichever has the higher contrast with a color.
	 *
	 * @param string $color Three or six hexadecimal digits after a #.
	 */
	public static function text( string $color ): string {
		$digits = substr( $color, 1 );
		$digits = 3 === strlen( $digits ) ? $digits[0] . $digits[0] . $digits[1] . $digits[1] . $digits[2] . $digits[2] : $digits;
		$light  = 0.0;
		foreach ( [ 0.2126, 0.7152, 0.0722 ] as $index => $weight ) {
			$part   = (int) hexdec( substr( $digits, 2 * $index, 2 ) ) / 255;
			$light += $weight * ( $part <= 0.03928 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
		}
		return 1.05 / ( $light + 0.05 ) >= ( $light + 0.05 ) / 0.05 ? '#fff' : '#000';
	}
}
