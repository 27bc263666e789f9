<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Templates;

/**
 * Hangs the parts of the store's pages on its hooks, with WooCommerce's names and priorities:
 * themes remove and add them.
 */
final class TemplateHooks {

	/** @var array<string,array<string,int>> Functions with priorities by hook. */
	private const PARTS = [
		'woocommerce_before_main_content'            => [ 'woocommerce_output_content_wrapper' => 10, 'woocommerce_breadcrumb' => 20 ],
		'woocommerce_after_main_content'             => [ 'woocommerce_output_content_wrapper_end' => 10 ],
		'woocommerce_sidebar'                        => [ 'woocommerce_get_sidebar' => 10 ],
		'woocommerce_shop_loop_header'               => [ 'woocommerce_product_taxonomy_archive_header' => 10 ],
		'woocommerce_archive_description'            => [ 'woocommerce_taxonomy_archive_description' => 10, 'woocommerce_product_archive_description' => 10 ],
		'woocommerce_before_shop_loop'               => [
			'woocommerce_output_all_notices' => 10,
			'woocommerce_result_count'       => 20,
			'woocommerce_catalog_ordering'   => 30,
		],
		'woocommerce_after_shop_loop'                => [ 'woocommerce_pagination' => 10 ],
		'woocommerce_no_products_found'              => [ 'wc_no_products_found' => 10 ],
		'woocommerce_before_shop_loop_item'          => [ 'woocommerce_template_loop_product_link_open' => 10 ],
		'woocommerce_before_shop_loop_item_title'    => [
			'woocommerce_show_product_loop_sale_flash' => 10,
			'woocommerce_template_loop_product_thumbnail' => 10,
		],
		'woocommerce_shop_loop_item_title'           => [ 'woocommerce_template_loop_product_title' => 10 ],
		'woocommerce_after_shop_loop_item_title'     => [ 'woocommerce_template_loop_rating' => 5, 'woocommerce_template_loop_price' => 10 ],
		'woocommerce_after_shop_loop_item'           => [ 'woocommerce_template_loop_product_link_close' => 5, 'woocommerce_template_loop_add_to_cart' => 10 ],
		'woocommerce_before_single_product'          => [ 'woocommerce_output_all_notices' => 10 ],
		'woocommerce_before_single_product_summary'  => [ 'woocommerce_show_product_sale_flash' => 10, 'woocommerce_show_product_images' => 20 ],
		'woocommerce_product_thumbnails'             => [ 'woocommerce_show_product_thumbnails' => 20 ],
		'woocommerce_single_product_summary'         => [
			'woocommerce_template_single_title'       => 5,
			'woocommerce_template_single_rating'      => 10,
			'woocommerce_template_single_price'       => 10,
			'woocommerce_template_single_excerpt'     => 20,
			'woocommerce_template_single_add_to_cart' => 30,
			'woocommerce_template_single_meta'        => 40,
			'woocommerce_template_single_sharing'     => 50,
		],
		'woocommerce_after_single_product_summary'   => [
			'woocommerce_output_product_data_tabs' => 10,
			'woocommerce_upsell_display'           => 15,
			'woocommerce_output_related_products'  => 20,
		],
		'woocommerce_product_additional_information' => [ 'wc_display_product_attributes' => 10 ],
		'woocommerce_simple_add_to_cart'             => [ 'woocommerce_simple_add_to_cart' => 30 ],
		'woocommerce_grouped_add_to_cart'            => [ 'woocommerce_grouped_add_to_cart' => 30 ],
		'woocommerce_variable_add_to_cart'           => [ 'woocommerce_variable_add_to_cart' => 30 ],
		'woocommerce_single_variation'               => [ 'woocommerce_single_variation' => 10, 'woocommerce_single_variation_add_to_cart_button' => 20 ],
		'woocommerce_widget_shopping_cart_buttons'   => [
			'woocommerce_widget_shopping_cart_button_view_cart' => 10,
			'woocommerce_widget_shopping_cart_proceed_to_checkout' => 20,
		],
		'woocommerce_widget_shopping_cart_total'     => [ 'woocommerce_widget_shopping_cart_subtotal' => 10 ],
		'woocommerce_before_cart'                    => [ 'woocommerce_output_all_notices' => 10 ],
		'woocommerce_cart_is_empty'                  => [ 'woocommerce_output_all_notices' => 5, 'wc_empty_cart_message' => 10 ],
		'woocommerce_cart_collaterals'               => [ 'woocommerce_cross_sell_display' => 10, 'woocommerce_cart_totals' => 10 ],
		'woocommerce_proceed_to_checkout'            => [ 'woocommerce_button_proceed_to_checkout' => 20 ],
		'woocommerce_before_checkout_form'           => [
			'woocommerce_checkout_login_form'  => 10,
			'woocommerce_checkout_coupon_form' => 10,
			'woocommerce_output_all_notices'   => 10,
		],
		'woocommerce_checkout_order_review'          => [ 'woocommerce_order_review' => 10, 'woocommerce_checkout_payment' => 20 ],
		'woocommerce_checkout_terms_and_conditions'  => [ 'wc_checkout_privacy_policy_text' => 20 ],
		'woocommerce_register_form'                  => [ 'wc_registration_privacy_policy_text' => 20 ],
		'woocommerce_thankyou'                       => [ 'woocommerce_order_details_table' => 10 ],
		'woocommerce_view_order'                     => [ 'woocommerce_order_details_table' => 10 ],
		'woocommerce_account_navigation'             => [ 'woocommerce_account_navigation' => 10 ],
		'woocommerce_account_content'                => [ 'woocommerce_output_all_notices' => 5, 'woocommerce_account_content' => 10 ],
		'woocommerce_account_orders_endpoint'        => [ 'woocommerce_account_orders' => 10 ],
		'woocommerce_account_view-order_endpoint'    => [ 'woocommerce_account_view_order' => 10 ],
		'woocommerce_account_downloads_endpoint'     => [ 'woocommerce_account_downloads' => 10 ],
		'woocommerce_account_edit-address_endpoint'  => [ 'woocommerce_account_edit_address' => 10 ],
		'woocommerce_account_edit-account_endpoint'  => [ 'woocommerce_account_edit_account' => 10 ],
		'woocommerce_before_customer_login_form'     => [ 'woocommerce_output_all_notices' => 10 ],
		'woocommerce_before_lost_password_form'      => [ 'woocommerce_output_all_notices' => 10 ],
		'wp_body_open'                               => [ 'woocommerce_demo_store' => 10 ],
	];

