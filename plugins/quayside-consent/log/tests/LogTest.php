<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log\Tests;

use Quayside\Consent\Log\Table;
use Quayside\Consent\Log\Wordings;
use Quayside\Consent\Record\Record;
use Quayside\Tests\ReadsLog;
use Quayside\Tests\ReplicatedDatabase;
use Quayside\Tests\TestCase;

/**
 * Tests the log: who can write what, how much, and how long it is stored.
 */
final class LogTest extends TestCase {
	use ReadsLog;

	private const ENTRY = [
		'id'         => 'k3Vb9QxT1mZpL0aWcR7sYdE5uJ2hNf8G',
		'action'     => 'accept',
		'categories' => [
			'necessary' => true,
			'analytics' => true,
		],
		'revision'   => 1,
		'law'        => 'gdpr',
		'time'       => 1795000000,
	];

	protected function set_up(): void {
		parent::set_up();
		// On SQLite, the end of a test removes the table.
		( new Table() )->install();
	}

	/**
	 * @param array<string, mixed>  $change  Changes to the entry.
	 * @param array<string, string> $headers Headers.
	 */
	private function send( array $change = [], array $headers = [], string $address = '203.0.113.7' ): int {
		return $this->post( $change, $headers, $address )->get_status();
	}

	/**
	 * @param array<string, mixed>  $change  Changes to the entry.
	 * @param array<string, string> $headers Headers.
	 */
	private function post( array $change = [], array $headers = [], string $address = '203.0.113.7' ): \WP_REST_Response {
		$_SERVER['REMOTE_ADDR'] = $address;
		$request                = new \WP_REST_Request( 'POST', '/quayside-consent/v1/log' );
		$request->set_header( 'content-type', 'application/json' );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body( (string) wp_json_encode( array_merge( self::ENTRY, $change ) ) );
		return rest_ensure_response( rest_do_request( $request ) );
	}

