<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests the customer dashboard's routes: customers can see and change only their own data.
 */
final class CustomerRoutesTest extends StoreTestCase {
	private const ROOT = '/quayside-shop/v1/customer';

	private int $customer;

	protected function set_up(): void {
		parent::set_up();
		rest_get_server();
		$this->customer = self::log_in_as( 'customer' );
	}

	/**
	 * @dataProvider routes
	 */
	public function test_rejects_guests( string $method, string $route ): void {
		wp_set_current_user( 0 );
		$params = [
			'values'       => [ 'billing_city' => 'x' ],
			'first_name'   => 'x',
			'last_name'    => 'x',
			'display_name' => 'x',
			'email'        => 'x@example.com',
		];
		self::assertSame( 401, self::rest( $method, self::ROOT . $route, $params )->get_status() );
	}

	/**
	 * @return array<int, array{0: string, 1: string}>
	 */
	public static function routes(): array {
		return [
			[ 'GET', '/orders' ],
			[ 'GET', '/downloads' ],
			[ 'GET', '/addresses/billing' ],
			[ 'PUT', '/addresses/billing' ],
			[ 'GET', '/account' ],
			[ 'PUT', '/account' ],
		];
	}

	/**
	 * @testdox [S1.5] Returns only the customer's own orders
	 */
	public function test_returns_only_the_customers_own_orders(): void {
		$product = wc_get_product( self::product( 'Mug & <b>plate</b>', '14.50' ) );
		$own     = self::order( $this->customer, $product );
		self::order( self::log_in_as( 'customer' ), $product );
		self::order( 0, $product );
		wp_set_current_user( $this->customer );
		// Neither a request nor a plugin's filter can select another customer.
		add_filter( 'woocommerce_my_account_my_orders_query', static fn ( array $query ): array => [ 'customer' => 1 ] + $query );
		$response = self::rest( 'GET', self::ROOT . '/orders', [ 'customer' => 1 ] );
		$orders = $response->get_data();
		self::assertSame( [ $own ], array_column( $orders, 'id' ) );
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/dashboard.order' )->validate( $orders[0] ) );
		self::assertSame( '$29.00', $orders[0]['total'] );
		self::assertSame( 2.0, $orders[0]['lines'][0]['quantity'] );
		self::assertStringContainsString( 'Mug &', $orders[0]['lines'][0]['name'] );
		self::assertStringContainsString( 'no-store', $response->get_headers()['Cache-Control'] );
	}

	public function test_offers_to_order_a_completed_order_again(): void {
		$id      = self::order( $this->customer, wc_get_product( self::product() ) );
		$actions = static fn (): array => array_column( self::rest( 'GET', self::ROOT . '/orders' )->get_data()[0]['actions'], 'url', 'name' );
		wc_get_order( $id )->update_status( 'processing' );
		self::assertArrayNotHasKey( 'Order again', $actions() );
		wc_get_order( $id )->update_status( 'completed' );
		wp_parse_str( (string) wp_parse_url( $actions()['Order again'], PHP_URL_QUERY ), $query );
		self::assertSame( (string) $id, $query['order_again'] );
		self::assertSame( 1, wp_verify_nonce( $query['_wpnonce'], 'woocommerce-order_again' ) );
	}

	public function test_paginates_orders_with_a_link_to_the_next_page(): void {
		$product = wc_get_product( self::product() );
		foreach ( range( 1, 3 ) as $number ) {
			self::order( $this->customer, $product );
		}
		$first = self::rest( 'GET', self::ROOT . '/orders', [ 'per_page' => 2 ] );
		self::assertCount( 2, $first->get_data() );
		self::assertSame( '3', $first->get_headers()['X-WP-Total'] );
		self::assertSame( '2', $first->get_headers()['X-WP-TotalPages'] );
		self::assertMatchesRegularExpression( '/<[^>]*page=2[^>]*>; rel="next"/', $first->get_headers()['Link'] );
		$second = self::rest( 'GET', self::ROOT . '/orders', [ 'per_page' => 2, 'page' => 2 ] );
		self::assertCount( 1, $second->get_data() );
		self::assertArrayNotHasKey( 'Link', $second->get_headers() );
		self::assertSame( 400, self::rest( 'GET', self::ROOT . '/orders', [ 'per_page' => 101 ] )->get_status() );
	}

	public function test_returns_the_available_downloads(): void {
		$downloads = [
			[
				'download_name'       => 'Pattern.pdf',
				'product_name'        => 'Pattern',
				'download_url'        => 'https://shop.example/?download_file=1&order=a',
				'downloads_remaining' => '3',
				'access_expires'      => '2031-05-01 00:00:00',
			],
			[
				'download_name'       => 'Song.ogg',
				'product_name'        => 'Song',
				'download_url'        => 'https://shop.example/?download_file=2',
				'downloads_remaining' => '',
				'access_expires'      => null,
			],
		];
		add_filter( 'woocommerce_customer_available_downloads', static fn (): array => $downloads );
		self::assertSame(
			[
				[
					'name' => 'Pattern.pdf',
					'product' => 'Pattern',
					'url' => 'https://shop.example/?download_file=1&order=a',
					'remaining' => 3,
					'expires' => '2031-05-01',
				],
				[ 'name' => 'Song.ogg', 'product' => 'Song', 'url' => 'https://shop.example/?download_file=2', 'remaining' => null, 'expires' => '' ],
			],
			self::rest( 'GET', self::ROOT . '/downloads' )->get_data()
		);
	}

