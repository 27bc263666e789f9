<?php
declare( strict_types=1 );

namespace Quayside\Seed;

use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * Creates products and settings of the store with WooCommerce's classes.
 */
final class Shop {
	/**
	 * Product IDs by SKU.
	 *
	 * @var array<string, int>
	 */
	private array $products = [];

	public function __construct( private Pictures $pictures ) {}

	public function seed(): void {
		$this->settings();
		$goods = require __DIR__ . '/products.php';
		foreach ( $goods as $place => $good ) {
			$this->products[ $good['sku'] ] = isset( $good['options'] ) ? $this->variable( $good, $place ) : $this->simple( $good, $place );
		}
		foreach ( $goods as $good ) {
			$product = wc_get_product( $this->products[ $good['sku'] ] );
			if ( isset( $good['related'] ) && $product instanceof WC_Product && method_exists( $product, 'set_cross_sell_ids' ) ) {
				$product->set_cross_sell_ids( array_map( fn ( string $sku ): int => $this->products[ $sku ], $good['related'] ) );
				$product->save();
			}
		}
		$this->coupon();
	}

	private function settings(): void {
		$settings = [
			'woocommerce_currency'                       => 'USD',
			'woocommerce_default_country'                => 'US:ME',
			// Settings that activating the theme in the admin would change.
			'woocommerce_catalog_columns'                => 3,
			'woocommerce_catalog_rows'                   => 4,
			'woocommerce_enable_guest_checkout'          => 'yes',
			'woocommerce_enable_myaccount_registration'  => 'yes',
			'woocommerce_registration_generate_password' => 'no',
			'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
			'woocommerce_enable_ajax_add_to_cart'        => 'yes',
			'woocommerce_cart_redirect_after_add'        => 'no',
			'woocommerce_enable_reviews'                 => 'no',
			'woocommerce_coming_soon'                    => 'no',
			'woocommerce_demo_store'                     => 'yes',
			'woocommerce_demo_store_notice'              => 'Free shipping on orders over $75 until Sunday.',
			'woocommerce_thumbnail_cropping'             => '1:1',
			'woocommerce_cod_settings'                   => [
				'enabled'      => 'yes',
				'title'        => 'Cash on delivery',
				'description'  => 'Pay the courier when your parcel comes.',
				'instructions' => '',
			],
			'woocommerce_onboarding_profile'             => [ 'skipped' => true ],
			'woocommerce_show_marketplace_suggestions'   => 'no',
			'woocommerce_allow_tracking'                 => 'no',
			'stand_in_store_flat_rate'                   => '8',
			'stand_in_store_free_from'                   => '75',
		];
		foreach ( $settings as $name => $value ) {
			update_option( $name, $value );
		}
		$texts = [
			'shop'      => [ 'Shop', '' ],
			'cart'      => [ 'Cart', '[woocommerce_cart]' ],
			'checkout'  => [ 'Checkout', '[woocommerce_checkout]' ],
			'myaccount' => [ 'My account', '[woocommerce_my_account]' ],
		];
		foreach ( $texts as $name => [ $title, $content ] ) {
			$id   = (int) get_option( "woocommerce_{$name}_page_id" );
			$post = [
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_title'     => $title,
				'post_name'      => 'myaccount' === $name ? 'my-account' : $name,
				'post_content'   => '' === $content ? '' : "<!-- wp:shortcode -->\n$content\n<!-- /wp:shortcode -->",
				'comment_status' => 'closed',
			];
			$id   = get_post( $id ) && $id > 0 ? wp_update_post( [ 'ID' => $id ] + $post ) : wp_insert_post( $post );
			update_option( "woocommerce_{$name}_page_id", $id );
		}
		if ( class_exists( 'WC_Shipping_Zone' ) ) {
			$zone = new \WC_Shipping_Zone( 0 );
			if ( [] === $zone->get_shipping_methods() ) {
				$rate = $zone->add_shipping_method( 'flat_rate' );
				update_option( "woocommerce_flat_rate_{$rate}_settings", [ 'title' => 'Parcel', 'tax_status' => 'none', 'cost' => '8' ] );
				$free = $zone->add_shipping_method( 'free_shipping' );
				update_option( "woocommerce_free_shipping_{$free}_settings", [ 'title' => 'Free shipping', 'requires' => 'min_amount', 'min_amount' => '75' ] );
			}
		}
	}

