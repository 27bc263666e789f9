<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record\Tests;

use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the consent cookie in PHP with the table of cases that TypeScript uses, too.
 */
final class RecordTest extends TestCase {
	private const EVERYTHING = 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';

	protected function tear_down(): void {
		unset( $_COOKIE[ Record::COOKIE ], $_SERVER['HTTP_SEC_GPC'], $_SERVER['HTTPS'] );
		parent::tear_down();
	}

	/**
	 * @return array<string, array{string, array<string, mixed>|null, array<int, string>}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/contracts/consent/cases/record.json' ), true );
		$cases = [];
		foreach ( $table['cases'] as $case ) {
			$cases[ $case['title'] ] = [ $case['cookie'], $case['record'], $table['categories'] ];
		}
		return $cases;
	}

	/**
	 * @dataProvider cases
	 * @param array<string, mixed>|null $expected   The record.
	 * @param array<int, string>        $categories Category slugs.
	 */
	public function test_parses_a_cookie( string $cookie, ?array $expected, array $categories ): void {
		self::assertSame( $expected, Record::parse( $cookie, $categories )?->to_array() );
	}

	public function test_rejects_an_oversized_cookie(): void {
		$start = 'consentid:abc,consent:yes,action:yes,necessary:yes,other:';
		self::assertNotNull( Record::parse( $start . str_repeat( 'a', 4096 - strlen( $start ) ), [ 'necessary' ] ) );
		self::assertNull( Record::parse( $start . str_repeat( 'a', 4097 - strlen( $start ) ), [ 'necessary' ] ) );
	}

	/**
	 * @testdox [S4.6] Under the GDPR, only necessary is on before a choice; a choice applies; a choice under an
	 * older policy does not
	 */
	public function test_server_returns_current_consent(): void {
		self::assertTrue( quayside_consent_has( 'necessary' ) );
		self::assertFalse( quayside_consent_has( 'analytics' ) );
		$_COOKIE[ Record::COOKIE ] = 'consentid:abc,consent:yes,action:yes,necessary:yes,'
			. 'functional:no,analytics:yes,performance:no,advertisement:no';
		self::assertTrue( quayside_consent_has( 'analytics' ) );
		self::assertTrue( wp_has_consent( 'statistics' ) );
		self::assertFalse( wp_has_consent( 'marketing' ) );
		self::assertFalse( quayside_consent_has( 'no-such-category' ) );
	}

	/**
	 * @testdox [S3.10] Under the CCPA, categories are on until the visitor opts out; the browser's signal opts out
	 */
	public function test_visitors_opt_out_under_ccpa(): void {
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		$settings = new Settings();
		$consent  = new \Quayside\Consent\Record\VisitorConsent( $settings, new \Quayside\Consent\Categories\Categories( $settings ) );
		self::assertTrue( $consent->has( 'advertisement' ) );
		self::assertFalse( $consent->has( 'no-such-category' ) );
		$_SERVER['HTTP_SEC_GPC'] = '0';
		self::assertTrue( $consent->has( 'advertisement' ) );
		$_SERVER['HTTP_SEC_GPC'] = '1';
		self::assertFalse( $consent->has( 'advertisement' ) );
		self::assertTrue( $consent->has( 'necessary' ) );
		update_option( Settings::OPTION, [ 'law' => 'ccpa', 'gpc' => false ] );
		$ignores_gpc = new Settings();
		$current     = new \Quayside\Consent\Record\VisitorConsent( $ignores_gpc, new \Quayside\Consent\Categories\Categories( $ignores_gpc ) );
		self::assertTrue( $current->has( 'advertisement' ), 'The site owner turned the signal off.' );
		// A choice in spite of the browser's signal applies. One that was made before the signal doesn't.
		$_COOKIE[ Record::COOKIE ] = self::EVERYTHING . ',gpc:yes';
		self::assertTrue( $consent->has( 'advertisement' ) );
		$_COOKIE[ Record::COOKIE ] = self::EVERYTHING . ',svc.youtube:yes';
		self::assertFalse( $consent->has( 'advertisement' ) );
		self::assertFalse( $consent->has_any() );
		unset( $_SERVER['HTTP_SEC_GPC'] );
		self::assertTrue( $consent->has( 'advertisement' ) );
		update_option( Settings::OPTION, [ 'law' => 'gdpr' ] );
		$opt_in                  = new Settings();
		$_SERVER['HTTP_SEC_GPC'] = '1';
		$asked                   = new \Quayside\Consent\Record\VisitorConsent( $opt_in, new \Quayside\Consent\Categories\Categories( $opt_in ) );
		self::assertTrue( $asked->has( 'advertisement' ), 'Visitors who opt in have asked for it.' );
		unset( $_SERVER['HTTP_SEC_GPC'] );
	}

