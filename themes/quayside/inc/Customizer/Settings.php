<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

/**
 * The theme's settings: theme mods named "quayside_" and the name.
 */
final class Settings {
	/**
	 * Values of a fresh site. A setting is a switch, a text or, where CHOICES has its name, one of several words.
	 */
	public const DEFAULTS = [
		'style'              => 'harbour',
		'show_title'         => true,
		'header_search'      => true,
		'header_sticky'      => false,
		'header_transparent' => false,
		'mobile_menu'        => 'drawer',
		'breadcrumbs'        => true,
		'notice_position'    => 'top',
		'scroll_to_top'      => true,
		'footer_tagline'     => true,
		'footer_text'        => '',
	];

	public const CHOICES = [
		'style'           => [ 'harbour', 'night', 'linen', 'signal', 'moss', 'press' ],
		'mobile_menu'     => [ 'drawer', 'dropdown' ],
		'notice_position' => [ 'top', 'bottom' ],
	];

	/**
	 * Whether a switch is on.
	 */
	public static function is_on( string $name ): bool {
		return (bool) self::value( $name );
	}

	/**
	 * A text, or the word that was chosen.
	 */
	public static function text( string $name ): string {
		$value = self::sanitize( $name, self::value( $name ) );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Makes any value a fit one.
	 *
	 * @return bool|string
	 */
	public static function sanitize( string $name, mixed $value ): bool|string {
		$fallback = self::DEFAULTS[ $name ] ?? '';
		if ( is_bool( $fallback ) ) {
			return (bool) $value;
		}
		if ( isset( self::CHOICES[ $name ] ) ) {
			return is_string( $value ) && in_array( $value, self::CHOICES[ $name ], true ) ? $value : $fallback;
		}
		return is_string( $value ) ? wp_kses( $value, [ 'a' => [ 'href' => true ] ] ) : '';
	}

	private static function value( string $name ): mixed {
		return get_theme_mod( "quayside_$name", self::DEFAULTS[ $name ] ?? '' );
	}
}
