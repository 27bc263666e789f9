<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories\Tests;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\PolicyText;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests that the suggested privacy policy describes what is stored.
 */
final class PolicyTextTest extends TestCase {
	public function test_does_not_claim_that_the_log_contains_an_address(): void {
		global $wpdb;
		delete_option( 'quayside_consent_log_version' );
		( new Table() )->install();
		$columns = implode( ' ', $wpdb->get_col( 'SHOW COLUMNS FROM ' . Table::name() ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		self::assertStringContainsString( 'consent_id', $columns );
		self::assertStringNotContainsString( 'address', $columns );
		$text = ( new PolicyText( new Categories( new Settings() ) ) )->text();
		self::assertStringContainsString( 'does not contain your name or IP address', $text );
		self::assertStringContainsString( 'up to two days', $text );
	}
}
