<?php
declare( strict_types=1 );

namespace Quayside\Theme\Design;

use Quayside\Theme\Fonts\Library;
use Quayside\Theme\Settings\Settings;
use Quayside\Theme\Styles\Variation;

/**
 * Colors, fonts, and logo of the site, as the design screen shows them.
 */
final class State {
	/**
	 * Returns the screen's initial state: contract theme/design.state.
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		$logo     = get_theme_mod( 'custom_logo' );
		$logo     = is_numeric( $logo ) ? (int) $logo : 0;
		$style    = Settings::text( 'style' );
		$palettes = [];
		$titles   = [
			'harbour' => __( 'Harbor', 'quayside' ),
			'night'   => __( 'Night', 'quayside' ),
			'linen'   => __( 'Linen', 'quayside' ),
			'signal'  => __( 'Signal', 'quayside' ),
			'moss'    => __( 'Moss', 'quayside' ),
			'press'   => __( 'Press', 'quayside' ),
		];
		foreach ( Settings::choices( 'style' ) as $name ) {
			$palettes[] = [
				'name'   => $name,
				'title'  => $titles[ $name ] ?? $name,
				'colors' => self::colors( $name ),
			];
		}
		$fonts = [];
		foreach ( Library::names() as $slug => $name ) {
			$fonts[] = [
				'slug'  => $slug,
				'name'  => $name,
				'stack' => Library::stacks()[ $slug ] ?? '',
			];
		}
		return [
			'home'     => home_url( '/' ),
			'palettes' => $palettes,
			'fonts'    => $fonts,
			'style'    => $style,
			'logo_url' => 0 === $logo ? '' : (string) wp_get_attachment_image_url( $logo, 'medium' ),
			'saved'    => [
				'colors'        => array_values( array_replace( array_combine( Settings::COLORS, self::colors( $style ) ), Settings::colors() ) ),
				'font_body'     => Settings::text( 'font_body' ),
				'font_headings' => Settings::text( 'font_headings' ),
				'logo'          => $logo,
				'show_title'    => Settings::is_on( 'show_title' ),
			],
		];
	}

	/**
	 * Returns a style's colors in the order of the preview's palette.
	 *
	 * @return array<int, string>
	 */
	public static function colors( string $style ): array {
		$palette = Variation::palette( $style );
		return array_map( static fn ( string $slug ): string => $palette[ $slug ]['color'] ?? '#000000', Settings::COLORS );
	}
}
