<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner;

/**
 * The owner's colours. Banner, revisit button and preference centre take theirs from the theme's palette; what the owner
 * chooses stands in its place there, and nowhere else on the page.
 */
final class Colours {
	/**
	 * Name in the theme's palette, and the colour of themes that have none of that name.
	 */
	private const PALETTE = [
		'ink'    => [ 'ink', '#1c2b33' ],
		'paper'  => [ 'paper', '#ffffff' ],
		'accent' => [ 'sea', '#12566b' ],
	];

	/**
	 * The style sheet of the owner's colours.
	 *
	 * @param array<string, string> $colours Settings::colours().
	 * @return string CSS, '' where the theme's colours hold.
	 */
	public static function css( array $colours ): string {
		$rules = '';
		foreach ( array_intersect_key( self::PALETTE, $colours ) as $name => [ $slug ] ) {
			$rules .= "--wp--preset--color--$slug:{$colours[ $name ]};";
		}
		return '' === $rules ? '' : "html :is(.quayside-consent,.quayside-consent-revisit,.quayside-consent-note,.quayside-preferences){{$rules}}";
	}

	/**
	 * The colours where the owner has chosen none, for the settings' screen.
	 *
	 * @return array<string, string> Six hexadecimal digits behind a "#", by name.
	 */
	public static function of_theme(): array {
		$palettes = wp_get_global_settings( [ 'color', 'palette' ] );
		$found    = [];
		foreach ( [ 'default', 'theme', 'custom' ] as $origin ) {
			$palette = is_array( $palettes ) && is_array( $palettes[ $origin ] ?? null ) ? $palettes[ $origin ] : [];
			$found   = array_merge( $found, array_column( array_filter( $palette, 'is_array' ), 'color', 'slug' ) );
		}
		$colours = [];
		foreach ( self::PALETTE as $name => [ $slug, $default ] ) {
			$colour           = strtolower( is_string( $found[ $slug ] ?? null ) ? $found[ $slug ] : $default );
			$colours[ $name ] = 1 === preg_match( '/^#[0-9a-f]{6}\z/', $colour ) ? $colour : $default;
		}
		return $colours;
	}
}
