<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

/**
 * The page of the customer dashboard: {host}/customer-dashboard/ (spec section 2), an ordinary page with the shortcode.
 */
final class DashboardPage {
	public const SLUG      = 'customer-dashboard';
	public const SHORTCODE = 'quayside_customer_dashboard';

	/**
	 * Whether content shows the dashboard.
	 *
	 * @param string $content A post's content.
	 */
	public static function is_in( string $content ): bool {
		return str_contains( $content, '[' . self::SHORTCODE );
	}

	/**
	 * The page, where there is one that visitors can see.
	 */
	public static function page(): ?\WP_Post {
		$page = get_page_by_path( self::SLUG );
		return $page instanceof \WP_Post && 'publish' === $page->post_status && self::is_in( $page->post_content ) ? $page : null;
	}

	/**
	 * Its address. Sites without the page get the address that it would have.
	 */
	public static function url(): string {
		$page = self::page();
		return null === $page ? home_url( '/' . self::SLUG . '/' ) : (string) get_permalink( $page );
	}

	/**
	 * Makes the page, or puts the shortcode behind what a page with that address says.
	 *
	 * @return int The page's id; 0 where WordPress refuses.
	 */
	public static function create(): int {
		$block = '<!-- wp:shortcode -->[' . self::SHORTCODE . ']<!-- /wp:shortcode -->';
		$page  = get_page_by_path( self::SLUG );
		if ( ! $page instanceof \WP_Post ) {
			return wp_insert_post(
				[
					'post_type'      => 'page',
					'post_status'    => 'publish',
					'post_name'      => self::SLUG,
					'post_title'     => __( 'Customer dashboard', 'quayside-shop' ),
					'post_content'   => $block,
					'comment_status' => 'closed',
				]
			);
		}
		return wp_update_post(
			[
				'ID'           => $page->ID,
				'post_status'  => 'publish',
				'post_content' => wp_slash( self::is_in( $page->post_content ) ? $page->post_content : trim( "$page->post_content\n\n$block" ) ),
			]
		);
	}
}
