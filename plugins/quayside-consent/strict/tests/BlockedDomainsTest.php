<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict\Tests;

use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\BlockedDomains;
use Quayside\Tests\TestCase;

/**
 * Tests the list of domains that pages requested in strict mode.
 */
final class BlockedDomainsTest extends TestCase {
	private const ROUTE = '/quayside-consent/v1/blocked-domains';

	public function test_lists_unknown_domains_until_the_owner_allows_them(): void {
		update_option( Settings::OPTION, [ 'strict' => true ] );
		self::log_in_as( 'administrator' );
		$urls     = [
			'https://cdn.unknown.example/x.js',
			'http://files.unknown.example:8080/x.png',
			'https://www.youtube.com/embed/x',
			home_url( '/x.js' ),
			'http://192.0.2.1/x.js',
			'data:text/plain,x',
			'https://bad host/',
		];
		$response = self::report( $urls );
		self::assertSame( [ 'files.unknown.example:8080', 'cdn.unknown.example' ], array_column( $response, 'domain' ) );
		self::assertSame( '/checkout/', $response[0]['page'] );

		$saved = self::rest( 'POST', '/quayside-consent/v1/settings', [ 'settings' => [ 'allowedDomains' => [ 'cdn.unknown.example' ] ] ] );
		self::assertSame( 200, $saved->get_status() );
		self::assertSame( [ 'cdn.unknown.example' ], $saved->get_data()['settings']['allowedDomains'] );
		self::assertSame( [ 'files.unknown.example:8080' ], array_column( (array) self::rest( 'GET', self::ROUTE )->get_data(), 'domain' ) );
	}

	public function test_rejects_what_is_not_a_domain(): void {
		self::log_in_as( 'administrator' );
		foreach ( [ 'x', '*', 'https://x.example', 'x.example; script-src *', '192.0.2.1', '*.example.com' ] as $domain ) {
			$response = self::rest( 'POST', '/quayside-consent/v1/settings', [ 'settings' => [ 'allowedDomains' => [ $domain ] ] ] );
			self::assertSame( 400, $response->get_status(), $domain );
			self::assertStringContainsString(
				"“{$domain}”",
				(string) wp_json_encode( $response->get_data(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
			);
		}
	}

	public function test_keeps_a_limited_number(): void {
		self::log_in_as( 'administrator' );
		self::report( array_map( static fn ( int $number ): string => "https://host$number.example/", range( 1, 60 ) ) );
		$stored = get_option( BlockedDomains::OPTION );
		self::assertCount( 50, $stored );
		self::assertArrayHasKey( 'host60.example', $stored );
	}

	public function test_visitors_and_editors_cannot_report(): void {
		self::assertSame( 401, self::rest( 'POST', self::ROUTE, [ 'page' => '/', 'requests' => [] ] )->get_status() );
		self::log_in_as( 'editor' );
		self::assertSame( 403, self::rest( 'POST', self::ROUTE, [ 'page' => '/', 'requests' => [] ] )->get_status() );
		self::assertFalse( get_option( BlockedDomains::OPTION ) );
	}

	/**
	 * @param array<int, string> $urls URLs that a page requested.
	 * @return array<int, array<string, mixed>>
	 */
	private static function report( array $urls ): array {
		$requests = array_map( static fn ( string $url ): array => [ 'url' => $url, 'kind' => 'script-src-elem' ], $urls );
		return (array) self::rest( 'POST', self::ROUTE, [ 'page' => home_url( '/checkout/?key=secret' ), 'requests' => $requests ] )->get_data();
	}
}
