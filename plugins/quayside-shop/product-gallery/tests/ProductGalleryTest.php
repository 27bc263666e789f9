<?php
declare( strict_types=1 );

namespace Quayside\Shop\ProductGallery\Tests;

use Quayside\Tests\TestCase;

/**
 * Tests the markup of product images for the lightbox.
 */
final class ProductGalleryTest extends TestCase {
	private static function template( string $inner ): string {
		ob_start();
		do_action( 'woocommerce_before_template_part', 'single-product/product-image.php', '', '', [] );
		echo $inner; // phpcs:ignore WordPress.Security.EscapeOutput
		do_action( 'woocommerce_after_template_part', 'single-product/product-image.php', '', '', [] );
		return (string) ob_get_clean();
	}

	public function test_adds_nothing_without_a_lightbox(): void {
		remove_all_filters( 'quayside_lightbox_host' );
		self::assertSame( '<p>x</p>', self::template( '<p>x</p>' ) );
		self::assertSame( '<a href="x.jpg"></a>', apply_filters( 'woocommerce_single_product_image_thumbnail_html', '<a href="x.jpg"></a>', 1 ) );
	}

	public function test_wraps_the_images_in_a_lightbox_host_and_adds_their_size(): void {
		remove_all_filters( 'quayside_lightbox_host' );
		add_filter( 'quayside_lightbox_host', static fn (): string => ' data-box="1"><i></i>' );
		$id = wp_insert_attachment(
			[
				'post_mime_type' => 'image/jpeg',
				'post_status'    => 'inherit',
				'post_title'     => 'Mug',
			],
			'mug.jpg'
		);
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => 1600,
				'height' => 1200,
				'file'   => 'mug.jpg',
			]
		);
		$html = '';
		add_action(
			'woocommerce_before_template_part',
			static function () use ( &$html, $id ): void {
				$html = (string) apply_filters( 'woocommerce_single_product_image_thumbnail_html', '<div><a href="mug.jpg"><img></a></div>', $id );
			},
			99
		);
		self::assertSame( '<div class="quayside-product-gallery" style="display:contents" data-box="1"><i></i><p>x</p></div>', self::template( '<p>x</p>' ) );
		self::assertStringContainsString( 'data-width="1600"', $html );
		self::assertStringContainsString( 'data-height="1200"', $html );
		// Images elsewhere, such as in emails, are not changed.
		self::assertSame( '<a href="mug.jpg"></a>', apply_filters( 'woocommerce_single_product_image_thumbnail_html', '<a href="mug.jpg"></a>', $id ) );
	}

	public function test_uses_its_own_lightbox_if_there_is_no_other(): void {
		remove_all_filters( 'quayside_lightbox_host' );
		add_theme_support( 'wc-product-gallery-lightbox' );
		$product = wc_get_product(
			wp_insert_post(
				[
					'post_type'   => 'product',
					'post_status' => 'publish',
					'post_title'  => 'Mug',
				]
			) );
		self::assertInstanceOf( \WC_Product::class, $product );
		$this->go_to_product( $product->get_id() );
		self::assertFalse( current_theme_supports( 'wc-product-gallery-lightbox' ), 'WooCommerce’s own lightbox is removed.' );
		self::assertMatchesRegularExpression(
			'#^<div class="quayside-product-gallery" style="display:contents" data-island-space data-island="product-gallery" data-when="interaction">'
				. '<script type="application/json" data-seal>\{"module":"@quayside/shop/product-gallery",[^<]*product-gallery-style\.css[^<]*</script>'
				. '<p>x</p></div>$#',
			self::template( '<p>x</p>' )
		);

		$zooms = static fn (): int => count( array_filter(
			array_merge( ...array_values( $GLOBALS['wp_filter']['wp_head']->callbacks ?? [] ) ),
			static fn ( array $callback ): bool => is_array( $callback['function'] ) && 'print_zoom_style' === $callback['function'][1]
		) );
		self::assertSame( 0, $zooms() );
		add_theme_support( 'wc-product-gallery-zoom' );
		$this->go_to_product( $product->get_id() );
		remove_theme_support( 'wc-product-gallery-zoom' );
		self::assertSame( 1, $zooms(), 'Clicks pass through the enlarged image.' );

		add_filter( 'quayside_shop_product_lightbox', '__return_false' );
		$this->go_to_product( $product->get_id() );
		self::assertSame( '<p>x</p>', self::template( '<p>x</p>' ) );
	}

	private function go_to_product( int $id ): void {
		query_posts( [ 'p' => $id, 'post_type' => 'product' ] ); // phpcs:ignore WordPress.WP.DiscouragedFunctions -- simulates a page view.
		do_action_ref_array( 'wp', [ &$GLOBALS['wp'] ] );
	}
}
