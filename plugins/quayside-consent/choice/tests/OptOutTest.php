<?php
declare( strict_types=1 );

namespace Quayside\Consent\Choice\Tests;

use Quayside\Consent\Choice\OptOutForm;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\ReadsLog;
use Quayside\Tests\TestCase;

/**
 * Tests opting out without scripts.
 */
final class OptOutTest extends TestCase {
	use ReadsLog;

	private const SLUGS = [ 'necessary', 'functional', 'analytics', 'performance', 'advertisement' ];

	protected function set_up(): void {
		parent::set_up();
		( new Table() )->install();
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.8';
	}

	protected function tear_down(): void {
		unset( $_COOKIE[ Record::COOKIE ] );
		parent::tear_down();
	}

	/**
	 * @param array<string, string> $headers Headers.
	 */
	private function send( array $headers = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/quayside-consent/v1/opt-out' );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_do_request( $request );
	}

	private function record( \WP_REST_Response $response ): Record {
		$cookie = $response->get_headers()['Set-Cookie'] ?? '';
		self::assertIsString( $cookie );
		self::assertMatchesRegularExpression( '/^cookieyes-consent=[^;]+; Max-Age=31536000; Path=\/; SameSite=Strict$/', $cookie );
		$record = Record::parse( explode( '=', explode( ';', $cookie )[0] )[1], self::SLUGS );
		self::assertNotNull( $record );
		return $record;
	}

	/**
	 * @return array<int, array<string, string>>
	 */
	private function logged( string $id ): array {
		return ( new Table() )->get_by_consent_id( $id );
	}

	/**
	 * @testdox [S4.15] [S9.1] Rejects everything in the record, logs the choice, and redirects back
	 */
	public function test_opts_out_and_redirects_back(): void {
		$page     = home_url( '/shop/?orderby=price' );
		$response = $this->send( [ 'referer' => "$page#top" ] );
		self::assertSame( 303, $response->get_status() );
		self::assertSame( "$page&cky-optout=done#cky-optout", $response->get_headers()['Location'] );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
		$record = $this->record( $response );
		self::assertTrue( $record->decided );
		self::assertSame( [ true, false, false, false, false ], array_values( $record->categories ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9]{32}$/', $record->id );
		self::assertStringContainsString( 'consent:yes,action:yes,necessary:yes,functional:no', $response->get_headers()['Set-Cookie'] );
		$rows = $this->logged( $record->id );
		self::assertCount( 1, $rows );
		self::assertSame( [ 'save', 'ccpa' ], [ $rows[0]['action'], $rows[0]['law'] ] );
	}

	/**
	 * The rest of the record is preserved, except for what was allowed.
	 */
	public function test_preserves_the_id_and_pairs_of_others(): void {
		$_COOKIE[ Record::COOKIE ] = 'consentid:abc,consent:no,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,'
			. 'v:1,t:1795000000,svc.youtube:yes,other:x';
		$record                    = $this->record( $this->send() );
		self::assertSame( 'abc', $record->id );
		self::assertSame( [ 'other' => 'x' ], $record->extra );
		self::assertNotContains( true, array_slice( $record->categories, 1 ) );
	}

	/**
	 * There are no redirects to other sites, and other sites cannot opt visitors out.
	 */
	public function test_rejects_other_sites(): void {
		$back = home_url( '/' ) . '?cky-optout=done#cky-optout';
		self::assertSame( $back, $this->send( [ 'referer' => 'https://evil.example/' ] )->get_headers()['Location'] );
		self::assertSame( $back, $this->send()->get_headers()['Location'] );
		self::assertSame( 403, $this->send( [ 'sec-fetch-site' => 'cross-site' ] )->get_status() );
		self::assertSame( 403, $this->send( [ 'origin' => 'https://evil.example' ] )->get_status() );
		self::assertSame( 403, $this->send( [ 'origin' => 'null' ] )->get_status() );
		self::assertSame( 303, $this->send( [ 'origin' => 'null', 'sec-fetch-site' => 'same-origin' ] )->get_status() );
	}

	/**
	 * A flood does not fill the log, but every opt-out applies.
	 */
	public function test_does_not_log_a_flood(): void {
		self::in_one_period();
		add_filter( 'quayside_consent_log_limit', static fn (): int => 2 );
		$ids = [];
		for ( $i = 0; $i < 4; $i++ ) {
			$ids[] = $this->record( $this->send() )->id;
		}
		self::assertSame( [ 1, 1, 0, 0 ], array_map( fn ( string $id ): int => count( $this->logged( $id ) ), $ids ) );
	}

	/**
	 * The visitor's choice applies in any case.
	 */
	public function test_reports_a_missing_proof_to_the_site_owner(): void {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains( $query, 'INSERT INTO ' . Table::name() ) ? '' : $query;
		add_filter( 'query', $break );
		$suppressed = $wpdb->suppress_errors();
		$record     = null;
		$log        = self::log_of( function () use ( &$record ): void {
			$record = $this->record( $this->send() );
		} );
		$wpdb->suppress_errors( $suppressed );
		remove_filter( 'query', $break );
		self::assertFalse( $record?->categories['analytics'] );
		self::assertSame( [ 'error', 'consent', 'An opt-out could not be logged, so its proof is missing.' ], array_slice( $log[0], 0, 3 ) );
	}

	/**
	 * A domain of this site is used, and one of another site is not.
	 */
	public function test_uses_the_filtered_cookie_domain(): void {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		add_filter( 'cky_cookie_domain', static fn (): string => $host );
		self::assertStringContainsString( "; Domain=$host", $this->send()->get_headers()['Set-Cookie'] );
		add_filter( 'cky_cookie_domain', static fn (): string => 'evil.example' );
		self::assertStringNotContainsString( 'Domain', $this->send()->get_headers()['Set-Cookie'] );
	}

	/**
	 * The form is only printed if the law allows opting out.
	 */
	public function test_prints_the_form_only_for_opt_out_laws(): void {
		foreach ( [ 'ccpa' => true, 'both' => true, 'gdpr' => false ] as $law => $has_form ) {
			update_option( Settings::OPTION, [ 'law' => $law ] );
			self::assertSame( $has_form, str_contains( ( new OptOutForm( new Settings(), new Texts( new Settings() ) ) )->html(), 'id="cky-optout"' ), $law );
		}
	}

	/**
	 * A theme with its own link leaves the form to visitors without scripts.
	 */
	public function test_hides_the_form_if_the_theme_has_its_own_link(): void {
		add_filter( 'quayside_consent_footer_opt_out', '__return_false' );
		$form = new OptOutForm( new Settings(), new Texts( new Settings() ) );
		self::assertStringStartsWith( '<noscript><form id="cky-optout"', $form->html() );
	}
}
