<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceOptions;

/**
 * Fetches the options that WooCommerce reads one by one with a single query, or with a single request to the object cache.
 */
final class OptionCache {
	/**
	 * Options that WooCommerce 10.8 and WordPress 7.0 read on every page although they are not autoloaded. Most do not exist, which
	 * costs a query each. An option that is missing here is read as usual.
	 */
	public const OPTIONS = [
		'action_scheduler_migration_status',
		'can_compress_scripts',
		'jetpack_options',
		'theme_switched',
		'wc_blocks_use_blockified_product_grid_block_as_template',
		'wc_feature_woocommerce_brands_enabled',
		'wc_pending_batch_processes',
		'woocommerce_address_autocomplete_provider',
		'woocommerce_analytics_immediate_import',
		'woocommerce_analytics_scheduled_import',
		'woocommerce_bacs_accounts',
		'woocommerce_bacs_settings',
		'woocommerce_brand_permalink',
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_cheque_settings',
		'woocommerce_custom_orders_table_background_sync_mode',
		'woocommerce_custom_orders_table_data_sync_enabled',
		'woocommerce_demo_store',
		'woocommerce_enable_delayed_account_creation',
		'woocommerce_feature_agentic_checkout_enabled',
		'woocommerce_feature_fulfillments_enabled',
		'woocommerce_feature_push_notifications_enabled',
		'woocommerce_hooked_blocks_version',
		'woocommerce_myaccount_page_id',
		'woocommerce_pickup_location_settings',
		'woocommerce_show_marketplace_suggestions',
		'woocommerce_store_pages_only',
		// Store pages.
		'wc_brands_show_description',
		'woocommerce_category_archive_display',
		'woocommerce_checkout_address_2_field',
		'woocommerce_checkout_company_field',
		'woocommerce_checkout_phone_field',
		'woocommerce_default_catalog_orderby',
		'woocommerce_enable_checkout_login_reminder',
		'woocommerce_enable_guest_checkout',
		'woocommerce_enable_myaccount_registration',
		'woocommerce_enable_order_comments',
		'woocommerce_enable_signup_and_login_from_checkout',
		'woocommerce_gateway_order',
		'woocommerce_registration_generate_password',
		'woocommerce_registration_generate_username',
		'woocommerce_review_rating_required',
		'woocommerce_ship_to_destination',
		'woocommerce_shop_page_display',
		'woocommerce_terms_page_id',
	];

	/**
	 * Transients that WooCommerce reads on every page. An object cache stores transients elsewhere. wc_installing is missing because
	 * it is a lock, which must be read when it is needed.
	 */
	public const TRANSIENTS = [
		'_transient_as-post-store-dependencies-met',
		'_transient_filter_data-transient-version',
		'_transient_jetpack_connection_active_plugins_refresh',
		'_transient_wc_block_product_filter_attribute_default_attribute',
		'_transient_wc_shipping_method_count',
		'_transient_wc_term_counts',
		'_site_transient_woocommerce_blocks_patterns',
	];

	/**
	 * Fetches the options, except those that WordPress has already read. Must run before WooCommerce's first query, so when
	 * plugins are loaded.
	 */
	public static function prime(): void {
		wp_prime_option_caches( self::names() );
	}

	/**
	 * @return array<int, string> Names of the options, transients, and the transients' expiration times.
	 */
	public static function names(): array {
		if ( wp_using_ext_object_cache() ) {
			return self::OPTIONS;
		}
		$times = array_map( static fn ( string $name ): string => str_replace( '_transient_', '_transient_timeout_', $name ), self::TRANSIENTS );
		return [ ...self::OPTIONS, ...self::TRANSIENTS, ...$times ];
	}

	/**
	 * Determines whether WooCommerce is active, which this plugin may be loaded before.
	 */
	public static function has_store(): bool {
		if ( class_exists( 'WooCommerce', false ) ) {
			return true;
		}
		$plugins = get_option( 'active_plugins' );
		foreach ( is_array( $plugins ) ? $plugins : [] as $plugin ) {
			if ( is_string( $plugin ) && str_ends_with( $plugin, '/woocommerce.php' ) ) {
				return true;
			}
		}
		return false;
	}
}
