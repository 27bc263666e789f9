<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Tests;

use Quayside\Consent\Settings\CountryDatabase;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the law by the visitor's country from the CDN header.
 */
final class GeoTest extends TestCase {
	private const RULE = [
		'law' => 'ccpa',
		'geo' => [
			'header'    => 'CF-IPCountry',
			'countries' => [ 'US' ],
		],
	];

	protected function tear_down(): void {
		unset( $_SERVER['HTTP_CF_IPCOUNTRY'] );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tear_down();
	}

	private static function law_in( string $country ): string {
		$_SERVER['HTTP_CF_IPCOUNTRY'] = $country;
		return ( new Settings( self::RULE ) )->law();
	}

	public function test_only_countries_in_the_rule_opt_out(): void {
		self::assertSame( 'ccpa', self::law_in( 'US' ) );
		foreach ( [ 'DE', '', 'XX', 'T1', 'us', 'USA', 'US, DE', '<b>' ] as $country ) {
			self::assertSame( 'gdpr', self::law_in( $country ), $country );
		}
		unset( $_SERVER['HTTP_CF_IPCOUNTRY'] );
		self::assertSame( 'gdpr', ( new Settings( self::RULE ) )->law() );
		// Without a rule, the law in the settings applies.
		self::assertSame( 'ccpa', ( new Settings( [ 'law' => 'ccpa' ] ) )->law() );
	}

	public function test_uses_the_stricter_law_with_a_page_cache(): void {
		add_filter( 'quayside_consent_cache_varies', '__return_false' );
		self::assertSame( 'gdpr', self::law_in( 'US' ) );
	}

	/**
	 * Writes a database, and returns its path.
	 *
	 * @param array<string, array<string, mixed>> $networks Record by network.
	 */
	private static function database( array $networks ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'quayside' ) . '.mmdb';
		file_put_contents( $file, GeoDatabase::contents( $networks ) );
		return $file;
	}

	/**
	 * Returns the law for an IP address with a database.
	 */
	private static function law_at( string $address, string $file, string $header = '' ): string {
		$_SERVER['REMOTE_ADDR'] = $address;
		return ( new Settings(
			[
				'law' => 'gdpr',
				'geo' => [
					'header'    => $header,
					'database'  => $file,
					'countries' => [ 'US' ],
				],
			]
		) )->law();
	}

	public function test_a_database_determines_the_country(): void {
		$file = self::database(
			[
				'203.0.113.0/25'  => [ 'country' => [ 'iso_code' => 'US' ] ],
				'203.0.113.128/25' => [ 'country' => [ 'iso_code' => 'DE' ] ],
				'198.51.100.0/24' => [ 'country' => 'US' ],
				'198.51.0.0/24'   => [ 'country_code' => 'US' ],
				'192.0.2.0/24'    => [ 'country' => [ 'iso_code' => '<b>' ] ],
			]
		);
		foreach ( [ '203.0.113.9', '198.51.100.1', '198.51.0.1' ] as $address ) {
			self::assertSame( 'ccpa', self::law_at( $address, $file ), $address );
		}
		// The last three are in no network, of the other IP version, and no address.
		foreach ( [ '203.0.113.200', '192.0.2.1', '10.0.0.1', '2001:db8::1', 'unknown' ] as $address ) {
			self::assertSame( 'gdpr', self::law_at( $address, $file ), $address );
		}
		$second = self::database( [ '2001:db8::/32' => [ 'country' => [ 'iso_code' => 'US' ] ] ] );
		self::assertSame( 'ccpa', self::law_at( '2001:db8::1', $second ) );
		// A header has precedence.
		$_SERVER['HTTP_CF_IPCOUNTRY'] = 'DE';
		self::assertSame( 'gdpr', self::law_at( '203.0.113.9', $file, 'CF-IPCountry' ) );
		add_filter( 'quayside_consent_cache_varies', '__return_false' );
		self::assertSame( 'gdpr', self::law_at( '203.0.113.9', $file ), 'A page cache does not know the country.' );
		unlink( $file );
		unlink( $second );
	}

	public function test_a_database_that_cannot_be_read_applies_the_stricter_law(): void {
		$file = self::database( [ '203.0.113.0/24' => [ 'country' => [ 'iso_code' => 'US' ] ] ] );
		self::assertSame( 'ready', CountryDatabase::state( $file ) );
		self::assertSame( '', CountryDatabase::state( '' ) );
		file_put_contents( $file, substr( (string) file_get_contents( $file ), 0, 100 ) );
		self::assertSame( 'invalid', CountryDatabase::state( $file ) );
		self::assertSame( 'gdpr', self::law_at( '203.0.113.9', $file ) );
		unlink( $file );
		self::assertSame( 'missing', CountryDatabase::state( $file ) );
		self::assertSame( 'gdpr', self::law_at( '203.0.113.10', $file ) );
		// Neither another stream nor another file of the server.
		foreach ( [ 'http://example.com/x.mmdb', 'phar:///x.mmdb', '/etc/passwd', 'x.mmdb' ] as $path ) {
			self::assertSame( '', ( new Settings( [ 'geo' => [ 'database' => $path ] ] ) )->geo()['database'], $path );
		}
	}

	public function test_tells_caches_that_pages_differ(): void {
		$vary = static fn (): string => apply_filters( 'wp_headers', [ 'Vary' => 'Accept' ] )['Vary'];
		self::assertSame( 'Accept', $vary() );
		self::assertSame( [ 'Vary' => 'Accept, CF-IPCountry' ], self::module( self::RULE )->vary( [ 'Vary' => 'Accept' ] ) );
		self::assertSame( [ 'Vary' => 'CF-IPCountry' ], self::module( self::RULE )->vary( [] ) );
		$database = self::module( [ 'geo' => [ 'database' => '/srv/country.mmdb' ] ] );
		self::assertSame( [ 'Cache-Control' => 'private, no-cache' ], $database->vary( [] ) );
		self::assertSame( [ 'Cache-Control' => 'no-store' ], $database->vary( [ 'Cache-Control' => 'no-store' ] ) );
		self::assertSame( [], self::module( [] )->vary( [] ) );
		// All pages are the same then.
		add_filter( 'quayside_consent_cache_varies', '__return_false' );
		self::assertSame( [], $database->vary( [] ) );
	}

	/**
	 * @param array<string, mixed> $settings Settings.
	 */
	private static function module( array $settings ): \Quayside\Consent\Boot\Module {
		return new \Quayside\Consent\Boot\Module(
			new \Quayside\Consent\Kit\Assets( WP_PLUGIN_DIR . '/quayside-consent/quayside-consent.php', 'consent', 'quayside-consent' ),
			new \Quayside\Consent\Page\Context(),
			new Settings( $settings ),
			new \Quayside\Consent\Categories\Categories( new Settings( $settings ) ),
			new \Quayside\Consent\Blocking\Providers\ProviderList(
				'',
				new Settings( $settings ),
				new \Quayside\Consent\Categories\Categories( new Settings( $settings ) )
			)
		);
	}
}
