<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Kit\Placeholders;
use Quayside\Theme\Settings\Settings;
use Quayside\Theme\Styles\Luminance;

/**
 * Reads what all themes store in the same way.
 *
 * @phpstan-import-type Part from SourceTheme
 */
final class ThemeParts {
	/** Least contrast of text that can be read (WCAG, level AA). */
	private const CONTRAST = 4.5;

	/**
	 * Returns the child theme that the site used, or the theme.
	 *
	 * @param string $template Theme.
	 */
	public static function stylesheet( string $template ): string {
		$former = get_option( 'theme_switched' );
		$themes = [
			is_string( $former ) ? $former : '',
			...array_keys(
				array_filter(
					wp_get_themes(),
					static fn ( \WP_Theme $theme ): bool => $theme->get_template() === $template && $theme->get_stylesheet() !== $template
				)
			),
		];
		foreach ( $themes as $slug ) {
			$slug = (string) $slug;
			if ( '' !== $slug && wp_get_theme( $slug )->get_template() === $template && is_array( get_option( "theme_mods_$slug" ) ) ) {
				return $slug;
			}
		}
		return $template;
	}

	/**
	 * Returns the logo.
	 *
	 * @param array<mixed> $mods Theme mods.
	 * @return Part|null
	 */
	public static function logo( array $mods ): ?array {
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
	 * Returns the menus.
	 *
	 * @param array<mixed>          $mods  Theme mods.
	 * @param array<string, string> $names Quayside's locations by those of the theme.
	 * @return Part|null
	 */
	public static function menus( array $mods, array $names ): ?array {
		$values = [];
		$notes  = [];
		foreach ( is_array( $mods['nav_menu_locations'] ?? null ) ? $mods['nav_menu_locations'] : [] as $location => $menu ) {
			$menu = is_numeric( $menu ) ? wp_get_nav_menu_object( (int) $menu ) : false;
			if ( ! $menu instanceof \WP_Term ) {
				continue;
			}
			if ( isset( $names[ $location ] ) ) {
				$values[ 'nav_menu_locations.' . $names[ $location ] ] = $menu->term_id;
			} else {
				/* translators: 1: name of a menu, 2: location of the menu in another theme */
				$notes[] = sprintf( __( 'The menu “%1$s” has no place, because Quayside doesn’t have the location “%2$s”.', 'quayside' ), $menu->name, $location );
			}
		}
		return [] === $values && [] === $notes ? null : self::part( __( 'Menus', 'quayside' ), $values, $notes );
	}

	/**
	 * Returns the additional CSS.
	 *
	 * @param string $slug   Theme.
	 * @param string $prefix Start of the theme's class names.
	 * @param string $note   Note for rules with them.
	 * @return Part|null
	 */
	public static function css( string $slug, string $prefix, string $note ): ?array {
		$css = wp_get_custom_css( $slug );
		return '' === trim( $css ) ? null : self::part(
			__( 'Additional CSS', 'quayside' ),
			[ 'custom_css' => $css ],
			str_contains( $css, $prefix ) ? [ $note ] : []
		);
	}

	/**
	 * Returns a color as hexadecimal digits after a #, in lowercase; empty for other notations.
	 */
	public static function color( mixed $color ): string {
		return is_string( $color ) && 1 === preg_match( '/^#([0-9a-f]{3}|[0-9a-f]{6})$/iD', $color ) ? strtolower( $color ) : '';
	}

	/**
	 * Returns the colors without those that can't be read on the background.
	 *
	 * @param array<string, mixed> $values Colors by theme mod.
	 * @param array<int, string>   $notes  Notes.
	 * @return Part
	 */
	public static function colors( array $values, string $paper, array $notes ): array {
		foreach ( [ 'quayside_colour_sea', 'quayside_colour_ink', 'quayside_colour_muted' ] as $name ) {
			$color = $values[ $name ] ?? null;
			if ( is_string( $color ) && self::contrast( $color, $paper ) < self::CONTRAST ) {
				/* translators: %s: color such as #046bd2 */
				$notes[] = sprintf( __( 'The color %s was left out, because it can’t be read on the background.', 'quayside' ), $color );
				unset( $values[ $name ] );
			}
		}
		return self::part( __( 'Colors', 'quayside' ), $values, $notes );
	}

	/**
	 * Returns the fonts.
	 *
	 * @param array<string, array{stack: string, service: bool}> $fonts CSS font families of "body" and "headings", and whether they load
	 *                                                                from Google Fonts.
	 * @return Part|null
	 */
	public static function fonts( array $fonts ): ?array {
		$values = [];
		$notes  = [];
		foreach ( $fonts as $place => [ 'stack' => $stack, 'service' => $is_from_service ] ) {
			$first = trim( explode( ',', $stack )[0], " \t\n'\"" );
			if ( '' === $first || 'inherit' === $first ) {
				continue;
			}
			$slug = array_search( strtolower( $first ), array_map( 'strtolower', Library::names() ), true );
			if ( is_string( $slug ) ) {
				$values[ "quayside_font_$place" ] = $slug;
			} elseif ( $is_from_service && 1 === preg_match( '/^[A-Za-z0-9 ]{1,60}$/D', $first ) ) {
				$values[ "quayside_service_$place" ] = $first;
				$values['quayside_fonts_service']    = '1';
				$notes[]                             = sprintf(
					/* translators: %s: name of a font */
					__( 'The font %s loads from Google Fonts after the visitor’s consent. To show it to everybody, install it in the Font Library.', 'quayside' ),
					$first
				);
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
	 * Returns the text of the footer.
	 *
	 * @param string $text      HTML with placeholders.
	 * @param string $copyright Placeholder of the copyright sign.
	 * @param string $year      Placeholder of the year.
	 * @param string $site      Placeholder of the site's name.
	 * @return Part
	 */
	public static function footer( string $text, string $copyright, string $year, string $site ): array {
		$notes = str_contains( $text, $year ) ? [ __( 'The year is text from now on.', 'quayside' ) ] : [];
		$text  = strtr( $text, [
			$copyright => '©',
			$year      => (string) wp_date( 'Y' ),
			$site      => esc_html( get_bloginfo( 'name' ) ),
		] );
		$clean = Settings::sanitize( 'footer_text', trim( (string) preg_replace( '~</?p[^>]*>~', ' ', $text ) ) );
		return self::part( __( 'Footer text', 'quayside' ), [ 'quayside_footer_text' => $clean ], $notes );
	}

	/**
	 * Returns a note about pages with settings of their own, if there are any.
	 *
	 * @param non-empty-list<string> $keys Names of their metadata.
	 * @return array<int, string>
	 */
	public static function pages( array $keys ): array {
		global $wpdb;
		$placeholders = Placeholders::texts( $keys );
		$pages        = (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(DISTINCT post_id) FROM $wpdb->postmeta WHERE meta_key IN ($placeholders) AND meta_value NOT IN ('', 'default')", // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders.
				$keys
			)
		);
		return 0 === $pages ? [] : [
			sprintf(
				/* translators: %d: number of pages */
				_n(
					'%d page has settings of its own for the sidebar or the width, which Quayside doesn’t have.',
					'%d pages have settings of their own for the sidebar or the width, which Quayside doesn’t have.',
					$pages,
					'quayside'
				),
				$pages
			),
		];
	}

	/**
	 * Returns the contrast ratio of two colors.
	 */
	public static function contrast( string $one, string $two ): float {
		$luminances = [ Luminance::get( $one ), Luminance::get( $two ) ];
		return ( max( $luminances ) + 0.05 ) / ( min( $luminances ) + 0.05 );
	}

	/**
	 * Returns a part of a design.
	 *
	 * @param array<string, mixed> $values Values.
	 * @param array<int, string>   $notes  Notes.
	 * @return Part
	 */
	public static function part( string $title, array $values, array $notes ): array {
		return [
			'title'  => $title,
			'values' => $values,
			'notes'  => $notes,
		];
	}
}
