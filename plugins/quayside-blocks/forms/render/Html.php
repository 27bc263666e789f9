<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * HTML from parts, escaped.
 */
final class Html {
	/**
	 * Attributes, each with a space before it. True prints the name alone, null and false nothing.
	 *
	 * @param array<string, string|bool|float|int|null> $attributes Names and raw values.
	 */
	public static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( true === $value ) {
				$html .= ' ' . esc_attr( $name );
			} elseif ( null !== $value && false !== $value ) {
				$html .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( (string) $value ) );
			}
		}
		return $html;
	}
}
