<?php
declare( strict_types=1 );

namespace Quayside\Shop\ProductGallery;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module;

/**
 * Opens product images in a lightbox: the lightbox of the site's galleries if a plugin provides it through the filter
 * `quayside_lightbox_host`, as Quayside Blocks does, otherwise the shop's own. Without scripts the links open the image
 * files.
 */
final class ProductGallery implements Module {
	private const TEMPLATE = 'single-product/product-image.php';

	/**
	 * Whether the host element is open.
	 */
	private bool $is_open = false;

	/**
	 * Whether the shop's own lightbox replaces WooCommerce's.
	 */
	private bool $uses_own_lightbox = false;

	public function __construct( private Assets $assets ) {}

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
	 * Removes WooCommerce's own lightbox (PhotoSwipe with jQuery), because otherwise two would open.
	 */
	public function replace_lightbox(): void {
		if ( ! is_product() ) {
			return;
		}
		remove_theme_support( 'wc-product-gallery-lightbox' );
		/**
		 * Filters whether the shop's own lightbox opens product images on sites without another lightbox.
		 *
		 * @param bool $enabled True by default; false keeps links to the image files.
		 */
		$this->uses_own_lightbox = ! has_filter( 'quayside_lightbox_host' ) && (bool) apply_filters( 'quayside_shop_product_lightbox', true );
		if ( $this->uses_own_lightbox ) {
			add_action( 'wp_enqueue_scripts', fn () => $this->assets->use_island( 'product-gallery' ) );
		}
		if ( current_theme_supports( 'wc-product-gallery-zoom' ) ) {
			add_action( 'wp_head', [ $this, 'print_zoom_style' ] );
		}
	}

	/**
	 * Lets clicks pass through the enlarged image that WooCommerce's zoom places over the link while the pointer is on it.
	 */
	public function print_zoom_style(): void {
		echo '<style>.quayside-product-gallery .zoomImg{pointer-events:none}</style>';
	}

	/**
	 * Opens the lightbox's host element around the images.
	 *
	 * @param string $template Name of the template.
	 */
	public function open( $template ): void {
		if ( self::TEMPLATE !== $template ) {
			return;
		}
		/**
		 * Filters the attributes that make an element a lightbox host, whose links with data-width and data-height open in it.
		 *
		 * @param string $host The rest of the start tag and the markup after it, escaped; '>' for no lightbox.
		 */
		$host = apply_filters( 'quayside_lightbox_host', '>' );
		if ( $this->uses_own_lightbox ) {
			$settings = [ 'style_url' => $this->assets->style_url( 'product-gallery-style' ) ];
			$host     = ' data-island-space' . $this->assets->host( 'product-gallery', 'interaction', $settings );
		}
		if ( is_string( $host ) && '>' !== $host ) {
			$this->is_open = true;
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by the filter's callback.
			echo '<div class="quayside-product-gallery" style="display:contents"' . $host;
		}
	}

	/**
	 * Closes the element that open() opened.
	 *
	 * @param string $template Name of the template.
	 */
	public function close( $template ): void {
		if ( self::TEMPLATE === $template && $this->is_open ) {
			echo '</div>';
			$this->is_open = false;
		}
	}

	/**
	 * Adds the image's size for the lightbox.
	 *
	 * @param string $html Markup of one image.
	 * @param mixed  $id   Attachment ID.
	 */
	public function add_size( $html, $id ): string {
		$image = ! $this->is_open || ! is_numeric( $id ) ? false : wp_get_attachment_image_src( (int) $id, 'full' );
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
