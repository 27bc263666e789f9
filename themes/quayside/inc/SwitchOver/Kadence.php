<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

/**
 * Reads the design of Kadence, which is in its theme mods, its palette, and its additional CSS.
 *
 * @phpstan-import-type Part from SourceTheme
 */
final class Kadence implements SourceTheme {
	private const SLUG = 'kadence';

	/** Theme locations by those of Kadence. */
	private const MENUS = [
		'primary' => 'primary',
		'mobile'  => 'mobile',
		'footer'  => 'footer',
	];

	/** Names of the palettes, one of which is active. */
	private const PALETTES = [ 'palette', 'second-palette', 'third-palette' ];

	/** Settings of single pages. */
	private const PAGES = [ '_kad_post_layout', '_kad_post_content_style', '_kad_post_title', '_kad_post_transparent', '_kad_post_header', '_kad_post_footer' ];

	/**
	 * Returns the parts that the site has, by ID.
	 *
	 * @return array<int, Part>
	 */
	public function parts(): array {
		if ( self::SLUG === get_template() ) {
			return [];
		}
		$slug = ThemeParts::stylesheet( self::SLUG );
		$mods = get_option( "theme_mods_$slug" );
		return ! is_array( $mods ) ? [] : array_filter( [
			1 => ThemeParts::logo( $mods ),
			2 => ThemeParts::menus( $mods, self::MENUS ),
			3 => self::colors( $mods ),
			4 => self::fonts( $mods ),
			5 => ThemeParts::css( $slug, 'kadence', __( 'Rules for elements of Kadence have no effect.', 'quayside' ) ),
			6 => self::footer( $mods ),
			7 => self::layout( $mods ),
		] );
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function colors( array $mods ): ?array {
		$palette = self::palette();
		if ( [] === $palette ) {
			return null;
		}
		$background = static function ( string $name, string $default ) use ( $mods, $palette ): string {
			$color = is_array( $mods[ $name ] ?? null ) && is_array( $mods[ $name ]['desktop'] ?? null ) ? $mods[ $name ]['desktop']['color'] ?? null : null;
			return self::color( $color, $palette ) ?: self::color( $default, $palette );
		};
		// Text is on the background of the content. Around it is the site's.
		$paper  = $background( 'content_background', 'palette9' );
		$values = array_filter( [
			'quayside_colour_sea'   => self::color( 'palette1', $palette ),
			'quayside_colour_ink'   => self::color( 'palette3', $palette ),
			'quayside_colour_muted' => self::color( 'palette5', $palette ),
			'quayside_colour_paper' => $paper,
			'quayside_colour_mist'  => $background( 'site_background', 'palette8' ),
		] );
		return [] === $values ? null : ThemeParts::colors(
			$values,
			'' === $paper ? '#ffffff' : $paper,
			[ __( 'Buttons and links, headings, text, and backgrounds get Kadence’s colors. Colors of single parts are those of Quayside’s style.', 'quayside' ) ]
		);
	}

	/**
	 * Returns the active palette: colors by slug, such as "palette1".
	 *
	 * @return array<string, string>
	 */
	private static function palette(): array {
		$json     = get_option( 'kadence_global_palette' );
		$palettes = is_string( $json ) ? json_decode( $json, true, 8 ) : null;
		if ( ! is_array( $palettes ) ) {
			return [];
		}
		$active = in_array( $palettes['active'] ?? null, self::PALETTES, true ) ? $palettes['active'] : self::PALETTES[0];
		$colors = [];
		foreach ( is_array( $palettes[ $active ] ?? null ) ? $palettes[ $active ] : [] as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['slug'] ?? null ) ) {
				$colors[ $entry['slug'] ] = ThemeParts::color( $entry['color'] ?? null );
			}
		}
		return array_filter( $colors );
	}

	/**
	 * Returns a color as hexadecimal digits after a #; empty for other notations.
	 *
	 * @param mixed                 $color   Slug of the palette, or a color.
	 * @param array<string, string> $palette Colors by slug.
	 */
	private static function color( mixed $color, array $palette ): string {
		return ThemeParts::color( is_string( $color ) ? $palette[ $color ] ?? $color : '' );
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function fonts( array $mods ): ?array {
		$fonts = [];
		foreach ( [
			'base_font'    => 'body',
			'heading_font' => 'headings',
		] as $name => $place ) {
			$font            = is_array( $mods[ $name ] ?? null ) ? $mods[ $name ] : [];
			$fonts[ $place ] = [
				'stack'   => is_string( $font['family'] ?? null ) ? $font['family'] : '',
				'service' => ! empty( $font['google'] ),
			];
		}
		return ThemeParts::fonts( $fonts );
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function footer( array $mods ): ?array {
		$text = is_string( $mods['footer_html_content'] ?? null ) ? trim( str_replace( '{theme-credit}', '', $mods['footer_html_content'] ) ) : '';
		return '' === $text ? null : ThemeParts::footer( $text, '{copyright}', '{year}', '{site-title}' );
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function layout( array $mods ): ?array {
		$values = [];
		$notes  = [];
		if ( ! empty( $mods['transparent_header_enable'] ) ) {
			$values['quayside_header_transparent'] = '1';
			$notes[]                               = __( 'The transparent header is on the homepage only.', 'quayside' );
		}
		if ( is_string( $mods['header_sticky'] ?? null ) && ! in_array( $mods['header_sticky'], [ '', 'no' ], true ) ) {
			$values['quayside_header_sticky'] = '1';
		}
		if ( is_array( $mods['header_desktop_items'] ?? null ) ) {
			$notes[] = __( 'The order of the header’s parts is Quayside’s. What was above the header can be a template part.', 'quayside' );
		}
		array_push( $notes, ...ThemeParts::pages( self::PAGES ) );
		return [] === $values && [] === $notes ? null : ThemeParts::part( __( 'Layout', 'quayside' ), $values, $notes );
	}
}
