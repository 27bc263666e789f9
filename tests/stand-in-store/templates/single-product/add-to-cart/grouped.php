<?php
/**
 * Form of a group of products.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

do_action( 'woocommerce_before_add_to_cart_form' );
$buyable = false;
?>
<form class="cart grouped_form" action="<?php
	echo esc_url( apply_filters( 'woocommerce_add_to_cart_form_action', $product->get_permalink() ) );
?>" method="post" enctype='multipart/form-data'>
	<table cellspacing="0" class="woocommerce-grouped-product-list group_table">
		<tbody>
			<?php
			foreach ( $grouped_products as $child ) :
				$may     = $child->is_purchasable() && $child->is_in_stock() && ! $child->has_options();
				$buyable = $buyable || $may;
				?>
				<tr id="product-<?php echo esc_attr( $child->get_id() ); ?>" class="woocommerce-grouped-product-list-item <?php
					echo esc_attr( implode( ' ', wc_get_product_class( '', $child ) ) );
				?>">
					<td class="woocommerce-grouped-product-list-item__quantity">
						<?php
						if ( $may ) {
							woocommerce_quantity_input( [
								'input_name'  => 'quantity[' . $child->get_id() . ']',
								'input_value' => '',
								'min_value'   => 0,
								'max_value'   => $child->get_max_purchase_quantity(),
								'placeholder' => '0',
							], $child );
						} else {
							$GLOBALS['product'] = $child;
							woocommerce_template_loop_add_to_cart();
							$GLOBALS['product'] = $grouped_product;
						}
						?>
					</td>
					<td class="woocommerce-grouped-product-list-item__label"><label for="product-<?php echo esc_attr( $child->get_id() ); ?>"><a href="<?php
						echo esc_url( $child->get_permalink() );
					?>"><?php echo esc_html( $child->get_name() ); ?></a></label></td>
					<td class="woocommerce-grouped-product-list-item__price"><?php
						echo $child->get_price_html() . wc_get_stock_html( $child ); // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
					?></td>
				</tr>
			<?php endforeach; ?>
		</tbody>
	</table>
	<input type="hidden" name="add-to-cart" value="<?php echo esc_attr( $product->get_id() ); ?>" />
	<?php if ( $buyable ) : ?>
		<?php do_action( 'woocommerce_before_add_to_cart_button' ); ?>
		<button type="submit" class="<?php
			echo stand_in_store_button( 'single_add_to_cart_button button alt' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?>"><?php echo esc_html( $product->single_add_to_cart_text() ); ?></button>
		<?php do_action( 'woocommerce_after_add_to_cart_button' ); ?>
	<?php endif; ?>
</form>
<?php
do_action( 'woocommerce_after_add_to_cart_form' );
