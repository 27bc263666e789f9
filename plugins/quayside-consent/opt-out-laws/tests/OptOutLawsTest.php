<?php
declare( strict_types=1 );

namespace Quayside\Consent\OptOutLaws\Tests;

use Quayside\Consent\OptOutLaws\OptOutLaws;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the laws of US states, and what the checklist and the pages derive from them.
 */
final class OptOutLawsTest extends TestCase {
	protected function tear_down(): void {
		delete_option( 'woocommerce_default_country' );
		parent::tear_down();
	}

	public function test_every_law_is_complete(): void {
		self::assertCount( 23, OptOutLaws::all() );
		foreach ( OptOutLaws::all() as $state => $law ) {
			self::assertMatchesRegularExpression( '/^[A-Z]{2}$/', $state );
			foreach ( array_filter( [ $law['since'], $law['gpc'] ] ) as $day ) {
				self::assertSame( $day, gmdate( 'Y-m-d', (int) strtotime( "$day UTC" ) ), $state );
			}
			self::assertTrue( '' === $law['gpc'] || $law['gpc'] >= $law['since'], $state );
			self::assertNotSame( '', $law['law'] . $law['source'], $state );
		}
	}

	public function test_laws_apply_from_their_day_on(): void {
		self::assertNull( OptOutLaws::get( 'RI', '2025-12-31' ) );
		self::assertSame( 'RIDTPPA', OptOutLaws::get( 'RI', '2026-01-01' )['law'] ?? '' );
		self::assertNull( OptOutLaws::get( 'NY', '2026-01-01' ) );
		self::assertNull( OptOutLaws::get( 'AL', '2027-04-30' ) );
		self::assertSame( 'APDPA', OptOutLaws::get( 'AL', '2027-05-01' )['law'] ?? '' );
		// California was the first state that requires it.
		self::assertFalse( OptOutLaws::requires_gpc( '2022-12-31' ) );
		self::assertTrue( OptOutLaws::requires_gpc( '2023-01-01' ) );
	}

	public function test_checklist_names_what_the_state_of_the_store_requires(): void {
		self::log_in_as( 'administrator' );
		// phpcs:disable WordPress.Arrays.ArrayDeclarationSpacing -- a table.
		$cases = [
			[ 'US:CA', [ 'law' => 'ccpa' ], 'done', 'US' ],
			[ 'US:CA', [ 'law' => 'ccpa', 'gpc' => false ], 'open', 'gpc:US-CA' ],
			[ 'US:VA', [ 'law' => 'ccpa', 'gpc' => false ], 'open', 'gpc:US-VA' ],
			[ 'US:VA', [ 'law' => 'ccpa' ], 'done', 'US' ],
			[ 'US', [ 'law' => 'ccpa', 'gpc' => false ], 'open', 'gpc:US' ],
			// Visitors who opt in have opted out until then.
			[ 'US:CA', [ 'law' => 'gdpr', 'gpc' => false ], 'done', 'US' ],
			[ 'DE:DE-BY', [ 'law' => 'ccpa' ], 'open', 'DE' ],
		];
		// phpcs:enable
		foreach ( $cases as [ $country, $settings, $state, $detail ] ) {
			update_option( 'woocommerce_default_country', $country );
			update_option( Settings::OPTION, $settings );
			$steps = self::rest( 'GET', '/quayside-consent/v1/checklist' )->get_data()['steps'];
			self::assertSame( [ 'law', $state, $detail ], array_values( $steps[0] ), $country );
		}
	}
}
