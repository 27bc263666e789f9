<?php
/**
 * Number, categories and tags of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

$sku = $product->get_sku();
?>
<div class="product_meta">
	<?php do_action( 'woocommerce_product_meta_start' ); ?>
	<?php if ( $sku || $product->is_type( 'variable' ) ) : ?>
		<span class="sku_wrapper"><?php esc_html_e( 'SKU:', 'stand-in-store' ); ?> <span class="sku"><?php
			echo $sku ? esc_html( $sku ) : esc_html__( 'N/A', 'stand-in-store' );
		?></span></span>
	<?php endif; ?>
	<?php
	// phpcs:ignore WordPress.Security.EscapeOutput -- links.
	echo get_the_term_list(
		$product->get_id(),
		'product_cat',
		'<span class="posted_in">' . esc_html( _n( 'Category:', 'Categories:', count( $product->get_category_ids() ), 'stand-in-store' ) ) . ' ',
		', ',
		'</span>'
	);
	?>
	<?php
	// phpcs:ignore WordPress.Security.EscapeOutput -- links.
	echo get_the_term_list(
		$product->get_id(),
		'product_tag',
		'<span class="tagged_as">' . esc_html( _n( 'Tag:', 'Tags:', count( $product->get_tag_ids() ), 'stand-in-store' ) ) . ' ',
		', ',
		'</span>'
	);
	?>
	<?php do_action( 'woocommerce_product_meta_end' ); ?>
</div>
