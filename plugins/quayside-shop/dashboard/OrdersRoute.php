<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Kit\Contracts;
use WC_Order;
use WC_Order_Item_Product;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The customer's orders and downloads; 401 for guests:
 *
 * GET quayside-shop/v1/customer/orders?page=&per_page=: contract shop/dashboard.order; X-WP-Total, X-WP-TotalPages, and,
 * if there is a next page, Link with rel="next".
 * GET quayside-shop/v1/customer/downloads: contract shop/dashboard.download.
 */
final class OrdersRoute {
	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the routes.
	 */
	public function register(): void {
		$this->contracts->route(
			Rest::NAMESPACE,
			'/customer/orders',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'orders' ],
				'permission_callback' => 'is_user_logged_in',
				'contract'            => [
					'request'  => 'shop/dashboard.orders-request',
					'response' => 'shop/dashboard.order[]',
				],
			]
		);
		$this->contracts->route(
			Rest::NAMESPACE,
			'/customer/downloads',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'downloads' ],
				'permission_callback' => 'is_user_logged_in',
				'contract'            => [
					'request'  => null,
					'response' => 'shop/dashboard.download[]',
				],
			]
		);
	}

	/**
	 * Returns a page of orders, newest first.
	 */
	public function orders( WP_REST_Request $request ): WP_REST_Response {
		$page  = is_numeric( $request['page'] ) ? (int) $request['page'] : 1;
		$query = [
			'customer' => get_current_user_id(),
			'page'     => $page,
			'limit'    => is_numeric( $request['per_page'] ) ? (int) $request['per_page'] : 10,
			'paginate' => true,
		];
		/**
		 * Filters the arguments of the query for orders. WooCommerce applies the same filter on the account page.
		 *
		 * @param array<string, mixed> $query Arguments of wc_get_orders().
		 */
		$filtered = apply_filters( 'woocommerce_my_account_my_orders_query', $query ); // phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
		$found    = wc_get_orders( [ 'customer' => get_current_user_id() ] + ( is_array( $filtered ) ? $filtered : $query ) );
		$orders   = is_object( $found ) && isset( $found->orders ) && is_array( $found->orders ) ? $found->orders : [];
		$pages    = is_object( $found ) && isset( $found->max_num_pages ) ? (int) $found->max_num_pages : 1;
		$is_own   = static fn ( mixed $order ): bool => $order instanceof WC_Order && get_current_user_id() === $order->get_customer_id();
		$own      = array_filter( $orders, $is_own );
		$response = Rest::response( array_values( array_map( [ self::class, 'order' ], $own ) ) );
		$response->header( 'X-WP-Total', (string) ( is_object( $found ) && isset( $found->total ) ? (int) $found->total : count( $own ) ) );
		$response->header( 'X-WP-TotalPages', (string) $pages );
		if ( $page < $pages ) {
			$next = [ 'page' => $page + 1 ] + array_intersect_key( $request->get_query_params(), [ 'per_page' => 1 ] );
			$response->link_header( 'next', add_query_arg( $next, rest_url( Rest::NAMESPACE . '/customer/orders' ) ) );
		}
		return $response;
	}

	/**
	 * Returns the files that the customer can download.
	 */
	public function downloads(): WP_REST_Response {
		$files = [];
		foreach ( wc_get_customer_available_downloads( get_current_user_id() ) as $download ) {
			$text    = static fn ( string $key ): string => is_array( $download ) && is_scalar( $download[ $key ] ?? null ) ? (string) $download[ $key ] : '';
			$expires = $text( 'access_expires' );
			$files[] = [
				'name'      => $text( 'download_name' ),
				'product'   => $text( 'product_name' ),
				'url'       => esc_url_raw( $text( 'download_url' ) ),
				'remaining' => is_numeric( $text( 'downloads_remaining' ) ) ? (int) $text( 'downloads_remaining' ) : null,
				'expires'   => '' === $expires ? '' : gmdate( 'Y-m-d', (int) strtotime( $expires ) ),
			];
		}
		return Rest::response( $files );
	}

	/**
	 * Returns an order in the format of the contract.
	 *
	 * @return array<string, mixed>
	 */
	private static function order( WC_Order $order ): array {
		$lines = [];
		foreach ( $order->get_items() as $item ) {
			$lines[] = [
				'name'     => Rest::text( $item->get_name() ),
				'quantity' => (float) $item->get_quantity(),
				'total'    => $item instanceof WC_Order_Item_Product ? Rest::text( $order->get_formatted_line_subtotal( $item ) ) : '',
			];
		}
		$actions         = [];
		$account_actions = wc_get_account_orders_actions( $order );
		foreach ( $account_actions as $name => $action ) {
			if ( 'view' !== $name && is_array( $action ) && is_string( $action['url'] ?? null ) && is_string( $action['name'] ?? null ) ) {
				$actions[] = [
					'name' => Rest::text( $action['name'] ),
					'url'  => esc_url_raw( html_entity_decode( $action['url'] ) ),
				];
			}
		}
		// WooCommerce offers this action only on the order's page.
		// phpcs:ignore WordPress.NamingConventions -- WooCommerce's name.
		$statuses = apply_filters( 'woocommerce_valid_order_statuses_for_order_again', [ 'completed' ] );
		if ( is_array( $statuses ) && $order->has_status( $statuses ) && ! isset( $account_actions['order-again'] ) ) {
			$actions[] = [
				'name' => __( 'Order again', 'quayside-shop' ),
				'url'  => esc_url_raw( self::order_again_url( $order ) ),
			];
		}
		return [
			'id'          => $order->get_id(),
			'number'      => (string) $order->get_order_number(),
			'date'        => (string) $order->get_date_created()?->format( 'c' ),
			'status'      => $order->get_status(),
			'status_name' => wc_get_order_status_name( $order->get_status() ),
			'total'       => Rest::text( $order->get_formatted_order_total() ),
			'url'         => $order->get_view_order_url(),
			'lines'       => $lines,
			'actions'     => $actions,
		];
	}

	/**
	 * Returns the URL that adds an order's products to the cart again.
	 */
	private static function order_again_url( WC_Order $order ): string {
		$url = add_query_arg( 'order_again', $order->get_id(), wc_get_cart_url() );
		return add_query_arg( '_wpnonce', wp_create_nonce( 'woocommerce-order_again' ), $url );
	}
}
