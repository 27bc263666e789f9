<?php
declare( strict_types=1 );

namespace Quayside\Shop\GettingStarted\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\StorePages\DashboardPage;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Steps, checks and permissions of the getting-started screen.
 */
final class GettingStartedRouteTest extends StoreTestCase {
	private const ROUTE = '/quayside-shop/v1/getting-started';

	protected function set_up(): void {
		parent::set_up();
		rest_get_server();
		foreach ( get_posts( [ 'post_type' => [ 'page', 'product' ], 'name' => DashboardPage::SLUG ] ) as $page ) {
			wp_delete_post( $page->ID, true );
		}
		self::log_in_as( 'administrator' );
	}

	public function test_steps_are_done_after_the_owner_completes_them(): void {
		delete_option( Settings::OPTION );
		update_option( 'woocommerce_coming_soon', 'yes' );
		$before = self::steps();
		self::assertFalse( $before['settings'] );
		self::assertFalse( $before['dashboard'] );
		self::assertFalse( $before['open'] );
		update_option( Settings::OPTION, [ 'coupon' => false ] );
		update_option( 'woocommerce_coming_soon', 'no' );
		self::product();
		$after = self::steps();
		self::assertTrue( $after['settings'] );
		self::assertTrue( $after['open'] );
		self::assertTrue( $after['products'] );
	}

	/**
	 * @testdox [S2.2] The dashboard gets its page once
	 */
	public function test_the_dashboard_gets_its_page_once(): void {
		self::assertSame( home_url( '/customer-dashboard/' ), DashboardPage::url() );
		self::assertTrue( array_column( (array) self::rest( 'POST', self::ROUTE . '/dashboard' )->get_data()['steps'], 'done', 'name' )['dashboard'] );
		$page = DashboardPage::page();
		self::assertNotNull( $page );
		self::assertSame( home_url( '/customer-dashboard/' ), get_permalink( $page ) );
		self::rest( 'POST', self::ROUTE . '/dashboard' );
		$content = get_post( $page->ID )->post_content;
		self::assertSame( 1, substr_count( $content, '<!-- wp:group ' ) );
		// Without the plugin, every theme shows a link.
		$html = do_shortcode( do_blocks( $content ) );
		self::assertStringContainsString( sprintf( '<a href="%s">My account</a>', wc_get_page_permalink( 'myaccount' ) ), $html );
		self::assertStringNotContainsString( '[', $html );
	}

	public function test_an_existing_page_with_the_slug_keeps_its_content(): void {
		$id      = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'draft',
				'post_name'    => DashboardPage::SLUG,
				'post_title'   => 'Mine',
				'post_content' => 'A \\ and a <b>word</b>.',
			]
		);
		$content = get_post( $id )->post_content;
		self::assertSame( $id, DashboardPage::create() );
		self::assertStringStartsWith( $content, get_post( $id )->post_content );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertNotNull( DashboardPage::page() );
	}

	public function test_checks_report_problems(): void {
		update_option( 'woocommerce_cart_page_id', 0 );
		update_option( 'permalink_structure', '' );
		update_option( Settings::OPTION, [ 'order_attribution' => false ] );
		$checks = array_column( self::data()['checks'], null, 'name' );
		self::assertSame( 'problem', $checks['pages']['state'] );
		self::assertStringContainsString( 'Cart', $checks['pages']['text'] );
		self::assertSame( 'problem', $checks['permalinks']['state'] );
		self::assertSame( 'advice', $checks['attribution']['state'] );
	}

	/**
	 * @testWith ["administrator"]
	 *           ["editor"]
	 */
	public function test_links_lead_to_screens_that_the_user_can_open( string $role ): void {
		self::log_in_as( $role );
		// The stand-in store has no shop managers.
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
		$is_owner = 'administrator' === $role;
		foreach ( [ '', '/%postname%/' ] as $permalinks ) {
			update_option( 'permalink_structure', $permalinks );
			$data = self::data();
			$urls = array_column( $data['checks'], 'url', 'name' );
			self::assertSame( $is_owner ? admin_url( 'options-permalink.php' ) : '', $urls['permalinks'] );
			self::assertSame( $is_owner ? admin_url( 'site-health.php' ) : '', $urls['https'] );
			$urls = array_merge( array_values( $urls ), array_column( $data['steps'], 'url' ), array_column( $data['links'], 'url' ) );
			// Screens of the store, or the store itself.
			$for_managers = '#/wp-admin/(admin\.php\?page=(wc-settings|quayside-)|post-new\.php\?post_type=product$)|^(?!.*/wp-admin/)#';
			foreach ( $urls as $url ) {
				self::assertTrue( $is_owner || 1 === preg_match( $for_managers, $url ), $url );
			}
		}
	}

	public function test_customers_can_not_read_or_create_anything(): void {
		self::log_in_as( 'customer' );
		self::assertSame( 403, self::rest( 'GET', self::ROUTE )->get_status() );
		self::assertSame( 403, self::rest( 'POST', self::ROUTE . '/dashboard' )->get_status() );
		self::assertNull( DashboardPage::page() );
	}

	/**
	 * @return array<string, bool>
	 */
	private static function steps(): array {
		return array_column( self::data()['steps'], 'done', 'name' );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function data(): array {
		$response = self::rest( 'GET', self::ROUTE );
		self::assertSame( 200, $response->get_status() );
		$data = $response->get_data();
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/getting-started' )->validate( $data ) );
		return $data;
	}
}
