<?php
declare( strict_types=1 );

namespace Quayside\Consent\SiteHealth\Tests;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Neighbors\OtherBanner;
use Quayside\Consent\ScheduledScan\Module as ScheduledScan;
use Quayside\Consent\ScheduledScan\State;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\SiteHealth\Module;
use Quayside\Tests\TestCase;

/**
 * Tests the results of each test in Site Health.
 */
final class SiteHealthTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		// On SQLite, the end of a test removes the table.
		( new Table() )->install();
		delete_option( State::OPTION );
		delete_option( 'quayside_consent_scanned' );
		delete_option( 'quayside_consent_found' );
	}

	/**
	 * Runs a test as WordPress does and returns its result.
	 *
	 * @return array<string, mixed>
	 */
	private static function result( string $name ): array {
		$tests  = apply_filters( 'site_status_tests', [ 'direct' => [] ] );
		$result = ( $tests['direct'][ "quayside_consent_$name" ]['test'] )();
		self::assertSame( "quayside_consent_$name", $result['test'] );
		self::assertNotSame( '', $result['label'] );
		return $result;
	}

	/**
	 * @param array<string, array<string, mixed>> $items
	 */
	private static function store_scan( array $items, int $finished ): void {
		$state               = State::read();
		$scan                = State::start( 1 );
		$scan['items']       = $items;
		$scan['finishedAt']  = $finished;
		$state->last         = $scan;
		$state->save();
	}

	public function test_debug_data(): void {
		update_option( Settings::OPTION, [ 'law' => 'ccpa', 'strict' => true, 'logDays' => 90 ] );
		do_action( 'delete_option_' . Settings::OPTION );
		$day = time() - DAY_IN_SECONDS;
		self::store_scan( [], $day );
		$fields = apply_filters( 'debug_information', [] )['quayside-consent']['fields'];
		self::assertSame(
			[ 'ccpa', 'on', 90, gmdate( 'Y-m-d H:i', $day ) . ' UTC', '-' ],
			array_map( static fn ( string $name ): mixed => $fields[ $name ]['value'], [ 'law', 'strict', 'days', 'scan', 'banner' ] )
		);
		foreach ( $fields as $name => $field ) {
			self::assertTrue( is_scalar( $field['value'] ) && '' !== $field['label'], $name );
		}
	}

	public function test_names_another_banner(): void {
		self::assertSame( 'good', self::result( 'banner' )['status'] );
		add_filter( 'quayside_consent_other_banner', static fn (): string => 'Biscuits & <b>Co' );
		$result = self::result( 'banner' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'Biscuits &amp; &lt;b&gt;Co', $result['description'] );
	}

	public function test_names_what_has_no_category(): void {
		self::assertSame( 'good', self::result( 'undeclared' )['status'] );
		$item  = static fn ( string $kind, string $name ): array => [
			'kind'    => $kind,
			'name'    => $name,
			'address' => 'cookie' === $kind ? '' : "https://$name/",
			'pages'   => 1,
			'page'    => home_url( '/' ),
		];
		$items = [ $item( 'script', 'unheard.example' ), $item( 'frame', 'www.youtube.com' ), $item( 'cookie', 'basket_7' ) ];
		self::store_scan( $items, time() );
		$result = self::result( 'undeclared' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'unheard.example, basket_7', $result['description'] );
		self::assertStringNotContainsString( 'youtube', $result['description'] );
		self::assertStringContainsString( 'tab=scanner', $result['actions'] );

		update_option(
			Settings::OPTION,
			[
				'providers'  => [
					'unheard' => [
						'name'     => 'Unheard',
						'category' => 'analytics',
						'hosts'    => [ 'unheard.example' ],
					],
				],
				'categories' => [
					[
						'slug'    => 'functional',
						'cookies' => [ [ 'name' => 'basket_*' ] ],
					],
				],
			]
		);
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$providers  = new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, $categories );
		self::assertSame( 'good', ( new Module( $settings, $providers, $categories, new OtherBanner() ) )->test_undeclared()['status'] );
	}

	public function test_asks_for_a_scan_that_is_too_old(): void {
		self::assertStringContainsString( 'has not been scanned', self::result( 'scan' )['description'] );
		self::store_scan( [], time() - 36 * DAY_IN_SECONDS );
		$result = self::result( 'scan' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringNotContainsString( 'WP-Cron', $result['description'] );
		wp_clear_scheduled_hook( ScheduledScan::EVENT );
		wp_schedule_event( time() - 2 * DAY_IN_SECONDS, 'weekly', ScheduledScan::EVENT );
		self::assertStringContainsString( 'WP-Cron', self::result( 'scan' )['description'] );
		self::store_scan( [], time() - DAY_IN_SECONDS );
		self::assertSame( 'good', self::result( 'scan' )['status'] );
	}

	public function test_a_scan_in_the_browser_counts(): void {
		self::log_in_as( 'administrator' );
		self::rest( 'POST', '/quayside-consent/v1/scan/providers', [ 'ids' => [], 'items' => [] ] );
		self::assertSame( 'good', self::result( 'scan' )['status'] );
	}

	public function test_asks_for_a_policy_that_lists_the_cookies(): void {
		update_option( 'wp_page_for_privacy_policy', 0 );
		self::assertStringContainsString( 'links to no policy', self::result( 'policy' )['description'] );
		$page = [
			'post_type'    => 'page',
			'post_status'  => 'draft',
			'post_title'   => 'Policy',
			'post_content' => '<p>Words</p>',
		];
		$id   = wp_insert_post( $page );
		update_option( 'wp_page_for_privacy_policy', $id );
		self::assertStringContainsString( 'links to no policy', self::result( 'policy' )['description'] );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish' ] );
		self::log_in_as( 'administrator' );
		self::assertStringContainsString( 'Cookie table', self::result( 'policy' )['description'] );
		self::assertStringContainsString( "post=$id", self::result( 'policy' )['actions'] );
		foreach ( [ '<!-- wp:quayside-consent/cookie-table /-->', '[cky_audit_table]', '[quayside_cookie_table category="analytics"]' ] as $content ) {
			wp_update_post( [ 'ID' => $id, 'post_content' => $content ] );
			self::assertSame( 'good', self::result( 'policy' )['status'] );
		}
		update_option( 'wp_page_for_privacy_policy', 0 );
		update_option( Settings::OPTION, [ 'policyUrl' => 'https://legal.example/cookies' ] );
		self::assertSame( 'good', self::result( 'policy' )['status'] );
	}
}
