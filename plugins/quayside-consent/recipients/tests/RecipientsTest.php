<?php
declare( strict_types=1 );

namespace Quayside\Consent\Recipients\Tests;

use Quayside\Consent\Blocking\Placeholder\Placeholder;
use Quayside\Consent\Blocking\Providers\Companies;
use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\SeenProviders;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Recipients\Recipients;
use Quayside\Consent\Settings\Colors;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests who is named as a recipient.
 */
final class RecipientsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		update_option( Settings::OPTION, [] );
		delete_option( SeenProviders::OPTION );
	}

	private static function list(): string {
		return dirname( __DIR__, 2 ) . '/blocking/providers/list.php';
	}

	/**
	 * @return array<string, array<string, mixed>> Recipients by category and name.
	 */
	private static function recipients(): array {
		$settings   = new Settings();
		$categories = new Categories( $settings );
		$recipients = new Recipients( new ProviderList( self::list(), $settings, $categories ) );
		$all        = [];
		foreach ( $categories->all() as $category ) {
			$all[ $category->slug ] = array_column( $recipients->get( $category ), null, 'name' );
		}
		return $all;
	}

	public function test_names_only_what_the_site_contains(): void {
		self::assertSame( [], array_merge( ...array_values( self::recipients() ) ) );
		SeenProviders::add( [ 'youtube', 'google-analytics', 'no-such-provider', 'sourcebuster' ] );
		$all = self::recipients();
		self::assertSame( [ 'YouTube' ], array_keys( $all['functional'] ) );
		self::assertSame( [ 'Google Analytics' ], array_keys( $all['analytics'] ) );
		// A script of the site itself sends data to nobody.
		self::assertSame( [], $all['advertisement'] );
		$google = $all['analytics']['Google Analytics'];
		self::assertSame(
			[ 'Google', 'https://policies.google.com/privacy', 'https://tools.google.com/dlpage/gaoptout' ],
			[ $google['company'], $google['policy'], $google['optOut'] ]
		);
		self::assertContains( $google['country'], [ 'US', 'United States' ] );
		self::assertStringContainsString( '_ga (2 years)', $google['cookies'] );
	}

	/**
	 * A provider of a declared cookie is a recipient even if no page was seen to contain it.
	 */
	public function test_names_providers_of_declared_cookies(): void {
		$cookie = [ 'name' => '_x', 'provider' => 'Hotjar', 'duration' => '3 days', 'description' => '' ];
		update_option( Settings::OPTION, [ 'categories' => [ [ 'slug' => 'analytics', 'cookies' => [ $cookie ] ] ] ] );
		$hotjar = self::recipients()['analytics']['Hotjar'] ?? null;
		self::assertNotNull( $hotjar );
		self::assertStringContainsString( '_x (3 days)', $hotjar['cookies'] );
	}

	/**
	 * Pages write the option only if there is something new, and what no page contains anymore is forgotten.
	 */
	public function test_remembers_providers_for_ninety_days(): void {
		global $wpdb;
		$today = intdiv( time(), DAY_IN_SECONDS );
		update_option( SeenProviders::OPTION, [ 'vimeo' => $today - 91, 'youtube' => $today - 10 ] );
		self::assertSame( [ 'youtube' ], SeenProviders::ids() );
		$queries = $wpdb->num_queries;
		SeenProviders::add( [ 'youtube' ] );
		self::assertSame( $queries, $wpdb->num_queries );
		SeenProviders::add( [ 'spotify' ] );
		self::assertSame( [ 'spotify' => $today, 'youtube' => $today - 10 ], get_option( SeenProviders::OPTION ) );
	}

	/**
	 * Every ID belongs to one company, and every address can be a link.
	 */
	public function test_companies_are_valid(): void {
		$known = array_keys( require self::list() );
		$seen  = [];
		foreach ( require dirname( __DIR__, 2 ) . '/blocking/providers/company-list.php' as [ $company, $country, $policy, $opt_out, $ids ] ) {
			self::assertMatchesRegularExpression( '/^([A-Z]{2})?$/', $country, $company );
			self::assertStringStartsWith( 'https://', $policy, $company );
			self::assertMatchesRegularExpression( '~^(https://.+)?$~', $opt_out, $company );
			self::assertSame( [], array_diff( $ids, $known ), $company );
			array_push( $seen, ...$ids );
		}
		self::assertSame( $seen, array_unique( $seen ) );
	}

	public function test_a_filter_adds_companies_without_unsafe_addresses(): void {
		add_filter(
			'quayside_consent_companies',
			static fn ( array $all ): array => [
				'own' => [
					'company' => 'Own',
					'country' => 'Utopia',
					'policy'  => 'javascript:alert(1)',
				],
			] + $all
		);
		self::assertSame(
			[
				'company' => 'Own',
				'country' => '',
				'policy'  => '',
				'optOut'  => '',
			],
			( new Companies() )->get( 'own' )
		);
	}

	public function test_a_placeholder_names_the_company_and_uses_the_colors_of_the_page(): void {
		update_option( Settings::OPTION, [ 'colours' => [ 'ink' => '#112233' ] ] );
		$settings = new Settings();
		$html     = ( new Placeholder(
			new Assets( dirname( __DIR__, 2 ) . '/quayside-consent.php', 'consent', 'quayside-consent' ),
			new Texts( $settings ),
			new Categories( $settings ),
			$settings
		) )
			->document( 'functional', 'YouTube', 'https://www.youtube.com/embed/x', 'youtube' );
		self::assertMatchesRegularExpression( '~<strong>YouTube \(data goes to Google, (US|United States)\)</strong>~', $html );
		self::assertStringContainsString( ':root{--ink:#112233;', $html );
		self::assertStringNotContainsString( '<strong>Unheard (', $html );
		self::assertStringContainsString( '--ink:#112233;', Colors::of_page( [ 'ink' => '#112233' ] ) );
	}

	public function test_only_site_owners_report_what_a_scan_has_found(): void {
		$request = new \WP_REST_Request( 'POST', '/quayside-consent/v1/scan/providers' );
		$request->set_body_params( [ 'ids' => [ 'spotify' ], 'items' => [] ] );
		self::assertContains( rest_do_request( $request )->get_status(), [ 401, 403 ] );
		self::assertSame( [], SeenProviders::ids() );
		self::log_in_as( 'administrator' );
		self::assertSame( 204, rest_do_request( $request )->get_status() );
		self::assertSame( [ 'spotify' ], SeenProviders::ids() );
	}
}
