<?php
declare( strict_types=1 );

namespace Quayside\Consent\Scanner\Tests;

use Quayside\Consent\Scanner\ScannedPage;
use Quayside\Tests\TestCase;

/**
 * Tests that consent is turned off for a scan by the site owner, and for nobody else.
 */
final class ScannerTest extends TestCase {
	private const ROUTE = '/quayside-consent/v1/scan/pages';

	public function test_returns_pages_of_this_site_to_owners_only(): void {
		self::assertSame( 401, self::rest( 'GET', self::ROUTE )->get_status() );
		self::log_in_as( 'editor' );
		self::assertSame( 403, self::rest( 'GET', self::ROUTE )->get_status() );
		self::log_in_as( 'administrator' );
		add_filter(
			'quayside_consent_scan_pages',
			static fn ( array $pages ): array => [ 'https://elsewhere.example/' => 'Elsewhere' ] + $pages
		);
		$pages = self::rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( home_url( '/' ), $pages[0]['url'] );
		self::assertNotContains( 'https://elsewhere.example/', array_column( $pages, 'url' ) );
		self::assertStringContainsString( ScannedPage::ARGUMENT . '=', $pages[0]['scan'] );
		self::assertLessThanOrEqual( 20, count( $pages ) );
	}

	private static function applies_with( string $nonce ): bool {
		$_GET[ ScannedPage::ARGUMENT ] = $nonce;
		( new ScannedPage() )->start();
		return (bool) apply_filters( 'quayside_consent_applies', true );
	}

	public function test_waits_for_the_user_on_a_scan_request(): void {
		$page = new ScannedPage();
		$page->register();
		self::assertFalse( has_action( 'init', [ $page, 'start' ] ) );
		$_GET[ ScannedPage::ARGUMENT ] = '';
		$page->register();
		self::assertSame( 1, has_action( 'init', [ $page, 'start' ] ) );
		remove_action( 'init', [ $page, 'start' ], 1 );
	}

	public function test_requires_the_capability_and_a_valid_nonce(): void {
		self::assertTrue( self::applies_with( 'guess' ) );
		self::assertTrue( self::applies_with( wp_create_nonce( ScannedPage::ARGUMENT ) ) );
		self::log_in_as( 'editor' );
		self::assertTrue( self::applies_with( wp_create_nonce( ScannedPage::ARGUMENT ) ) );
		self::log_in_as( 'administrator' );
		self::assertTrue( self::applies_with( 'guess' ) );
	}

	public function test_allows_everything_for_an_owner_with_a_nonce(): void {
		self::log_in_as( 'administrator' );
		$_COOKIE['</script><b>'] = '1';
		self::assertFalse( self::applies_with( wp_create_nonce( ScannedPage::ARGUMENT ) ) );
		ob_start();
		( new ScannedPage() )->print_cookies();
		self::assertStringNotContainsString( '</script><b>', (string) ob_get_clean() );
	}
}
