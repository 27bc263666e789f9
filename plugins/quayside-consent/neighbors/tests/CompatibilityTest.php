<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors\Tests;

use Quayside\Consent\Banner\Texts;
use Quayside\Consent\Blocking\Horizon;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Neighbors\Shortcodes;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Hosts;
use Quayside\Tests\TestCase;

/**
 * What sites that migrate rely on, and what happens around the settings.
 */
final class CompatibilityTest extends TestCase {
	public function test_shortcodes_of_the_plugin_that_sites_migrate_from(): void {
		self::assertStringContainsString( 'data-cky-tag="accept-button"', do_shortcode( '[cky_accept]' ) );
		self::assertStringContainsString( '>Reject all</button>', do_shortcode( '[cky_reject]' ) );
		self::assertStringContainsString( 'data-island-for="quayside-consent-preferences"', do_shortcode( '[cky_settings]' ) );
		self::assertStringContainsString( 'Do Not Sell or Share My Personal Information', do_shortcode( '[cky_donot_sell]' ) );
		self::assertSame( 'We value your privacy', do_shortcode( '[cky_notice_title]' ) );
	}

	public function test_texts_with_scripts_are_harmless(): void {
		update_option( Settings::OPTION, [ 'texts' => [ 'accept' => '<script>alert(1)</script>"' ] ] );
		$settings = new Settings();
		self::assertStringNotContainsString( '<script', ( new Texts( $settings ) )->html( '<script>alert(1)</script><b onclick="x()">a</b>' ) );
		$module = new Shortcodes( $settings, new Texts( $settings ) );
		remove_shortcode( 'cky_accept' );
		$module->add_shortcodes();
		self::assertStringNotContainsString( '<script', do_shortcode( '[cky_accept]' ) );
	}

	public function test_the_site_says_that_it_honours_global_privacy_control(): void {
		self::assertTrue( ( new Shortcodes( new Settings(), new Texts( new Settings() ) ) )->gpc()['gpc'] );
	}

	public function test_caches_are_emptied_when_the_settings_change(): void {
		$purged = did_action( 'litespeed_purge_all' );
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		self::assertSame( $purged + 1, did_action( 'litespeed_purge_all' ) );
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		self::assertSame( $purged + 1, did_action( 'litespeed_purge_all' ), 'nothing has changed' );
	}

	public function test_strict_mode_lets_in_the_sites_own_hosts_and_well_formed_ones(): void {
		add_filter( 'quayside_consent_strict_hosts', static fn (): array => [ 'https://js.stripe.com/v3/', "x'; script-src *", 7 ] );
		$hosts = Hosts::sources();
		self::assertContains( 'https://js.stripe.com', $hosts );
		self::assertStringNotContainsString( '*', implode( ' ', $hosts ) );
	}

	public function test_strict_mode_holds_hosts_that_nobody_knows(): void {
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
