<?php
/**
 * Parts of cart and checkout.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Displays that the cart is empty. */
function wc_empty_cart_message(): void {
	$text = (string) apply_filters( 'wc_empty_cart_message', __( 'Your cart is currently empty.', 'stand-in-store' ) );
	// phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	echo '<div class="wc-empty-cart-message">' . wc_print_notice( esc_html( $text ), 'notice', [], true ) . '</div>';
}

/** Displays cross-sells. */
function woocommerce_cross_sell_display( $limit = 2, $columns = 2 ): void {
	if ( is_checkout() ) {
		return;
	}
	$ids = array_slice( WC()->cart?->get_cross_sells() ?? [], 0, is_numeric( $limit ) && 0 < $limit ? (int) $limit : 2 );
	wc_set_loop_prop( 'name', 'cross-sells' );
	wc_set_loop_prop( 'columns', (int) apply_filters( 'woocommerce_cross_sells_columns', $columns ) );
	wc_get_template( 'cart/cross-sells.php', [ 'cross_sells' => array_values( array_filter( array_map( 'wc_get_product', $ids ) ) ) ] );
}

/** Displays the totals. */
function woocommerce_cart_totals(): void {
	wc_get_template( 'cart/cart-totals.php' );
}

/** Displays the link to the checkout. */
function woocommerce_button_proceed_to_checkout(): void {
	wc_get_template( 'cart/proceed-to-checkout-button.php' );
}

/** Displays the sum of lines. */
function wc_cart_totals_subtotal_html(): void {
	echo WC()->cart?->get_cart_subtotal(); // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
}

/** Displays the sum of all. */
function wc_cart_totals_order_total_html(): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- a price.
	echo apply_filters( 'woocommerce_cart_totals_order_total_html', '<strong>' . WC()->cart?->get_total() . '</strong> ' );
}

/** Displays a fee. */
function wc_cart_totals_fee_html( $fee ): void {
	echo wc_price( $fee->amount ); // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
}

/** Displays shipping. */
function wc_cart_totals_shipping_html(): void {
	wc_get_template( 'cart/cart-shipping.php' );
}

/**
 * Returns the name of a coupon.
 *
 * @param WC_Coupon|string $coupon Coupon.
 * @param bool             $echo   Show it.
 */
