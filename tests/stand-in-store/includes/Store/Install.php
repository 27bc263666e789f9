<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

/**
 * Creates what the store needs, once: table, options, role, default terms, pages.
 */
final class Install {

	/** Raise it when this file creates something new. */
	private const VERSION = '4';

	/** Options of a new store. */
	private const OPTIONS = [
		'woocommerce_currency'                              => 'USD',
		'woocommerce_currency_pos'                          => 'left',
		'woocommerce_price_num_decimals'                    => '2',
		'woocommerce_price_decimal_sep'                     => '.',
		'woocommerce_price_thousand_sep'                    => ',',
		'woocommerce_default_country'                       => 'US:CA',
		'woocommerce_enable_ajax_add_to_cart'               => 'yes',
		'woocommerce_cart_redirect_after_add'               => 'no',
		'woocommerce_enable_coupons'                        => 'yes',
		'woocommerce_enable_guest_checkout'                 => 'yes',
		'woocommerce_enable_checkout_login_reminder'        => 'no',
		'woocommerce_enable_signup_and_login_from_checkout' => 'no',
		'woocommerce_enable_myaccount_registration'         => 'no',
		'woocommerce_registration_generate_username'        => 'yes',
		'woocommerce_registration_generate_password'        => 'yes',
		'woocommerce_enable_reviews'                        => 'no',
		'woocommerce_demo_store'                            => 'no',
		'woocommerce_manage_stock'                          => 'yes',
		'woocommerce_hide_out_of_stock_items'               => 'no',
		'woocommerce_default_catalog_orderby'               => 'menu_order',
		'woocommerce_feature_order_attribution_enabled'     => 'yes',
		'woocommerce_coming_soon'                           => 'no',
		'woocommerce_force_ssl_checkout'                    => 'no',
	];

	/** Adds the hooks. */
	public function register(): void {
		register_activation_hook( \Quayside\StandInStore\FILE, [ $this, 'run' ] );
		add_action( 'init', [ $this, 'run_once' ], 6 );
	}

	/** Installs unless this version is installed. */
	public function run_once(): void {
		if ( self::VERSION !== get_option( 'stand_in_store_version' ) && ! wp_installing() ) {
			$this->run();
		}
	}

	/** Installs. */
	public function run(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}woocommerce_sessions (
				session_id bigint(20) unsigned NOT NULL auto_increment,
				session_key char(32) NOT NULL,
				session_value longtext NOT NULL,
				session_expiry bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (session_id),
				UNIQUE KEY session_key (session_key)
			) {$wpdb->get_charset_collate()};"
		);
		foreach ( self::OPTIONS as $name => $value ) {
			add_option( $name, $value );
		}
		add_role( 'customer', __( 'Customer', 'stand-in-store' ), [ 'read' => true ] );
		get_role( 'administrator' )?->add_cap( 'manage_woocommerce' );
		get_role( 'administrator' )?->add_cap( 'view_woocommerce_reports' );
		( new PostTypes() )->taxonomies();
		$this->create_terms();
		$this->create_pages();
		( new PostTypes() )->post_types();
		\WC()->query->add_endpoints();
		update_option( 'stand_in_store_version', self::VERSION );
		flush_rewrite_rules();
	}

	/** Types, visibilities and the default category. */
	private function create_terms(): void {
		foreach ( [
			'product_type'       => [ 'simple', 'grouped', 'variable', 'external' ],
			'product_visibility' => [ 'exclude-from-search', 'exclude-from-catalog', 'featured', 'outofstock' ],
		] as $taxonomy => $terms ) {
			foreach ( $terms as $term ) {
				if ( ! term_exists( $term, $taxonomy ) ) {
					wp_insert_term( $term, $taxonomy );
				}
			}
		}
		if ( ! get_term( (int) get_option( 'default_product_cat' ), 'product_cat' ) instanceof \WP_Term ) {
			$term = wp_insert_term( __( 'Uncategorized', 'stand-in-store' ), 'product_cat' );
			if ( is_array( $term ) ) {
				update_option( 'default_product_cat', $term['term_id'] );
			}
		}
	}

	/** Shop, cart, checkout and account. */
	private function create_pages(): void {
		foreach ( [
			'shop'      => [ 'shop', __( 'Shop', 'stand-in-store' ), '' ],
			'cart'      => [ 'cart', __( 'Cart', 'stand-in-store' ), '[woocommerce_cart]' ],
			'checkout'  => [ 'checkout', __( 'Checkout', 'stand-in-store' ), '[woocommerce_checkout]' ],
			'myaccount' => [ 'my-account', __( 'My account', 'stand-in-store' ), '[woocommerce_my_account]' ],
		] as $page => [ $slug, $title, $shortcode ] ) {
			if ( get_post( (int) get_option( "woocommerce_{$page}_page_id" ) ) instanceof \WP_Post ) {
				continue;
			}
			update_option( "woocommerce_{$page}_page_id", wp_insert_post( [
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_name'      => $slug,
				'post_title'     => $title,
				'post_content'   => '' === $shortcode ? '' : "<!-- wp:shortcode -->$shortcode<!-- /wp:shortcode -->",
				'comment_status' => 'closed',
			] ) );
		}
	}
}
