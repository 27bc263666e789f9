<?php
declare( strict_types=1 );

namespace Quayside\Theme\Fonts;

/**
 * The available font families: the theme's, those of the visitor's device, and those that the user has installed in
 * WordPress's Font Library. All of them are served by the site itself.
 */
final class Library {
	/**
	 * The theme's two fonts, and font stacks of devices that need no download.
	 */
	private const BUILT_IN = [
		'sans'         => 'Commissioner, "Commissioner Fallback", Arial, sans-serif',
		'serif'        => 'Newsreader, "Newsreader Fallback", "Times New Roman", serif',
		'system'       => 'system-ui, sans-serif',
		'humanist'     => 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
		'old-style'    => '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
		'transitional' => 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
		'monospace'    => 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, "DejaVu Sans Mono", monospace',
	];

	/**
	 * Returns names by slug, for the choices of a setting.
	 *
	 * @return array<string, string>
	 */
	public static function names(): array {
		$names = [
			'sans'         => 'Commissioner',
			'serif'        => 'Newsreader',
			'system'       => __( 'System font', 'quayside' ),
			'humanist'     => __( 'Humanist (system)', 'quayside' ),
			'old-style'    => __( 'Old style serif (system)', 'quayside' ),
			'transitional' => __( 'Transitional serif (system)', 'quayside' ),
			'monospace'    => __( 'Monospace (system)', 'quayside' ),
		];
		foreach ( self::installed() as $slug => $family ) {
			$names[ $slug ] = $family['name'];
		}
		return $names;
	}

	/**
	 * Returns font-family values by slug.
	 *
	 * @return array<string, string>
	 */
	public static function stacks(): array {
		return self::BUILT_IN + array_map( static fn ( array $family ): string => $family['fontFamily'], self::installed() );
	}

	/**
	 * Returns the theme.json entry of a family: its stack and, for installed families, their font faces.
	 *
	 * @return array{fontFamily: string, fontFace?: array<int, mixed>}|null
	 */
	public static function entry( string $slug ): ?array {
		if ( '' === $slug || isset( self::BUILT_IN[ $slug ] ) ) {
			return '' === $slug ? null : [ 'fontFamily' => self::BUILT_IN[ $slug ] ];
		}
		$installed = self::installed()[ $slug ] ?? null;
		return null === $installed ? null : [
			'fontFamily' => $installed['fontFamily'],
			'fontFace'   => $installed['fontFace'],
		];
	}

	/**
	 * Prints the font faces of all installed families.
	 */
	public static function print_faces(): void {
		foreach ( self::installed() as $family ) {
			$faces = [];
			foreach ( $family['fontFace'] as $face ) {
				$face    = is_array( $face ) ? $face : [];
				$faces[] = array_combine( array_map( [ self::class, 'to_kebab_case' ], array_keys( $face ) ), $face );
			}
			wp_print_font_faces( [ $faces ] );
		}
	}

	private static function to_kebab_case( int|string $key ): string {
		return strtolower( (string) preg_replace( '/([A-Z])/', '-$1', (string) $key ) );
	}

	/**
	 * Returns the families of the Font Library by slug.
	 *
	 * @return array<string, array{name: string, fontFamily: string, fontFace: array<int, mixed>}>
	 */
	private static function installed(): array {
		if ( ! post_type_exists( 'wp_font_family' ) ) {
			return [];
		}
		$families = [];
		foreach ( get_posts( [
			'post_type'   => 'wp_font_family',
			'numberposts' => -1,
		] ) as $post ) {
			$settings = json_decode( $post->post_content, true );
			$stack    = is_array( $settings ) && is_string( $settings['fontFamily'] ?? null ) ? $settings['fontFamily'] : '';
			if ( '' === $stack ) {
				continue;
			}
			$faces = [];
			foreach ( get_posts( [
				'post_type'   => 'wp_font_face',
				'post_parent' => $post->ID,
				'numberposts' => -1,
			] ) as $face ) {
				$faces[] = json_decode( $face->post_content, true );
			}
			$families[ $post->post_name ] = [
				'name'       => $post->post_title,
				'fontFamily' => $stack,
				'fontFace'   => array_values( array_filter( $faces, 'is_array' ) ),
			];
		}
		return $families;
	}
}
