<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

/**
 * Reads the design of Storefront, which is in its theme mods and additional CSS.
 *
 * @phpstan-import-type Part from SourceTheme
 */
final class Storefront implements SourceTheme {
	private const SLUG = 'storefront';

	/** Theme locations by those of Storefront. */
	private const MENUS = [
		'primary'  => 'primary',
		'handheld' => 'mobile',
	];

	/** Colors by those of Storefront. */
	private const COLORS = [
		'storefront_accent_color'  => 'quayside_colour_sea',
		'storefront_heading_color' => 'quayside_colour_ink',
		'storefront_text_color'    => 'quayside_colour_muted',
	];

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
			4 => ThemeParts::css( $slug, 'storefront', __( 'Rules for elements of Storefront have no effect.', 'quayside' ) ),
			5 => self::rest( $mods ),
		] );
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function colors( array $mods ): ?array {
		$values = [];
		foreach ( self::COLORS as $name => $ours ) {
			$color = ThemeParts::color( $mods[ $name ] ?? null );
			if ( '' !== $color ) {
				$values[ $ours ] = $color;
			}
		}
		$paper = ThemeParts::color( '#' . ltrim( is_string( $mods['background_color'] ?? null ) ? $mods['background_color'] : '', '#' ) );
		if ( '' !== $paper ) {
			$values['quayside_colour_paper'] = $paper;
		}
		return [] === $values ? null : ThemeParts::colors(
			$values,
			'' === $paper ? '#ffffff' : $paper,
			[ __( 'Links and buttons get the accent color.', 'quayside' ) ]
		);
	}

	/**
	 * Returns what has no counterpart.
	 *
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function rest( array $mods ): ?array {
		$notes = [];
		if ( is_string( $mods['header_image'] ?? null ) && ! in_array( $mods['header_image'], [ '', 'remove-header' ], true ) ) {
			$notes[] = __( 'The header image is left out. Add it to a page as a cover.', 'quayside' );
		}
		if ( in_array( $mods['storefront_layout'] ?? '', [ 'left', 'right' ], true ) ) {
			$notes[] = __( 'In Quayside, posts have the sidebar, and pages and the store don’t.', 'quayside' );
		}
		$single = array_filter(
			$mods,
			static fn ( mixed $value, int|string $name ): bool => '' !== ThemeParts::color( $value )
				&& 1 === preg_match( '/^storefront_(header|footer|button|hero)_/', (string) $name )
				&& ! isset( self::COLORS[ $name ] ),
			ARRAY_FILTER_USE_BOTH
		);
		if ( [] !== $single ) {
			$notes[] = __( 'The colors of the header, the footer, and single buttons are those of Quayside’s style.', 'quayside' );
		}
		if ( is_string( $mods['background_image'] ?? null ) && '' !== $mods['background_image'] ) {
			$notes[] = __( 'The background image is left out.', 'quayside' );
		}
		return [] === $notes ? null : ThemeParts::part( __( 'Layout', 'quayside' ), [], $notes );
	}
}
