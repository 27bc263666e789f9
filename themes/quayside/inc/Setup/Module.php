<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Registers theme supports, menus, image sizes, and widget areas.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_action( 'after_setup_theme', [ $this, 'supports' ] );
		add_action( 'after_setup_theme', [ $this, 'content_width' ], 0 );
		add_action( 'widgets_init', [ $this, 'widget_areas' ] );
	}

	/**
	 * Sets the width of the text column in px, for embeds and for galleries in old posts.
	 */
	public function content_width(): void {
		$GLOBALS['content_width'] = 720; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress's API for themes.
	}

	/**
	 * Registers theme supports, menus, and image sizes.
	 */
	public function supports(): void {
		load_theme_textdomain( 'quayside', get_template_directory() . '/languages' );
		add_theme_support( 'title-tag' );
		add_theme_support( 'automatic-feed-links' );
		add_theme_support( 'post-thumbnails' );
		add_theme_support( 'responsive-embeds' );
		add_theme_support( 'align-wide' );
		add_theme_support( 'block-template-parts' );
		add_theme_support( 'customize-selective-refresh-widgets' );
		add_theme_support( 'html5', [ 'comment-form', 'comment-list', 'gallery', 'caption', 'style', 'script', 'navigation-widgets', 'search-form' ] );
		add_theme_support(
			'custom-logo',
			[
				'width'       => 320,
				'height'      => 96,
				'flex-width'  => true,
				'flex-height' => true,
			]
		);
		register_nav_menus(
			[
				'primary' => __( 'Header menu', 'quayside' ),
				'mobile'  => __( 'Mobile menu (defaults to the header menu)', 'quayside' ),
				'footer'  => __( 'Footer menu', 'quayside' ),
				'legal'   => __( 'Legal links (bottom of the footer)', 'quayside' ),
			]
		);
		add_image_size( 'quayside-card', 720, 480, true );
		add_image_size( 'quayside-wide', 1600, 0 );
	}

	/**
	 * Registers the sidebar and the footer columns.
	 */
	public function widget_areas(): void {
		$areas = [ 'sidebar' => __( 'Sidebar', 'quayside' ) ];
		foreach ( [ 1, 2, 3, 4 ] as $column ) {
			/* translators: %d: column number, from 1. */
			$areas[ "footer-$column" ] = sprintf( __( 'Footer column %d', 'quayside' ), $column );
		}
		foreach ( $areas as $id => $name ) {
			register_sidebar(
				[
					'id'            => $id,
					'name'          => $name,
					'before_widget' => '<section id="%1$s" class="widget %2$s">',
					'after_widget'  => '</section>',
					'before_title'  => '<h2 class="widget__title">',
					'after_title'   => '</h2>',
				]
			);
		}
	}
}
