<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd;

use Quayside\Shop\Kit\Assets;

/**
 * Marks the places where the small behaviours start.
 */
final class Hosts {
	/**
	 * Whether the page has what the forms' module is for; null while that is not known.
	 */
	private ?bool $is_wanted = null;

	public function __construct( private Assets $assets ) {}

	/**
	 * Puts the modules of the page at hand into the import map.
	 */
	public function prepare(): void {
		$this->is_wanted = self::has_forms();
		if ( $this->is_wanted ) {
			$this->assets->use_island( 'forms' );
		}
	}

	/**
	 * Whether the page has the store's forms or notices: product, cart, checkout, account; a sorted list, whose result is
	 * read out; or, for those who run the store, the banner that says that it is not open yet.
	 */
	private static function has_forms(): bool {
		if ( current_user_can( 'manage_woocommerce' ) && 'yes' === get_option( 'woocommerce_coming_soon' ) ) {
			return true;
		}
		return is_product() || is_cart() || is_checkout() || is_account_page() || isset( $_GET['orderby'] ); // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
	}

	/**
	 * Prints the host of the forms' module.
	 */
	public function print_hosts(): void {
		$this->is_wanted ??= self::has_forms();
		if ( ! $this->is_wanted ) {
			return;
		}
		$words = [
			'show' => __( 'Show password', 'quayside-shop' ),
			'hide' => __( 'Hide password', 'quayside-shop' ),
		];
		if ( 'yes' === get_option( 'woocommerce_coming_soon' ) ) {
			$words['user'] = rest_url( 'wp/v2/users/me' );
		}
		// The store's cart and checkout scripts expect its front-end script early.
		$when = is_cart() || is_checkout() ? 'load' : 'idle';
		$host = [
			'id'     => 'quayside-shop-forms',
			'hidden' => '',
		];
		echo $this->assets->island( 'forms', '', $when, $words, $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
	}

	/**
	 * Opens the element around the sort form that its script listens to.
	 *
	 * @param string $template Name of the template.
	 */
	public function open_sort_form( $template ): void {
		if ( 'loop/orderby.php' === $template ) {
			echo '<div style="display:contents">';
		}
	}

	/**
	 * Closes it behind the script.
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
	 * Raises a quantity that is below its minimum, before any script runs. Spec section 5.
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
