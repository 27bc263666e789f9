<?php
declare( strict_types=1 );

namespace Quayside\Consent\Checklist\Tests;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Scanner\Found;
use Quayside\Consent\ScheduledScan\State;
use Quayside\Consent\ScheduledScan\Undeclared;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\BlockedDomains;
use Quayside\Tests\TestCase;

/**
 * Tests that each step of the setup is complete because of facts.
 */
final class ChecklistTest extends TestCase {
	private const ROUTE = '/quayside-consent/v1/checklist';

	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		// A query of a missing table would end the transaction that undoes the test.
		delete_option( 'quayside_consent_log_version' );
		( new Table() )->install();
		$wpdb->query( 'DELETE FROM ' . Table::name() ); // phpcs:ignore WordPress.DB.PreparedSQL
		$options = [ State::OPTION, 'quayside_consent_scanned', Found::OPTION, 'quayside_consent_checklist', BlockedDomains::OPTION, Settings::OPTION ];
		foreach ( $options as $option ) {
			delete_option( $option );
		}
		self::log_in_as( 'administrator' );
	}

	/**
	 * @return array{state: string, detail: string}
	 */
	private static function step( string $id ): array {
		$steps = array_column( self::rest( 'GET', self::ROUTE )->get_data()['steps'], null, 'id' );
		return [
			'state'  => $steps[ $id ]['state'],
			'detail' => $steps[ $id ]['detail'],
		];
	}

	private static function expect( string $id, string $state, string $detail = '' ): void {
		self::assertSame( [ 'state' => $state, 'detail' => $detail ], self::step( $id ) );
	}

	public function test_law_fits_the_country_of_the_store(): void {
		update_option( 'woocommerce_default_country', 'DE:DE-BE' );
		self::expect( 'law', 'done', 'DE' );
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		self::expect( 'law', 'open', 'DE' );
		update_option( 'woocommerce_default_country', 'US:CA' );
		self::expect( 'law', 'done', 'US' );
		update_option( 'woocommerce_default_country', '' );
		add_filter( 'locale', static fn (): string => 'pt_BR' );
		self::expect( 'law', 'open', 'BR' );
		update_option( Settings::OPTION, [ 'law' => 'both' ] );
		self::expect( 'law', 'done', 'BR' );
	}

	public function test_scan_and_categories(): void {
		self::expect( 'scan', 'open' );
		self::expect( 'declare', 'open', '0' );
		$state              = State::read();
		$scan               = State::start( 1 );
		$scan['finishedAt'] = time();
		$scan['items']      = [
			[
				'kind'    => 'script',
				'name'    => 'unheard.example',
				'address' => 'https://unheard.example/',
				'pages'   => 1,
				'page'    => home_url( '/' ),
			],
		];
		$state->last        = $scan;
		$state->save();
		self::expect( 'scan', 'done' );
		self::expect( 'declare', 'open', '1' );
		$state->last['items'] = [];
		$state->save();
		self::expect( 'declare', 'done', '0' );
		$state->last['finishedAt'] = time() - 91 * DAY_IN_SECONDS;
		$state->save();
		self::expect( 'scan', 'open' );
	}

	/**
	 * Sends the result of a scan in the browser.
	 *
	 * @param array<int, array{string, string}> $items Kind and name of each item.
	 */
	private static function scan_in_browser( array $items ): int {
		return self::rest(
			'POST',
			'/quayside-consent/v1/scan/providers',
			[
				'ids'   => [],
				'items' => array_map( [ self::class, 'item' ], $items ),
			]
		)->get_status();
	}

	/**
	 * @param array{string, string} $item Kind and name.
	 * @return array<string, mixed>
	 */
	private static function item( array $item ): array {
		[ $kind, $name ] = $item;
		return [
			'kind'    => $kind,
			'name'    => $name,
			'address' => in_array( $kind, [ 'cookie', 'key' ], true ) ? '' : "https://$name/a.js",
			'pages'   => 1,
			'page'    => 'Home',
		];
	}

	public function test_a_scan_in_the_browser_suffices_for_categories(): void {
		$items = [
			[ 'script', 'unheard.example' ],
			[ 'frame', 'www.youtube.com' ],
			// Necessary providers have a category, although nothing blocks them.
			[ 'script', 'cdn.jsdelivr.net' ],
			[ 'cookie', 'unheard_id' ],
			[ 'key', 'unheard:key' ],
			// The site itself on another port.
			[ 'other', (string) wp_parse_url( home_url(), PHP_URL_HOST ) ],
		];
		self::assertSame( 204, self::scan_in_browser( $items ) );
		self::expect( 'scan', 'done' );
		self::expect( 'declare', 'open', '3' );
		// The scanner shows them again after a reload.
		$names = array_column( self::rest( 'GET', '/quayside-consent/v1/scan/scheduled' )->get_data()['items'], 'name' );
		self::assertContains( 'unheard:key', $names );
		$settings = [
			'providers'  => [
				'unheard' => [
					'name'     => 'Unheard',
					'category' => 'analytics',
					'hosts'    => [ 'unheard.example' ],
				],
			],
			'categories' => [
				[
					'slug'    => 'analytics',
					'cookies' => array_map(
						static fn ( string $name ): array => [
							'name'        => $name,
							'provider'    => '',
							'duration'    => '',
							'description' => '',
						],
						[ 'unheard_id', 'unheard:*' ]
					),
				],
			],
		];
		update_option( Settings::OPTION, $settings );
		// Those of the running plugin have read the settings.
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$providers  = new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, $categories );
		self::assertSame( [], Undeclared::names( $providers, $categories ) );
	}

	public function test_the_next_scan_in_the_browser_replaces_what_was_found(): void {
		self::scan_in_browser( [ [ 'cookie', 'unheard_id' ] ] );
		self::expect( 'declare', 'open', '1' );
		// A scheduled scan runs no scripts, so it can't know that a cookie of a script no longer exists.
		$state       = State::read();
		$state->last = [ 'finishedAt' => time() ] + State::start( 1 );
		$state->save();
		self::expect( 'declare', 'open', '1' );
		self::scan_in_browser( [] );
		self::expect( 'declare', 'done', '0' );
	}

	public function test_a_scan_in_the_browser_stores_valid_items_only(): void {
		self::assertSame( 204, self::scan_in_browser( array_fill( 0, 300, [ 'cookie', 'unheard_id' ] ) ) );
		foreach ( [
			[ [ 'cookie', '' ] ],
			[ [ 'cookie', str_repeat( 'x', 121 ) ] ],
			[ [ 'password', 'x' ] ],
			array_fill( 0, 301, [ 'cookie', 'x' ] ),
		] as $invalid ) {
			self::assertSame( 400, self::scan_in_browser( $invalid ) );
		}
		self::expect( 'declare', 'open', '1' );
		self::log_in_as( 'editor' );
		self::assertSame( 403, self::scan_in_browser( [] ) );
		self::log_in_as( 'administrator' );
		self::expect( 'declare', 'open', '1' );
	}

	public function test_policy(): void {
		update_option( 'wp_page_for_privacy_policy', 0 );
		self::expect( 'policy', 'open', 'missing' );
		update_option( Settings::OPTION, [ 'policyUrl' => 'https://legal.example/' ] );
		self::expect( 'policy', 'done', 'elsewhere' );
	}

	public function test_strict_exceptions(): void {
		update_option(
			BlockedDomains::OPTION,
			[
				'js.pay.example' => [
					'domain' => 'js.pay.example',
					'kind'   => 'script',
					'page'   => '/checkout/',
					'time'   => time(),
				],
			]
		);
		self::expect( 'strict', 'done', '0' );
		update_option( Settings::OPTION, [ 'strict' => true ] );
		self::expect( 'strict', 'open', '1' );
		delete_option( BlockedDomains::OPTION );
		self::expect( 'strict', 'done', '0' );
	}

	public function test_visit(): void {
		self::expect( 'visit', 'open' );
		( new Table() )->add(
			[
				'id'         => 'k3Vb9QxT1mZpL0aWcR7sYdE5uJ2hNf8G',
				'time'       => 1,
				'action'     => 'accept',
				'law'        => 'gdpr',
				'categories' => [],
				'revision'   => 1,
			]
		);
		self::expect( 'visit', 'done' );
	}

	public function test_a_step_can_be_dismissed_but_not_completed_by_a_click(): void {
		$response = self::rest( 'POST', self::ROUTE, [ 'id' => 'visit', 'dismissed' => true ] );
		self::assertSame( 200, $response->get_status() );
		self::expect( 'visit', 'dismissed' );
		self::rest( 'POST', self::ROUTE, [ 'id' => 'visit', 'dismissed' => false ] );
		self::expect( 'visit', 'open' );
		self::assertSame( 400, self::rest( 'POST', self::ROUTE, [ 'id' => str_repeat( 'x', 1_000_000 ), 'dismissed' => true ] )->get_status() );
		self::log_in_as( 'subscriber' );
		self::assertSame( 403, self::rest( 'POST', self::ROUTE, [ 'id' => 'visit', 'dismissed' => true ] )->get_status() );
	}
}
