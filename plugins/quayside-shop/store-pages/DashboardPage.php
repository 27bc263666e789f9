<?php
declare( strict_types=1 );

namespace Quayside\Shop\StorePages;

/**
 * The customer dashboard's page: {host}/customer-dashboard/ (spec section 2), a regular page with the shortcode, or with a group that has
 * the dashboard's class. The group contains a link to the account, which the dashboard replaces. If the plugin is deactivated, every theme
 * shows the link, while it would show the shortcode as text.
 */
final class DashboardPage {
	public const SLUG       = 'customer-dashboard';
	public const SHORTCODE  = 'quayside_customer_dashboard';
	public const CLASS_NAME = 'quayside-customer-dashboard';

	/**
	 * Determines whether post content contains the dashboard.
	 *
	 * @param string $content A post's content.
	 */
	public static function is_in( string $content ): bool {
		return str_contains( $content, '[' . self::SHORTCODE ) || str_contains( $content, self::CLASS_NAME );
	}

	/**
	 * Returns the page, null if no published page has the dashboard.
	 */
	public static function page(): ?\WP_Post {
		$page = get_page_by_path( self::SLUG );
		return $page instanceof \WP_Post && 'publish' === $page->post_status && self::is_in( $page->post_content ) ? $page : null;
	}

	/**
	 * Returns the page's URL, or the URL that it would have if it does not exist.
	 */
	public static function url(): string {
		$page = self::page();
		return null === $page ? home_url( '/' . self::SLUG . '/' ) : (string) get_permalink( $page );
	}

	/**
	 * Returns the group that the dashboard replaces.
	 */
	private static function block(): string {
		$name       = __( 'Customer dashboard', 'quayside-shop' );
		$attributes = serialize_block_attributes(
			[
				'metadata'  => [ 'name' => $name ],
				'className' => self::CLASS_NAME,
			]
		);
		return sprintf(
			'<!-- wp:group %1$s --><div class="wp-block-group %2$s"><!-- wp:paragraph --><p><a href="%3$s">%4$s</a></p><!-- /wp:paragraph --></div><!-- /wp:group -->',
			$attributes,
			self::CLASS_NAME,
			esc_url( StorePages::page( 'myaccount' ) ),
			esc_html__( 'My account', 'quayside-shop' )
		);
	}

	/**
	 * Creates the page, or appends the group to an existing page with that slug.
	 *
	 * @return int The page's ID, 0 on failure.
	 */
	public static function create(): int {
		$block = self::block();
		$page  = get_page_by_path( self::SLUG );
		if ( ! $page instanceof \WP_Post ) {
			return wp_insert_post(
				[
					'post_type'      => 'page',
					'post_status'    => 'publish',
					'post_name'      => self::SLUG,
					'post_title'     => __( 'Customer dashboard', 'quayside-shop' ),
					'post_content'   => wp_slash( $block ),
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
