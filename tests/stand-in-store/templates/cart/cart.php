<?php
/**
 * The cart.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_before_cart' );
$columns = [
	'product-name'     => __( 'Product', 'stand-in-store' ),
	'product-price'    => __( 'Price', 'stand-in-store' ),
	'product-quantity' => __( 'Quantity', 'stand-in-store' ),
	'product-subtotal' => __( 'Subtotal', 'stand-in-store' ),
];
?>
<form class="woocommerce-cart-form" action="<?php echo esc_url( wc_get_cart_url() ); ?>" method="post">
	<?php do_action( 'woocommerce_before_cart_table' ); ?>
	<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents" cellspacing="0">
		<thead>
			<tr>
				<th class="product-remove"><span class="screen-reader-text"><?php esc_html_e( 'Remove item', 'stand-in-store' ); ?></span></th>
				<th class="product-thumbnail"><span class="screen-reader-text"><?php esc_html_e( 'Thumbnail image', 'stand-in-store' ); ?></span></th>
				<?php foreach ( $columns as $class => $label ) : ?>
					<th scope="col" class="<?php echo esc_attr( $class ); ?>"><?php echo esc_html( $label ); ?></th>
				<?php endforeach; ?>
			</tr>
		</thead>
		<tbody>
			<?php
			do_action( 'woocommerce_before_cart_contents' );
			foreach ( WC()->cart->get_cart() as $key => $line ) {
				$item = apply_filters( 'woocommerce_cart_item_product', $line['data'], $line, $key );
				if (
					$item instanceof WC_Product
					&& $item->exists()
					&& 0 < $line['quantity']
					&& apply_filters( 'woocommerce_cart_item_visible', true, $line, $key )
				) {
					wc_get_template( 'cart/cart-item.php', compact( 'item', 'line', 'key', 'columns' ) );
				}
			}
			do_action( 'woocommerce_cart_contents' );
			?>
			<tr>
				<td colspan="6" class="actions">
					<?php if ( wc_coupons_enabled() ) : ?>
						<div class="coupon">
							<label for="coupon_code" class="screen-reader-text"><?php esc_html_e( 'Coupon:', 'stand-in-store' ); ?></label>
							<input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="<?php
								esc_attr_e( 'Coupon code', 'stand-in-store' );
							?>" />
							<button type="submit" class="<?php
								echo stand_in_store_button(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
							?>" name="apply_coupon" value="<?php
								esc_attr_e( 'Apply coupon', 'stand-in-store' );
							?>"><?php esc_html_e( 'Apply coupon', 'stand-in-store' ); ?></button>
							<?php do_action( 'woocommerce_cart_coupon' ); ?>
						</div>
					<?php endif; ?>
					<button type="submit" class="<?php
						echo stand_in_store_button(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
					?>" name="update_cart" value="<?php
						esc_attr_e( 'Update cart', 'stand-in-store' );
					?>"><?php esc_html_e( 'Update cart', 'stand-in-store' ); ?></button>
					<?php do_action( 'woocommerce_cart_actions' ); ?>
					<?php wp_nonce_field( 'woocommerce-cart', 'woocommerce-cart-nonce' ); ?>
				</td>
			</tr>
			<?php do_action( 'woocommerce_after_cart_contents' ); ?>
		</tbody>
	</table>
	<?php do_action( 'woocommerce_after_cart_table' ); ?>
</form>
<?php do_action( 'woocommerce_before_cart_collaterals' ); ?>
<div class="cart-collaterals">
	<?php do_action( 'woocommerce_cart_collaterals' ); ?>
</div>
<?php
do_action( 'woocommerce_after_cart' );