function wc_cart_totals_coupon_label( $coupon, $echo = true ): string {
	$coupon = is_string( $coupon ) ? new WC_Coupon( $coupon ) : $coupon;
	/* translators: %s: coupon code */
	$label = (string) apply_filters(
		'woocommerce_cart_totals_coupon_label',
		sprintf( esc_html__( 'Coupon: %s', 'stand-in-store' ), $coupon->get_code() ),
		$coupon
	);
	if ( $echo ) {
		echo $label; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
	return $label;
}

/** Displays the discount of a coupon, with a link to remove it. */
function wc_cart_totals_coupon_html( $coupon ): void {
	$coupon = is_string( $coupon ) ? new WC_Coupon( $coupon ) : $coupon;
	$code   = (string) $coupon->get_code();
	$amount = '-' . wc_price( WC()->cart?->get_coupon_discount_amount( $code ) ?? 0 );
	if ( $coupon->get_free_shipping() && 0.0 === (float) $coupon->get_amount() ) {
		$amount = __( 'Free shipping coupon', 'stand-in-store' );
	}
	$amount = (string) apply_filters( 'woocommerce_coupon_discount_amount_html', $amount, $coupon );
	$url    = add_query_arg( 'remove_coupon', rawurlencode( $code ), defined( 'WOOCOMMERCE_CHECKOUT' ) ? wc_get_checkout_url() : wc_get_cart_url() );
	/* translators: %s: coupon code */
	$label = sprintf( __( 'Remove %s coupon', 'stand-in-store' ), $code );
	$html  = $amount
		. ' <a role="button" aria-label="' . esc_attr( $label ) . '" href="' . esc_url( $url ) . '" class="woocommerce-remove-coupon" data-coupon="'
		. esc_attr( $code ) . '">' . __( '[Remove]', 'stand-in-store' ) . '</a>';
	echo wp_kses(
		apply_filters( 'woocommerce_cart_totals_coupon_html', $html, $coupon, $amount ),
		array_replace_recursive( wp_kses_allowed_html( 'post' ), [ 'a' => [ 'data-coupon' => true ] ] )
	);
}

/** Displays the order's table. */
function woocommerce_order_review(): void {
	wc_get_template( 'checkout/review-order.php', [ 'checkout' => WC()->checkout() ] );
}

/** Displays payment methods and the button. */
function woocommerce_checkout_payment(): void {
	wc_get_template( 'checkout/payment.php', [
		'checkout'           => WC()->checkout(),
		'available_gateways' => WC()->cart?->needs_payment() ? WC()->payment_gateways()->get_available_payment_gateways() : [],
		'order_button_text'  => apply_filters( 'woocommerce_order_button_text', __( 'Place order', 'stand-in-store' ) ),
	] );
}

/** Offers to log in. */
function woocommerce_checkout_login_form(): void {
	wc_get_template( 'checkout/form-login.php', [ 'checkout' => WC()->checkout() ] );
}

/** Offers to use a coupon. */
function woocommerce_checkout_coupon_form(): void {
	wc_get_template( 'checkout/form-coupon.php', [ 'checkout' => WC()->checkout() ] );
}

/** Displays how data is used. */
function wc_checkout_privacy_policy_text(): void {
	stand_in_store_privacy_text(
		__(
			'Your personal data will be used to process your order, support your experience throughout this website, and for other purposes described in our privacy policy.',
			'stand-in-store'
		)
	);
}

/** Displays how data is used. */
function wc_registration_privacy_policy_text(): void {
	stand_in_store_privacy_text(
		__(
			'Your personal data will be used to support your experience throughout this website, to manage access to your account, and for other purposes described in our privacy policy.',
			'stand-in-store'
		)
	);
}

/** Displays a text about privacy. */
function stand_in_store_privacy_text( string $text ): void {
	echo '<div class="woocommerce-privacy-policy-text">' . wp_kses_post( wpautop( $text ) ) . '</div>';
}

/**
 * Displays a form field.
 *
 * @param string              $key   Name.
 * @param array<string,mixed> $args  type, label, required, class, options, placeholder, autocomplete.
 * @param mixed               $value Value.
 * @return string|null
 */
function woocommerce_form_field( $key, $args, $value = null ) {
	$args  = (array) apply_filters(
		'woocommerce_form_field_args',
		wp_parse_args(
			$args,
			[
				'type'         => 'text',
				'label'        => '',
				'required'     => false,
				'class'        => [],
				'options'      => [],
				'placeholder'  => '',
				'autocomplete' => '',
				'return'       => false,
				'priority'     => '',
				'id'           => $key,
				'default'      => '',
			]
		),
		$key,
		$value
	);
	$value = (string) ( $value ?? $args['default'] );
	$mark  = $args['required']
		? '&nbsp;<span class="required" aria-hidden="true">*</span>'
		: '&nbsp;<span class="optional">(' . esc_html__( 'optional', 'stand-in-store' ) . ')</span>';
	$attrs = 'name="' . esc_attr( $key ) . '" id="' . esc_attr( $args['id'] ) . '"' . ( $args['required'] ? ' aria-required="true"' : '' ) . (
		$args['autocomplete'] ? ' autocomplete="' . esc_attr( $args['autocomplete'] ) . '"' : ''
	);
	$type  = 'country' === $args['type'] ? 'select' : ( 'state' === $args['type'] ? 'text' : $args['type'] );
	if ( 'country' === $args['type'] ) {
		$args['options'] = WC()->countries->get_allowed_countries();
	}
	if ( 'select' === $type ) {
		$field = '<select ' . $attrs . ' class="' . ( 'country' === $args['type'] ? 'country_to_state country_select' : 'select' ) . '">';
		foreach ( (array) $args['options'] as $option => $label ) {
			$field .= '<option value="'
				. esc_attr( (string) $option )
				. '" '
				. selected( $value, (string) $option, false )
				. '>'
				. esc_html( $label )
				. '</option>';
		}
		$field .= '</select>';
	} elseif ( 'textarea' === $type ) {
		$field = '<textarea '
			. $attrs . ' class="input-text" placeholder="' . esc_attr( $args['placeholder'] ) . '" rows="2" cols="5">' . esc_textarea( $value )
			. '</textarea>';
	} else {
		$field = '<input type="'
			. esc_attr( $type ) . '" class="input-text" ' . $attrs . ' placeholder="' . esc_attr( $args['placeholder'] ) . '" value="' . esc_attr( $value )
			. '" />';
	}
	$classes = array_merge( [ 'form-row' ], (array) $args['class'], $args['required'] ? [ 'validate-required' ] : [] );
	$html    = '<p class="' . esc_attr( implode( ' ', $classes ) ) . '" id="' . esc_attr( $args['id'] ) . '_field" data-priority="' . esc_attr(
		(string) $args['priority']
	) . '"><label for="' . esc_attr( $args['id'] ) . '" class="' . (
		$args['required'] ? 'required_field' : ''
	) . '">' . wp_kses_post( $args['label'] ) . $mark . '</label><span class="woocommerce-input-wrapper">' . $field . '</span></p>';
	$html    = (string) apply_filters( 'woocommerce_form_field', $html, $key, $args, $value );
	if ( $args['return'] ) {
		return $html;
	}
	echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	return null;
}