	public function test_a_choice_that_arrives_twice_at_once_is_stored_once(): void {
		// Both requests have found that it is not stored.
		self::assertTrue( ( new Table() )->add( self::ENTRY ) );
		self::assertTrue( ( new Table() )->add( self::ENTRY ) );
		self::assertCount( 1, ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
		self::assertTrue( ( new Table() )->add( [ 'time' => self::ENTRY['time'] + 1 ] + self::ENTRY ) );
		self::assertCount( 2, ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
	}

	public function test_nothing_is_read_from_a_replica_that_may_lack_the_choice(): void {
		self::assertSame( [], ReplicatedDatabase::reads( fn () => $this->send(), Table::name() ) );
		$_COOKIE[ Record::COOKIE ] = 'consentid:' . self::ENTRY['id'] . ',consent:yes,action:yes,necessary:yes';
		$receipt                   = static function (): void {
			self::assertSame( 200, rest_do_request( new \WP_REST_Request( 'GET', '/quayside-consent/v1/receipt' ) )->get_status() );
		};
		self::assertSame( [], ReplicatedDatabase::reads( $receipt, Table::name() ) );
	}

	/**
	 * @testdox [S7.20] A choice is logged once, without the visitor's IP address
	 */
	public function test_logs_a_choice_once(): void {
		self::assertSame( 201, $this->send() );
		self::assertSame( 201, $this->send() );
		$rows = ( new Table() )->get_by_consent_id( self::ENTRY['id'] );
		self::assertCount( 1, $rows );
		self::assertSame( 'accept', $rows[0]['action'] );
		self::assertSame( '{"necessary":true,"analytics":true}', $rows[0]['categories'] );
		self::assertStringNotContainsString( '203.0', (string) wp_json_encode( $rows ) );
	}

	/**
	 * The proof names the layout, the time of the choice, and the hash of the text, and the visitor can download it.
	 */
	public function test_a_visitor_gets_a_receipt_of_the_own_choices_only(): void {
		self::assertSame( 404, self::rest( 'GET', '/quayside-consent/v1/receipt' )->get_status() );
		$change = [
			'layout'   => 'bar-top',
			'language' => 'en_US',
		];
		self::assertSame( 201, $this->send( $change ) );
		self::assertSame( 201, $this->send( [ 'id' => 'somebodyelse' ] ) );
		$unsafe = [
			'id'     => 'third',
			'layout' => '<b>',
		];
		self::assertSame( 400, $this->send( $unsafe ) );
		$_COOKIE[ Record::COOKIE ] = 'consentid:' . self::ENTRY['id'] . ',consent:yes,action:yes,necessary:yes,analytics:yes';
		try {
			$response = self::rest( 'GET', '/quayside-consent/v1/receipt' );
		} finally {
			unset( $_COOKIE[ Record::COOKIE ] );
		}
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		self::assertStringContainsString( 'attachment', $response->get_headers()['Content-Disposition'] );
		$receipt = $response->get_data();
		self::assertIsArray( $receipt );
		self::assertCount( 1, $receipt['choices'] );
		$choice = $receipt['choices'][0];
		self::assertSame( [ 'accept', 'bar-top', 1795000000, 'en_US' ], [ $choice['action'], $choice['layout'], $choice['chosenAt'], $choice['language'] ] );
		// The hash can be recomputed from the text.
		$text = $choice['shownText'];
		self::assertSame( $choice['textHash'], hash( 'sha256', "{$text['revision']}\n{$text['language']}\n" . wp_json_encode( $text['content'] ) ) );
	}

	public function test_rejects_invalid_input(): void {
		self::assertSame( 400, $this->send( [ 'action' => 'drop' ] ) );
		self::assertSame( 400, $this->send( [ 'id' => '<script>' ] ) );
		self::assertSame( 400, $this->send( [ 'categories' => [ 'unknown' => true ] ] ) );
		self::assertSame( 400, $this->send( [ 'categories' => [ 'necessary' => [ 'x' ] ] ] ) );
		self::assertSame( 413, $this->send( [ 'padding' => str_repeat( 'x', 3000 ) ] ) );
		self::assertSame( 403, $this->send( [], [ 'Origin' => 'https://evil.example' ] ) );
		self::assertSame( 403, $this->send( [], [ 'Origin' => untrailingslashit( (string) home_url() ) . '9' ] ), 'Another port is another site.' );
		self::assertSame( 403, $this->send( [], [ 'Sec-Fetch-Site' => 'same-site' ] ), 'As is another subdomain.' );
		self::assertSame( 403, $this->send( [], [ 'Sec-Fetch-Site' => 'cross-site' ] ) );
		self::assertSame( [], ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
	}

	/**
	 * @param int $max Maximum number of choices.
	 */
	private static function limit( string $topic, int $max ): void {
		self::in_one_period();
		add_filter( 'quayside_consent_log_limit', static fn ( int $limit, string $counted ): int => $counted === $topic ? $max : $limit, 10, 2 );
	}

	public function test_stops_a_flood_with_a_retry_time(): void {
		self::limit( 'address', 2 );
		self::assertSame( [ 201, 201, 429 ], array_map( fn ( int $time ): int => $this->send( [ 'time' => $time ] ), [ 1, 2, 3 ] ) );
		$response = $this->post( [ 'time' => 4 ] );
		self::assertSame( 'Too many consent requests. Please wait a moment and try again.', $response->get_data()['message'] );
		self::assertGreaterThan( 0, (int) $response->get_headers()['Retry-After'] );
		self::assertLessThanOrEqual( 60, (int) $response->get_headers()['Retry-After'] );
		self::assertSame( 201, $this->send( [ 'time' => 4 ], [], '203.0.113.8' ), 'Other addresses are not affected.' );
		self::assertSame( 201, $this->send( [ 'time' => 1 ] ), 'A choice that is already logged does not count.' );
	}

	public function test_allows_500_choices_per_minute_from_one_network(): void {
		for ( $person = 0; $person < 500; $person++ ) {
			self::assertSame( 201, $this->send( [ 'id' => "person$person" ] ) );
		}
	}

	public function test_limits_the_choices_of_a_consent_id(): void {
		self::limit( 'id', 3 );
		$send = fn ( int $time ): int => $this->send( [ 'time' => $time ], [], "203.0.113.$time" );
		self::assertSame( [ 201, 201, 201, 429 ], array_map( $send, [ 1, 2, 3, 4 ] ) );
		self::assertSame( 201, $this->send( [ 'id' => 'another-id' ] ) );
	}

	public function test_above_the_site_limit_only_floods_are_rejected(): void {
		self::limit( 'site', 1 );
		self::limit( 'address-crowded', 1 );
		self::assertSame( [ 201, 201, 429 ], array_map( fn ( int $person ): int => $this->send( [ 'id' => "one$person" ] ), [ 1, 2, 3 ] ) );
		foreach ( range( 1, 20 ) as $person ) {
			self::assertSame( 201, $this->send( [ 'id' => "other$person" ], [], "198.51.100.$person" ) );
		}
	}

	public function test_counts_visitors_behind_a_trusted_proxy(): void {
		self::limit( 'address', 1 );
		$from = function ( string $address ): int {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = $address;
			$status                          = $this->send( [ 'id' => 'v' . md5( $address . wp_rand() ) ], [], '10.0.0.5' );
			unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
			return $status;
		};
		self::assertSame( [ 201, 429 ], [ $from( '192.0.2.1' ), $from( '192.0.2.2' ) ], 'The proxy is not trusted yet.' );
		update_option( 'quayside_trusted_proxies', [ 'addresses' => [ '10.0.0.0/24' ], 'header' => 'x-forwarded-for' ] );
		$statuses = [ $from( '192.0.2.1' ), $from( '192.0.2.2' ), $from( '192.0.2.1' ), $from( '203.0.113.9, 192.0.2.1' ) ];
		self::assertSame( [ 201, 201, 429, 429 ], $statuses );
	}

	public function test_does_not_store_ip_addresses(): void {
		global $wpdb;
		$this->send();
		foreach ( [ Table::name(), Table::limits() ] as $table ) {
			$rows = (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) );
			self::assertStringNotContainsString( '203.0', $rows );
			self::assertStringNotContainsString( 'address_hash', $rows );
			self::assertStringNotContainsString( hash( 'sha256', '203.0.113.7' ), $rows );
		}
	}

	public function test_rejected_requests_add_no_rows(): void {
		self::in_one_period();
		global $wpdb;
		$limit = static fn ( int $limit, string $topic ): int => 'address' === $topic ? 2 : $limit;
		add_filter( 'quayside_consent_log_limit', $limit, 10, 2 );
		$rows = static fn (): int => (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Table::limits() ); // phpcs:ignore WordPress.DB.PreparedSQL
		try {
			self::assertSame( [ 201, 201, 429 ], array_map( fn ( string $id ): int => $this->send( [ 'id' => $id ] ), [ 'one', 'two', 'three' ] ) );
			$before = $rows();
			self::assertSame( [ 429, 429, 429 ], array_map( fn ( string $id ): int => $this->send( [ 'id' => $id ] ), [ 'four', 'five', 'six' ] ) );
			self::assertSame( $before, $rows() );
		} finally {
			remove_filter( 'quayside_consent_log_limit', $limit, 10 );
		}
	}

	/**
	 * A proof that is not stored must not be reported as logged.
	 */
	public function test_asks_for_a_retry_if_the_database_fails(): void {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains( $query, 'INSERT INTO ' . Table::name() ) ? '' : $query;
		add_filter( 'query', $break );
		$suppressed  = $wpdb->suppress_errors();
		$response    = null;
		$logged      = self::log_of( function () use ( &$response ): void {
			$response = $this->post();
		} );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $suppressed );
		self::assertSame( [ 'error', 'consent', 'A consent choice could not be logged. The browser tries again.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertStringNotContainsString( self::ENTRY['id'], (string) wp_json_encode( $logged ) );
		self::assertSame( [ 503, '5' ], [ $response->get_status(), $response->get_headers()['Retry-After'] ] );
		self::assertSame( 201, $this->send() );
		self::assertCount( 1, ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
	}

	/**
	 * Valid input that exceeds a column would be lost on strict databases, and truncated on others.
	 */
	public function test_stores_the_longest_valid_values(): void {
		$longest = [
			'id'       => str_repeat( 'i', 64 ),
			'action'   => 'placeholder',
			'revision' => 4294967295,
			'time'     => 9007199254740991,
			'language' => 'abc-' . str_repeat( 'a', 8 ) . '-' . str_repeat( 'b', 7 ),
		];
		self::assertSame( 201, $this->send( $longest ) );
		$row = ( new Table() )->get_by_consent_id( $longest['id'] )[0];
		self::assertSame( [ 'placeholder', '4294967295', $longest['language'] ], [ $row['action'], (string) $row['revision'], $row['language'] ] );
		$too_long = [
			[ 'id' => str_repeat( 'i', 65 ) ],
			[ 'revision' => 4294967296 ],
			[ 'revision' => 1.0e19 ],
			[ 'time' => 9007199254740992 ],
			[ 'language' => $longest['language'] . 'b' ],
		];
		foreach ( $too_long as $longer ) {
			self::assertSame( 400, $this->send( $longer ), (string) wp_json_encode( $longer ) );
		}
	}

	public function test_checks_the_length_first(): void {
		// WordPress matches routes case-insensitively.
		$request = new \WP_REST_Request( 'POST', '/quayside-consent/V1/Log/' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( str_repeat( '[', 3000 ) );
		$response = rest_do_request( $request );
		self::assertSame(
			[ 413, 'This request is too large. Please shorten what you entered and try again.' ],
			[ $response->get_status(), $response->get_data()['message'] ]
		);
		self::assertSame( '', $request->get_body(), 'The body must not be parsed for _fields and _envelope after the response.' );
		$request->set_body( '{"categories":{"a":{"b":{"c":true}}}}' );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	public function test_every_route_limits_the_length_for_visitors(): void {
		foreach ( [ 'opt-out', 'preferences', 'settings', 'log/entries', 'import/cookieyes' ] as $route ) {
			$request = new \WP_REST_Request( 'opt-out' === $route ? 'POST' : 'GET', "/quayside-consent/v1/$route" );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( '[' . str_repeat( '1,', 10000 ) . '1]' );
			self::assertSame( 413, rest_do_request( $request )->get_status(), $route );
		}
	}

	public function test_only_old_choices_expire(): void {
		global $wpdb;
		$this->send();
		$this->send( [ 'id' => 'old' ] );
		$wpdb->update( Table::name(), [ 'logged_at' => '2001-01-01 00:00:00' ], [ 'consent_id' => 'old' ] );
		self::assertSame( 1, ( new Table() )->expire( 365 ) );
		self::assertSame( [], ( new Table() )->get_by_consent_id( 'old' ) );
		self::assertCount( 1, ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
	}

	public function test_exports_and_erases_the_choices_of_a_person(): void {
		$this->send();
		add_filter(
			'quayside_consent_ids_of_person',
			static fn ( array $ids, string $email ): array => 'ada@example.org' === $email ? [ self::ENTRY['id'] ] : $ids,
			10,
			2
		);
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$erasers   = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		self::assertCount( 1, $exporters['quayside-consent']['callback']( 'ada@example.org', 1 )['data'] );
		self::assertSame( [], $exporters['quayside-consent']['callback']( 'eve@example.org', 1 )['data'] );
		self::assertSame( 1, $erasers['quayside-consent']['callback']( 'ada@example.org', 1 )['items_removed'] );
		self::assertSame( [], ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
	}

	public function test_deactivation_removes_the_daily_event(): void {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', 'quayside_consent_expire_log' );
		do_action( 'deactivate_quayside-consent/quayside-consent.php' );
		self::assertFalse( wp_next_scheduled( 'quayside_consent_expire_log' ) );
	}

	/**
	 * The second of two first visitors gets a failing CREATE TABLE, because the table already exists.
	 */
	public function test_retries_a_failed_installation_without_errors(): void {
		global $wpdb;
		$name = Table::name();
		// On SQLite, a failing statement ends the transaction of the test, so this test cleans up after itself.
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		$wpdb->query( "DROP TABLE IF EXISTS $name" );
		delete_option( 'quayside_consent_log_version' );
		$fail = static fn ( string $query ): string => str_starts_with( ltrim( $query ), "CREATE TABLE $name" )
			? 'SELECT broken FROM nowhere_at_all'
			: $query;
		add_filter( 'query', $fail );
		$suppressed = $wpdb->show_errors();
		$this->expectOutputString( '' );
		( new Table() )->install();
		self::assertFalse( get_option( 'quayside_consent_log_version' ) );
		remove_filter( 'query', $fail );
		( new Table() )->install();
		$wpdb->show_errors( $suppressed );
		( new Table() )->add( self::ENTRY );
		self::assertCount( 1, ( new Table() )->get_by_consent_id( self::ENTRY['id'] ) );
		self::assertNotFalse( get_option( 'quayside_consent_log_version' ) );
		$wpdb->query( "DELETE FROM $name" );
	}

	public function test_deleting_the_plugin_keeps_the_log_unless_the_owner_opts_in(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		$name   = Table::name();
		$exists = static fn (): bool => $name === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
		( new Table() )->install();
		( new Table() )->add( self::ENTRY );
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'quayside-consent/quayside-consent.php' );
		$uninstall = static fn () => require dirname( __DIR__, 2 ) . '/uninstall.php';
		$uninstall();
		self::assertTrue( $exists() );
		( new Table() )->install();
		self::assertCount( 1, ( new Table() )->get_by_consent_id( self::ENTRY['id'] ), 'It is there again with the plugin.' );
		update_option( 'quayside_consent_delete_log', true );
		$uninstall();
		self::assertFalse( $exists() );
		self::assertFalse( get_option( 'quayside_consent_delete_log' ) );
		( new Table() )->install();
	}
}
