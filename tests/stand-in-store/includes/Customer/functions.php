<?php
/**
 * Functions about customers and their account.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Creates a customer.
 *
 * @param string              $email    Email address.
 * @param string              $username User name, '' to make one.
 * @param string              $password Password, '' to send a link.
 * @param array<string,mixed> $args     More of wp_insert_user().
 * @return int|WP_Error
 */
function wc_create_new_customer( $email, $username = '', $password = '', $args = [] ) {
	if ( '' === $email || ! is_email( $email ) ) {
		return new WP_Error( 'registration-error-invalid-email', __( 'Please provide a valid email address.', 'stand-in-store' ) );
	}
	if ( email_exists( $email ) ) {
		return new WP_Error(
			'registration-error-email-exists',
			__( 'An account is already registered with your email address. <a href="#" class="showlogin">Please log in.</a>', 'stand-in-store' )
		);
	}
	if ( '' === $username ) {
		$base     = sanitize_user( strtok( $email, '@' ), true );
		$username = $base;
		for ( $number = 2; username_exists( $username ); $number++ ) {
			$username = $base . $number;
		}
	} elseif ( ! validate_username( $username ) || username_exists( $username ) ) {
		return new WP_Error(
			'registration-error-username-exists',
			__( 'An account is already registered with that username. Please choose another.', 'stand-in-store' )
		);
	}
	$generated = '' === $password;
	if ( $generated && 'no' === get_option( 'woocommerce_registration_generate_password' ) ) {
		return new WP_Error( 'registration-error-missing-password', __( 'Please create a password for your account.', 'stand-in-store' ) );
	}
	$data = (array) apply_filters( 'woocommerce_new_customer_data', array_merge( $args, [
		'user_login' => $username,
		'user_pass'  => $generated ? wp_generate_password() : $password,
		'user_email' => $email,
		'role'       => 'customer',
	] ) );
	$id = wp_insert_user( $data );
	if ( is_int( $id ) ) {
		do_action( 'woocommerce_created_customer', $id, $data, $generated );
		if ( $generated ) {
			wp_new_user_notification( $id, null, 'user' );
		}
	}
	return $id;
}

/**
 * Logs a customer in.
 *
 * @param int $id User.
 */
function wc_set_customer_auth_cookie( $id ): void {
	wp_set_current_user( (int) $id );
	wp_set_auth_cookie( (int) $id, true );
	WC()->session?->init();
}

/** @return array<string,string> Account menu. */
function wc_get_account_menu_items(): array {
	return (array) apply_filters( 'woocommerce_account_menu_items', [
		'dashboard'       => __( 'Dashboard', 'stand-in-store' ),
		'orders'          => __( 'Orders', 'stand-in-store' ),
		'downloads'       => __( 'Downloads', 'stand-in-store' ),
		'edit-address'    => __( 'Addresses', 'stand-in-store' ),
		'edit-account'    => __( 'Account details', 'stand-in-store' ),
		'customer-logout' => __( 'Log out', 'stand-in-store' ),
	], [] );
}

/**
 * Returns the classes of an entry of the account menu.
 *
 * @param string $endpoint Entry.
 */
function wc_get_account_menu_item_classes( $endpoint ): string {
	$classes = [ 'woocommerce-MyAccount-navigation-link', 'woocommerce-MyAccount-navigation-link--' . $endpoint ];
	if ( wc_is_current_account_menu_item( $endpoint ) ) {
		$classes[] = 'is-active';
	}
	return implode( ' ', array_map( 'sanitize_html_class', (array) apply_filters( 'woocommerce_account_menu_item_classes', $classes, $endpoint ) ) );
}

/**
 * Determines whether an entry of the account menu is this page.
 *
 * @param string $endpoint Entry.
 */
function wc_is_current_account_menu_item( $endpoint ): bool {
	global $wp;
	$current = isset( $wp->query_vars[ $endpoint ] ) || ( 'orders' === $endpoint && isset( $wp->query_vars['view-order'] ) );
	return 'dashboard' === $endpoint ? '' === WC()->query->get_current_endpoint() : $current;
}

/** Displays the account menu. */
function woocommerce_account_navigation(): void {
	wc_get_template( 'myaccount/navigation.php' );
}

/** Displays the content of the account endpoint. */
function woocommerce_account_content(): void {
	global $wp;
	foreach ( $wp->query_vars as $key => $value ) {
		if ( 'pagename' !== $key && has_action( 'woocommerce_account_' . $key . '_endpoint' ) ) {
			do_action( 'woocommerce_account_' . $key . '_endpoint', $value );
			return;
		}
	}
	wc_get_template( 'myaccount/dashboard.php', [ 'current_user' => wp_get_current_user() ] );
}

