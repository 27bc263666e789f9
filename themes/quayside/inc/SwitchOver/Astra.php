<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

/**
 * Reads the design of Astra, which is in the option "astra-settings", its theme mods, and its additional CSS.
 *
 * @phpstan-import-type Part from SourceTheme
 */
final class Astra implements SourceTheme {
	private const TEMPLATE = 'astra';

	/** Theme locations by those of Astra. */
	private const MENUS = [
		'primary'     => 'primary',
		'mobile_menu' => 'mobile',
		'footer_menu' => 'footer',
	];

	/**
	 * Returns the parts that the site has, by ID.
	 *
	 * @return array<int, Part>
	 */
	public function parts(): array {
		if ( self::TEMPLATE === get_template() ) {
			return [];
		}
		$settings = get_option( 'astra-settings' );
		$settings = is_array( $settings ) ? $settings : [];
		$slug     = ThemeParts::stylesheet( self::TEMPLATE );
		$mods     = get_option( "theme_mods_$slug" );
		$mods     = is_array( $mods ) ? $mods : [];
		if ( [] === $settings && [] === $mods ) {
			return [];
		}
		return array_filter( [
			1 => ThemeParts::logo( $mods ),
			2 => ThemeParts::menus( $mods, self::MENUS ),
			3 => self::colors( $settings ),
			4 => self::fonts( $settings ),
			5 => ThemeParts::css( $slug, 'ast-', __( 'Rules for elements of Astra have no effect.', 'quayside' ) ),
			6 => self::footer( $settings ),
			7 => self::layout( $settings ),
		] );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function colors( array $settings ): ?array {
		$palette = is_array( $settings['global-color-palette'] ?? null ) ? $settings['global-color-palette']['palette'] ?? null : null;
		$colors  = array_map( [ ThemeParts::class, 'color' ], is_array( $palette ) ? array_values( $palette ) : [] );
		if ( '' === ( $colors[0] ?? '' ) || '' === ( $colors[2] ?? '' ) ) {
			return null;
		}
		// Versions differ in which of these two is the background of pages.
		$backgrounds = array_values( array_filter( [ $colors[4] ?? '', $colors[5] ?? '' ] ) );
		usort(
			$backgrounds,
			static fn ( string $a, string $b ): int => ThemeParts::contrast( $b, $colors[2] ) <=> ThemeParts::contrast( $a, $colors[2] )
		);
		$values = [
			'quayside_colour_sea' => $colors[0],
			'quayside_colour_ink' => $colors[2],
		];
		$notes  = [
			__( 'Buttons and links, headings, text, and backgrounds get Astra’s colors. Colors of single parts are those of Quayside’s style.', 'quayside' ),
		];
		if ( '' !== ( $colors[3] ?? '' ) ) {
			$values['quayside_colour_muted'] = $colors[3];
		}
		foreach ( $backgrounds as $index => $color ) {
			$values[ 0 === $index ? 'quayside_colour_paper' : 'quayside_colour_mist' ] = $color;
		}
		return ThemeParts::colors( $values, $backgrounds[0] ?? '#ffffff', $notes );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function fonts( array $settings ): ?array {
		$fonts = [];
		foreach ( [
			'body-font-family'     => 'body',
			'headings-font-family' => 'headings',
		] as $name => $place ) {
			$stack = is_string( $settings[ $name ] ?? null ) ? $settings[ $name ] : '';
			// Astra quotes the families that it loads from Google Fonts.
			$fonts[ $place ] = [
				'stack'   => $stack,
				'service' => 1 === preg_match( "/^'[A-Za-z0-9 ]{1,60}'/", $stack ),
			];
		}
		return ThemeParts::fonts( $fonts );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function footer( array $settings ): ?array {
		$text = is_string( $settings['footer-copyright-editor'] ?? null ) ? $settings['footer-copyright-editor'] : '';
		if ( '' === trim( $text ) || str_contains( $text, '[theme_author]' ) ) {
			return null;
		}
		return ThemeParts::footer( $text, '[copyright]', '[current_year]', '[site_title]' );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function layout( array $settings ): ?array {
		return empty( $settings['transparent-header-enable'] ) ? null : ThemeParts::part(
			__( 'Layout', 'quayside' ),
			[ 'quayside_header_transparent' => '1' ],
			[ __( 'The transparent header is on the homepage only.', 'quayside' ) ]
		);
	}
}
