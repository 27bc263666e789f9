<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Tests;

use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the settings for any contents of the option.
 */
final class SettingsTest extends TestCase {
	public function test_returns_defaults_without_stored_settings(): void {
		$settings = new Settings( [] );
		self::assertSame( [ 'gdpr', 'gdpr', false ], [ $settings->law(), $settings->selected_law(), $settings->offers_opt_out() ] );
		self::assertSame( [ 'box', 'bottom-left' ], [ $settings->layout(), $settings->position() ] );
		self::assertSame( [ 1, 730 ], [ $settings->revision(), $settings->log_days() ] );
		self::assertSame( [ '', '', [] ], [ $settings->text( 'title' ), $settings->custom_policy_url(), $settings->colors() ] );
		self::assertSame(
			[
				'header'    => '',
				'database'  => '',
				'countries' => [ 'US' ],
			],
			$settings->geo()
		);
		foreach ( [ 'signals', 'gpc', 'log', 'revisit', 'close' ] as $name ) {
			self::assertTrue( $settings->is_on( $name ), $name );
		}
		self::assertFalse( $settings->is_on( 'strict' ) );
	}

	public function test_ignores_only_invalid_values(): void {
		$settings = new Settings(
			[
				'law'       => 'lgpd',
				'layout'    => 'bar',
				'position'  => [],
				'revision'  => 'two',
				'logDays'   => 100000,
				'signals'   => 'perhaps',
				'texts'     => [
					'title'  => [],
					'accept' => 'Yes',
				],
				'policyUrl' => 'javascript:alert(1)',
				'colours'   => [
					'ink'    => 'red',
					'paper'  => '#ffffff',
					'accent' => "#000000\n",
					'other'  => '#111111',
				],
				'geo'       => [
					'header'    => 'CF IPCountry',
					'countries' => [ 'DE', 3, 'de', 'DE' ],
				],
			]
		);
		self::assertSame(
			[ 'gdpr', 'bar', 'bottom', 1, 3650 ],
			[ $settings->selected_law(), $settings->layout(), $settings->position(), $settings->revision(), $settings->log_days() ]
		);
		self::assertTrue( $settings->is_on( 'signals' ) );
		self::assertSame( [ '', 'Yes', '' ], [ $settings->text( 'title' ), $settings->text( 'accept' ), $settings->custom_policy_url() ] );
		self::assertSame( [ 'paper' => '#ffffff' ], $settings->colors() );
		self::assertSame(
			[
				'header'    => '',
				'database'  => '',
				'countries' => [ 'DE' ],
			],
			$settings->geo()
		);
	}

	public function test_position_matches_the_layout(): void {
		$place = static fn ( string $layout, string $position ): string => ( new Settings(
			[
				'layout'   => $layout,
				'position' => $position,
			]
		) )->position();
		self::assertSame(
			[ 'top-right', 'bottom-left', 'bottom-left' ],
			[ $place( 'box', 'top-right' ), $place( 'box', 'top' ), $place( 'box', 'center' ) ]
		);
		self::assertSame( [ 'top', 'bottom', 'bottom' ], [ $place( 'bar', 'top' ), $place( 'bar', 'top-left' ), $place( 'bar', 'center' ) ] );
		self::assertSame( [ 'center', 'center' ], [ $place( 'popup', 'center' ), $place( 'popup', 'top' ) ] );
	}

	public function test_reads_changes_after_a_refresh(): void {
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		$settings = new Settings();
		self::assertSame( 'ccpa', $settings->law() );
		update_option( Settings::OPTION, [ 'law' => 'gdpr' ] );
		self::assertSame( 'ccpa', $settings->law(), 'The law does not change within a page.' );
		$settings->refresh();
		self::assertSame( 'gdpr', $settings->law() );
	}
}
