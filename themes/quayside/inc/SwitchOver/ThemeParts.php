<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

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
