<?php
declare( strict_types=1 );

namespace Quayside\Seed;

/**
 * Creates menus with two levels, the logo, and the widgets.
 */
final class Navigation {
	public function __construct( private Pictures $pictures ) {}

	public function seed(): void {
		set_theme_mod( 'custom_logo', $this->pictures->id( 'logo-quayside' ) );
		$shop = [];
		if ( class_exists( 'WooCommerce' ) ) {
			$children = [];
			foreach ( [ 'Table', 'Home', 'Travel', 'Light', 'Desk' ] as $name ) {
				$term = get_term_by( 'name', $name, 'product_cat' );
				if ( $term instanceof \WP_Term ) {
					$children[ $name ] = (string) get_term_link( $term );
				}
			}
			$shop = [ 'Shop' => [ home_url( '/shop/' ), $children ] ];
		}
		$galleries = [];
		foreach ( get_pages( [ 'sort_column' => 'ID' ] ) as $page ) {
			if ( str_starts_with( $page->post_name, 'gallery-' ) ) {
				$galleries[ $page->post_title ] = (string) get_permalink( $page );
			}
		}
		$primary = $shop + [ 'Journal' => [ home_url( '/journal/' ), [] ] ] + (
			[] === $galleries ? [] : [ 'Galleries' => [ home_url( '/galleries/' ), $galleries ] ]
		) + [
			'About'   => [ home_url( '/about/' ), [] ],
			'Contact' => [ home_url( '/contact/' ), [] ],
		];
		$footer  = [
			'Shipping and returns' => [ home_url( '/delivery-and-returns/' ), [] ],
			'What we mend'         => [ home_url( '/what-we-mend/' ), [] ],
			'Contact'              => [ home_url( '/contact/' ), [] ],
		];
		$legal   = [ 'Privacy policy' => [ home_url( '/privacy-policy/' ), [] ] ];
		set_theme_mod(
			'nav_menu_locations',
			[ 'primary' => $this->menu( 'Header', $primary ), 'footer' => $this->menu( 'Footer', $footer ), 'legal' => $this->menu( 'Legal', $legal ) ]
		);
		$this->widgets();
	}

	/**
	 * @param array<string, array{string, array<string, string>}> $items URL and children by title.
	 */
	private function menu( string $name, array $items ): int {
		$menu = (int) wp_create_nav_menu( $name );
		foreach ( $items as $title => [ $url, $children ] ) {
			$parent = (int) wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-status' => 'publish' ] );
			foreach ( $children as $child => $address ) {
				wp_update_nav_menu_item(
					$menu,
					0,
					[ 'menu-item-title' => $child, 'menu-item-url' => $address, 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent ]
				);
			}
		}
		return $menu;
	}

	private function widgets(): void {
		$store = class_exists( 'WooCommerce' );
		update_option(
			'widget_text',
			[
				1 => [ 'title' => 'Visit us', 'text' => 'Old Net Loft, 9 Quay Street. Open Tuesday to Saturday, 10 to 6.', 'filter' => true ],
				'_multiwidget' => 1,
			]
		);
		update_option(
			'widget_recent-posts',
			[ 1 => [ 'title' => 'From the journal', 'number' => 4 ], 2 => [ 'title' => 'Latest posts', 'number' => 4 ], '_multiwidget' => 1 ]
		);
		update_option(
			'widget_categories',
			[ 1 => [ 'title' => 'Journal by topic', 'count' => 0, 'hierarchical' => 0, 'dropdown' => 0 ], '_multiwidget' => 1 ]
		);
		update_option(
			'widget_nav_menu',
			[ 1 => [ 'title' => 'Help', 'nav_menu' => (int) ( get_nav_menu_locations()['footer'] ?? 0 ) ], '_multiwidget' => 1 ]
		);
		update_option( 'widget_woocommerce_widget_cart', [ 1 => [ 'title' => 'Your cart', 'hide_if_empty' => 1 ], '_multiwidget' => 1 ] );
		$sidebars = [
			'wp_inactive_widgets' => [],
			'sidebar'             => array_merge( $store ? [ 'woocommerce_widget_cart-1' ] : [], [ 'recent-posts-2', 'categories-1' ] ),
			'footer-1'            => [ 'text-1' ],
			'footer-2'            => [ 'nav_menu-1' ],
			'footer-3'            => [ 'recent-posts-1' ],
			'array_version'       => 3,
		];
		update_option( 'sidebars_widgets', $sidebars );
	}
}
