<?php
/**
 * The customer's addresses.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<p><?php esc_html_e( 'The following addresses will be used on the checkout page by default.', 'stand-in-store' ); ?></p>
<div class="u-columns woocommerce-Addresses col2-set addresses">
	<?php
	foreach ( [
		'billing'  => __( 'Billing address', 'stand-in-store' ),
		'shipping' => __( 'Shipping address', 'stand-in-store' ),
	] as $type => $label ) :
		$text = $customer->get_address( $type )['first_name'] ? WC()->countries->get_formatted_address( $customer->get_address( $type ) ) : '';
		?>
		<div class="u-column woocommerce-Address">
			<header class="woocommerce-Address-title title">
				<h2><?php echo esc_html( $label ); ?></h2>
				<a href="<?php echo esc_url( wc_get_endpoint_url( 'edit-address', $type, wc_get_page_permalink( 'myaccount' ) ) ); ?>" class="edit"><?php
					echo esc_html( sprintf( $text ? __( 'Edit %s', 'stand-in-store' ) : __( 'Add %s', 'stand-in-store' ), $label ) );
				?></a>
			</header>
			<address><?php echo $text ? wp_kses_post( $text ) : esc_html__( 'You have not set up this type of address yet.', 'stand-in-store' ); ?></address>
		</div>
	<?php endforeach; ?>
</div>
