<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Shop\Markup;

/**
 * Tests the fixes to WooCommerce's templates.
 */
final class MarkupTest extends TestCase {
	public function test_removes_the_scope_of_data_cells_and_keeps_their_role(): void {
		self::assertSame(
			'<th scope="col">A</th><td  role="rowheader" class="product-name">B</td>',
			Markup::fix( 'cart/cart.php', '<th scope="col">A</th><td scope="row" role="rowheader" class="product-name">B</td>' )
		);
	}

	public function test_raises_the_level_of_checkout_headings(): void {
		self::assertSame(
			'<h2 id="order_review_heading">Your order</h2><h4>Other</h4>',
			Markup::fix( 'checkout/form-checkout.php', '<h3 id="order_review_heading">Your order</h3><h4>Other</h4>' )
		);
	}

	public function test_removes_the_label_of_the_coupon_link(): void {
		self::assertSame(
			'<a  class="showcoupon">Click here</a><a aria-label="Other">x</a>',
			Markup::fix(
				'checkout/form-coupon.php',
				'<a aria-label="Enter your coupon code" class="showcoupon">Click here</a><a aria-label="Other">x</a>'
			)
		);
	}

	public function test_wraps_the_list_of_errors_in_an_alert(): void {
		self::assertSame(
			'<div class="woocommerce-error" role="alert"><ul><li data-id="a">No</li></ul></div>',
			Markup::fix( 'notices/error.php', '<ul class="woocommerce-error" role="alert"><li data-id="a">No</li></ul>' )
		);
	}

	public function test_uses_one_form_of_log_in(): void {
		self::assertSame( '<h2>Log in</h2><h2>Register</h2>', Markup::fix( 'myaccount/form-login.php', '<h2>Login</h2><h2>Register</h2>' ) );
		self::assertSame( '<h2>Anmelden</h2>', Markup::fix( 'myaccount/form-login.php', '<h2>Anmelden</h2>' ) );
	}

	public function test_fixes_templates_when_they_are_printed(): void {
		if ( ! function_exists( 'wc_get_template' ) ) {
			self::markTestSkipped( 'WooCommerce is not active.' );
		}
		ob_start();
		wc_get_template( 'notices/error.php', [ 'notices' => [ [ 'notice' => 'Out of stock', 'data' => [] ] ] ] );
		self::assertMatchesRegularExpression(
			'#^\s*<div class="woocommerce-error" role="alert"><ul>.*Out of stock.*</ul></div>\s*$#s',
			(string) ob_get_clean()
		);
	}
}
