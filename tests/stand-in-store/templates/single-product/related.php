<?php
/**
 * Products that go with this one.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( empty( $related_products ) ) {
	return;
}
?>
<section class="related products">
	<h2><?php echo wp_kses_post( apply_filters( 'woocommerce_product_related_products_heading', __( 'Related products', 'stand-in-store' ) ) ); ?></h2>
	<?php
	woocommerce_product_loop_start();
	foreach ( $related_products as $item ) {
		$GLOBALS['post'] = get_post( $item->get_id() );
		setup_postdata( $GLOBALS['post'] );
		wc_get_template_part( 'content', 'product' );
	}
	woocommerce_product_loop_end();
	?>
</section>
<?php
wp_reset_postdata();
