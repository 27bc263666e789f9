<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Product;

/**
 * How a product appears: words, links, prices and images.
 */
trait Display {
	/** Returns the display name. */
	public function get_title(): string {
		return (string) apply_filters( 'woocommerce_product_title', $this->get_name(), $this );
	}

	/** Returns the URL of its page. */
	public function get_permalink( $item = null ): string {
		return (string) get_permalink( $this->get_id() );
	}

	/** Returns the link that adds it to the cart, or its page. */
	public function add_to_cart_url(): string {
		$url = $this->is_purchasable() && $this->is_in_stock()
			? remove_query_arg(
				'added-to-cart',
				is_feed() || is_404()
					? add_query_arg( 'add-to-cart', $this->get_id(), $this->get_permalink() )
					: add_query_arg( 'add-to-cart', $this->get_id() )
			)
			: $this->get_permalink();
		return (string) apply_filters( 'woocommerce_product_add_to_cart_url', $url, $this );
	}

	/** Returns the button label in lists. */
	public function add_to_cart_text(): string {
		$text = $this->is_purchasable() && $this->is_in_stock() ? __( 'Add to cart', 'stand-in-store' ) : __( 'Read more', 'stand-in-store' );
		return (string) apply_filters( 'woocommerce_product_add_to_cart_text', $text, $this );
	}

	/** Returns the button label on its page. */
	public function single_add_to_cart_text(): string {
		return (string) apply_filters( 'woocommerce_product_single_add_to_cart_text', __( 'Add to cart', 'stand-in-store' ), $this );
	}

	/** Returns the name of the button for screen readers. */
	public function add_to_cart_description(): string {
		/* translators: %s: product */
		$text = $this->is_purchasable() && $this->is_in_stock() ? __( 'Add to cart: &ldquo;%s&rdquo;', 'stand-in-store' ) : __(
			'Read more about &ldquo;%s&rdquo;',
			'stand-in-store'
		);
		return (string) apply_filters( 'woocommerce_product_add_to_cart_description', sprintf( $text, $this->get_name() ), $this );
	}

	/** Returns the message that it was added. */
	public function add_to_cart_success_message(): string {
		/* translators: %s: product */
		$text = $this->is_purchasable() && $this->is_in_stock() ? sprintf(
			__( '&ldquo;%s&rdquo; has been added to your cart', 'stand-in-store' ),
			$this->get_name()
		) : '';
		return (string) apply_filters( 'woocommerce_product_add_to_cart_success_message', $text, $this );
	}

	/** Returns additional attributes of the button, of which there are none. */
	public function add_to_cart_aria_describedby(): string {
		return (string) apply_filters( 'woocommerce_product_add_to_cart_aria_describedby', '', $this );
	}

	/** Returns the price as HTML. */
	public function get_price_html( $deprecated = '' ): string {
		$price = match ( true ) {
			'' === $this->get_price() => (string) apply_filters( 'woocommerce_empty_price_html', '', $this ),
			$this->is_on_sale()       => Prices::sale( (string) $this->get_regular_price(), (string) $this->get_price() ) . $this->get_price_suffix(),
			default                   => wc_price( (string) $this->get_price() ) . $this->get_price_suffix(),
		};
		return (string) apply_filters( 'woocommerce_get_price_html', $price, $this );
	}

	/** Returns the price suffix, which is empty because there are no taxes. */
	public function get_price_suffix( $price = '', $quantity = 1 ): string {
		return (string) apply_filters( 'woocommerce_get_price_suffix', '', $this, $price, $quantity );
	}

	/**
	 * Returns its image.
	 *
	 * @param string               $size        Size.
	 * @param array<string,string> $attributes  Attributes of the image.
	 * @param bool                 $placeholder A placeholder when there is none.
	 */
	public function get_image( $size = 'woocommerce_thumbnail', $attributes = [], $placeholder = true ): string {
		$id    = (int) $this->get_image_id();
		$image = 0 < $id ? wp_get_attachment_image( $id, $size, false, $attributes ) : '';
		if ( '' === $image && 'variation' === $this->get_type() ) {
			$parent = wc_get_product( $this->get_parent_id() );
			$image  = $parent instanceof \WC_Product ? $parent->get_image( $size, $attributes, $placeholder ) : '';
		}
		if ( '' === $image && $placeholder ) {
			$image = wc_placeholder_img( $size, $attributes );
		}
		return (string) apply_filters( 'woocommerce_product_get_image', $image, $this, $size, $attributes, $placeholder, $image );
	}

	/** Returns the sizes as text: none. */
	public function has_dimensions(): bool {
		return (bool) ( $this->get_length() || $this->get_width() || $this->get_height() ) && ! $this->get_virtual();
	}

	/** Determines whether it has a weight. */
	public function has_weight(): bool {
		return (bool) $this->get_weight() && ! $this->get_virtual();
	}

	/** @return array<string,string> Sizes. */
	public function get_dimensions( $formatted = true ) {
		return array_filter( [ 'length' => $this->get_length(), 'width' => $this->get_width(), 'height' => $this->get_height() ] );
	}
}
