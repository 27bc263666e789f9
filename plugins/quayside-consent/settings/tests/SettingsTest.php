<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Tests;

use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * The owner's settings, whatever the option has.
 */
final class SettingsTest extends TestCase {
	public function test_an_owner_who_has_decided_nothing_has_the_defaults(): void {
		$settings = new Settings( [] );
		self::assertSame( [ 'gdpr', 'gdpr', false ], [ $settings->law(), $settings->chosen_law(), $settings->offers_opt_out() ] );
		self::assertSame( [ 'box', 'bottom-left' ], [ $settings->layout(), $settings->position() ] );
		self::assertSame( [ 1, 730 ], [ $settings->revision(), $settings->log_days() ] );
		self::assertSame( [ '', '', [] ], [ $settings->text( 'title' ), $settings->own_policy_url(), $settings->colours() ] );
		self::assertSame( [ 'header' => '', 'countries' => [ 'US' ] ], $settings->geo() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( [ 'signals', 'gpc', 'log', 'revisit', 'close' ] as $name ) {
			self::assertTrue( $settings->is_on( $name ), $name );
		}
		self::assertFalse( $settings->is_on( 'strict' ) );
	}

	public function test_one_bad_value_takes_no_other_with_it(): void {
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
		self::assertSame( [ 'gdpr', 'bar', 'bottom', 1, 3650 ], [ $settings->chosen_law(), $settings->layout(), $settings->position(), $settings->revision(), $settings->log_days() ] );
		self::assertTrue( $settings->is_on( 'signals' ) );
		self::assertSame( [ '', 'Yes', '' ], [ $settings->text( 'title' ), $settings->text( 'accept' ), $settings->own_policy_url() ] );
		self::assertSame( [ 'paper' => '#ffffff' ], $settings->colours() );
		self::assertSame( [ 'header' => '', 'countries' => [ 'DE' ] ], $settings->geo() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	}

	public function test_a_place_fits_its_layout(): void {
		$place = static fn ( string $layout, string $position ): string => ( new Settings( [ 'layout' => $layout, 'position' => $position ] ) )->position(); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( [ 'top-right', 'bottom-left', 'bottom-left' ], [ $place( 'box', 'top-right' ), $place( 'box', 'top' ), $place( 'box', 'center' ) ] );
		self::assertSame( [ 'top', 'bottom', 'bottom' ], [ $place( 'bar', 'top' ), $place( 'bar', 'top-left' ), $place( 'bar', 'center' ) ] );
		self::assertSame( [ 'center', 'center' ], [ $place( 'popup', 'center' ), $place( 'popup', 'top' ) ] );
	}

	public function test_a_change_is_read_after_a_refresh(): void {
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		$settings = new Settings();
		self::assertSame( 'ccpa', $settings->law() );
		update_option( Settings::OPTION, [ 'law' => 'gdpr' ] );
		self::assertSame( 'ccpa', $settings->law(), 'A page has one law from its head to its foot.' );
		$settings->refresh();
		self::assertSame( 'gdpr', $settings->law() );
	}
}
