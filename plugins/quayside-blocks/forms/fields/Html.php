<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

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

	/**
	 * The conditions of a field or a group for its attribute data-if; null without any.
	 */
	public static function conditions( mixed $conditional ): ?string {
		return is_array( $conditional ) && ! empty( $conditional['rules'] ) ? (string) wp_json_encode( $conditional ) : null;
	}
}
