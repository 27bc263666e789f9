<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers\Tests;

use Quayside\Consent\Blocking\Providers\Fingerprints;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contract;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the provider lookup with the table of cases that TypeScript uses, too.
 */
final class ProvidersTest extends TestCase {
	private const DATA = __DIR__ . '/../list.php';

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function cases(): array {
		$cases = [];
		foreach ( self::table()['cases'] as $case ) {
			$cases[ '"' . $case['url'] . '"' ] = [ $case['url'], $case['category'] ];
		}
		return $cases;
	}

	/**
	 * @dataProvider cases
	 */
	public function test_finds_the_provider_of_an_address( string $address, string $category ): void {
		$providers = Providers::of( self::table()['providers'], 'shop.example' );
		self::assertSame( $category, $providers->category_of( (string) $providers->id_of( $address ) ) );
	}

	public function test_shipped_list_has_150_valid_providers(): void {
		$list     = require self::DATA;
		$contract = Contract::load( dirname( __DIR__, 5 ) . '/contracts', 'consent/provider' );
		self::assertGreaterThanOrEqual( 150, count( $list ) );
		$hosts = [];
		foreach ( $list as $id => $provider ) {
			self::assertTrue( true === $contract->validate( $provider ), "$id matches the contract" );
			array_push( $hosts, ...$provider['hosts'] );
		}
		self::assertSame( array_unique( $hosts ), $hosts, 'no host belongs to two providers' );
		$fingerprints = array_map( static fn ( string $host ): int => (int) hexdec( hash( 'fnv1a32', $host ) ) >> 6, $hosts );
		self::assertSame( array_unique( $fingerprints ), $fingerprints, 'fingerprints are unique' );
	}

	/**
	 * Hosts by their frequency on the web, as third-party-web published it.
	 */
	public function test_knows_at_least_480_of_the_500_most_frequent_hosts(): void {
		$list      = require self::DATA;
		$providers = Providers::of( array_map( static fn ( array $provider ): array => [ 'category' => 'analytics' ] + $provider, $list ) );
		$hosts     = json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/consent/cases/frequent-hosts.json' ), true )['hosts'];
		self::assertCount( 500, array_unique( $hosts ) );
		$unknown = array_filter( $hosts, static fn ( string $host ): bool => ! $providers->has_host( $host ) );
		self::assertLessThanOrEqual( 20, count( $unknown ), implode( ' ', $unknown ) );
	}

	public function test_necessary_providers_have_a_reason_and_are_not_blocked(): void {
		$list      = require self::DATA;
		$providers = Providers::of( $list );
		$necessary = array_filter( $list, static fn ( array $provider ): bool => 'necessary' === $provider['category'] );
		self::assertGreaterThan( 10, count( $necessary ) );
		foreach ( $list as $id => $provider ) {
			self::assertSame( isset( $necessary[ $id ] ), isset( $provider['reason'] ), $id );
		}
		self::assertNull( $providers->id_of( 'https://js.stripe.com/v3/' ) );
		self::assertNull( $providers->id_of( 'https://www.paypal.com/sdk/js' ) );
		self::assertSame( 'paypal-messages', $providers->id_of( 'https://www.paypal.com/tagmanager/pptm.js' ) );
		self::assertArrayNotHasKey( 'necessary', json_decode( Fingerprints::of( $list ), true ) );
	}

	/**
	 * Uses the same table as TypeScript.
	 */
	public function test_encodes_fingerprints_in_the_format_of_the_scripts(): void {
		self::assertSame( self::table()['held'], json_decode( Fingerprints::of( self::table()['providers'] ), true ) );
	}

	public function test_generated_files_are_up_to_date(): void {
		$file = dirname( __DIR__ ) . '/shipped.bundled.json';
		self::assertStringEqualsFile( $file, Fingerprints::of( require self::DATA ), 'list.php has changed: npm run providers' );
		self::assertSame( Providers::index( require self::DATA ), require dirname( self::DATA ) . '/index.php', 'list.php has changed: npm run providers' );
	}

	public function test_returns_changes_to_the_shipped_list(): void {
		$changes = static function ( array $settings ): array {
			update_option( Settings::OPTION, $settings );
			$settings = new Settings();
			return ( new ProviderList( self::DATA, $settings, new Categories( $settings ) ) )->changes();
		};
		self::assertSame( [], $changes( [] ) );
		$custom = [
			'name'     => 'Custom',
			'category' => 'analytics',
			'hosts'    => [ 'custom.example' ],
		];
		self::assertSame( [ 'custom.example' => 'analytics' ], $changes( [ 'providers' => [ 'custom' => $custom ] ] ) );
		$changed = $changes( [ 'providers' => [ 'accessibe' => 'advertisement' ] ] );
		self::assertSame( 'advertisement', $changed['accessibe.com'] );
		self::assertCount( 2, $changed );
		self::assertSame( '', $changes( [ 'providers' => [ 'accessibe' => false ] ] )['accessibe.com'] );
	}

	public function test_applies_changes_and_ignores_invalid_entries(): void {
		update_option(
			Settings::OPTION,
			[
				'providers' => [
					'youtube' => false,
					'vimeo'   => 'advertisement',
					'own'     => [
						'name'     => 'Own',
						'category' => 'analytics',
						'hosts'    => [ 'own.example', '(a+)+$', 7 ],
					],
				],
			]
		);
		add_filter( 'quayside_consent_providers', static fn ( array $list ): array => $list + [ 'broken' => 'x' ] );
		$settings  = new Settings();
		$providers = ( new ProviderList( self::DATA, $settings, new Categories( $settings ) ) )->get();
		self::assertNull( $providers->id_of( 'https://www.youtube.com/embed/x' ) );
		self::assertSame( 'advertisement', $providers->category_of( (string) $providers->id_of( 'https://player.vimeo.com/video/1' ) ) );
		self::assertSame( 'own', $providers->id_of( 'https://cdn.own.example/x.js' ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function table(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 5 ) . '/contracts/consent/cases/match.json' ), true );
	}
}