/** Displays the orders. */
function woocommerce_account_orders( $page = 1 ): void {
	wc_get_template( 'myaccount/orders.php', [ 'orders' => wc_get_orders( [ 'customer_id' => get_current_user_id(), 'limit' => -1 ] ) ] );
}

/** Displays one order. */
function woocommerce_account_view_order( $id ): void {
	$order = wc_get_order( absint( $id ) );
	if ( ! $order instanceof WC_Order || get_current_user_id() !== $order->get_customer_id() ) {
		wc_print_notice( esc_html__( 'Invalid order.', 'stand-in-store' ), 'error' );
		return;
	}
	wc_get_template( 'myaccount/view-order.php', [ 'order' => $order, 'order_id' => $order->get_id() ] );
}

/** Displays the files that the customer bought. */
function woocommerce_account_downloads(): void {
	$downloads = wc_get_customer_available_downloads( get_current_user_id() );
	if ( [] === $downloads ) {
		wc_print_notice( esc_html__( 'No downloads available yet.', 'stand-in-store' ), 'notice' );
		return;
	}
	wc_get_template( 'order/order-downloads.php', [ 'downloads' => $downloads ] );
}

/** @return array<string,string> Columns of lists of files. */
function wc_get_account_downloads_columns(): array {
	return (array) apply_filters( 'woocommerce_account_downloads_columns', [
		'download-product'   => __( 'Product', 'stand-in-store' ),
		'download-remaining' => __( 'Downloads remaining', 'stand-in-store' ),
		'download-expires'   => __( 'Expires', 'stand-in-store' ),
		'download-file'      => __( 'Download', 'stand-in-store' ),
	] );
}

/** Displays the addresses, or one to edit. */
function woocommerce_account_edit_address( $type = '' ): void {
	$customer = new WC_Customer( get_current_user_id() );
	if ( ! in_array( $type, [ 'billing', 'shipping' ], true ) ) {
		wc_get_template( 'myaccount/my-address.php', [ 'customer' => $customer ] );
		return;
	}
	wc_get_template( 'myaccount/form-edit-address.php', [
		'load_address' => $type,
		'address'      => WC()->countries->get_address_fields( '', $type . '_' ),
		'customer'     => $customer,
	] );
}

/** Displays the account's details to edit. */
function woocommerce_account_edit_account(): void {
	wc_get_template( 'myaccount/form-edit-account.php', [ 'user' => wp_get_current_user() ] );
}

/**
 * Returns the actions that a customer can perform on an order in the account.
 *
 * @param WC_Order $order Order.
 * @return array<string,array{url:string,name:string}>
 */
function wc_get_account_orders_actions( $order ): array {
	$actions = [
		'pay'  => [
			'url'  => $order->get_checkout_payment_url(),
			'name' => __( 'Pay', 'stand-in-store' ),
		],
		'view' => [
			'url'  => $order->get_view_order_url(),
			'name' => __( 'View', 'stand-in-store' ),
		],
	];
	if ( ! $order->needs_payment() ) {
		unset( $actions['pay'] );
	}
	return (array) apply_filters( 'woocommerce_my_account_my_orders_actions', $actions, $order );
}

/**
 * Returns the files that a customer bought and can still download.
 *
 * @param int $customer_id User.
 * @return list<array<string,mixed>>
 */
function wc_get_customer_available_downloads( $customer_id ): array {
	$downloads = [];
	foreach (
		0 < (int) $customer_id
			? (array) wc_get_orders( [ 'customer_id' => (int) $customer_id, 'status' => wc_get_is_paid_statuses(), 'limit' => -1 ] )
			: [] as $order
	) {
		foreach ( $order->get_downloadable_items() as $file ) {
			$expires = $file['access_expires'];
			if ( 0 !== $file['downloads_remaining'] && ( ! $expires instanceof DateTimeInterface || $expires->getTimestamp() >= strtotime( 'midnight' ) ) ) {
				// WooCommerce uses text here and a date elsewhere.
				$downloads[] = [ 'access_expires' => $expires instanceof WC_DateTime ? $expires->date( 'Y-m-d H:i:s' ) : null ] + $file;
			}
		}
	}
	return (array) apply_filters( 'woocommerce_customer_available_downloads', $downloads, $customer_id );
}
