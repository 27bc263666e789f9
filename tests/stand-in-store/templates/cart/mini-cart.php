<?php
/**
 * The mini-cart.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_before_mini_cart' );
if ( null === WC()->cart || WC()->cart->is_empty() ) {
	echo '<p class="woocommerce-mini-cart__empty-message">' . esc_html__( 'No products in the cart.', 'stand-in-store' ) . '</p>';
	do_action( 'woocommerce_after_mini_cart' );
	return;
}
?>
	<ul class="woocommerce-mini-cart cart_list product_list_widget <?php echo esc_attr( $args['list_class'] ); ?>">
		<?php
		do_action( 'woocommerce_before_mini_cart_contents' );
		foreach ( WC()->cart->get_cart() as $key => $line ) {
			$item = apply_filters( 'woocommerce_cart_item_product', $line['data'], $line, $key );
			if ( $item && $item->exists() && 0 < $line['quantity'] && apply_filters( 'woocommerce_widget_cart_item_visible', true, $line, $key ) ) {
				wc_get_template( 'cart/mini-cart-item.php', compact( 'item', 'line', 'key' ) );
			}
		}
		do_action( 'woocommerce_mini_cart_contents' );
		?>
	</ul>
	<p class="woocommerce-mini-cart__total total"><?php do_action( 'woocommerce_widget_shopping_cart_total' ); ?></p>
	<?php do_action( 'woocommerce_widget_shopping_cart_before_buttons' ); ?>
	<p class="woocommerce-mini-cart__buttons buttons"><?php do_action( 'woocommerce_widget_shopping_cart_buttons' ); ?></p>
	<?php do_action( 'woocommerce_widget_shopping_cart_after_buttons' ); ?>
<?php
do_action( 'woocommerce_after_mini_cart' );
