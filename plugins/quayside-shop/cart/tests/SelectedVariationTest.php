<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart\Tests;

use Quayside\Shop\Cart\SelectedVariation;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Product forms that are submitted before WooCommerce's script has found the variation.
 */
final class SelectedVariationTest extends StoreTestCase {
	protected function tear_down(): void {
		$_REQUEST = [];
		$_POST    = [];
		parent::tear_down();
	}

	/**
	 * @dataProvider requests
	 * @param array<string, mixed> $request Fields in addition to the product.
	 */
	public function test_enters_the_variation_for_the_selected_options( array $request, ?string $expected ): void {
		[ $product, $variations ] = self::blanket();
		$_REQUEST                 = [ 'add-to-cart' => (string) $product ] + $request;
		( new SelectedVariation() )->enter();
		self::assertSame( null === $expected ? $request['variation_id'] ?? null : (string) $variations[ $expected ], $_REQUEST['variation_id'] ?? null );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string|null}>
	 */
	public static function requests(): array {
		return [
			'all options'              => [ [ 'attribute_size' => 'L', 'attribute_color' => 'Red \\"x\\"', 'variation_id' => '' ], 'large' ],
			'any color'                => [ [ 'attribute_size' => 'S', 'attribute_color' => 'Blue' ], 'small' ],
			'no color'                 => [ [ 'attribute_size' => 'S', 'attribute_color' => '' ], null ],
			'no variation'             => [ [ 'attribute_size' => 'L', 'attribute_color' => 'Blue' ], null ],
			'a list'                   => [ [ 'attribute_size' => [ 'S' ], 'attribute_color' => 'Blue' ], null ],
			'a variation of the script' => [ [ 'attribute_size' => 'S', 'attribute_color' => 'Blue', 'variation_id' => '7' ], null ],
			'no options'               => [ [], null ],
		];
	}

	public function test_skips_variations_that_cannot_be_bought(): void {
		[ $product, $variations ] = self::blanket();
		wp_update_post( [ 'ID' => $variations['small'], 'post_status' => 'private' ] );
		clean_post_cache( $product );
		delete_transient( "wc_product_children_$product" );
		$_REQUEST = [ 'add-to-cart' => (string) $product, 'attribute_size' => 'S', 'attribute_color' => 'Blue' ];
		( new SelectedVariation() )->enter();
		self::assertArrayNotHasKey( 'variation_id', $_REQUEST );
	}

	public function test_leaves_other_products_alone(): void {
		$_REQUEST = [ 'add-to-cart' => (string) self::product(), 'attribute_size' => 'S' ];
		( new SelectedVariation() )->enter();
		self::assertArrayNotHasKey( 'variation_id', $_REQUEST );
	}

	/**
	 * Creates a product with two variations.
	 *
	 * @return array{int, array<string, int>} ID of the product, and of the variations by name.
	 */
	private static function blanket(): array {
		$attributes = [];
		foreach ( [ 'Size' => [ 'S', 'L' ], 'Color' => [ 'Red "x"', 'Blue' ] ] as $name => $options ) {
			$attribute = new \WC_Product_Attribute();
			$attribute->set_name( $name );
			$attribute->set_options( $options );
			$attribute->set_variation( true );
			$attributes[] = $attribute;
		}
		$product = new \WC_Product_Variable();
		$product->set_name( 'Blanket' );
		$product->set_status( 'publish' );
		$product->set_attributes( $attributes );
		$id         = $product->save();
		$variations = [];
		foreach ( [ 'small' => [ 'S', '' ], 'large' => [ 'L', 'Red "x"' ] ] as $name => [ $size, $color ] ) {
			$variation = new \WC_Product_Variation();
			$variation->set_parent_id( $id );
			$variation->set_attributes( [ 'size' => $size, 'color' => $color ] );
			$variation->set_regular_price( '40' );
			$variations[ $name ] = $variation->save();
		}
		return [ $id, $variations ];
	}
}
