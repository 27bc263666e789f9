<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Builds escaped HTML.
 */
final class Html {
	/**
	 * Returns attributes, each preceded by a space. True prints only the name. Null and false print nothing.
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
	 * Returns the conditions of a field or group as JSON for its data-if attribute, or null if it has none.
	 */
	public static function conditions( mixed $conditional ): ?string {
		return is_array( $conditional ) && ! empty( $conditional['rules'] ) ? (string) wp_json_encode( $conditional ) : null;
	}
}