	/**
	 * For an older choice, no choice, or an invalid cookie, the default of the law applies.
	 */
	public function test_only_applies_a_choice_under_the_current_policy(): void {
		update_option( Settings::OPTION, [ 'revision' => 2 ] );
		$settings = new Settings();
		self::assertSame( 2, $settings->revision() );
		$consent = new \Quayside\Consent\Record\VisitorConsent( $settings, new \Quayside\Consent\Categories\Categories( $settings ) );
		foreach ( [
			[ self::EVERYTHING . ',v:1,t:1', false ],
			[ self::EVERYTHING . ',v:2,t:1', true ],
			[ self::EVERYTHING . ',v:3,t:1', true ],
			[ str_replace( 'action:yes', 'action:', self::EVERYTHING ) . ',v:2,t:1', false ],
			[ str_replace( 'analytics:yes', 'analytics:no', self::EVERYTHING ) . ',v:2,t:1', false ],
			[ 'broken', false ],
			[ '', false ],
			[ [ self::EVERYTHING . ',v:2,t:1' ], false ],
		] as [ $cookie, $allowed ] ) {
			$_COOKIE[ Record::COOKIE ] = $cookie;
			self::assertSame( $allowed, $consent->has( 'analytics' ), (string) wp_json_encode( $cookie ) );
			self::assertTrue( $consent->has( 'necessary' ) );
		}
	}

	public function test_returns_no_record_without_a_cookie(): void {
		unset( $_COOKIE[ Record::COOKIE ] );
		self::assertNull( Cookie::read( [ 'necessary' ] ) );
		$_COOKIE[ Record::COOKIE ] = '';
		self::assertNull( Cookie::read( [ 'necessary' ] ) );
	}

	/**
	 * @testdox [S3.7] [S3.8] [S3.9] [S9.1] The cookie has the same format as in scripts
	 */
	public function test_formats_the_cookie_as_scripts_do(): void {
		$categories = [ 'necessary' => true, 'functional' => true, 'analytics' => false ];
		self::assertSame(
			'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,v:2,t:1795000000,other:x',
			Cookie::value( 'abc', $categories, 'gdpr', 2, 1795000000, [ 'other' => 'x' ] )
		);
		self::assertStringContainsString( ',consent:yes,', Cookie::value( 'abc', $categories, 'ccpa', 2, 1 ) );
		$none = [ 'necessary' => true, 'functional' => false ];
		self::assertStringContainsString( ',consent:no,', Cookie::value( 'abc', $none, 'gdpr', 1, 1 ) );
		self::assertStringContainsString( ',consent:yes,', Cookie::value( 'abc', $none, 'ccpa', 1, 1 ) );
		self::assertStringContainsString( ',consent:no,', Cookie::value( 'abc', [ 'necessary' => false, 'functional' => true ], 'ccpa', 1, 1 ) );
	}

	/**
	 * @testdox [S9.1] The header has the domain of the site if browsers would accept it
	 *
	 * @dataProvider domains
	 * @param mixed $domain Value of the filter.
	 */
	public function test_header_has_a_domain_that_browsers_accept( string $home, $domain, string $attributes ): void {
		add_filter( 'home_url', static fn (): string => $home );
		add_filter( 'cky_cookie_domain', static fn () => $domain );
		$_SERVER['HTTPS'] = 'https' === wp_parse_url( $home, PHP_URL_SCHEME ) ? 'on' : 'off';
		$header           = Cookie::header( 'a:b', new Settings() );
		unset( $_SERVER['HTTPS'] );
		self::assertSame( "cookieyes-consent=a:b; Max-Age=31536000; Path=/; SameSite=Strict$attributes", $header );
	}

	public function test_rejects_invalid_domains(): void {
		$filtered = '';
		add_filter( 'cky_cookie_domain', static function ( $before ) use ( &$filtered ) {
			self::assertSame( '', $before );
			return $filtered;
		} );
		$domains = [
			'shop.example'         => 'shop.example',
			'.Shop-1.example'       => 'shop-1.example',
			'shop.example; Path=/x' => '',
			' shop.example'        => '',
			"shop.example\n"       => '',
		];
		foreach ( $domains as $filtered => $domain ) {
			self::assertSame( $domain, Cookie::domain( new Settings() ) );
		}
		$filtered = [ 'shop.example' ];
		self::assertSame( '', Cookie::domain( new Settings() ) );
	}

	/**
	 * @return array<string, array{string, mixed, string}>
	 */
	public static function domains(): array {
		return [
			'none'                     => [ 'https://www.shop.example', '', '; Secure' ],
			'none, without encryption' => [ 'http://www.shop.example', '', '' ],
			'the site'                 => [ 'https://www.shop.example', 'shop.example', '; Domain=shop.example; Secure' ],
			'with a dot'               => [ 'https://www.shop.example', '.shop.example', '; Domain=shop.example; Secure' ],
			'in capital letters'       => [ 'https://WWW.example', 'WWW.example', '; Domain=www.example; Secure' ],
			'the host itself'          => [ 'http://www.shop.example', 'www.shop.example', '; Domain=www.shop.example' ],
			'a subdomain'               => [ 'https://shop.example', 'www.shop.example', '; Secure' ],
			'the start of the host'     => [ 'https://www.shop.example', 'www', '; Secure' ],
			'the end of a word'        => [ 'https://www.shop.example', 'op.example', '; Secure' ],
			'text after the domain'     => [ 'https://www.shop.example', 'shop.example; Path=/x', '; Secure' ],
			'text before the domain'    => [ 'https://a b.example', ' b.example', '; Secure' ],
			'not a string'              => [ 'https://www.shop.example', [ 'shop.example' ], '; Secure' ],
		];
	}
}
