<?php
/**
 * Products that go with the cart.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( empty( $cross_sells ) ) {
	return;
}
?>
<div class="cross-sells">
	<h2><?php
		echo esc_html( apply_filters( 'woocommerce_product_cross_sells_products_heading', __( 'You may be interested in&hellip;', 'stand-in-store' ) ) );
	?></h2>
	<?php
	woocommerce_product_loop_start();
	foreach ( $cross_sells as $item ) {
		$GLOBALS['post'] = get_post( $item->get_id() );
		setup_postdata( $GLOBALS['post'] );
		wc_get_template_part( 'content', 'product' );
	}
	woocommerce_product_loop_end();
	?>
</div>
<?php
wp_reset_postdata();
