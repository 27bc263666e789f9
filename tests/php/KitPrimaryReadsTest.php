<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\Lock;
use Quayside\Blocks\Kit\PrimaryReads;

/**
 * Tests what is read from the primary of a replicated database.
 */
final class KitPrimaryReadsTest extends TestCase {
	private const OPTION = 'quayside_test_replica';

	public function test_does_nothing_without_a_replica(): void {
		$this->expectNotToPerformAssertions();
		PrimaryReads::start();
	}

	/** @return array<string, array{object, string}> Database, and the called method. */
	public static function databases(): array {
		return [
			'HyperDB'     => [
				new class() {
					public string $called = '';
					public function send_reads_to_masters(): void {
						$this->called .= 'masters';
					}
				},
				'masters',
			],
			'LudicrousDB' => [
				new class() {
					public string $called = '';
					public function send_reads_to_masters(): void {
						$this->called .= 'masters';
					}
					public function send_reads_to_primaries(): void {
						$this->called .= 'primaries';
					}
				},
				'primaries',
			],
		];
	}

	/** @dataProvider databases */
	public function test_calls_the_method_of_the_drop_in( object $database, string $method ): void {
		$original        = $GLOBALS['wpdb'];
		$GLOBALS['wpdb'] = $database; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		PrimaryReads::start();
		$GLOBALS['wpdb'] = $original; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		self::assertSame( $method, $database->called );
	}

	/** @return array<string, array{bool}> */
	public static function autoloads(): array {
		return [
			'loaded with all options' => [ true ],
			'loaded alone'            => [ false ],
		];
	}

	/** @dataProvider autoloads */
	public function test_an_option_comes_from_the_primary_and_not_from_a_cache( bool $is_autoloaded ): void {
		global $wpdb;
		add_option( self::OPTION, 'old', '', $is_autoloaded );
		get_option( self::OPTION );
		$wpdb->update( $wpdb->options, [ 'option_value' => 'new' ], [ 'option_name' => self::OPTION ] );
		self::assertSame( 'old', get_option( self::OPTION ), 'It is cached.' );
		$value = null;
		$reads = ReplicatedDatabase::reads(
			static function () use ( &$value ): void {
				$value = PrimaryReads::option( self::OPTION );
			},
			$wpdb->options
		);
		self::assertSame( [ 'new', 'new', [] ], [ $value, get_option( self::OPTION ), $reads ] );
		self::assertSame( 7, PrimaryReads::option( 'quayside_test_missing', 7 ) );
	}

	public function test_a_process_with_a_lock_reads_from_the_primary(): void {
		global $wpdb;
		$reads = ReplicatedDatabase::reads(
			static function () use ( $wpdb ): void {
				Lock::take( self::OPTION )?->release();
				$GLOBALS['wpdb']->get_var( "SELECT ID FROM $wpdb->posts LIMIT 1" );
			},
			$wpdb->prefix
		);
		self::assertSame( [], $reads );
	}
}
