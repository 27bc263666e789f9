<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * Endpoints below the store's pages, and the catalog's query: the shop page shows products, sorted as asked.
 */
final class WC_Query {

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'init', [ $this, 'add_endpoints' ] );
		add_filter( 'query_vars', fn( array $vars ): array => array_merge( $vars, array_keys( $this->get_query_vars() ) ) );
		add_action( 'parse_request', [ $this, 'parse_request' ], 0 );
		add_action( 'pre_get_posts', [ $this, 'pre_get_posts' ] );
	}

	/** @return array<string,string> Slug by endpoint. */
	public function get_query_vars(): array {
		$vars = [];
		foreach ( [
			'order-pay'       => 'checkout_pay',
			'order-received'  => 'checkout_order_received',
			'orders'          => 'myaccount_orders',
			'view-order'      => 'myaccount_view_order',
			'downloads'       => 'myaccount_downloads',
			'edit-account'    => 'myaccount_edit_account',
			'edit-address'    => 'myaccount_edit_address',
			'lost-password'   => 'myaccount_lost_password',
			'customer-logout' => 'logout',
		] as $endpoint => $option ) {
			$vars[ $endpoint ] = (string) get_option( "woocommerce_{$option}_endpoint", $endpoint );
		}
		return (array) apply_filters( 'woocommerce_get_query_vars', $vars );
	}

	/** Registers the endpoints. */
	public function add_endpoints(): void {
		foreach ( $this->get_query_vars() as $endpoint => $slug ) {
			add_rewrite_endpoint( $slug, EP_ROOT | EP_PAGES, $endpoint );
		}
	}

	/** Takes endpoints from the query string where permalinks are plain. */
	public function parse_request(): void {
		global $wp;
		foreach ( $this->get_query_vars() as $endpoint => $slug ) {
			if ( isset( $_GET[ $slug ] ) && is_string( $_GET[ $slug ] ) ) { // phpcs:ignore WordPress.Security
				$wp->query_vars[ $endpoint ] = sanitize_text_field( wp_unslash( $_GET[ $slug ] ) ); // phpcs:ignore WordPress.Security
			} elseif ( isset( $wp->query_vars[ $slug ] ) ) {
				$wp->query_vars[ $endpoint ] = $wp->query_vars[ $slug ];
			}
		}
	}

	/** Returns the endpoint of this page, '' for none. */
	public function get_current_endpoint(): string {
		global $wp;
		foreach ( array_keys( $this->get_query_vars() ) as $endpoint ) {
			if ( isset( $wp->query_vars[ $endpoint ] ) ) {
				return $endpoint;
			}
		}
		return '';
	}

	/**
	 * Turns the shop page into the catalog and sorts catalogs.
	 *
	 * @param WP_Query $query Query.
	 */
	public function pre_get_posts( $query ): void {
		if ( ! $query->is_main_query() || is_admin() ) {
			return;
		}
		$shop = wc_get_page_id( 'shop' );
		if (
			0 < $shop
			&& $query->is_page()
			&& ( (int) $query->get( 'page_id' ) === $shop || (int) get_option( 'page_on_front' ) === $shop && $query->is_front_page() )
		) {
			$query->set( 'post_type', 'product' );
			$query->set( 'page_id', '' );
			$query->set( 'pagename', '' );
			$query->is_page              = false;
			$query->is_singular          = false;
			$query->is_archive           = true;
			$query->is_post_type_archive = true;
		}
		if ( $query->is_post_type_archive( 'product' ) || $query->is_tax( get_object_taxonomies( 'product' ) ) ) {
			$this->product_query( $query );
		}
	}

	/**
	 * Number, order and visibility of a catalog's products.
	 *
	 * @param WP_Query $query Query.
	 */
	public function product_query( $query ): void {
		$order = $this->get_catalog_ordering_args();
		$query->set( 'orderby', $order['orderby'] );
		$query->set( 'order', $order['order'] );
		if ( isset( $order['meta_key'] ) ) {
			$query->set( 'meta_key', $order['meta_key'] );
		}
		$hidden     = [ $query->is_search() ? 'exclude-from-search' : 'exclude-from-catalog' ];
		$hidden     = 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ? array_merge( $hidden, [ 'outofstock' ] ) : $hidden;
		$taxonomies = (array) $query->get( 'tax_query' );
		$query->set( 'tax_query', array_merge( array_filter( $taxonomies ), [
			[
				'taxonomy' => 'product_visibility',
				'field'    => 'name',
				'terms'    => $hidden,
				'operator' => 'NOT IN',
			],
		] ) );
		$query->set(
			'posts_per_page',
			(int) apply_filters( 'loop_shop_per_page', wc_get_default_products_per_row() * wc_get_default_product_rows_per_page() )
		);
		$query->set( 'wc_query', 'product_query' );
		do_action( 'woocommerce_product_query', $query, $this );
	}

	/**
	 * Returns the order of the catalog.
	 *
	 * @param string $orderby Order, '' for the one asked for.
	 * @param string $order   ASC or DESC where the order has both.
	 * @return array{orderby:string|array<string,string>,order:string,meta_key?:string}
	 */
	public function get_catalog_ordering_args( $orderby = '', $order = '' ): array {
		// phpcs:ignore WordPress.Security
		$asked   = isset( $_GET['orderby'] ) && is_string( $_GET['orderby'] ) ? sanitize_text_field( wp_unslash( $_GET['orderby'] ) ) : '';
		$orderby = '' === $orderby ? (
			'' === $asked
				? (string) apply_filters( 'woocommerce_default_catalog_orderby', get_option( 'woocommerce_default_catalog_orderby', 'menu_order' ) )
				: $asked
		) : $orderby;
		$down    = 'DESC' === strtoupper( (string) $order );
		$args    = match ( $orderby ) {
			'price'      => [
				'orderby' => [ 'meta_value_num' => $down ? 'DESC' : 'ASC', 'ID' => 'ASC' ],
				'order' => $down ? 'DESC' : 'ASC',
				'meta_key' => '_price',
			],
			'price-desc' => [ 'orderby' => [ 'meta_value_num' => 'DESC', 'ID' => 'ASC' ], 'order' => 'DESC', 'meta_key' => '_price' ],
			'date'       => [ 'orderby' => 'date ID', 'order' => 'ASC' === strtoupper( (string) $order ) ? 'ASC' : 'DESC' ],
			'popularity' => [ 'orderby' => [ 'meta_value_num' => 'DESC', 'ID' => 'ASC' ], 'order' => 'DESC', 'meta_key' => 'total_sales' ],
			'rating'     => [ 'orderby' => [ 'meta_value_num' => 'DESC', 'ID' => 'ASC' ], 'order' => 'DESC', 'meta_key' => '_wc_average_rating' ],
			'title'      => [ 'orderby' => 'title', 'order' => $down ? 'DESC' : 'ASC' ],
			'rand'       => [ 'orderby' => 'rand', 'order' => 'ASC' ],
			default      => [ 'orderby' => 'menu_order title', 'order' => 'ASC' ],
		};
		return (array) apply_filters( 'woocommerce_get_catalog_ordering_args', $args, $orderby, $args['order'] );
	}

}