	/**
	 * @param array<string, mixed> $good  Row of products.php.
	 * @param int                  $place Index in the list.
	 */
	private function simple( array $good, int $place ): int {
		$product = new WC_Product_Simple();
		$this->common( $product, $good, $place );
		$product->set_regular_price( (string) $good['price'] );
		if ( isset( $good['sale'] ) ) {
			$product->set_sale_price( (string) $good['sale'] );
		}
		if ( isset( $good['stock'] ) ) {
			$product->set_manage_stock( true );
			$product->set_stock_quantity( (int) $good['stock'] );
		}
		if ( ! empty( $good['out'] ) ) {
			$product->set_stock_status( 'outofstock' );
		}
		return $product->save();
	}

	/**
	 * @param array<string, mixed> $good  Row of products.php.
	 * @param int                  $place Index in the list.
	 */
	private function variable( array $good, int $place ): int {
		[ $name, $options ] = $good['options'];
		$product            = new WC_Product_Variable();
		$this->common( $product, $good, $place );
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( $name );
		$attribute->set_options( array_keys( $options ) );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		$product->set_attributes( [ $attribute ] );
		$parent = $product->save();
		$number = 0;
		foreach ( $options as $option => $picture ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $parent );
			$variation->set_sku( $good['sku'] . '-' . ( ++$number ) );
			$variation->set_attributes( [ sanitize_title( $name ) => $option ] );
			$variation->set_regular_price( (string) ( $good['prices'][ $option ] ?? $good['price'] ) );
			$variation->set_image_id( $this->pictures->id( $picture ) );
			$variation->save();
		}
		if ( method_exists( WC_Product_Variable::class, 'sync' ) ) {
			WC_Product_Variable::sync( $parent );
		}
		return $parent;
	}

	/**
	 * @param array<string, mixed> $good A row of products.php.
	 */
	private function common( WC_Product $product, array $good, int $place ): void {
		$pictures = $this->pictures->ids( ...$good['pictures'] );
		$product->set_name( $good['name'] );
		if ( isset( $good['slug'] ) ) {
			// The slug that tests and older demos use.
			$product->set_slug( $good['slug'] );
		}
		$product->set_sku( $good['sku'] );
		// Lists sorted by date are the same on each site.
		$product->set_date_created( gmdate( 'Y-m-d H:i:s', strtotime( '2026-11-18' ) - $place * HOUR_IN_SECONDS ) );
		$product->set_short_description( $good['short'] );
		$product->set_description( str_replace( '\n', "\n", $good['description'] ) );
		$product->set_image_id( (int) array_shift( $pictures ) );
		$product->set_gallery_image_ids( $pictures );
		$product->set_category_ids( [ $this->category( $good['category'] ) ] );
		$product->set_status( 'publish' );
		if ( method_exists( $product, 'set_menu_order' ) ) {
			$product->set_menu_order( $place );
		}
		if ( method_exists( $product, 'set_total_sales' ) ) {
			$product->set_total_sales( $good['sold'] );
		}
	}

	private function category( string $name ): int {
		$about = [
			'Table'  => 'Enamel, linen, oak and tea: what breakfast needs.',
			'Home'   => 'Wool and soap for the rest of the house.',
			'Travel' => 'Bags, caps and knives for the road and the boat.',
			'Light'  => 'Brass lamps to read, eat and wait by.',
			'Desk'   => 'Paper that lies flat.',
		];
		$known = term_exists( $name, 'product_cat' );
		$term  = is_array( $known ) ? $known : wp_insert_term( $name, 'product_cat', [ 'description' => $about[ $name ] ] );
		return is_wp_error( $term ) ? 0 : (int) $term['term_id'];
	}

	private function coupon(): void {
		if ( ! class_exists( 'WC_Coupon' ) ) {
			return;
		}
		$coupon = new \WC_Coupon();
		if ( method_exists( $coupon, 'set_code' ) ) {
			$coupon->set_code( 'HARBOR10' );
			$coupon->set_discount_type( 'percent' );
			$coupon->set_amount( '10' );
			$coupon->save();
		}
	}
}
