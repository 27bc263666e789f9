<?php
declare( strict_types=1 );

namespace Quayside\Theme\Header;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Theme;

/**
 * The header's menus and search.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_filter( 'body_class', [ $this, 'body_class' ] );
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
		if ( 'bottom' === Settings::text( 'notice_position' ) ) {
			$classes[] = 'has-notice-below';
		}
		return $classes;
	}

	/**
	 * The desktop menu's list: from the menu of the location, else of the site's pages.
	 */
	public static function bar(): string {
		return self::menu( 'primary', 'bar' );
	}

	/**
	 * The mobile menu's list.
	 */
	public static function column(): string {
		return self::menu( has_nav_menu( 'mobile' ) ? 'mobile' : 'primary', 'column' );
	}

	/**
	 * Attributes that make an element the host of a header island which starts when a visitor reaches for it.
	 *
	 * @param string               $feature "menu", "mobile-menu" or "search".
	 * @param array<string, mixed> $props   Passed to the island.
	 */
	public static function host( string $feature, array $props = [] ): string {
		// Its links lead to pages: a click must not wait for the island.
		return Theme::assets()->host_attributes( $feature, 'interaction', $props ) . ' data-island-native';
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
