<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

/**
 * What the product page's script knows of a variation (data-product_variations, wc-ajax get_variation).
 */
final class VariationData {

	/**
	 * Returns the record of one variation.
	 *
	 * @param \WC_Product_Variation $variation Variation.
	 * @param \WC_Product_Variable  $product   Its product.
	 * @return array<string,mixed>
	 */
	public static function of( \WC_Product_Variation $variation, \WC_Product_Variable $product ): array {
		$differs = $product->get_variation_price( 'min' ) !== $product->get_variation_price( 'max' );
		$maximum = $variation->get_max_purchase_quantity();
		$data    = [
			'attributes'            => $variation->get_variation_attributes(),
			'availability_html'     => wc_get_stock_html( $variation ),
			'backorders_allowed'    => $variation->backorders_allowed(),
			'dimensions'            => [
				'length' => $variation->get_length(),
				'width'  => $variation->get_width(),
				'height' => $variation->get_height(),
			],
			'dimensions_html'       => 'N/A',
			'display_price'         => (float) $variation->get_price(),
			'display_regular_price' => (float) $variation->get_regular_price(),
			'image'                 => wc_get_product_attachment_props( (int) $variation->get_image_id() ),
			'image_id'              => (int) $variation->get_image_id(),
			'is_downloadable'       => $variation->is_downloadable(),
			'is_in_stock'           => $variation->is_in_stock(),
			'is_purchasable'        => $variation->is_purchasable(),
			'is_sold_individually'  => $variation->is_sold_individually() ? 'yes' : 'no',
			'is_virtual'            => $variation->is_virtual(),
			'max_qty'               => 0 < $maximum ? $maximum : '',
			'min_qty'               => $variation->get_min_purchase_quantity(),
			'price_html'            => $differs || $variation->is_on_sale() !== $product->is_on_sale()
				? '<span class="price">' . $variation->get_price_html() . '</span>'
				: '',
			'sku'                   => $variation->get_sku(),
			'variation_description' => wpautop( (string) $variation->get_description() ),
			'variation_id'          => $variation->get_id(),
			'variation_is_active'   => $variation->variation_is_active(),
			'variation_is_visible'  => $variation->variation_is_visible(),
			'weight'                => $variation->get_weight(),
			'weight_html'           => 'N/A',
		];
		return (array) apply_filters( 'woocommerce_available_variation', $data, $product, $variation );
	}
}
