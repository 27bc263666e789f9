<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Fixes accessibility issues in WooCommerce's templates.
 *
 * It changes their output, so that the theme does not have to override the templates.
 */
final class Markup implements ModuleInterface {
	private const HEADINGS = [ 'checkout/form-billing.php', 'checkout/form-shipping.php', 'checkout/form-checkout.php' ];

	private const TEMPLATES = [
		'cart/cart.php',
		'checkout/form-coupon.php',
		'checkout/payment.php',
		'checkout/payment-method.php',
		'notices/error.php',
		'global/breadcrumb.php',
		'myaccount/form-login.php',
		...self::HEADINGS,
	];

	public function register(): void {
		add_action( 'woocommerce_before_template_part', [ $this, 'start' ] );
		add_action( 'woocommerce_after_template_part', [ $this, 'end' ] );
	}

	/**
	 * Starts buffering a template's output.
	 *
	 * @param mixed $template Name of the template.
	 */
	public function start( mixed $template ): void {
		if ( in_array( $template, self::TEMPLATES, true ) ) {
			ob_start();
		}
	}

	/**
	 * Prints the fixed output.
	 *
	 * @param mixed $template Name of the template.
	 */
	public function end( mixed $template ): void {
		if ( is_string( $template ) && in_array( $template, self::TEMPLATES, true ) ) {
			echo self::fix( $template, (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce escaped it.
		}
	}

	/**
	 * Returns a template's output without the issues.
	 *
	 * @param string $template Name of the template.
	 * @param string $html     Output of the template.
	 */
	public static function fix( string $template, string $html ): string {
		if ( in_array( $template, self::HEADINGS, true ) ) {
			// The page title is the only heading above these.
			return (string) preg_replace( '#<h3(\s[^>]*)?>(.*?)</h3>#s', '<h2$1>$2</h2>', $html );
		}
		if ( 'myaccount/form-login.php' === $template ) {
			// The heading says the same as the button below it.
			return (string) preg_replace( '#<h2>\s*Login\s*</h2>#', '<h2>Log in</h2>', $html );
		}
		if ( 'global/breadcrumb.php' === $template ) {
			// The last item is the current page.
			return (string) preg_replace( '#<li>([^<]*)</li></ol>#', '<li aria-current="page">$1</li></ol>', $html );
		}
		if ( 'notices/error.php' === $template ) {
			// A list with the alert role loses its list semantics.
			return (string) preg_replace(
				'#<ul class="woocommerce-error" role="alert">(.*)</ul>#s',
				'<div class="woocommerce-error" role="alert"><ul>$1</ul></div>',
				$html
			);
		}
		if ( 'checkout/payment-method.php' === $template ) {
			return self::describe( $html );
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'UL' === $tags->get_tag() && true === $tags->has_class( 'wc_payment_methods' ) ) {
				// Says what the radio buttons are about.
				$tags->set_attribute( 'aria-label', __( 'Payment method', 'quayside' ) );
			} elseif ( 'TD' === $tags->get_tag() ) {
				// Data cells have no scope.
				$tags->remove_attribute( 'scope' );
			} elseif ( true === $tags->has_class( 'showcoupon' ) ) {
				// Voice control users must be able to activate the link by its visible text.
				$tags->remove_attribute( 'aria-label' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Ties a payment method to its description, which those who select by keyboard would pass. Fields are reached by keyboard.
	 */
	private static function describe( string $html ): string {
		$tags       = new \WP_HTML_Tag_Processor( $html );
		$has_fields = 1 === preg_match( '#<(input|select|textarea|button|iframe|a)\b#i', (string) strstr( $html, 'payment_box' ) );
		if ( $has_fields || ! $tags->next_tag( [ 'tag_name' => 'INPUT' ] ) ) {
			return $html;
		}
		$id = $tags->get_attribute( 'id' );
		if ( ! is_string( $id ) || ! $tags->set_bookmark( 'method' ) || ! $tags->next_tag( [ 'class_name' => 'payment_box' ] ) ) {
			return $html;
		}
		$box = $tags->get_attribute( 'id' );
		if ( ! is_string( $box ) ) {
			$box = "$id-description";
			$tags->set_attribute( 'id', $box );
		}
		$tags->seek( 'method' );
		$tags->set_attribute( 'aria-describedby', $box );
		return $tags->get_updated_html();
	}
}
