<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Mends what checkers of accessibility find in WooCommerce's own templates.
 *
 * It works on their output, so that the templates stay WooCommerce's and never go out of date.
 */
final class Markup implements ModuleInterface {
	private const HEADINGS = [ 'checkout/form-billing.php', 'checkout/form-shipping.php', 'checkout/form-checkout.php' ];

	private const TEMPLATES = [ 'cart/cart.php', 'checkout/form-coupon.php', 'notices/error.php', 'global/breadcrumb.php', ...self::HEADINGS ];

	public function register(): void {
		add_action( 'woocommerce_before_template_part', [ $this, 'start' ] );
		add_action( 'woocommerce_after_template_part', [ $this, 'end' ] );
	}

	/**
	 * Holds a template's output back.
	 *
	 * @param mixed $template Its name.
	 */
	public function start( mixed $template ): void {
		if ( in_array( $template, self::TEMPLATES, true ) ) {
			ob_start();
		}
	}

	/**
	 * Prints it mended.
	 *
	 * @param mixed $template Its name.
	 */
	public function end( mixed $template ): void {
		if ( is_string( $template ) && in_array( $template, self::TEMPLATES, true ) ) {
			echo self::mend( $template, (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce escaped it.
		}
	}

	/**
	 * A template's output without its faults.
	 *
	 * @param string $template Name of the template.
	 * @param string $html     Its output.
	 */
	public static function mend( string $template, string $html ): string {
		if ( in_array( $template, self::HEADINGS, true ) ) {
			// The page's title is the only heading above these.
			return (string) preg_replace( '#<h3(\s[^>]*)?>(.*?)</h3>#s', '<h2$1>$2</h2>', $html );
		}
		if ( 'global/breadcrumb.php' === $template ) {
			// The last part is what is shown.
			return (string) preg_replace( '#<li>([^<]*)</li></ol>#', '<li aria-current="page">$1</li></ol>', $html );
		}
		if ( 'notices/error.php' === $template ) {
			// A list that is an alert is no list any more.
			return (string) preg_replace( '#<ul class="woocommerce-error" role="alert">(.*)</ul>#s', '<div class="woocommerce-error" role="alert"><ul>$1</ul></div>', $html );
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( 'TD' === $tags->get_tag() ) {
				// Cells of data have no scope.
				$tags->remove_attribute( 'scope' );
			} elseif ( true === $tags->has_class( 'showcoupon' ) ) {
				// Who speaks the words that are shown must reach the link.
				$tags->remove_attribute( 'aria-label' );
			}
		}
		return $tags->get_updated_html();
	}
}
