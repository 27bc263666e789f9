<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories\Tests;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\CookieTable;
use Quayside\Consent\Categories\CommonCookies;
use Quayside\Consent\Categories\PolicyText;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests the declared cookies in the block, in the shortcode of the plugin that sites migrate from, and in the policy
 * guide.
 */
final class CookieTableTest extends TestCase {
	private const DECLARED = [
		'categories' => [
			[
				'slug'    => 'analytics',
				'cookies' => [
					[
						'name'        => '_ga_*',
						'provider'    => 'Google <b>Analytics</b>',
						'duration'    => '2 years',
						'description' => 'Counts visits.',
					],
				],
			],
		],
	];

	public function test_block_and_shortcodes_render_declared_cookies(): void {
		update_option( Settings::OPTION, self::DECLARED );
		foreach ( [ '[cky_audit_table]', '[cky_outside_audit_table]', '[quayside_cookie_table]' ] as $shortcode ) {
			$html = do_shortcode( $shortcode );
			self::assertStringContainsString( '<code>_ga_*</code>', $html, $shortcode );
			self::assertStringContainsString( 'Google &lt;b&gt;Analytics', $html );
			self::assertStringContainsString( 'cookieyes-consent', $html );
		}
		$block = do_blocks( '<!-- wp:quayside-consent/cookie-table {"category":"analytics","align":"wide"} /-->' );
		self::assertStringContainsString( '<code>_ga_*</code>', $block );
		self::assertStringContainsString( 'alignwide', $block );
		self::assertStringNotContainsString( 'cookieyes-consent', $block );
		self::assertSame( '', do_blocks( '<!-- wp:quayside-consent/cookie-table {"category":"no-such"} /-->' ) );
	}

	public function test_renders_a_cookie_once_if_the_owner_declares_it_too(): void {
		$cookie = [
			'name'        => 'cookieyes-consent',
			'provider'    => 'Us',
			'duration'    => '12 months',
			'description' => 'Ours',
		];
		$category = [
			'slug'    => 'necessary',
			'cookies' => [ $cookie ],
		];
		update_option( Settings::OPTION, [ 'categories' => [ $category ] ] );
		$settings = new Settings();
		$html     = ( new CookieTable( new Categories( $settings ), new Texts( $settings ) ) )->html( 'necessary' );
		self::assertSame( 1, substr_count( $html, '<code>cookieyes-consent</code>' ) );
		self::assertStringContainsString( '<td>12 months</td>', $html );
	}

	public function test_renders_a_message_for_a_category_without_cookies(): void {
		$settings = new Settings( [] );
		$table    = new CookieTable( new Categories( $settings ), new Texts( $settings ) );
		self::assertStringContainsString( 'No cookies to display.', $table->html( 'performance' ) );
	}

	public function test_policy_guide_lists_every_category(): void {
		$text = ( new PolicyText( new Categories( new Settings( [ 'categories' => [ [ 'slug' => 'social', 'name' => 'Social' ] ] ] ) ) ) )->text();
		foreach ( [ 'Necessary', 'Functional', 'Analytics', 'Performance', 'Advertisement', 'Social' ] as $name ) {
			self::assertStringContainsString( "<strong>$name</strong>", $text );
		}
	}

	public function test_every_common_cookie_is_valid(): void {
		$contract = \Quayside\Consent\Kit\Contract::load( WP_PLUGIN_DIR . '/quayside-consent/build/contracts', 'consent/settings' );
		foreach ( CommonCookies::all() as $cookie ) {
			$category = $cookie['category'];
			unset( $cookie['category'] );
			self::assertContains( $category, ( new Categories( new Settings( [] ) ) )->slugs() );
			self::assertTrue( $contract->validate( [ 'categories' => [ [ 'slug' => $category, 'cookies' => [ $cookie ] ] ] ] ), $cookie['name'] );
		}
	}
}
