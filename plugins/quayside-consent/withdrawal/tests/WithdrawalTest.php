<?php
declare( strict_types=1 );

namespace Quayside\Consent\Withdrawal\Tests;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Withdrawal\Module;
use Quayside\Consent\Withdrawal\Names;
use Quayside\Consent\Withdrawal\ServerCookies;
use Quayside\Tests\TestCase;

/**
 * Tests the deletion of rejected cookies on the server.
 */
final class WithdrawalTest extends TestCase {
	private const REJECTED = 'consentid:abc,consent:no,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no,v:1,t:1795000000';

	protected function set_up(): void {
		parent::set_up();
		update_option( Settings::OPTION, [] );
	}

	protected function tear_down(): void {
		unset( $_COOKIE[ Record::COOKIE ], $_SERVER['HTTP_COOKIE'] );
		parent::tear_down();
	}

	private static function module(): Module {
		$settings   = new Settings();
		$categories = new Categories( $settings );
		return new Module(
			new Context(),
			$settings,
			$categories,
			new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, $categories )
		);
	}

	/**
	 * @return array<string, array{string, bool, array<int, string>}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/consent/cases/deletes.json' ), true );
		$cases = [];
		foreach ( $table['cases'] as $case ) {
			$cases[ "name: {$case['name']}" ] = [ $case['name'], $case['isDeleted'], $table['patterns'] ];
		}
		return $cases;
	}

	/**
	 * @dataProvider cases
	 * @param array<int, string> $patterns Names of rejected categories.
	 */
	public function test_selects_the_same_names_as_scripts( string $name, bool $is_deleted, array $patterns ): void {
		self::assertSame( $is_deleted, Names::is_rejected( $name, $patterns ) );
	}

	/**
	 * Cookies of allowed categories, of the store, and of nobody stay.
	 */
	public function test_selects_cookies_of_rejected_categories(): void {
		$names = [ '_ga', '_ga_X', '_fbp', 'wordpress_logged_in_1', 'woocommerce_cart_hash', 'unrelated', Record::COOKIE ];
		self::assertSame( [], self::module()->rejected( $names ) );
		$_COOKIE[ Record::COOKIE ] = self::REJECTED;
		self::assertSame( [ '_ga', '_ga_X', '_fbp' ], self::module()->rejected( $names ) );
		$_COOKIE[ Record::COOKIE ] = str_replace( 'analytics:no', 'analytics:yes', self::REJECTED );
		self::assertSame( [ '_fbp' ], self::module()->rejected( $names ) );
	}

	/**
	 * A choice under an older policy is not a rejection under the current one, nor is one that is not made yet.
	 */
	public function test_waits_for_a_current_choice(): void {
		$_COOKIE[ Record::COOKIE ] = str_replace( 'action:yes', 'action:', self::REJECTED );
		self::assertSame( [], self::module()->rejected( [ '_ga' ] ) );
		$_COOKIE[ Record::COOKIE ] = self::REJECTED;
		update_option( Settings::OPTION, [ 'revision' => 2 ] );
		self::assertSame( [], self::module()->rejected( [ '_ga' ] ) );
	}

	/**
	 * PHP replaces dots in the keys of $_COOKIE, so names come from the header.
	 */
	public function test_reads_names_from_the_header(): void {
		self::assertSame( [ 'a', 'ab.storage.x', 'b[c]' ], ServerCookies::names( 'a=1; ab.storage.x=2;b[c]=3; a=4' ) );
		self::assertSame( [ '' ], ServerCookies::names( '' ) );
	}

	public function test_deletes_for_every_domain_and_path(): void {
		self::assertSame(
			[
				'x=; Max-Age=0; Path=/',
				'x=; Max-Age=0; Path=/; Domain=www.shop.example',
				'x=; Max-Age=0; Path=/; Domain=shop.example',
				'x=; Max-Age=0; Path=/cart',
				'x=; Max-Age=0; Path=/cart/',
				'x=; Max-Age=0; Path=/cart; Domain=www.shop.example',
				'x=; Max-Age=0; Path=/cart/; Domain=www.shop.example',
				'x=; Max-Age=0; Path=/cart; Domain=shop.example',
				'x=; Max-Age=0; Path=/cart/; Domain=shop.example',
			],
			ServerCookies::deletions( [ 'x' ], 'www.shop.example', '/cart/', false )
		);
		self::assertSame( [ 'x=; Max-Age=0; Path=/; Secure' ], ServerCookies::deletions( [ 'x' ], '127.0.0.1', '/', true ) );
	}

	/**
	 * Names and paths of a request can't add headers or attributes, and a long list does not make the response too long.
	 */
	public function test_writes_bounded_and_safe_headers(): void {
		self::assertSame( [], ServerCookies::deletions( [ "x\r\ny", 'x;y', 'x=y', '' ], 'localhost', '/', false ) );
		self::assertSame( [ 'x=; Max-Age=0; Path=/' ], ServerCookies::deletions( [ 'x' ], 'localhost', "/a;Domain=evil/b\r\nc", false ) );
		$names = array_map( static fn ( int $number ): string => "_ga_$number", range( 1, 50 ) );
		$lines = ServerCookies::deletions( $names, 'shop.example', '/a/b/c', false );
		self::assertCount( 20, $lines );
		self::assertSame(
			[],
			array_filter( $lines, static fn ( string $line ): bool => ! str_contains( $line, 'Path=/;' ) && ! str_ends_with( $line, 'Path=/' ) )
		);
	}

	public function test_route_counts_what_it_deletes_and_rejects_other_sites(): void {
		$_COOKIE[ Record::COOKIE ] = self::REJECTED;
		$_SERVER['HTTP_COOKIE']    = '_ga=1; unrelated=2; _fbp=3';
		$request                   = new \WP_REST_Request( 'POST', '/quayside-consent/v1/withdrawal' );
		$response                  = rest_do_request( $request );
		self::assertSame( [ 200, [ 'deleted' => 2 ] ], [ $response->get_status(), $response->get_data() ] );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		$request->set_header( 'origin', 'https://evil.example' );
		self::assertSame( 403, rest_do_request( $request )->get_status() );
	}

	/**
	 * On a network in subfolders, each site has its own choice unless the owner shares it.
	 */
	public function test_each_site_of_a_network_in_subfolders_has_its_own_choice(): void {
		self::assertSame( Record::COOKIE, Cookie::name( new Settings() ) );
		if ( ! is_multisite() ) {
			return;
		}
		$site = (int) wp_insert_site(
			[
				'domain' => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
				'path'   => '/second/',
			]
		);
		switch_to_blog( $site );
		try {
			$settings = new Settings();
			self::assertSame( Record::COOKIE . "-$site", Cookie::name( $settings ) );
			self::assertStringStartsWith( Record::COOKIE . "-$site=a:b;", Cookie::header( 'a:b', $settings ) );
			update_option( Settings::OPTION, [ 'sharedChoice' => true ] );
			self::assertSame( Record::COOKIE, Cookie::name( new Settings() ) );
		} finally {
			restore_current_blog();
			wp_delete_site( $site );
		}
	}
}
