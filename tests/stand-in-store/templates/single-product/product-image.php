<?php
/**
 * Pictures of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

$columns = (int) apply_filters( 'woocommerce_product_thumbnails_columns', 4 );
$image   = (int) $product->get_image_id();
$classes = (array) apply_filters(
	'woocommerce_single_product_image_gallery_classes',
	[
		'woocommerce-product-gallery',
		'woocommerce-product-gallery--' . ( $image ? 'with-images' : 'without-images' ),
		'woocommerce-product-gallery--columns-' . $columns,
		'images',
	]
);
$html    = $image ? wc_get_gallery_image_html( $image, true ) : sprintf(
	'<div class="%s"><img src="%s" alt="%s" class="wp-post-image" /></div>',
	$product->is_type( 'variable' ) && $product->get_visible_children()
		? 'woocommerce-product-gallery__image woocommerce-product-gallery__image--placeholder'
		: 'woocommerce-product-gallery__image--placeholder',
	esc_url( wc_placeholder_img_src( 'woocommerce_single' ) ),
	esc_attr__( 'Awaiting product image', 'stand-in-store' )
);
?>
<div class="<?php
	echo esc_attr( implode( ' ', $classes ) );
?>" data-columns="<?php echo esc_attr( $columns ); ?>" style="opacity: 0; transition: opacity .25s ease-in-out;">
	<div class="woocommerce-product-gallery__wrapper">
		<?php
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		echo apply_filters( 'woocommerce_single_product_image_thumbnail_html', $html, $image );
		do_action( 'woocommerce_product_thumbnails' );
		?>
	</div>
</div>
