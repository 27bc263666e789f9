<?php
/**
 * Form of a variable product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

$names = array_keys( $attributes );
do_action( 'woocommerce_before_add_to_cart_form' );
?>
<form class="variations_form cart" action="<?php
	echo esc_url( apply_filters( 'woocommerce_add_to_cart_form_action', $product->get_permalink() ) );
?>" method="post" enctype='multipart/form-data' data-product_id="<?php echo absint( $product->get_id() ); ?>" data-product_variations="<?php
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped with entities.
	echo _wp_specialchars( (string) wp_json_encode( $available_variations ), ENT_QUOTES, 'UTF-8', true );
?>">
	<?php do_action( 'woocommerce_before_variations_form' ); ?>
	<?php if ( [] === $available_variations ) : ?>
		<p class="stock out-of-stock"><?php
			echo esc_html(
				apply_filters( 'woocommerce_out_of_stock_message', __( 'This product is currently out of stock and unavailable.', 'stand-in-store' ) )
			);
		?></p>
	<?php else : ?>
		<table class="variations" cellspacing="0" role="presentation">
			<tbody>
				<?php foreach ( $attributes as $name => $choices ) : ?>
					<tr>
						<th class="label"><label for="<?php echo esc_attr( sanitize_title( $name ) ); ?>"><?php
							echo esc_html( wc_attribute_label( $name, $product ) );
						?></label></th>
						<td class="value">
							<?php
							wc_dropdown_variation_attribute_options( [
								'options'   => $choices,
								'attribute' => $name,
								'product'   => $product,
							] );
							echo end( $names ) === $name ? wp_kses_post(
								apply_filters(
									'woocommerce_reset_variations_link',
									'<a class="reset_variations" href="#" aria-label="'
										. esc_attr__( 'Clear options', 'stand-in-store' ) . '">' . esc_html__( 'Clear', 'stand-in-store' ) . '</a>'
								)
							) : '';
							?>
						</td>
					</tr>
				<?php endforeach; ?>
			</tbody>
		</table>
		<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
		<?php do_action( 'woocommerce_after_variations_table' ); ?>
		<div class="single_variation_wrap">
			<?php
			do_action( 'woocommerce_before_single_variation' );
			do_action( 'woocommerce_single_variation' );
			do_action( 'woocommerce_after_single_variation' );
			?>
		</div>
	<?php endif; ?>
	<?php do_action( 'woocommerce_after_variations_form' ); ?>
</form>
<?php
do_action( 'woocommerce_after_add_to_cart_form' );
