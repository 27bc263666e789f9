<?php
/**
 * The cart without lines.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_cart_is_empty' );
if ( 0 < wc_get_page_id( 'shop' ) ) :
	?>
	<p class="return-to-shop">
		<a class="<?php
			echo stand_in_store_button( 'button wc-backward' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?>" href="<?php echo esc_url( apply_filters( 'woocommerce_return_to_shop_redirect', wc_get_page_permalink( 'shop' ) ) ); ?>"><?php
			echo esc_html( apply_filters( 'woocommerce_return_to_shop_text', __( 'Return to shop', 'stand-in-store' ) ) );
		?></a>
	</p>
	<?php
endif;
