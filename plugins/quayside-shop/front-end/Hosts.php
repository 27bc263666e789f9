<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd;

use Quayside\Shop\Kit\Assets;

/**
 * Prints the hosts of the storefront's small scripts.
 */
final class Hosts {
	/**
	 * Whether the page needs the forms module; null until determined.
	 */
	private ?bool $needs_forms = null;

	/**
	 * Templates with a password field.
	 */
	private const PASSWORD = [ 'global/form-login.php', 'myaccount/form-login.php' ];

	/**
	 * Whether the page has a notice or a password field.
	 */
	private bool $has_parts = false;

	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the modules that the current page needs to the import map.
	 */
	public function prepare(): void {
		$this->needs_forms = self::page_needs_forms();
		if ( $this->needs_forms ) {
			$this->assets->use_island( 'forms' );
		}
	}

	/**
	 * Determines whether the page has WooCommerce's forms or notices (product, cart, checkout, account), a sorted list, whose
	 * result is announced, or, for store managers, the coming-soon banner.
	 */
	private static function page_needs_forms(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- only read.
		return self::has_banner() || is_product() || is_cart() || is_checkout() || is_account_page() || isset( $_GET['orderby'] );
	}

	/**
	 * Determines whether the page has the coming-soon banner, which store managers see.
	 */
	private static function has_banner(): bool {
		return current_user_can( 'manage_woocommerce' ) && 'yes' === get_option( 'woocommerce_coming_soon' );
	}

	/**
	 * Remembers that the page has a notice or a password field.
	 *
	 * @param string $template Name of the template.
	 */
	public function note_template( $template ): void {
		$this->has_parts = $this->has_parts || str_contains( $template, 'notices/' ) || in_array( $template, self::PASSWORD, true );
	}

	/**
	 * Prints the host of the forms module. Most product pages have nothing for it: no notice, and quantities are raised already.
	 */
	public function print_hosts(): void {
		$this->needs_forms ??= self::page_needs_forms();
		if ( ! $this->needs_forms || ( is_product() && ! $this->has_parts && ! self::has_banner() ) ) {
			return;
		}
		$settings = [
			'show' => __( 'Show password', 'quayside-shop' ),
			'hide' => __( 'Hide password', 'quayside-shop' ),
		];
		if ( 'yes' === get_option( 'woocommerce_coming_soon' ) ) {
			$settings['user'] = rest_url( 'wp/v2/users/me' );
		}
		// WooCommerce's cart and checkout scripts expect its front-end script early.
		$when = is_cart() || is_checkout() ? 'load' : 'idle';
		$host = [
			'id'     => 'quayside-shop-forms',
			'hidden' => '',
		];
		echo $this->assets->island( 'forms', '', $when, $settings, $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
	}

	/**
	 * Opens the element around the sort form to which its script adds listeners.
	 *
	 * @param string $template Name of the template.
	 */
	public function open_sort_form( $template ): void {
		if ( 'loop/orderby.php' === $template ) {
			echo '<div style="display:contents">';
		}
	}

	/**
	 * Prints the script and closes the element that open_sort_form() opened.
	 *
	 * @param string $template Name of the template.
	 */
	public function close_sort_form( $template ): void {
		if ( 'loop/orderby.php' === $template ) {
			wp_print_inline_script_tag( $this->assets->contents( 'sort.js' ) );
			echo '</div>';
		}
	}

	/**
	 * Raises a quantity below its minimum, before any script runs (spec section 5).
	 *
	 * @param array<string, mixed> $args Arguments of the quantity field.
	 * @return array<string, mixed>
	 */
	public function raise_quantity( array $args ): array {
		$minimum = is_numeric( $args['min_value'] ?? null ) ? (float) $args['min_value'] : 0.0;
		if ( $minimum >= 0 && is_numeric( $args['input_value'] ?? null ) && (float) $args['input_value'] < $minimum ) {
			$args['input_value'] = $args['min_value'];
		}
		return $args;
	}
}
