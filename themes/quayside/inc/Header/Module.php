<?php
declare( strict_types=1 );

namespace Quayside\Theme\Header;

use Quayside\Theme\Assets\BuiltAssets;
use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Settings\Settings;
use WP_Block_Patterns_Registry;

/**
 * Renders the skip link, and the header's menus and search.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_action( 'template_redirect', [ $this, 'prime' ] );
		add_action( 'wp_body_open', [ $this, 'skip_link' ], PHP_INT_MIN );
	}

	/**
	 * Prints the link to the content. It isn't in header.php, because plugins such as Header Footer Elementor print a header in place of
	 * the theme's. Templates without a header, such as Elementor's canvas, don't have the link's target.
	 */
	public function skip_link(): void {
		if ( did_action( 'get_header' ) > 0 ) {
			printf( '<a class="skip-link" href="#content">%s</a>', esc_html__( 'Skip to content', 'quayside' ) );
		}
	}

	/**
	 * Fetches the terms of all menus, and the posts that every page needs (logo, icon, privacy policy), with one query of each
	 * kind instead of one for each menu and post.
	 */
	public function prime(): void {
		_prime_term_caches( array_values( array_filter( get_nav_menu_locations() ) ) );
		$posts = array_map(
			static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0,
			[ get_theme_mod( 'custom_logo' ), get_option( 'site_icon' ), get_option( 'wp_page_for_privacy_policy' ) ]
		);
		_prime_post_caches( array_values( array_unique( array_filter( $posts ) ) ), false, true );
	}

	/**
	 * @param array<int, string> $classes Classes of the body.
	 * @return array<int, string>
	 */
	public function body_class( array $classes ): array {
		if ( Settings::is_on( 'header_sticky' ) ) {
			$classes[] = 'has-sticky-header';
		}
		if ( Settings::is_on( 'header_transparent' ) && is_front_page() ) {
			$classes[] = 'has-transparent-header';
		}
		// The Customizer's preview toggles the header without a reload.
		if ( is_front_page() && is_singular() && ( Settings::is_on( 'header_transparent' ) || is_customize_preview() ) ) {
			$content = (string) get_post_field( 'post_content', get_queried_object_id(), 'raw' );
			if ( self::starts_with_cover( $content ) ) {
				$classes[] = 'has-cover-first';
			}
		}
		if ( 'bottom' === Settings::text( 'notice_position' ) ) {
			$classes[] = 'has-notice-below';
		}
		return $classes;
	}

	/**
	 * Determines whether content begins with a cover block, directly or in a pattern.
	 *
	 * @param string $content Serialized blocks.
	 */
	private static function starts_with_cover( string $content ): bool {
		foreach ( parse_blocks( $content ) as $block ) {
			$attributes = $block['attrs'];
			if ( 'core/block' === $block['blockName'] && is_numeric( $attributes['ref'] ?? null ) ) {
				return self::starts_with_cover( (string) get_post_field( 'post_content', (int) $attributes['ref'], 'raw' ) );
			}
			if ( 'core/pattern' === $block['blockName'] && is_string( $attributes['slug'] ?? null ) ) {
				$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $attributes['slug'] );
				return self::starts_with_cover( is_string( $pattern['content'] ?? null ) ? $pattern['content'] : '' );
			}
			if ( null !== $block['blockName'] || '' !== trim( $block['innerHTML'] ) ) {
				return 'core/cover' === $block['blockName'];
			}
		}
		return false;
	}

	/**
	 * Returns the desktop menu's list: the menu of the location, or the site's pages.
	 */
	public static function bar(): string {
		return self::menu( 'primary', 'bar' );
	}

	/**
	 * Returns the mobile menu's list.
	 */
	public static function column(): string {
		return self::menu( has_nav_menu( 'mobile' ) ? 'mobile' : 'primary', 'column' );
	}

	/**
	 * Returns the logo's HTML. Beside the site title, which is a link to the same page, its link is hidden from assistive
	 * technology and the Tab key.
	 */
	public static function logo(): string {
		$logo = new \WP_HTML_Tag_Processor( (string) get_custom_logo() );
		if ( Settings::is_on( 'show_title' ) && $logo->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$logo->set_attribute( 'aria-hidden', 'true' );
			$logo->set_attribute( 'tabindex', '-1' );
		}
		return $logo->get_updated_html();
	}

	/**
	 * Returns the rest of a start tag that makes an element the host of a header island, which loads on first
	 * interaction.
	 *
	 * @param string               $feature "menu", "mobile-menu" or "search".
	 * @param array<string, mixed> $props   Props of the island.
	 */
	public static function host( string $feature, array $props = [] ): string {
		// Clicks on its links must not wait for the island.
		return ' data-island-native' . BuiltAssets::get()->host( $feature, 'interaction', $props );
	}

	/**
	 * @param string $location Menu location.
	 * @param string $style    "bar" or "column".
	 */
	private static function menu( string $location, string $style ): string {
		if ( ! has_nav_menu( $location ) ) {
			return (string) wp_page_menu(
				[
					'echo'       => false,
					'depth'      => 1,
					'show_home'  => true,
					'before'     => sprintf( '<ul class="menu menu--%s">', esc_attr( $style ) ),
					'after'      => '</ul>',
					'menu_class' => 'menu-pages',
				]
			);
		}
		return (string) wp_nav_menu(
			[
				'theme_location' => $location,
				'container'      => '',
				'menu_id'        => "menu-$style",
				'menu_class'     => "menu menu--$style",
				'depth'          => 3,
				'echo'           => false,
				'walker'         => new MenuWalker( $style ),
			]
		);
	}
}
