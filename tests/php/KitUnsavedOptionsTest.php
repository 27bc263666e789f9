<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Tests that routes do not report success if the database refuses what they save.
 */
final class KitUnsavedOptionsTest extends TestCase {
	use ReadsLog;

	/** @return array<string, array{string, array<string, mixed>, string}> Route, settings, and the option that is refused. */
	public static function routes(): array {
		return [
			'consent' => [ '/quayside-consent/v1/settings', [ 'settings' => [ 'texts' => [ 'title' => 'Cookies 🍪' ] ] ], 'quayside_consent_settings' ],
			'shop'    => [ '/quayside-shop/v1/settings', [ 'store_notice_text' => 'Free shipping 🚚' ], 'woocommerce_demo_store_notice' ],
			'forms'   => [
				'/quayside/v1/form-spam',
				[
					'keys'      => [ 'hcaptcha' => [ 'site' => '' ] ],
					'score'     => 0.5,
					'blocklist' => [ 'words' => [ '🎉' ], 'emails' => [], 'addresses' => [] ],
				],
				'quayside_form_blocklist',
			],
		];
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed> $settings Settings.
	 */
	public function test_a_refused_option_is_an_error( string $route, array $settings, string $option ): void {
		global $wpdb;
		self::log_in_as( 'administrator' );
		update_option( $option, [] );
		$refuse = static fn ( string $query ): string => str_contains( $query, $option ) && 1 === preg_match( '/^\s*(?:UPDATE|INSERT)/', $query )
			// An error would end the transaction of the test on SQLite.
			? "UPDATE $wpdb->options SET option_value = '' WHERE 1 = 0"
			: $query;
		add_filter( 'query', $refuse );
		$logged = self::log_of( static function () use ( $route, $settings, &$response ): void {
			$response = self::rest( 'POST', $route, $settings );
		} );
		remove_filter( 'query', $refuse );
		self::assertSame( [ 500, 'quayside_not_saved' ], [ $response->get_status(), $response->get_data()['code'] ?? '' ] );
		self::assertContains( [ 'error', 'site', 'The database refused to store an option.', [ 'options' => $option ] ], $logged );

		self::assertSame( 200, self::rest( 'POST', $route, $settings )->get_status(), 'A later request succeeds.' );
	}

	public function test_an_option_that_another_process_has_stored_is_no_error(): void {
		self::log_in_as( 'administrator' );
		$route = '/quayside-shop/v1/settings';
		self::rest( 'POST', $route, [ 'store_notice_text' => 'Before' ] );
		$old = wp_load_alloptions();
		self::rest( 'POST', $route, [ 'store_notice_text' => 'After' ] );
		// The cache is behind the database, so nothing is left to change there.
		wp_cache_set( 'alloptions', $old, 'options' );
		self::assertSame( 200, self::rest( 'POST', $route, [ 'store_notice_text' => 'After' ] )->get_status() );
	}

	public function test_what_another_plugin_fails_to_save_is_no_error_of_a_visitor(): void {
		global $wpdb;
		( new \Quayside\Consent\Log\Table() )->install();
		update_option( 'counter', 1 );
		$refuse = static fn ( string $query ): string => 1 === preg_match( '/^\s*UPDATE.*counter/s', $query )
			? "UPDATE $wpdb->options SET option_value = '' WHERE 1 = 0"
			: $query;
		add_filter( 'query', $refuse );
		add_filter( 'rest_request_before_callbacks', static function ( $response ) {
			update_option( 'counter', 2 );
			return $response;
		}, 20 );
		$choice = [
			'id'         => 'visitor',
			'action'     => 'accept',
			'categories' => [ 'analytics' => true ],
			'revision'   => 1,
			'law'        => 'gdpr',
			'time'       => 1795000000,
		];
		self::assertSame( 201, self::rest( 'POST', '/quayside-consent/v1/log', $choice )->get_status() );
	}

	public function test_an_invalid_request_keeps_its_own_error(): void {
		self::log_in_as( 'administrator' );
		self::assertSame( 400, self::rest( 'POST', '/quayside-consent/v1/settings', [ 'settings' => [ 'law' => 'none' ] ] )->get_status() );
	}
}
