<?php
declare( strict_types=1 );

namespace Quayside\Consent\Tests\Providers;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contract;
use Quayside\Consent\Providers\ProviderList;
use Quayside\Consent\Providers\Providers;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Which address belongs to which provider: the same table of cases as in TypeScript.
 */
final class ProvidersTest extends TestCase {
	private const DATA = __DIR__ . '/../../../data/providers.php';

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
	public function test_an_address_belongs_to_whom_the_table_says( string $address, string $category ): void {
		$providers = Providers::of( self::table()['providers'], 'shop.example' );
		self::assertSame( $category, $providers->category_of( (string) $providers->id_of( $address ) ) );
	}

	public function test_the_list_has_150_providers_that_keep_the_contract(): void {
		$list     = require self::DATA;
		$contract = Contract::load( dirname( __DIR__, 5 ) . '/contracts', 'consent/provider' );
		self::assertGreaterThanOrEqual( 150, count( $list ) );
		$hosts = [];
		foreach ( $list as $id => $provider ) {
			self::assertTrue( true === $contract->validate( $provider ), "$id keeps the contract" );
			array_push( $hosts, ...$provider['hosts'] );
		}
		self::assertSame( array_unique( $hosts ), $hosts, 'no host belongs to two' );
		$fingerprints = array_map( static fn ( string $host ): int => (int) hexdec( hash( 'fnv1a32', $host ) ) >> 10, $hosts );
		self::assertSame( array_unique( $fingerprints ), $fingerprints, 'no two fingerprints are the same' );
	}

	/**
	 * The same table as in TypeScript.
	 */
	public function test_fingerprints_are_written_as_the_page_reads_them(): void {
		$held = Providers::of( self::table()['providers'] )->fingerprints();
		self::assertSame( self::table()['held'], $held );
	}

	public function test_the_prepared_list_is_kept_and_prepared_anew_after_a_change(): void {
		$list = static function (): ProviderList {
			$settings = new Settings();
			return new ProviderList( self::DATA, $settings, new Categories( $settings ) );
		};
		self::assertSame( 'youtube', $list()->get()->id_of( 'https://www.youtube.com/embed/x' ) );
		self::assertArrayHasKey( ProviderList::PREPARED, wp_load_alloptions( true ) );
		$queries = $GLOBALS['wpdb']->num_queries;
		self::assertSame( 'youtube', $list()->get()->id_of( 'https://www.youtube.com/embed/x' ) );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
		update_option( Settings::OPTION, [ 'providers' => [ 'youtube' => false ] ] );
		self::assertNull( $list()->get()->id_of( 'https://www.youtube.com/embed/x' ) );
	}

	public function test_owners_and_plugins_change_the_list_and_what_is_malformed_is_passed_over(): void {
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
