<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

/**
 * Computes the luminance of a color as defined by WCAG.
 */
final class Luminance {
	/**
	 * The luminance at which black and white have the same contrast.
	 */
	private const MIDDLE = 0.179;

	/**
	 * Returns the relative luminance of a color.
	 *
	 * @param string $color "#rgb" or "#rrggbb".
	 * @return float From 0 (black) to 1 (white); 1 for anything else.
	 */
	public static function get( string $color ): float {
		if ( 1 !== preg_match( '/^#([0-9a-f]{3}|[0-9a-f]{6})$/i', $color ) ) {
			return 1.0;
		}
		$digits   = substr( $color, 1 );
		$channels = 3 === strlen( $digits )
			? array_map( static fn ( string $digit ): string => $digit . $digit, str_split( $digits ) )
			: str_split( $digits, 2 );
		$linear   = array_map(
			static function ( string $channel ): float {
				$value = hexdec( $channel ) / 255;
				return $value <= 0.04045 ? $value / 12.92 : ( ( $value + 0.055 ) / 1.055 ) ** 2.4;
			},
			$channels
		);
		return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
	}

	/**
	 * Determines whether white text reads better on a color than black text.
	 *
	 * @param string $color "#rgb" or "#rrggbb".
	 */
	public static function is_dark( string $color ): bool {
		return self::get( $color ) < self::MIDDLE;
	}
}
