<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd;

/**
 * A product's pictures open in the site's lightbox, where a plugin offers one by the filter `quayside_lightbox_attributes`
 * (Quayside Blocks does). Without one the links open the pictures' files.
 */
final class ProductGallery {
	private const TEMPLATE = 'single-product/product-image.php';

	/**
	 * Attributes of the lightbox on this page, '' where there is none.
	 */
	private string $lightbox = '';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'wp', [ $this, 'replace_lightbox' ] );
		add_action( 'woocommerce_before_template_part', [ $this, 'open' ] );
		add_action( 'woocommerce_after_template_part', [ $this, 'close' ] );
		add_filter( 'woocommerce_single_product_image_thumbnail_html', [ $this, 'add_size' ], 10, 2 );
	}

	/**
	 * Takes WooCommerce's own lightbox away where the site has another: two would open.
	 */
	public function replace_lightbox(): void {
		if ( is_product() && has_filter( 'quayside_lightbox_attributes' ) ) {
			remove_theme_support( 'wc-product-gallery-lightbox' );
		}
	}

	/**
	 * Opens the element around the pictures that is the lightbox's host.
	 *
	 * @param string $template Name of the template.
	 */
	public function open( $template ): void {
		if ( self::TEMPLATE !== $template ) {
			return;
		}
		/**
		 * Attributes that make an element a lightbox: its links with data-width and data-height open in it.
		 *
		 * @param string $attributes Escaped attributes, each with a space before it; '' for no lightbox.
		 */
		$attributes     = apply_filters( 'quayside_lightbox_attributes', '' );
		$this->lightbox = is_string( $attributes ) ? $attributes : '';
		if ( '' !== $this->lightbox ) {
			echo '<div class="quayside-product-gallery" style="display:contents"' . $this->lightbox . '>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who offers it.
		}
	}

	/**
	 * Closes the element of open().
	 *
	 * @param string $template Name of the template.
	 */
	public function close( $template ): void {
		if ( self::TEMPLATE === $template && '' !== $this->lightbox ) {
			echo '</div>';
			$this->lightbox = '';
		}
	}

	/**
	 * Tells the lightbox how large a picture is.
	 *
	 * @param string $html Markup of one picture.
	 * @param mixed  $id   The attachment.
	 */
	public function add_size( $html, $id ): string {
		$image = '' === $this->lightbox || ! is_numeric( $id ) ? false : wp_get_attachment_image_src( (int) $id, 'full' );
		$tags  = new \WP_HTML_Tag_Processor( (string) $html );
		if ( ! is_array( $image ) || ! $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			return (string) $html;
		}
		$tags->set_attribute( 'data-width', (string) $image[1] );
		$tags->set_attribute( 'data-height', (string) $image[2] );
		$tags->set_attribute( 'data-id', (string) (int) $id );
		return $tags->get_updated_html();
	}
}
