<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Settings\Settings;

/**
 * Enqueues stylesheets and fonts. Each page loads only what it needs.
 */
final class Module implements ModuleInterface {
	/**
	 * Files of the theme's two fonts.
	 */
	private const FILES = [
		'sans'  => 'commissioner',
		'serif' => 'newsreader',
	];

	/** Handle of the CSS in theme.json. */
	private const CUSTOM = 'quayside-theme-custom';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue' ] );
		add_action( 'after_setup_theme', [ $this, 'editor_styles' ] );
		add_filter( 'wp_preload_resources', [ $this, 'preload_fonts' ] );
	}

	/**
	 * Enqueues the page's stylesheets.
	 */
	public function enqueue(): void {
		$base = $this->assets->style( 'base' );
		// A file, which browsers store for all pages. WordPress would print it in each.
		wp_style_add_data( $base, 'path', '' );
		// In the page, where UsedStyles removes what the page does not need.
		self::inline( UsedStyles::OPTIONAL, $this->assets->contents( 'optional.css' ), $base );
		// WordPress prints styles.css of theme.json and its variations only for block themes.
		if ( ! wp_is_block_theme() ) {
			self::inline( self::CUSTOM, self::custom_css(), UsedStyles::OPTIONAL );
		}
		if ( is_singular() && ( comments_open() || get_comments_number() > 0 ) ) {
			$this->assets->style( 'comments' );
		}
	}

	/**
	 * Returns styles.css of theme.json and its variations. wp_get_global_styles( [ 'css' ] ) returns the same, and merges all styles and
	 * settings for it, which takes 1 to 2 ms.
	 */
	private static function custom_css(): string {
		$data = \WP_Theme_JSON_Resolver::get_theme_data( [], [ 'with_supports' => false ] )->get_raw_data();
		return is_string( $data['styles']['css'] ?? null ) ? $data['styles']['css'] : '';
	}

	/**
	 * Prints CSS in the page after another stylesheet.
	 */
	private static function inline( string $handle, string $css, string $after ): void {
		if ( '' !== $css ) {
			wp_register_style( $handle, false, [ $after ], null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- it has no file.
			wp_enqueue_style( $handle );
			wp_add_inline_style( $handle, $css );
		}
	}

	/**
	 * Adds the theme's styles to the editor.
	 */
	public function editor_styles(): void {
		add_theme_support( 'editor-styles' );
		add_editor_style( 'build/editor.css' );
	}

	/**
	 * Preloads the theme's fonts with the same request mode as theme.json's font faces.
	 *
	 * @param array<int, array<string, string>> $resources Resources to preload.
	 * @return array<int, array<string, string>>
	 */
	public function preload_fonts( array $resources ): array {
		$used = [
			Settings::text( 'font_body' ) ?: 'sans',
			Settings::text( 'font_headings' ) ?: 'serif',
		];
		foreach ( array_intersect_key( self::FILES, array_flip( $used ) ) as $file ) {
			$resources[] = [
				'href'        => $this->assets->url( "build/fonts/$file.woff2" ),
				'as'          => 'font',
				'type'        => 'font/woff2',
				'crossorigin' => 'anonymous',
			];
		}
		return $resources;
	}
}
