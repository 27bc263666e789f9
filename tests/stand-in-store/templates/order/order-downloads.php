<?php
/**
 * Files of an order or of a customer.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<section class="woocommerce-order-downloads">
	<?php if ( isset( $show_title ) ) : ?>
		<h2 class="woocommerce-order-downloads__title"><?php esc_html_e( 'Downloads', 'stand-in-store' ); ?></h2>
	<?php endif; ?>
	<table class="woocommerce-table woocommerce-table--order-downloads shop_table shop_table_responsive order_details">
		<thead>
			<tr>
				<?php foreach ( wc_get_account_downloads_columns() as $column => $name ) : ?>
					<th class="<?php echo esc_attr( $column ); ?>"><span class="nobr"><?php echo esc_html( $name ); ?></span></th>
				<?php endforeach; ?>
			</tr>
		</thead>
		<?php foreach ( $downloads as $file ) : ?>
			<tr>
				<?php foreach ( wc_get_account_downloads_columns() as $column => $name ) : ?>
					<td class="<?php echo esc_attr( $column ); ?>" data-title="<?php echo esc_attr( $name ); ?>">
						<?php if ( 'download-product' === $column ) : ?>
							<a href="<?php echo esc_url( $file['product_url'] ); ?>"><?php echo esc_html( $file['product_name'] ); ?></a>
						<?php elseif ( 'download-remaining' === $column ) : ?>
							<?php echo is_numeric( $file['downloads_remaining'] ) ? esc_html( (string) $file['downloads_remaining'] ) : '&infin;'; ?>
						<?php elseif ( 'download-expires' === $column ) : ?>
							<?php
							echo $file['access_expires']
								? esc_html( date_i18n( (string) get_option( 'date_format' ), (int) strtotime( (string) $file['access_expires'] ) ) )
								: esc_html__( 'Never', 'stand-in-store' );
							?>
						<?php else : ?>
							<a href="<?php echo esc_url( $file['download_url'] ); ?>" class="woocommerce-MyAccount-downloads-file button alt"><?php
								echo esc_html( $file['download_name'] );
							?></a>
						<?php endif; ?>
					</td>
				<?php endforeach; ?>
			</tr>
		<?php endforeach; ?>
	</table>
</section>
