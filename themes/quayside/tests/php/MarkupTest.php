<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Shop\Markup;

/**
 * What the theme mends in WooCommerce's templates.
 */
final class MarkupTest extends TestCase {
	public function test_cells_of_the_cart_lose_their_scope_and_keep_their_role(): void {
		self::assertSame( '<th scope="col">A</th><td  role="rowheader" class="product-name">B</td>', Markup::mend( 'cart/cart.php', '<th scope="col">A</th><td scope="row" role="rowheader" class="product-name">B</td>' ) );
	}

	public function test_headings_of_the_checkout_follow_the_title(): void {
		self::assertSame( '<h2 id="order_review_heading">Your order</h2><h4>Other</h4>', Markup::mend( 'checkout/form-checkout.php', '<h3 id="order_review_heading">Your order</h3><h4>Other</h4>' ) );
	}

	public function test_the_coupon_link_is_named_by_its_words(): void {
		self::assertSame( '<a  class="showcoupon">Click here</a><a aria-label="Other">x</a>', Markup::mend( 'checkout/form-coupon.php', '<a aria-label="Enter your coupon code" class="showcoupon">Click here</a><a aria-label="Other">x</a>' ) );
	}

	public function test_errors_are_an_alert_with_a_list(): void {
		self::assertSame( '<div class="woocommerce-error" role="alert"><ul><li data-id="a">No</li></ul></div>', Markup::mend( 'notices/error.php', '<ul class="woocommerce-error" role="alert"><li data-id="a">No</li></ul>' ) );
	}

	public function test_templates_are_mended_as_they_are_printed(): void {
		if ( ! function_exists( 'wc_get_template' ) ) {
			self::markTestSkipped( 'There is no shop.' );
		}
		ob_start();
		wc_get_template( 'notices/error.php', [ 'notices' => [ [ 'notice' => 'Out of stock', 'data' => [] ] ] ] );
		self::assertMatchesRegularExpression( '#^\s*<div class="woocommerce-error" role="alert"><ul>.*Out of stock.*</ul></div>\s*$#s', (string) ob_get_clean() );
	}
}