	/** Adds the hooks. */
	public function register(): void {
		foreach ( self::PARTS as $hook => $functions ) {
			foreach ( $functions as $function => $priority ) {
				add_action( $hook, $function, $priority, 'woocommerce_breadcrumb' === $function ? 0 : 1 );
			}
		}
		add_filter( 'woocommerce_product_tabs', 'woocommerce_default_product_tabs' );
		add_action( 'the_post', [ $this, 'set_product' ] );
		add_action( 'template_redirect', [ $this, 'redirects' ] );
		add_filter( 'wp_headers', [ $this, 'nocache_headers' ], 5 );
		add_filter( 'body_class', [ $this, 'body_classes' ] );
		add_filter( 'the_title', [ $this, 'endpoint_title' ] );
	}

	/** @param \WP_Post $post The loop's post: its product becomes global. */
	public function set_product( $post ): void {
		if ( 'product' === $post->post_type ) {
			$GLOBALS['product'] = wc_get_product( $post );
		}
	}

	/** Checkout without items goes to the cart; the shop page's plain address to the catalog. */
	public function redirects(): void {
		$is_form = is_page( wc_get_page_id( 'checkout' ) ) && ! is_wc_endpoint_url( 'order-received' ) && ! is_wc_endpoint_url( 'order-pay' );
		if ( $is_form && null !== WC()->cart && WC()->cart->is_empty() && apply_filters( 'woocommerce_checkout_redirect_empty_cart', true ) ) {
			wc_add_notice( __( 'Checkout is not available whilst your cart is empty.', 'stand-in-store' ), 'notice' );
			wp_safe_redirect( wc_get_cart_url() );
			exit;
		}
	}

	/**
	 * Keeps cart, checkout and account out of caches. Guests may still go back to them in the browser: no no-store.
	 *
	 * @param array<string,string> $headers Headers.
	 * @return array<string,string>
	 */
	public function nocache_headers( $headers ): array {
		$ids = array_filter( [ wc_get_page_id( 'cart' ), wc_get_page_id( 'checkout' ), wc_get_page_id( 'myaccount' ) ], static fn( int $id ): bool => 0 < $id );
		if ( [] === $ids || ! is_page( $ids ) ) {
			return $headers;
		}
		foreach ( [ 'DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB' ] as $name ) {
			wc_maybe_define_constant( $name, true );
		}
		$nocache = wp_get_nocache_headers();
		if ( ! is_user_logged_in() ) {
			$nocache['Cache-Control'] = 'no-cache, must-revalidate, max-age=0, private';
		}
		return array_merge( $headers, array_filter( $nocache, 'is_string' ) );
	}

	/**
	 * Adds body classes for store pages.
	 *
	 * @param list<string> $classes Classes.
	 * @return list<string>
	 */
	public function body_classes( $classes ): array {
		$classes   = (array) $classes;
		$classes[] = 'theme-' . get_template();
		if ( is_shop() ) {
			$classes[] = 'woocommerce-shop';
		}
		if ( is_woocommerce() ) {
			array_push( $classes, 'woocommerce', 'woocommerce-page' );
		} elseif ( is_checkout() ) {
			array_push( $classes, 'woocommerce-checkout', 'woocommerce-page' );
		} elseif ( is_cart() ) {
			array_push( $classes, 'woocommerce-cart', 'woocommerce-page' );
		} elseif ( is_account_page() ) {
			array_push( $classes, 'woocommerce-account', 'woocommerce-page' );
		}
		if ( is_store_notice_showing() ) {
			$classes[] = 'woocommerce-demo-store';
		}
		$endpoint = WC()->query->get_current_endpoint();
		if ( '' !== $endpoint && ( is_checkout() || is_account_page() ) ) {
			$classes[] = 'woocommerce-' . sanitize_html_class( $endpoint );
		}
		$classes[] = 'woocommerce-no-js';
		return array_values( array_unique( $classes ) );
	}

	/**
	 * Names the account's and the checkout's endpoints in the page's title.
	 *
	 * @param string $title Title.
	 */
	public function endpoint_title( $title ): string {
		global $wp_query;
		$endpoint = isset( $wp_query ) && ! is_admin() && is_main_query() && in_the_loop() && is_page() ? WC()->query->get_current_endpoint() : '';
		$titles   = [
			'order-received' => __( 'Order received', 'stand-in-store' ),
			'orders'         => __( 'Orders', 'stand-in-store' ),
			'view-order'     => __( 'Order', 'stand-in-store' ),
			'downloads'      => __( 'Downloads', 'stand-in-store' ),
			'edit-account'   => __( 'Account details', 'stand-in-store' ),
			'edit-address'   => __( 'Addresses', 'stand-in-store' ),
			'lost-password'  => __( 'Lost password', 'stand-in-store' ),
		];
		if ( isset( $titles[ $endpoint ] ) ) {
			remove_filter( 'the_title', [ $this, 'endpoint_title' ] );
			return $titles[ $endpoint ];
		}
		return (string) $title;
	}
}
