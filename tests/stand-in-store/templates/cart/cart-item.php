<?php
/**
 * A line of the cart.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$name      = apply_filters( 'woocommerce_cart_item_name', $item->get_name(), $line, $key );
$url       = apply_filters( 'woocommerce_cart_item_permalink', $item->is_visible() ? $item->get_permalink( $line ) : '', $line, $key );
$thumbnail = apply_filters( 'woocommerce_cart_item_thumbnail', $item->get_image(), $line, $key );
$single    = $item->is_sold_individually();
$quantity  = woocommerce_quantity_input( [
	'input_name'   => "cart[{$key}][qty]",
	'input_value'  => $line['quantity'],
	'max_value'    => $single ? 1 : $item->get_max_purchase_quantity(),
	'min_value'    => $single ? 1 : 0,
	'product_name' => $name,
], $item, false );
$remove    = sprintf(
	'<a role="button" href="%s" class="remove" aria-label="%s" data-product_id="%s" data-product_sku="%s">&times;</a>',
	esc_url( wc_get_cart_remove_url( $key ) ),
	/* translators: %s: product */
	esc_attr( sprintf( __( 'Remove %s from cart', 'stand-in-store' ), wp_strip_all_tags( $name ) ) ),
	esc_attr( apply_filters( 'woocommerce_cart_item_product_id', $line['product_id'], $line, $key ) ),
	esc_attr( $item->get_sku() )
);
// phpcs:disable WordPress.Security.EscapeOutput -- escaped above, prices and images.
?>
<tr class="woocommerce-cart-form__cart-item <?php echo esc_attr( apply_filters( 'woocommerce_cart_item_class', 'cart_item', $line, $key ) ); ?>">
	<td class="product-remove"><?php echo apply_filters( 'woocommerce_cart_item_remove_link', $remove, $key ); ?></td>
	<td class="product-thumbnail"><?php echo '' === $url ? $thumbnail : '<a href="' . esc_url( $url ) . '">' . $thumbnail . '</a>'; ?></td>
	<td scope="row" role="rowheader" class="product-name" data-title="<?php echo esc_attr( $columns['product-name'] ); ?>">
		<?php
		echo '' === $url ? wp_kses_post( $name ) . '&nbsp;' : wp_kses_post(
			apply_filters( 'woocommerce_cart_item_name', sprintf( '<a href="%s">%s</a>', esc_url( $url ), $item->get_name() ), $line, $key )
		);
		do_action( 'woocommerce_after_cart_item_name', $line, $key );
		echo wc_get_formatted_cart_item_data( $line );
		?>
	</td>
	<td class="product-price" data-title="<?php echo esc_attr( $columns['product-price'] ); ?>"><?php
		echo apply_filters( 'woocommerce_cart_item_price', WC()->cart->get_product_price( $item ), $line, $key );
	?></td>
	<td class="product-quantity" data-title="<?php echo esc_attr( $columns['product-quantity'] ); ?>"><?php
		echo apply_filters( 'woocommerce_cart_item_quantity', $quantity, $key, $line );
	?></td>
	<td class="product-subtotal" data-title="<?php echo esc_attr( $columns['product-subtotal'] ); ?>"><?php
		echo apply_filters( 'woocommerce_cart_item_subtotal', WC()->cart->get_product_subtotal( $item, $line['quantity'] ), $line, $key );
	?></td>
</tr>
