<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\SiteStyles;

/**
 * Converts a form's style settings to classes and CSS variables. Only listed values, numbers, and valid colors are used.
 */
final class FormStyle {
	private const CHOICES = [
		'fields'  => [ 'filled', 'underlined' ],
		'spacing' => [ 'small', 'large' ],
		'button'  => [ 'center', 'end', 'full' ],
	];

	/**
	 * Returns the classes and the style attribute of a form.
	 *
	 * @param array<mixed> $style The form's group of settings "style".
	 * @return array{class: string, style: string}
	 */
	public static function get( array $style ): array {
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
			$color = self::color( $style[ $name ] ?? '' );
			if ( '' !== $color ) {
				$classes[]   = "has-$variable";
				$variables[] = "--quayside-form-$variable:$color";
			}
		}
		return [
			'class' => implode( ' ', $classes ),
			'style' => implode( ';', $variables ),
		];
	}

	/**
	 * Returns the class that gives native controls, such as checkboxes and lists, a dark color scheme if the site's style has a
	 * dark background; empty otherwise. The form's script checks the actual background.
	 */
	public static function scheme(): string {
		$background = ThemePalette::hex( SiteStyles::get( [ 'color', 'background' ] ) );
		return '' !== $background && '#fff' === ThemedButton::text( $background ) ? 'is-on-dark' : '';
	}

	/**
	 * Returns a color for CSS; empty if the value is invalid.
	 *
	 * @param mixed $color Six hexadecimal digits after a #, or "var:preset|color|SLUG" for a theme color.
	 */
	public static function color( mixed $color ): string {
		if ( ! is_string( $color ) || 1 !== preg_match( '/^(?:#[0-9a-f]{6}|var:preset\|color\|([a-z0-9-]+))$/iD', $color, $match ) ) {
			return '';
		}
		return isset( $match[1] ) ? "var(--wp--preset--color--$match[1])" : $color;
	}
}
