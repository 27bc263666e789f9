<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

use Quayside\Theme\Settings\Settings;
use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Styles\Luminance;

/**
 * Reads the design of Astra, which is in the option "astra-settings", its theme mods, and its additional CSS.
 *
 * @phpstan-type Part array{title: string, values: array<string, mixed>, notes: array<int, string>}
 */
final class Astra {
	private const TEMPLATE = 'astra';

	/** Theme locations by those of Astra. */
	private const MENUS = [
		'primary'     => 'primary',
		'mobile_menu' => 'mobile',
		'footer_menu' => 'footer',
	];

	/** Least contrast of text that can be read (WCAG, level AA). */
	private const CONTRAST = 4.5;

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
		$slug     = self::stylesheet();
		$mods     = get_option( "theme_mods_$slug" );
		$mods     = is_array( $mods ) ? $mods : [];
		if ( [] === $settings && [] === $mods ) {
			return [];
		}
		return array_filter( [
			1 => self::logo( $mods ),
			2 => self::menus( $mods ),
			3 => self::colors( $settings ),
			4 => self::fonts( $settings ),
			5 => self::css( $slug ),
			6 => self::footer( $settings ),
			7 => self::layout( $settings ),
		] );
	}

	/**
	 * Returns the child theme of Astra that the site used, or Astra.
	 */
	private static function stylesheet(): string {
		$former = get_option( 'theme_switched' );
		$themes = [
			is_string( $former ) ? $former : '',
			...array_keys(
				array_filter(
					wp_get_themes(),
					static fn ( \WP_Theme $theme ): bool => self::TEMPLATE === $theme->get_template() && self::TEMPLATE !== $theme->get_stylesheet()
				)
			),
		];
		foreach ( $themes as $slug ) {
			$slug  = (string) $slug;
			$theme = wp_get_theme( $slug );
			if ( '' !== $slug && self::TEMPLATE === $theme->get_template() && is_array( get_option( "theme_mods_$slug" ) ) ) {
				return $slug;
			}
		}
		return self::TEMPLATE;
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function logo( array $mods ): ?array {
		$logo = is_numeric( $mods['custom_logo'] ?? null ) ? (int) $mods['custom_logo'] : 0;
		if ( 0 === $logo ) {
			return null;
		}
		$exists = wp_attachment_is_image( $logo );
		return self::part(
			__( 'Logo', 'quayside' ),
			$exists ? [ 'custom_logo' => $logo ] : [],
			$exists ? [] : [ __( 'The image no longer exists.', 'quayside' ) ]
		);
	}

	/**
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	private static function menus( array $mods ): ?array {
		$values = [];
		$notes  = [];
		foreach ( is_array( $mods['nav_menu_locations'] ?? null ) ? $mods['nav_menu_locations'] : [] as $location => $menu ) {
			$menu = is_numeric( $menu ) ? wp_get_nav_menu_object( (int) $menu ) : false;
			if ( ! $menu instanceof \WP_Term ) {
				continue;
			}
			if ( isset( self::MENUS[ $location ] ) ) {
				$values[ 'nav_menu_locations.' . self::MENUS[ $location ] ] = $menu->term_id;
			} else {
				/* translators: 1: name of a menu, 2: location of the menu in another theme */
				$notes[] = sprintf( __( 'The menu “%1$s” has no place, because Quayside doesn’t have the location “%2$s”.', 'quayside' ), $menu->name, $location );
			}
		}
		return [] === $values && [] === $notes ? null : self::part( __( 'Menus', 'quayside' ), $values, $notes );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function colors( array $settings ): ?array {
		$palette = is_array( $settings['global-color-palette'] ?? null ) ? $settings['global-color-palette']['palette'] ?? null : null;
		$colors  = [];
		foreach ( is_array( $palette ) ? array_values( $palette ) : [] as $index => $color ) {
			$colors[ $index ] = is_string( $color ) && 1 === preg_match( '/^#([0-9a-f]{3}|[0-9a-f]{6})$/iD', $color ) ? strtolower( $color ) : '';
		}
		if ( '' === ( $colors[0] ?? '' ) || '' === ( $colors[2] ?? '' ) ) {
			return null;
		}
		// Versions differ in which of these two is the background of pages.
		$backgrounds = array_values( array_filter( [ $colors[4] ?? '', $colors[5] ?? '' ] ) );
		usort( $backgrounds, static fn ( string $a, string $b ): int => self::contrast( $b, $colors[2] ) <=> self::contrast( $a, $colors[2] ) );
		$values = [
			'quayside_colour_sea' => $colors[0],
			'quayside_colour_ink' => $colors[2],
		];
		$notes  = [ __( 'Buttons and links, headings, text, and backgrounds get Astra’s colors. Colors of single parts are those of Quayside’s style.', 'quayside' ) ];
		if ( '' !== ( $colors[3] ?? '' ) ) {
			$values['quayside_colour_muted'] = $colors[3];
		}
		foreach ( $backgrounds as $index => $color ) {
			$values[ 0 === $index ? 'quayside_colour_paper' : 'quayside_colour_mist' ] = $color;
		}
		$paper = $backgrounds[0] ?? '#ffffff';
		foreach ( [ 'quayside_colour_sea', 'quayside_colour_ink', 'quayside_colour_muted' ] as $name ) {
			if ( isset( $values[ $name ] ) && self::contrast( $values[ $name ], $paper ) < self::CONTRAST ) {
				/* translators: %s: color such as #046bd2 */
				$notes[] = sprintf( __( 'The color %s was left out, because it can’t be read on the background.', 'quayside' ), $values[ $name ] );
				unset( $values[ $name ] );
			}
		}
		return self::part( __( 'Colors', 'quayside' ), $values, $notes );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function fonts( array $settings ): ?array {
		$values = [];
		$notes  = [];
		foreach ( [
			'body-font-family'     => 'body',
			'headings-font-family' => 'headings',
		] as $name => $place ) {
			$stack = is_string( $settings[ $name ] ?? null ) ? $settings[ $name ] : '';
			$first = trim( explode( ',', $stack )[0], " \t\n'\"" );
			if ( '' === $first || 'inherit' === $first ) {
				continue;
			}
			$slug = array_search( strtolower( $first ), array_map( 'strtolower', Library::names() ), true );
			if ( is_string( $slug ) ) {
				$values[ "quayside_font_$place" ] = $slug;
			} elseif ( 1 === preg_match( "/^'[A-Za-z0-9 ]{1,60}'/", $stack ) ) {
				// Astra quotes the families that it loads from Google Fonts.
				$values[ "quayside_service_$place" ] = $first;
				$values['quayside_fonts_service']    = '1';
				/* translators: %s: name of a font */
				$notes[] = sprintf( __( 'The font %s loads from Google Fonts after the visitor’s consent. To show it to everybody, install it in the Font Library.', 'quayside' ), $first );
			} else {
				$values[ "quayside_font_$place" ] = str_contains( $stack, 'monospace' ) ? 'monospace' : (
					1 === preg_match( '/(?<!sans-)serif/', $stack ) ? 'transitional' : 'system'
				);
				/* translators: %s: name of a font */
				$notes[] = sprintf( __( 'The font %s becomes a similar font of the device.', 'quayside' ), $first );
			}
		}
		return [] === $values ? null : self::part( __( 'Fonts', 'quayside' ), $values, $notes );
	}

	/**
	 * @return Part|null
	 */
	private static function css( string $slug ): ?array {
		$css = wp_get_custom_css( $slug );
		return '' === trim( $css ) ? null : self::part(
			__( 'Additional CSS', 'quayside' ),
			[ 'custom_css' => $css ],
			str_contains( $css, 'ast-' ) ? [ __( 'Rules for elements of Astra have no effect.', 'quayside' ) ] : []
		);
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
		$notes = str_contains( $text, '[current_year]' ) ? [ __( 'The year is text from now on.', 'quayside' ) ] : [];
		$text  = strtr( $text, [
			'[copyright]'    => '©',
			'[current_year]' => (string) wp_date( 'Y' ),
			'[site_title]'   => esc_html( get_bloginfo( 'name' ) ),
		] );
		$clean = Settings::sanitize( 'footer_text', trim( (string) preg_replace( '~</?p[^>]*>~', ' ', $text ) ) );
		return self::part( __( 'Footer text', 'quayside' ), [ 'quayside_footer_text' => $clean ], $notes );
	}

	/**
	 * @param array<mixed> $settings Settings.
	 * @return Part|null
	 */
	private static function layout( array $settings ): ?array {
		global $wpdb;
		$pages = (int) $wpdb->get_var( "SELECT COUNT(DISTINCT post_id) FROM $wpdb->postmeta WHERE meta_key IN ('site-sidebar-layout', 'ast-site-content-layout', 'site-content-layout') AND meta_value NOT IN ('', 'default')" );
		$notes = [];
		if ( $pages > 0 ) {
			$notes[] = sprintf(
				/* translators: %d: number of pages */
				_n(
					'%d page has settings of its own for the sidebar or the width, which Quayside doesn’t have.',
					'%d pages have settings of their own for the sidebar or the width, which Quayside doesn’t have.',
					$pages,
					'quayside'
				),
				$pages
			);
		}
		$values = ! empty( $settings['transparent-header-enable'] ) ? [ 'quayside_header_transparent' => '1' ] : [];
		if ( [] !== $values ) {
			$notes[] = __( 'The transparent header is on the homepage only.', 'quayside' );
		}
		return [] === $values && [] === $notes ? null : self::part( __( 'Layout', 'quayside' ), $values, $notes );
	}

	private static function contrast( string $one, string $two ): float {
		$luminances = [ Luminance::get( $one ), Luminance::get( $two ) ];
		return ( max( $luminances ) + 0.05 ) / ( min( $luminances ) + 0.05 );
	}

	/**
	 * @param array<string, mixed> $values Values.
	 * @param array<int, string>   $notes  Notes.
	 * @return Part
	 */
	private static function part( string $title, array $values, array $notes ): array {
		return [
			'title'  => $title,
			'values' => $values,
			'notes'  => $notes,
		];
	}
}
