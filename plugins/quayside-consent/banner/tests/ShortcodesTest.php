<?php
declare( strict_types=1 );

namespace Quayside\Consent\Banner\Tests;

use Quayside\Consent\Banner\Shortcodes;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests the shortcodes of the plugin that sites migrate from.
 */
final class ShortcodesTest extends TestCase {
	public function test_renders_the_shortcodes(): void {
		self::assertStringContainsString( 'data-cky-tag="accept-button"', do_shortcode( '[cky_accept]' ) );
		self::assertStringContainsString( '>Reject all</button>', do_shortcode( '[cky_reject]' ) );
		self::assertStringContainsString( 'data-island-for="quayside-consent-preferences"', do_shortcode( '[cky_settings]' ) );
		self::assertStringContainsString( 'Do Not Sell or Share My Personal Information', do_shortcode( '[cky_donot_sell]' ) );
		self::assertSame( 'We value your privacy', do_shortcode( '[cky_notice_title]' ) );
	}

	public function test_removes_scripts_from_texts(): void {
		update_option( Settings::OPTION, [ 'texts' => [ 'accept' => '<script>alert(1)</script>"' ] ] );
		$settings = new Settings();
		self::assertStringNotContainsString( '<script', ( new Texts( $settings ) )->html( '<script>alert(1)</script><b onclick="x()">a</b>' ) );
		$module = new Shortcodes( $settings, new Texts( $settings ) );
		remove_shortcode( 'cky_accept' );
		$module->add_shortcodes();
		self::assertStringNotContainsString( '<script', do_shortcode( '[cky_accept]' ) );
	}
}
