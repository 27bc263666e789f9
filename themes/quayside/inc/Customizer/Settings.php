<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

/**
 * The theme's settings: theme mods named "quayside_" and the name.
 */
final class Settings {
	/**
	 * Values of a fresh site. A setting is a switch, a text or, where CHOICES has its name, one of several words.
	 *
	 * Empty colours and fonts are those of the style.
	 */
	public const DEFAULTS = [
		'style'              => 'harbour',
		'show_title'         => true,
		'header_search'      => true,
		'instant_search'     => false,
		'header_sticky'      => false,
		'header_transparent' => false,
		'mobile_menu'        => 'drawer',
		'breadcrumbs'        => true,
		'notice_position'    => 'top',
		'scroll_to_top'      => true,
		'footer_tagline'     => true,
		'footer_text'        => '',
		'emoji_pictures'     => true,
		'colour_sea'         => '',
		'colour_signal'      => '',
		'colour_ink'         => '',
		'colour_muted'       => '',
		'colour_paper'       => '',
		'colour_mist'        => '',
		'colour_line'        => '',
		'font_body'          => '',
		'font_headings'      => '',
		'text_size'          => '100',
		'heading_weight'     => '',
		'fonts_service'      => false,
		'service_body'       => '',
		'service_headings'   => '',
	];

	public const CHOICES = [
		'style'           => [ 'harbour', 'night', 'linen', 'signal', 'moss', 'press' ],
		'mobile_menu'     => [ 'drawer', 'dropdown' ],
		'notice_position' => [ 'top', 'bottom' ],
		'text_size'       => [ '90', '100', '110', '120' ],
		'heading_weight'  => [ '', '400', '500', '600' ],
	];

	/**
	 * The palette's colours, in the order of the starter-template preview.
	 */
	public const COLOURS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

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
	 * The colours that differ from the style's, by slug.
	 *
	 * @return array<string, string>
	 */
	public static function colours(): array {
		$colours = [];
		foreach ( self::COLOURS as $slug ) {
			$colours[ $slug ] = self::text( "colour_$slug" );
		}
		return array_filter( $colours );
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
		if ( ! is_string( $value ) ) {
			return '';
		}
		return match ( explode( '_', $name )[0] ) {
			'colour'  => (string) sanitize_hex_color( $value ),
			'font'    => sanitize_key( $value ),
			// Names of font families, as fonts services spell them.
			'service' => 1 === preg_match( '/^[A-Za-z0-9 ]{1,60}$/', $value ) ? $value : '',
			default   => wp_kses( $value, [ 'a' => [ 'href' => true ] ] ),
		};
	}

	private static function value( string $name ): mixed {
		return get_theme_mod( "quayside_$name", self::DEFAULTS[ $name ] ?? '' );
	}
}
