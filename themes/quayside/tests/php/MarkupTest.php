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

	public function test_names_the_payment_methods(): void {
		self::assertSame(
			'<ul aria-label="Payment method" class="wc_payment_methods methods"><li>A</li></ul><ul class="other"></ul>',
			Markup::fix( 'checkout/payment.php', '<ul class="wc_payment_methods methods"><li>A</li></ul><ul class="other"></ul>' )
		);
	}

	public function test_ties_a_payment_method_to_its_description(): void {
		self::assertSame(
			'<li><input aria-describedby="payment_method_cod-description" id="payment_method_cod" type="radio"><label>Cash</label>'
				. '<div id="payment_method_cod-description" class="payment_box"><p>Pay the courier.</p></div></li>',
			Markup::fix(
				'checkout/payment-method.php',
				'<li><input id="payment_method_cod" type="radio"><label>Cash</label><div class="payment_box"><p>Pay the courier.</p></div></li>'
			)
		);
	}

	public function test_keeps_payment_methods_without_a_description_or_with_fields(): void {
		foreach ( [
			'<li><input id="payment_method_cod" type="radio"><label>Cash</label></li>',
			'<li><input id="payment_method_card" type="radio"><label>Card</label><div class="payment_box"><p>Enter it.</p><input id="number"></div></li>',
			'<li><input type="radio"><div class="payment_box"><p>Pay.</p></div></li>',
			'<li><div class="payment_box"><p>Pay.</p></div></li>',
			'',
		] as $html ) {
			self::assertSame( $html, Markup::fix( 'checkout/payment-method.php', $html ) );
		}
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
