<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\IpAddress;
use Quayside\Consent\Kit\TrustedProxies;
use Quayside\Consent\Kit\VisitorAddress;

/**
 * Tests that the visitor's IP address comes from the server and trusted proxies, but not from headers that anyone can send.
 */
final class KitVisitorAddressTest extends TestCase {
	/** @var array<string, mixed> */
	private array $server = [];

	protected function set_up(): void {
		parent::set_up();
		$this->server = $_SERVER;
	}

	protected function tear_down(): void {
		$_SERVER = $this->server;
		parent::tear_down();
	}

	/**
	 * @return array<string, array{string, string, array<string, string>, string}>
	 */
	public static function requests(): array {
		$forwarded = static fn ( string $value ): array => [ 'HTTP_X_FORWARDED_FOR' => $value ];
		return [
			'no proxy'                           => [ '192.0.2.1', 'x-forwarded-for', [], '192.0.2.1' ],
			'a header that anybody may send'     => [ '192.0.2.1', 'x-forwarded-for', $forwarded( '203.0.113.9' ), '192.0.2.1' ],
			'one trusted proxy'                  => [ '10.0.0.5', 'x-forwarded-for', $forwarded( '203.0.113.9' ), '203.0.113.9' ],
			'forged address before the real one' => [ '10.0.0.5', 'x-forwarded-for', $forwarded( '1.2.3.4, 5.6.7.8,203.0.113.9' ), '203.0.113.9' ],
			'two trusted proxies'                => [ '10.0.0.5', 'x-forwarded-for', $forwarded( '1.2.3.4, 203.0.113.9, 10.0.0.9' ), '203.0.113.9' ],
			'trusted IPv6 proxy'                 => [ '2001:db8:1::1', 'x-forwarded-for', $forwarded( '2001:DB8:9::1' ), '2001:db8:9::1' ],
			'IPv4-mapped IPv6 address'           => [ '::ffff:10.0.0.5', 'x-forwarded-for', $forwarded( '::ffff:203.0.113.9' ), '203.0.113.9' ],
			'ports and brackets'                 => [ '10.0.0.5', 'x-forwarded-for', $forwarded( '[2001:db8:9::1]:443, 10.0.0.9:1234' ), '2001:db8:9::1' ],
			'only trusted proxies'               => [ '10.0.0.5', 'x-forwarded-for', $forwarded( '10.0.0.8, 10.0.0.9' ), '10.0.0.8' ],
			'no header'                          => [ '10.0.0.5', 'x-forwarded-for', [], '10.0.0.5' ],
			'invalid address'                    => [ '10.0.0.5', 'x-forwarded-for', $forwarded( 'unknown' ), '10.0.0.5' ],
			'address before an invalid one'      => [ '10.0.0.5', 'x-forwarded-for', $forwarded( '203.0.113.9, <script>, 10.0.0.9' ), '10.0.0.9' ],
			'only commas'                        => [ '10.0.0.5', 'x-forwarded-for', $forwarded( ',,, ,' ), '10.0.0.5' ],
			'header of one megabyte'             => [
				'10.0.0.5',
				'x-forwarded-for',
				$forwarded( str_repeat( '1.2.3.4,', 130000 ) . '203.0.113.9' ),
				'203.0.113.9',
			],
			'very long chain of proxies'         => [
				'10.0.0.5',
				'x-forwarded-for',
				$forwarded( '203.0.113.9' . str_repeat( ', 10.0.0.9', 100 ) ),
				'10.0.0.9',
			],
			'header that is not selected'        => [ '10.0.0.5', 'x-forwarded-for', [ 'HTTP_CF_CONNECTING_IP' => '203.0.113.9' ], '10.0.0.5' ],
			'Cloudflare'                         => [
				'10.0.0.5',
				'cf-connecting-ip',
				[ 'HTTP_CF_CONNECTING_IP' => '203.0.113.9', 'HTTP_X_FORWARDED_FOR' => '1.2.3.4' ],
				'203.0.113.9',
			],
			'Cloudflare, not trusted'            => [ '192.0.2.1', 'cf-connecting-ip', [ 'HTTP_CF_CONNECTING_IP' => '203.0.113.9' ], '192.0.2.1' ],
			'X-Real-IP'                          => [ '10.0.0.5', 'x-real-ip', [ 'HTTP_X_REAL_IP' => '203.0.113.9' ], '203.0.113.9' ],
			'Forwarded'                          => [
				'10.0.0.5',
				'forwarded',
				[ 'HTTP_FORWARDED' => 'for=1.2.3.4, proto=https;For="[2001:db8:9::1]:4711";by=10.0.0.5, for=10.0.0.9' ],
				'2001:db8:9::1',
			],
			'Forwarded, hidden'                  => [ '10.0.0.5', 'forwarded', [ 'HTTP_FORWARDED' => 'for=203.0.113.9, for=_secret' ], '10.0.0.5' ],
			'Forwarded, slashed by WordPress'    => [ '10.0.0.5', 'forwarded', [ 'HTTP_FORWARDED' => 'for=\\"203.0.113.9\\"' ], '203.0.113.9' ],
			'nobody'                             => [ '', 'x-forwarded-for', $forwarded( '203.0.113.9' ), '' ],
			'a socket'                           => [ 'unix:', 'x-forwarded-for', $forwarded( '203.0.113.9' ), '' ],
		];
	}

