<?php
/**
 * Creates the products, coupon, and settings for the store contract tests with WooCommerce's own classes, which the
 * stand-in store must also have. Running it again changes nothing.
 *
 * Use: php bin/site/eval.php SITE 'require "tests/e2e/store-contract.products.php";'
 */

declare( strict_types=1 );

// Two workers of a test run may start at the same time.
$lock = fopen( WP_CONTENT_DIR . '/contract.lock', 'c' );
flock( $lock, LOCK_EX );

update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
update_option( 'woocommerce_registration_generate_password', 'no' );
update_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' );
update_option( 'woocommerce_cart_redirect_after_add', 'no' );
update_option( 'woocommerce_coming_soon', 'no' );
update_option( 'woocommerce_enable_coupons', 'yes' );
update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes', 'title' => 'Cash on delivery', 'enable_for_virtual' => 'yes' ] );
foreach ( [ 'cart' => 'woocommerce_cart', 'checkout' => 'woocommerce_checkout', 'myaccount' => 'woocommerce_my_account' ] as $page => $shortcode ) {
	if ( ! has_shortcode( (string) get_post_field( 'post_content', wc_get_page_id( $page ), 'raw' ), $shortcode ) ) {
		wp_update_post( [ 'ID' => wc_get_page_id( $page ), 'post_content' => "<!-- wp:shortcode -->[$shortcode]<!-- /wp:shortcode -->" ] );
	}
}

$category = term_exists( 'contract', 'product_cat' );
$category = is_array( $category ) ? $category : wp_insert_term( 'Contract', 'product_cat', [ 'slug' => 'contract' ] );

/** Fills in and saves a new product. An existing one with this SKU is not changed. */
$save = static function ( WC_Product $product, string $sku, array $values ) use ( $category ): int {
	$known = (int) wc_get_product_id_by_sku( $sku );
	if ( 0 < $known ) {
		return $known;
	}
	$product->set_sku( $sku );
	$product->set_category_ids( [ (int) $category['term_id'] ] );
	// Old and last in order, so that lists of the site's own products do not change.
	$product->set_date_created( '2020-01-01 12:00:00' );
	foreach ( $values as $name => $value ) {
		$product->{"set_$name"}( $value );
	}
	return $product->save();
};

$shared = [ 'virtual' => true, 'short_description' => 'Made for the contract.', 'description' => 'A long text.' ];
$mug    = $save(
	new WC_Product_Simple(),
	'CONTRACT-MUG',
	$shared + [ 'name' => 'Contract Mug', 'slug' => 'contract-mug', 'regular_price' => '18', 'menu_order' => 901 ]
);
$bag    = $save(
	new WC_Product_Simple(),
	'CONTRACT-BAG',
	$shared + [ 'name' => 'Contract Bag', 'slug' => 'contract-bag', 'regular_price' => '45.90', 'sale_price' => '39', 'menu_order' => 902 ]
);
$save(
	new WC_Product_Simple(),
	'CONTRACT-LAMP',
	$shared + [
		'name' => 'Contract Lamp',
		'slug' => 'contract-lamp',
		'regular_price' => '99',
		'manage_stock' => true,
		'stock_quantity' => 3,
		'menu_order' => 903,
	]
);
$save(
	new WC_Product_Simple(),
	'CONTRACT-GONE',
	$shared + [ 'name' => 'Contract Tea', 'slug' => 'contract-tea', 'regular_price' => '10', 'stock_status' => 'outofstock', 'menu_order' => 904 ]
);
$save(
	new WC_Product_Simple(),
	'CONTRACT-ONE',
	$shared + [ 'name' => 'Contract Print', 'slug' => 'contract-print', 'regular_price' => '250', 'sold_individually' => true, 'menu_order' => 905 ]
);
$save( new WC_Product_Grouped(), 'CONTRACT-SET', [ 'name' => 'Contract Set', 'slug' => 'contract-set', 'children' => [ $mug, $bag ], 'menu_order' => 906 ] );

if ( 0 === (int) wc_get_product_id_by_sku( 'CONTRACT-BLANKET' ) ) {
	$attributes = [];
	foreach ( [ 'Size' => [ 'Small', 'Large' ], 'Colour' => [ 'Red', 'Blue' ] ] as $name => $choices ) {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( $name );
		$attribute->set_options( $choices );
		$attribute->set_visible( true );
		$attribute->set_variation( true );
		$attributes[] = $attribute;
	}
	$blanket = $save(
		new WC_Product_Variable(),
		'CONTRACT-BLANKET',
		[ 'name' => 'Contract Blanket', 'slug' => 'contract-blanket', 'attributes' => $attributes, 'menu_order' => 907 ]
	);
	foreach ( [ [ 'Small', 'Red', '40', '' ], [ 'Large', 'Red', '60', '' ], [ 'Large', 'Blue', '60', '50' ] ] as [ $size, $colour, $regular, $sale ] ) {
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $blanket );
		$variation->set_attributes( [ 'size' => $size, 'colour' => $colour ] );
		$variation->set_regular_price( $regular );
		$variation->set_sale_price( $sale );
		$variation->set_virtual( true );
		$variation->save();
	}
	WC_Product_Variable::sync( $blanket );
}

if ( 0 === ( new WC_Coupon( 'contract10' ) )->get_id() ) {
	$coupon = new WC_Coupon();
	$coupon->set_code( 'contract10' );
	$coupon->set_discount_type( 'percent' );
	$coupon->set_amount( '10' );
	$coupon->save();
}
