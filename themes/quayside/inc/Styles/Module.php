<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;

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
		$this->assets->style( 'base' );
		// WordPress prints styles.css of theme.json and its variations only for block themes.
		$css = wp_get_global_stylesheet( [ 'custom-css' ] );
		if ( '' !== $css && ! wp_is_block_theme() ) {
			wp_add_inline_style( $this->assets->register_style( 'base' ), $css );
		}
		if ( is_singular() && ( comments_open() || get_comments_number() > 0 ) ) {
			$this->assets->style( 'comments' );
		}
		// Without comments there is nothing to reply to.
		if ( is_singular() && comments_open() && get_comments_number() > 0 && get_option( 'thread_comments' ) ) {
			wp_enqueue_script( 'comment-reply' );
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