	/**
	 * @dataProvider requests
	 * @param array<string, string> $headers Headers.
	 */
	public function test_address_is_last_trusted_hop( string $peer, string $header, array $headers, string $address ): void {
		self::assertSame( '', TrustedProxies::save( [ 'addresses' => [ '10.0.0.0/24', ' 2001:db8:1::/48' ], 'header' => $header ] ) );
		$_SERVER = [ 'REMOTE_ADDR' => $peer ] + $headers + $_SERVER;
		self::assertSame( $address, VisitorAddress::get() );
	}

	public function test_network_is_ipv4_address_or_ipv6_64(): void {
		$of = static fn ( string $address ): string => VisitorAddress::network( $address );
		self::assertSame( $of( '2001:db8:1:2::1' ), $of( '2001:db8:1:2:ffff::9' ) );
		self::assertNotSame( $of( '2001:db8:1:2::1' ), $of( '2001:db8:1:3::1' ) );
		self::assertSame( $of( '192.0.2.1' ), $of( '::ffff:192.0.2.1' ) );
		self::assertNotSame( $of( '192.0.2.1' ), $of( '192.0.2.2' ) );
		self::assertSame( '', $of( 'nobody' ) );
	}

	public function test_unknown_proxy_is_reported(): void {
		$_SERVER = [ 'REMOTE_ADDR' => '10.0.0.5', 'HTTP_X_FORWARDED_FOR' => '203.0.113.9' ] + $_SERVER;
		self::assertSame( '10.0.0.5', VisitorAddress::unknown_proxy() );
		TrustedProxies::save( [ 'addresses' => [ '10.0.0.5' ], 'header' => 'x-forwarded-for' ] );
		self::assertSame( '', VisitorAddress::unknown_proxy() );
	}

	public function test_invalid_range_is_rejected_with_message_and_not_saved(): void {
		foreach ( [ 'proxy', '192.0.2.0/33', '192.0.2.0/-1', '192.0.2.0/', '/24', '2001:db8::/129', '*', '192.0.2.0/24/8' ] as $wrong ) {
			self::assertSame(
				"“{$wrong}” is not an IP address or range. Please enter one, such as 192.0.2.1 or 192.0.2.0/24.",
				TrustedProxies::save( [ 'addresses' => [ '192.0.2.1', $wrong ] ] )
			);
		}
		self::assertFalse( get_option( TrustedProxies::OPTION ) );
		foreach ( [ '192.0.2.1', '0.0.0.0/0', '2001:db8::/32', '::ffff:10.0.0.0/104' ] as $right ) {
			self::assertTrue( IpAddress::is_range( $right ), $right );
		}
		self::assertTrue( IpAddress::is_within( (string) IpAddress::bytes( '10.9.9.9' ), '::ffff:10.0.0.0/104' ) );
	}

	public function test_both_screens_change_the_same_setting(): void {
		self::log_in_as( 'administrator' );
		$proxies = [ 'addresses' => [ '10.0.0.0/8' ], 'header' => 'forwarded' ];
		$answer  = self::rest( 'POST', '/quayside-consent/v1/settings', [ 'settings' => [ 'proxies' => $proxies ] ] );
		self::assertSame( $proxies, $answer->get_data()['settings']['proxies'] );
		self::assertArrayNotHasKey( 'proxies', (array) get_option( 'quayside_consent_settings' ) );
		$spam = self::rest( 'GET', '/quayside/v1/form-spam' )->get_data();
		self::assertSame( $proxies, $spam['proxies'] );
		$sent = [
			'keys'                               => [ 'hcaptcha' => [ 'site' => '' ] ],
			'score'                              => 0.5,
			'blocklist'                          => [ 'words' => [], 'emails' => [], 'addresses' => [] ],
			'proxies'                            => [ 'addresses' => [ '192.0.2.0/24' ], 'header' => 'x-forwarded-for' ],
		];
		self::assertSame( 200, self::rest( 'POST', '/quayside/v1/form-spam', $sent )->get_status() );
		self::assertSame( $sent['proxies'], self::rest( 'GET', '/quayside-consent/v1/settings' )->get_data()['settings']['proxies'] );
		foreach (
			[
				[ '/quayside/v1/form-spam', [ 'proxies' => [ 'addresses' => [ 'proxy' ], 'header' => 'forwarded' ] ] + $sent ],
				[ '/quayside-consent/v1/settings', [ 'settings' => [ 'proxies' => [ 'addresses' => [ 'proxy' ], 'header' => 'forwarded' ] ] ] ],
			] as [ $route, $wrong ]
		) {
			$answer = self::rest( 'POST', $route, $wrong );
			self::assertSame( 400, $answer->get_status() );
			self::assertStringContainsString(
				'“proxy” is not an IP address or range.',
				(string) wp_json_encode( $answer->get_data(), JSON_UNESCAPED_UNICODE )
			);
		}
		self::assertSame( $sent['proxies'], TrustedProxies::setting() );
	}
}
