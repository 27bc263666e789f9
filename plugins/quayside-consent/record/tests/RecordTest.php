<?php
declare( strict_types=1 );

namespace Quayside\Consent\Record\Tests;

use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * The consent cookie as PHP reads it: the same table of cases as in TypeScript.
 */
final class RecordTest extends TestCase {
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
	public function test_a_cookie_is_read_as_the_table_says( string $cookie, ?array $expected, array $categories ): void {
		self::assertSame( $expected, Record::parse( $cookie, $categories )?->to_array() );
	}

	public function test_an_oversized_cookie_is_no_record(): void {
		self::assertNull( Record::parse( 'consentid:abc,consent:yes,action:yes,necessary:yes' . str_repeat( ',x:a', 1100 ), [ 'necessary' ] ) );
	}

	/**
	 * @testdox [S4.6] Under gdpr everything but the necessary is off before a choice; a choice holds; an older policy's does not
	 */
	public function test_the_server_knows_what_is_allowed(): void {
		self::assertTrue( quayside_consent_has( 'necessary' ) );
		self::assertFalse( quayside_consent_has( 'analytics' ) );
		$_COOKIE[ Record::COOKIE ] = 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no';
		self::assertTrue( quayside_consent_has( 'analytics' ) );
		self::assertTrue( wp_has_consent( 'statistics' ) );
		self::assertFalse( wp_has_consent( 'marketing' ) );
		self::assertFalse( quayside_consent_has( 'no-such-category' ) );
	}

	/**
	 * @testdox [S3.10] Under ccpa categories are on until the visitor opts out; a browser's own signal opts out
	 */
	public function test_under_ccpa_visitors_opt_out(): void {
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		$settings = new Settings();
		$answers  = new \Quayside\Consent\Record\Answers( $settings, new \Quayside\Consent\Categories\Categories( $settings ) );
		self::assertTrue( $answers->has( 'advertisement' ) );
		$_SERVER['HTTP_SEC_GPC'] = '1';
		self::assertFalse( $answers->has( 'advertisement' ) );
		unset( $_SERVER['HTTP_SEC_GPC'] );
	}
}
