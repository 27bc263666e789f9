<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict\Tests;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Page\Context;
use Quayside\Consent\Record\VisitorConsent;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Strict\Delivery;
use Quayside\Consent\Strict\Hosts;
use Quayside\Consent\Strict\Module;
use Quayside\Consent\Strict\Policy;
use Quayside\Tests\TestCase;

/**
 * Tests the content policy, and where it is sent.
 */
final class PolicyTest extends TestCase {
	private const DECIDED = 'consentid:a,consent:yes,action:yes,necessary:yes,functional:%s,analytics:no,performance:no,advertisement:no,v:1,t:1';

	public function test_allows_only_this_site_and_allowed_sources(): void {
		self::assertSame(
			"default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: quayside-consent: https://a.example; worker-src blob:; frame-src 'self' blob: https://a.example; object-src 'self' blob: https://a.example; form-action 'self' https://a.example",
			Policy::text( [ 'https://a.example' ] )
		);
		self::assertStringNotContainsString( 'form-action', Policy::text( [], true ), 'Customers pay at their bank.' );
	}

	public function test_allows_the_domains_of_the_settings(): void {
		update_option( Settings::OPTION, [ 'allowedDomains' => [ 'cdn.example.com', 'x.example:8080', "y.example; script-src *" ] ] );
		self::module()->register();
		$sources = Hosts::sources();
		foreach ( [ 'http://cdn.example.com', 'ws://cdn.example.com', 'http://x.example:8080' ] as $source ) {
			self::assertContains( $source, $sources );
		}
		self::assertStringNotContainsString( 'y.example', implode( ' ', $sources ) );
		self::assertContains( 'x.example', Hosts::names() );
	}

	public function test_prints_the_policy_in_strict_mode_only_with_an_equivalent_for_browsers_without_scripts(): void {
		$GLOBALS['wp_query'] = new \WP_Query();
		$print               = static function (): string {
			ob_start();
			self::module()->print();
			return (string) ob_get_clean();
		};
		self::assertSame( '', $print() );
		update_option( Settings::OPTION, [ 'strict' => true ] );
		self::assertMatchesRegularExpression(
			'~^<script [^>]*id="quayside-consent-strict".*?</script>\s*<noscript><meta http-equiv="Content-Security-Policy" content="default-src ~s',
			$print()
		);
		update_option( Settings::OPTION, [ 'strict' => true, 'law' => 'ccpa' ] );
		self::assertStringNotContainsString( '<noscript>', $print(), 'Everything is allowed until visitors opt out.' );
	}

	public function test_sends_no_header_that_a_cache_could_send_to_others(): void {
		self::assertTrue( Delivery::can_be_header( false ) );
		$_SERVER['HTTP_X_VARNISH'] = '1';
		self::assertFalse( Delivery::can_be_header( false ) );
		self::assertTrue( Delivery::can_be_header( true ), 'Caches do not store this page.' );
		add_filter( 'quayside_consent_strict_header', '__return_true' );
		self::assertTrue( Delivery::can_be_header( false ) );
		unset( $_SERVER['HTTP_X_VARNISH'] );
		remove_filter( 'quayside_consent_strict_header', '__return_true' );
		add_filter( 'quayside_consent_cache_varies', '__return_false' );
		self::assertFalse( Delivery::can_be_header( false ) );
	}

	/**
	 * @dataProvider choices
	 */
	public function test_knows_whether_a_visitor_allows_anything( string $cookie, bool $any ): void {
		$_COOKIE['cookieyes-consent'] = $cookie;
		$settings                     = new Settings();
		self::assertSame( $any, ( new VisitorConsent( $settings, new Categories( $settings ) ) )->has_any() );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function choices(): array {
		return [
			'no cookie'         => [ '', false ],
			'one category'      => [ sprintf( self::DECIDED, 'yes' ), true ],
			'everything denied' => [ sprintf( self::DECIDED, 'no' ), false ],
			'an old revision'   => [ str_replace( 'v:1', 'v:0', sprintf( self::DECIDED, 'yes' ) ), false ],
			'one provider'      => [ sprintf( self::DECIDED, 'no' ) . ',svc.youtube:yes', true ],
		];
	}

	private static function module(): Module {
		$settings = new Settings();
		$assets   = new Assets( dirname( __DIR__, 2 ) . '/quayside-consent.php', 'consent', 'quayside-consent' );
		return new Module( $assets, new Context(), $settings, new VisitorConsent( $settings, new Categories( $settings ) ) );
	}
}
