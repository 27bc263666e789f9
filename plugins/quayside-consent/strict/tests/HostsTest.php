<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict\Tests;

use Quayside\Consent\Blocking\Horizon;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Hosts;
use Quayside\Tests\TestCase;

/**
 * Tests which hosts pages can load from in strict mode.
 */
final class HostsTest extends TestCase {
	public function test_strict_mode_allows_the_sites_own_hosts_and_well_formed_sources(): void {
		add_filter( 'quayside_consent_strict_hosts', static fn (): array => [ 'https://js.stripe.com/v3/', "x'; script-src *", 7 ] );
		$hosts = Hosts::sources();
		self::assertContains( 'https://js.stripe.com', $hosts );
		self::assertStringNotContainsString( '*', implode( ' ', $hosts ) );
	}

	public function test_strict_mode_blocks_unknown_hosts(): void {
		update_option( Settings::OPTION, [ 'strict' => true ] );
		$settings  = new Settings();
		$providers = ( new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, new Categories( $settings ) ) )->get();
		self::assertSame( 'advertisement', $providers->category_of( (string) $providers->id_of( 'https://unknown.example/x.js' ) ) );
		self::assertSame( 'functional', $providers->category_of( (string) $providers->id_of( 'https://www.youtube.com/embed/x' ) ) );
		self::assertNull( $providers->id_of( home_url( '/x.js' ) ) );
		self::assertNull( $providers->id_of( '/x.js' ) );
		self::assertGreaterThan( 0, Horizon::of( '<img src="//unknown.example/x.png">', $providers )->end );
	}
}
