<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Tests;

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

	public function test_adds_a_vary_header(): void {
		$vary = static fn (): string => apply_filters( 'wp_headers', [ 'Vary' => 'Accept' ] )['Vary'];
		self::assertSame( 'Accept', $vary() );
		$module = new \Quayside\Consent\Boot\Module(
			new \Quayside\Consent\Kit\Assets( WP_PLUGIN_DIR . '/quayside-consent/quayside-consent.php', 'consent', 'quayside-consent' ),
			new \Quayside\Consent\Page\Context(),
			new Settings( self::RULE ),
			new \Quayside\Consent\Categories\Categories( new Settings( self::RULE ) ),
			new \Quayside\Consent\Blocking\Providers\ProviderList(
				'',
				new Settings( self::RULE ),
				new \Quayside\Consent\Categories\Categories( new Settings( self::RULE ) )
			)
		);
		self::assertSame( [ 'Vary' => 'Accept, CF-IPCountry' ], $module->vary( [ 'Vary' => 'Accept' ] ) );
		self::assertSame( [ 'Vary' => 'CF-IPCountry' ], $module->vary( [] ) );
	}
}
