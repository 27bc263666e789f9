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
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'TD' === $tags->get_tag() ) {
				// Data cells have no scope.
				$tags->remove_attribute( 'scope' );
			} elseif ( true === $tags->has_class( 'showcoupon' ) ) {
				// Voice control users must be able to activate the link by its visible text.
				$tags->remove_attribute( 'aria-label' );
			}
		}
		return $tags->get_updated_html();
	}
}
