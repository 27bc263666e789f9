<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * How a form differs from the theme: classes and CSS variables, made of values from a list, numbers and checked colours.
 */
final class FormStyle {
	private const CHOICES = [
		'fields'  => [ 'filled', 'underlined' ],
		'spacing' => [ 'small', 'large' ],
		'button'  => [ 'center', 'end', 'full' ],
	];

	/**
	 * The classes and the style attribute of a form.
	 *
	 * @param array<mixed> $style The form's group of settings "style".
	 * @return array{class: string, style: string}
	 */
	public static function of( array $style ): array {
		$classes   = [];
		$variables = [];
		foreach ( self::CHOICES as $name => $choices ) {
			if ( in_array( $style[ $name ] ?? '', $choices, true ) ) {
				$classes[] = "has-$name-" . $style[ $name ];
			}
		}
		if ( is_int( $style['radius'] ?? null ) ) {
			$variables[] = '--quayside-form-radius:' . max( 0, min( 32, $style['radius'] ) ) . 'px';
		}
		foreach ( [
			'accent'     => 'accent',
			'accentText' => 'accent-text',
		] as $name => $variable ) {
			$colour = self::colour( $style[ $name ] ?? '' );
			if ( '' !== $colour ) {
				$classes[]   = "has-$variable";
				$variables[] = "--quayside-form-$variable:$colour";
			}
		}
		return [
			'class' => implode( ' ', $classes ),
			'style' => implode( ';', $variables ),
		];
	}

	/**
	 * The class for the browser's own parts of a form, such as boxes and lists, where the site's style has a dark ground. The
	 * form's script looks at the ground that is really there.
	 */
	public static function scheme(): string {
		$ground = wp_get_global_styles( [ 'color', 'background' ], [ 'transforms' => [ 'resolve-variables' ] ] );
		$colour = is_string( $ground ) ? sanitize_hex_color( $ground ) : '';
		return is_string( $colour ) && '' !== $colour && '#fff' === ThemedButton::text( $colour ) ? 'is-on-dark' : '';
	}

	/**
	 * A colour as CSS takes it; empty where it is none.
	 *
	 * @param mixed $colour Six hexadecimal digits after a #, or "var:preset|color|SLUG" for one of the theme's.
	 */
	public static function colour( mixed $colour ): string {
		if ( ! is_string( $colour ) || 1 !== preg_match( '/^(?:#[0-9a-f]{6}|var:preset\|color\|([a-z0-9-]+))$/iD', $colour, $match ) ) {
			return '';
		}
		return isset( $match[1] ) ? "var(--wp--preset--color--$match[1])" : $colour;
	}
}
