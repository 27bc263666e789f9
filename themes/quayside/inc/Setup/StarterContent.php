<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Kit\Module;

/**
 * Starter content for fresh sites: pages made of the theme's patterns, menus, and widgets.
 */
final class StarterContent implements Module {
	public function register(): void {
		add_action( 'after_setup_theme', [ $this, 'add' ] );
	}

	/**
	 * Registers the starter content.
	 */
	public function add(): void {
		$links = [ 'link_home', 'page_blog', 'page_about', 'page_contact' ];
		add_theme_support(
			'starter-content',
			[
				'posts'     => [
					'home'    => self::page( 'page-landing' ),
					'about'   => self::page( 'page-about' ),
					'contact' => self::page( 'page-contact' ),
					'blog',
				],
				'options'   => [
					'show_on_front'  => 'page',
					'page_on_front'  => '{{home}}',
					'page_for_posts' => '{{blog}}',
				],
				'nav_menus' => [
					'primary' => [
						'name'  => __( 'Header menu', 'quayside' ),
						'items' => $links,
					],
					'footer'  => [
						'name'  => __( 'Footer menu', 'quayside' ),
						'items' => [ 'page_about', 'page_contact' ],
					],
				],
				'widgets'   => [
					'footer-1' => [ 'text_business_info' ],
					'footer-2' => [ 'recent-posts' ],
				],
			]
		);
	}

	/**
	 * Returns a page made of a pattern.
	 *
	 * @return array<string, string>
	 */
	private static function page( string $pattern ): array {
		return [ 'post_content' => sprintf( '<!-- wp:pattern {"slug":"quayside/%s"} /-->', $pattern ) ];
	}
}