	public function test_validates_and_saves_an_address(): void {
		$route = self::ROOT . '/addresses/billing';
		$first = self::rest( 'GET', $route, [ 'country' => 'GB' ] )->get_data();
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/dashboard.address' )->validate( $first ) );
		self::assertSame( [], $first['lines'] );
		$values = [
			'billing_first_name' => 'Ada',
			'billing_last_name'  => "O'Quay",
			'billing_country'    => 'GB',
			'billing_address_1'  => '1 Quay Street',
			'billing_city'       => 'Dover',
			'billing_postcode'   => 'CT16 1AA',
			'billing_phone'      => '0123 456789',
			'billing_email'      => 'Ada@Example.com',
		];
		$wrong  = self::rest( 'PUT', $route, [ 'values' => [ 'billing_city' => '' ] + $values ] );
		self::assertSame( 400, $wrong->get_status() );
		self::assertSame( [ 'billing_city' ], array_keys( $wrong->get_data()['data']['errors'] ) );
		self::assertSame( '', ( new \WC_Customer( $this->customer ) )->get_billing_first_name() );

		$saved = self::rest( 'PUT', $route, [ 'values' => $values + [ 'role' => 'administrator' ] ] );
		self::assertSame( 200, $saved->get_status() );
		self::assertContains( '1 Quay Street', $saved->get_data()['lines'] );
		$customer = new \WC_Customer( $this->customer );
		self::assertSame( "O'Quay", $customer->get_billing_last_name() );
		self::assertSame( 'GB', $customer->get_billing_country() );
		self::assertSame( [ 'customer' ], get_userdata( $this->customer )->roles );
	}

	public function test_returns_the_error_notice_of_a_plugin_that_rejects_an_address(): void {
		add_action( 'woocommerce_after_save_address_validation', static fn () => wc_add_notice( 'We do not <b>ship</b> there.', 'error' ) );
		$values   = [
			'shipping_first_name' => 'Ada',
			'shipping_last_name'  => 'Quay',
			'shipping_country'    => 'GB',
			'shipping_address_1'  => '1 Quay Street',
			'shipping_city'       => 'Dover',
			'shipping_postcode'   => 'CT16 1AA',
		];
		$response = self::rest( 'PUT', self::ROOT . '/addresses/shipping', [ 'values' => $values ] );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( 'We do not ship there.', $response->get_data()['message'] );
		self::assertSame( 0, wc_notice_count() );
	}

	public function test_validates_and_saves_account_details(): void {
		$route   = self::ROOT . '/account';
		$details = [ 'first_name' => 'Ada', 'last_name' => "O'Quay", 'display_name' => 'Ada Q', 'email' => 'ada-new@example.com' ];
		$error   = static fn ( array $change ): array => array_keys(
			(array) ( self::rest( 'PUT', $route, $change + $details )->get_data()['data']['errors'] ?? [] )
		);
		self::assertSame( [ 'first_name' ], $error( [ 'first_name' => ' ' ] ) );
		self::assertSame( [ 'email' ], $error( [ 'email' => 'nobody' ] ) );
		self::assertSame( [ 'email' ], $error( [ 'email' => get_option( 'admin_email' ) ] ) );
		self::assertSame( [ 'display_name' ], $error( [ 'display_name' => 'ada@example.com' ] ) );
		self::assertSame( [ 'password_current' ], $error( [ 'password_new' => 'another secret' ] ) );
		self::assertSame( [ 'password_current' ], $error( [ 'password_new' => 'another secret', 'password_current' => 'wrong' ] ) );
		self::assertNotSame( 'ada-new@example.com', get_userdata( $this->customer )->user_email );

		add_filter( 'send_auth_cookies', '__return_false' );
		$secret = 'a "new" secret\\';
		$saved  = self::rest( 'PUT', $route, $details + [ 'password_current' => 'password', 'password_new' => $secret ] );
		self::assertSame( 200, $saved->get_status() );
		self::assertSame( $details, $saved->get_data() );
		self::assertSame( "O'Quay", get_userdata( $this->customer )->last_name );
		self::assertSame( 'ada-new@example.com', ( new \WC_Customer( $this->customer ) )->get_billing_email() );
		// Passwords from the login form are slashed.
		self::assertTrue( wp_check_password( wp_slash( $secret ), get_userdata( $this->customer )->user_pass ) );
	}

	public function test_returns_the_session_of_the_current_user(): void {
		$session = self::wc_ajax( 'quayside_session' );
		$contract = Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/dashboard.session' );
		self::assertTrue( $contract->validate( $session ) );
		self::assertTrue( $session['logged_in'] );
		self::assertSame( 1, wp_verify_nonce( $session['nonce'], 'wp_rest' ) );
		wp_set_current_user( 0 );
		self::assertSame( [ 'logged_in' => false, 'nonce' => '', 'name' => '', 'logout_url' => '' ], self::wc_ajax( 'quayside_session' ) );
	}

	/**
	 * Creates an order with two items.
	 *
	 * @param int         $customer User ID.
	 * @param \WC_Product $product  The product.
	 */
	private static function order( int $customer, \WC_Product $product ): int {
		$order = wc_create_order( [ 'customer_id' => $customer, 'status' => 'processing' ] );
		$order->add_product( $product, 2 );
		$order->calculate_totals();
		return $order->save();
	}
}
