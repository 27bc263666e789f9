<?php
declare( strict_types=1 );

namespace Quayside\Consent\CookiePolicy\Tests;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\SeenProviders;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\CookiePolicy\Module;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests that the cookie policy lists what the site currently declares.
 */
final class CookiePolicyTest extends TestCase {
	private static function html(): string {
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$providers  = new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $settings, $categories );
		return ( new Module( $settings, new Texts( $settings ), $categories, $providers ) )->html();
	}

	public function test_is_a_shortcode(): void {
		self::assertStringContainsString( 'quayside-cookie-policy', do_shortcode( '[quayside_cookie_policy]' ) );
	}

	public function test_lists_categories_recipients_and_cookies_with_lifetimes(): void {
		delete_option( SeenProviders::OPTION );
		self::assertStringNotContainsString( 'YouTube', self::html() );
		SeenProviders::add( [ 'youtube' ] );
		update_option(
			Settings::OPTION,
			[
				'categories' => [
					[
						'slug'    => 'analytics',
						'name'    => 'Numbers <b>',
						'cookies' => [
							[
								'name'        => 'tally',
								'provider'    => '<script>',
								'duration'    => '9 days',
								'description' => 'Counts.',
							],
						],
					],
				],
			]
		);
		$html = self::html();
		self::assertStringContainsString( 'YouTube (Google', $html );
		self::assertStringContainsString( 'Privacy policy: YouTube', $html );
		self::assertStringContainsString( '<code>tally</code>', $html );
		self::assertStringContainsString( '9 days', $html );
		self::assertStringContainsString( 'Numbers &lt;b&gt;', $html );
		self::assertStringNotContainsString( '<script>', $html );
	}

	public function test_offers_withdrawal_and_describes_the_law(): void {
		self::assertStringContainsString( 'data-island-for="quayside-consent-preferences"', self::html() );
		self::assertStringContainsString( 'only after you give consent', self::html() );
		update_option(
			Settings::OPTION,
			[
				'law'     => 'ccpa',
				'revisit' => false,
			]
		);
		self::assertStringNotContainsString( 'data-island-for', self::html() );
		self::assertStringContainsString( 'opt out of all categories', self::html() );
	}
}
