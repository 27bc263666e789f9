<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan\Tests;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Scanner\ScannedPage;
use Quayside\Consent\ScheduledScan\Lock;
use Quayside\Consent\ScheduledScan\Module;
use Quayside\Consent\ScheduledScan\Problem;
use Quayside\Consent\ScheduledScan\Run;
use Quayside\Consent\ScheduledScan\State;
use Quayside\Consent\ScheduledScan\Undeclared;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests scans of the whole site: batches, bad pages, and the email about what is new.
 */
final class ScheduledScanTest extends TestCase {
	/** What a page prints for the scanner. */
	private string $footer = '';

	/**
	 * Responses by path, each HTML or a full response.
	 *
	 * @var array<string, string|array<string, mixed>|\WP_Error>
	 */
	private array $responses = [];

	/** @var array<int, string> */
	private array $requested = [];

	/** @var array<int, array<string, mixed>> */
	private array $emails = [];

	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->posts SET post_status = 'draft'" );
		delete_option( State::OPTION );
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );
		$_COOKIE = [ 'shop_basket' => '1' ];
		ob_start();
		( new ScannedPage() )->print_cookies();
		$this->footer = (string) ob_get_clean();
		add_filter( 'pre_http_request', [ $this, 'respond' ], 1, 3 );
		add_filter( 'pre_wp_mail', [ $this, 'collect' ], 1, 2 );
	}

	/**
	 * @param array<string, mixed> $arguments
	 */
	public function respond( mixed $response, array $arguments, string $url ): mixed {
		self::assertStringContainsString( ScannedPage::ARGUMENT . '=', $url );
		self::assertSame( 0, $arguments['redirection'] );
		$path              = (string) wp_parse_url( $url, PHP_URL_PATH );
		$this->requested[] = $path;
		$set               = $this->responses[ $path ] ?? '<p>Hello</p>' . $this->footer;
		return is_string( $set ) ? self::page( $set ) : $set;
	}

	/**
	 * @param array<string, mixed> $email
	 */
	public function collect( mixed $sent, array $email ): bool {
		$this->emails[] = $email;
		return true;
	}

	/**
	 * @param array<string, string> $headers
	 * @return array<string, mixed>
	 */
	private static function page( string $body, int $status = 200, array $headers = [] ): array {
		return [
			'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( $headers + [ 'content-type' => 'text/html; charset=UTF-8' ] ),
			'body'     => $body,
			'response' => [
				'code'    => $status,
				'message' => '',
			],
			'cookies'  => [],
			'filename' => null,
		];
	}

	private static function add_page( string $slug ): string {
		$id = wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $slug,
				'post_name'   => $slug,
			]
		);
		return (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
	}

	private static function providers( Settings $settings ): ProviderList {
		return new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, new Categories( $settings ) );
	}

	private static function new_run(): Run {
		$settings = new Settings();
		return new Run( self::providers( $settings ), new Categories( $settings ) );
	}

	private static function module(): Module {
		$settings = new Settings();
		return new Module( new Contracts( dirname( __DIR__, 2 ) . '/build/contracts' ), $settings, self::providers( $settings ), new Categories( $settings ) );
	}

	private function scan(): State {
		$run = self::new_run();
		$run->start();
		for ( $batches = 0; $run->batch(); $batches++ ) {
			self::assertLessThan( 50, $batches );
		}
		return State::read();
	}

	public function test_lists_third_parties_and_cookies_of_every_page(): void {
		$path                     = self::add_page( 'films' );
		$this->responses[ $path ] = '<link rel="canonical" href="https://canonical.example/"><link rel="preconnect" href="//fonts.example">
			<script src="https://stats.example/a.js"></script><iframe src="https://www.youtube.com/embed/1"></iframe>
			<img srcset="/a.jpg 1x, https://images.example/b.jpg 2x" style="background:url(\'https://paint.example/c.png\')">
			<style>i{background:url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>")}@import "https://type.example/d.css";</style><a href="https://linked.example/">Link</a>
			<script>var ns="https://schema.example/x";(function(){var s=document.createElement("script");s.src="https:\/\/connect.facebook.net\/en_US\/fbevents.js"})()</script>
			<script type="application/ld+json">{"url":"https://data.example/"}</script>' . $this->footer;
		$state                    = $this->scan();
		$items                    = $state->last['items'] ?? [];
		self::assertSame(
			[ 'connect.facebook.net', 'fonts.example', 'images.example', 'paint.example', 'shop_basket', 'stats.example', 'type.example', 'www.youtube.com' ],
			self::sorted( array_column( $items, 'name' ) )
		);
		self::assertSame( 'frame', $items['frame www.youtube.com']['kind'] );
		self::assertSame( 2, $items['cookie shop_basket']['pages'] );
		self::assertSame( home_url( '/' ), $items['cookie shop_basket']['page'] );
		self::assertSame( 2, $state->last['done'] ?? 0 );
		self::assertNull( $state->running );
		$settings = new Settings();
		$names    = Undeclared::names( self::providers( $settings ), new Categories( $settings ) );
		self::assertContains( 'stats.example', $names );
		self::assertContains( 'shop_basket', $names );
		self::assertNotContains( 'www.youtube.com', $names );
	}

	/**
	 * @param array<int, string> $names
	 * @return array<int, string>
	 */
	private static function sorted( array $names ): array {
		sort( $names );
		return $names;
	}

	public function test_names_the_reason_of_each_bad_page_and_continues(): void {
		$bad = [
			'timeout'   => [ new \WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out after 10001 milliseconds' ), Problem::TIMEOUT ],
			'refused'   => [ new \WP_Error( 'http_request_failed', 'cURL error 7' ), Problem::ERROR ],
			'missing'   => [ self::page( 'Not found', 404 ), Problem::STATUS ],
			'members'   => [ self::page( '', 302, [ 'location' => wp_login_url( home_url( '/members/' ) ) ] ), Problem::LOGIN ],
			'denied'    => [ self::page( '', 403 ), Problem::LOGIN ],
			'elsewhere' => [ self::page( '', 301, [ 'location' => 'https://elsewhere.example/' ] ), Problem::ELSEWHERE ],
			'forever'   => [ self::page( '', 302, [ 'location' => '/forever/' ] ), Problem::LOOP ],
			'news-xml'  => [ self::page( '<rss></rss>', 200, [ 'content-type' => 'application/rss+xml' ] ), Problem::NOT_HTML ],
			'bytes'     => [ random_bytes( 4000 ) . '<', Problem::PARTIAL ],
			'huge'      => [ str_repeat( '<b>', 1_700_000 ), Problem::LARGE ],
		];
		foreach ( $bad as $slug => [ $response ] ) {
			$this->responses[ self::add_page( $slug ) ] = $response;
		}
		$path                     = self::add_page( 'z-good' );
		$this->responses[ $path ] = '<script src="https://stats.example/a.js"></script><<<i <script src=//late.example/b.js>'
			. str_repeat( '<div', 3000 )
			. $this->footer
			. '<script><';
		$state                    = $this->scan();
		$reasons                  = [];
		foreach ( $state->last['failures'] ?? [] as $failure ) {
			$reasons[ trim( (string) wp_parse_url( $failure['url'], PHP_URL_PATH ), '/' ) ] = $failure['reason'];
			self::assertNotSame( '', Problem::describe( $failure['reason'], $failure['detail'] ) );
		}
		self::assertSame( array_map( static fn ( array $one ): string => $one[1], $bad ), $reasons );
		self::assertSame( count( $bad ), $state->last['failed'] ?? 0 );
		self::assertArrayHasKey( 'script stats.example', $state->last['items'] ?? [] );
		self::assertCount( 6, array_keys( $this->requested, '/forever/', true ) );
	}

	public function test_scans_in_batches_and_continues_after_a_page_on_which_the_server_stopped(): void {
		for ( $number = 0; $number < 45; $number++ ) {
			self::add_page( "page-$number" );
		}
		$run = self::new_run();
		$run->start();
		self::assertTrue( $run->batch() );
		self::assertCount( 20, $this->requested );
		// A fatal error on the next page.
		$state                              = State::read();
		$state->running['current']          = home_url( '/page-19/' );
		$state->save();
		self::assertTrue( $run->batch() );
		self::assertFalse( $run->batch() );
		self::assertCount( 46, $this->requested );
		self::assertCount( 46, array_unique( $this->requested ) );
		self::assertSame( [ Problem::STOPPED ], array_column( State::read()->last['failures'] ?? [], 'reason' ) );
	}

	public function test_two_requests_do_not_scan_at_the_same_time(): void {
		$run = self::new_run();
		$run->start();
		$lock = Lock::acquire();
		self::assertNotNull( $lock );
		self::assertNull( Lock::acquire() );
		self::assertTrue( $run->batch() );
		self::assertSame( [], $this->requested );
		$lock->release();
		self::assertFalse( $run->batch() );
		self::assertCount( 1, $this->requested );
	}

	public function test_takes_over_the_lock_of_a_request_that_has_ended(): void {
		global $wpdb;
		self::assertNotNull( Lock::acquire() );
		$wpdb->query(
			$wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = 'quayside_consent_scan_lock'", ( time() - 301 ) . ' gone' )
		);
		self::assertNotNull( Lock::acquire() );
		self::assertNull( Lock::acquire() );
	}

	public function test_emails_once_about_what_is_new(): void {
		$this->scan();
		self::assertSame( [], $this->emails );
		$this->responses['/'] = '<script src="https://stats.example/a.js"></script>' . $this->footer;
		$this->scan();
		self::assertCount( 1, $this->emails );
		self::assertSame( get_option( 'admin_email' ), $this->emails[0]['to'] );
		$text = (string) $this->emails[0]['message'];
		self::assertStringContainsString( 'stats.example (Script)', $text );
		self::assertStringContainsString( 'This domain is not blocked before consent.', $text );
		self::assertStringContainsString( home_url( '/' ), $text );
		self::assertStringContainsString( 'options-general.php?page=quayside-consent&tab=scanner', $text );
		self::assertStringNotContainsString( 'shop_basket', $text );
		$this->scan();
		// It is not new if it disappears for a while.
		unset( $this->responses['/'] );
		$this->scan();
		$this->responses['/'] = '<script src="https://stats.example/a.js"></script>' . $this->footer;
		$this->scan();
		self::assertCount( 1, $this->emails );
	}

	public function test_reports_again_what_could_not_be_sent(): void {
		$this->scan();
		$this->responses['/'] = '<script src="https://stats.example/a.js"></script>' . $this->footer;
		remove_filter( 'pre_wp_mail', [ $this, 'collect' ], 1 );
		add_filter( 'pre_wp_mail', '__return_false', 99 );
		$this->scan();
		remove_filter( 'pre_wp_mail', '__return_false', 99 );
		add_filter( 'pre_wp_mail', [ $this, 'collect' ], 1, 2 );
		$this->scan();
		self::assertCount( 1, $this->emails );
	}

	public function test_sends_no_email_if_it_is_turned_off(): void {
		update_option( Settings::OPTION, [ 'scanEmail' => false ] );
		remove_all_filters( 'quayside_consent_scan_email' );
		self::module()->register();
		$this->scan();
		$this->responses['/'] = '<script src="https://stats.example/a.js"></script>' . $this->footer;
		$this->scan();
		self::assertSame( [], $this->emails );
	}

	public function test_bounds_what_it_stores_and_sends(): void {
		$this->scan();
		$html = '';
		for ( $number = 0; $number < 2000; $number++ ) {
			$html .= "<script src='https://h$number.example/" . str_repeat( 'x', 500 ) . "'></script>";
		}
		$this->responses['/'] = $html . $this->footer;
		for ( $number = 0; $number < 130; $number++ ) {
			$this->responses[ self::add_page( "gone-$number" ) ] = self::page( '', 410 );
		}
		$state = $this->scan();
		self::assertCount( 300, $state->last['items'] ?? [] );
		self::assertCount( 100, $state->last['failures'] ?? [] );
		self::assertSame( 130, $state->last['failed'] ?? 0 );
		self::assertLessThan( 250_000, strlen( (string) maybe_serialize( get_option( State::OPTION ) ) ) );
		self::assertStringContainsString( 'Other new items: 250', (string) $this->emails[0]['message'] );
	}

	public function test_ten_thousand_pages_take_bounded_batches(): void {
		global $wpdb;
		$rows = [];
		for ( $number = 0; $number < 10_000; $number++ ) {
			$rows[] = $wpdb->prepare(
				"(1, '2026-01-01', '2026-01-01', '', %s, '', 'publish', %s, '', '', '2026-01-01', '2026-01-01', '', 'post')",
				"P$number",
				"p$number"
			);
		}
		foreach ( array_chunk( $rows, 500 ) as $chunk ) {
			// phpcs:ignore WordPress.DB.PreparedSQL
			$wpdb->query(
				"INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES "
				. implode( ',', $chunk )
			);
		}
		$run = self::new_run();
		$run->start();
		$queries = $wpdb->num_queries;
		self::assertTrue( $run->batch() );
		self::assertSame( 10_001, State::read()->running['total'] ?? 0 );
		self::assertCount( 20, $this->requested );
		self::assertLessThan( 20 * 12, $wpdb->num_queries - $queries );
	}

	public function test_schedules_scans_and_batches(): void {
		wp_clear_scheduled_hook( Module::EVENT );
		wp_clear_scheduled_hook( Module::BATCH );
		self::module()->schedule();
		self::assertSame( 'weekly', wp_get_schedule( Module::EVENT ) );
		update_option( Settings::OPTION, [ 'scanSchedule' => 'daily' ] );
		self::module()->schedule();
		self::assertSame( 'daily', wp_get_schedule( Module::EVENT ) );
		update_option( Settings::OPTION, [ 'scanSchedule' => 'off' ] );
		self::module()->schedule();
		self::assertFalse( wp_get_schedule( Module::EVENT ) );

		for ( $number = 0; $number < 25; $number++ ) {
			self::add_page( "page-$number" );
		}
		$module = self::module();
		$module->start();
		$module->start();
		self::assertNotFalse( wp_next_scheduled( Module::BATCH ) );
		wp_clear_scheduled_hook( Module::BATCH );
		$module->batch();
		self::assertNotFalse( wp_next_scheduled( Module::BATCH ) );
		wp_clear_scheduled_hook( Module::BATCH );
		$module->batch();
		self::assertFalse( wp_next_scheduled( Module::BATCH ) );
		self::assertCount( 26, $this->requested );
	}

	public function test_route_returns_the_result_to_owners_only(): void {
		$this->responses[ self::add_page( 'gone' ) ] = self::page( '', 410 );
		$this->scan();
		self::log_in_as( 'subscriber' );
		self::assertSame( 403, self::rest( 'GET', '/quayside-consent/v1/scan/scheduled' )->get_status() );
		self::assertSame( 403, self::rest( 'POST', '/quayside-consent/v1/scan/scheduled' )->get_status() );
		self::log_in_as( 'administrator' );
		$data = self::rest( 'GET', '/quayside-consent/v1/scan/scheduled' )->get_data();
		self::assertFalse( $data['running'] );
		self::assertSame( 1, $data['failed'] );
		self::assertSame( 'It responds with the error 410.', $data['failures'][0]['reason'] );
		self::assertSame( [ 'shop_basket' ], array_column( $data['items'], 'name' ) );
		self::assertTrue( self::rest( 'POST', '/quayside-consent/v1/scan/scheduled' )->get_data()['running'] );
	}

	public function test_pages_accept_a_fresh_token_only(): void {
		$applies = static function ( string $token ): bool {
			remove_all_filters( 'quayside_consent_applies' );
			$_GET[ ScannedPage::ARGUMENT ] = $token;
			( new ScannedPage() )->start();
			return (bool) apply_filters( 'quayside_consent_applies', true );
		};
		$token   = ScannedPage::token();
		self::assertFalse( $applies( $token ) );
		[ $expires, $signature ] = explode( '.', $token );
		self::assertTrue( $applies( (string) ( (int) $expires + 1 ) . ".$signature" ) );
		self::assertTrue( $applies( ( time() - 1 ) . '.' . wp_hash( ScannedPage::ARGUMENT . '|' . ( time() - 1 ), 'nonce' ) ) );
		self::assertTrue( $applies( ( time() + 9999 ) . '.' . wp_hash( ScannedPage::ARGUMENT . '|' . ( time() + 9999 ), 'nonce' ) ) );
		self::assertTrue( $applies( "$expires." ) );
	}
}
