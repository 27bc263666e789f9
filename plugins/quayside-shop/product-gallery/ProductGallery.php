<?php
declare( strict_types=1 );

namespace Quayside\Shop\ProductGallery;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module;

/**
 * A product's pictures open in a lightbox: the one of the site's galleries, where a plugin offers it by the filter
 * `quayside_lightbox_host` (Quayside Blocks does), else the shop's own. Without a script the links open the
 * pictures' files.
 */
final class ProductGallery implements Module {
	private const TEMPLATE = 'single-product/product-image.php';

	/**
	 * Whether the pictures that are being printed stand in a lightbox.
	 */
	private bool $is_open = false;

	/**
	 * Whether the shop's own lightbox takes the place of WooCommerce's.
	 */
	private bool $is_ours = false;

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
	 * Takes WooCommerce's own lightbox away, which brings jQuery's PhotoSwipe along: two would open.
	 */
	public function replace_lightbox(): void {
		if ( ! is_product() ) {
			return;
		}
		remove_theme_support( 'wc-product-gallery-lightbox' );
		/**
		 * Whether the shop's own lightbox opens a product's pictures, on sites without another.
		 *
		 * @param bool $shows True by default; false leaves links to the pictures' files.
		 */
		$this->is_ours = ! has_filter( 'quayside_lightbox_host' ) && (bool) apply_filters( 'quayside_shop_product_lightbox', true );
		if ( $this->is_ours ) {
			add_action( 'wp_enqueue_scripts', fn () => $this->assets->use_island( 'product-gallery' ) );
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
		 * What makes an element a lightbox: its links with data-width and data-height open in it.
		 *
		 * @param string $host The rest of the element's start tag and what must follow it, escaped; '>' for no lightbox.
		 */
		$host = apply_filters( 'quayside_lightbox_host', '>' );
		if ( $this->is_ours ) {
			$host = ' data-island-space' . $this->assets->host( 'product-gallery', 'interaction', [ 'style_url' => $this->assets->style_url( 'product-gallery-style' ) ] );
		}
		if ( is_string( $host ) && '>' !== $host ) {
			$this->is_open = true;
			echo '<div class="quayside-product-gallery" style="display:contents"' . $host; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by who offers it.
		}
	}

	/**
	 * Closes the element of open().
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
	 * Tells the lightbox how large a picture is.
	 *
	 * @param string $html Markup of one picture.
	 * @param mixed  $id   The attachment.
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
