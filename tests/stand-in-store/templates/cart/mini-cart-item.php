<?php
/**
 * A line of the mini-cart.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$name      = apply_filters( 'woocommerce_cart_item_name', $item->get_name(), $line, $key );
$thumbnail = apply_filters( 'woocommerce_cart_item_thumbnail', $item->get_image(), $line, $key );
$price     = apply_filters( 'woocommerce_cart_item_price', WC()->cart->get_product_price( $item ), $line, $key );
$url       = apply_filters( 'woocommerce_cart_item_permalink', $item->is_visible() ? $item->get_permalink( $line ) : '', $line, $key );
$remove    = sprintf(
	'<a role="button" href="%s" class="remove remove_from_cart_button" aria-label="%s" data-product_id="%s" data-cart_item_key="%s" data-product_sku="%s" data-success_message="%s">&times;</a>',
	esc_url( wc_get_cart_remove_url( $key ) ),
	/* translators: %s: product */
	esc_attr( sprintf( __( 'Remove %s from cart', 'stand-in-store' ), wp_strip_all_tags( $name ) ) ),
	esc_attr( apply_filters( 'woocommerce_cart_item_product_id', $line['product_id'], $line, $key ) ),
	esc_attr( $key ),
	esc_attr( $item->get_sku() ),
	/* translators: %s: product */
	esc_attr( sprintf( __( '&ldquo;%s&rdquo; has been removed from your cart', 'stand-in-store' ), wp_strip_all_tags( $name ) ) )
);
$content = $thumbnail . wp_kses_post( $name );
// phpcs:disable WordPress.Security.EscapeOutput -- escaped above.
?>
<li class="woocommerce-mini-cart-item <?php echo esc_attr( apply_filters( 'woocommerce_mini_cart_item_class', 'mini_cart_item', $line, $key ) ); ?>">
	<?php
	echo apply_filters( 'woocommerce_cart_item_remove_link', $remove, $key );
	echo '' === $url ? $content : '<a href="' . esc_url( $url ) . '">' . $content . '</a>';
	echo wc_get_formatted_cart_item_data( $line );
	echo apply_filters(
		'woocommerce_widget_cart_item_quantity',
		'<span class="quantity">' . sprintf( '%s &times; %s', $line['quantity'], $price ) . '</span>',
		$line,
		$key
	);
	?>
</li>
