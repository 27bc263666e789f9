<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Kit\Fit;
use Quayside\Shop\Kit\Settings;

/**
 * Tests that settings always conform to their contract, regardless of the stored option.
 */
final class KitSettingsTest extends TestCase {
	private const OPTION = 'quayside_test_settings';

	/**
	 * @param array<int, callable( array<mixed> ): array<mixed>> $migrations Migrations.
	 */
	private static function settings( array $migrations = [] ): Settings {
		return new Settings( Contract::load( __DIR__ . '/Contracts', 'fixtures/settings' ), self::OPTION, $migrations );
	}

	public function test_saving_preserves_what_another_server_has_saved(): void {
		self::settings()->save( [ 'size' => 6 ] );
		$behind = wp_load_alloptions();
		self::settings()->save( [ 'on' => false ] );
		wp_cache_set( 'alloptions', $behind, 'options' );
		self::settings()->save( [ 'size' => 7 ] );
		self::assertSame( [ false, 7 ], [ self::settings()->get( 'on' ), self::settings()->get( 'size' ) ] );
	}

	public function test_missing_option_returns_defaults(): void {
		$defaults = [
			'on'    => true,
			'color' => 'red',
			'size'  => 5,
			'style' => [ 'bold' => false ],
		];
		self::assertSame( $defaults, self::settings()->all() );
		self::assertSame( $defaults, self::settings()->defaults() );
		self::assertNull( self::settings()->get( 'share' ), 'It has no default.' );
		foreach ( [ false, '', 'serialized', 7, [], [ 'a' ] ] as $stored ) {
			update_option( self::OPTION, $stored );
			self::assertSame( $defaults, self::settings()->all() );
		}
	}

	/**
	 * @return array<string, array{string, mixed, mixed}>
	 */
	public static function values(): array {
		return [
			'a choice'                          => [ 'color', 'blue', 'blue' ],
			'no choice of them'                 => [ 'color', 'mauve', 'red' ],
			'a list for a text'                 => [ 'color', [ 'blue' ], 'red' ],
			'a switch as options keep it'       => [ 'on', '', false ],
			'a switch as 0'                     => [ 'on', 0, false ],
			'no switch'                         => [ 'on', 'perhaps', true ],
			'a number as text'                  => [ 'size', '7', 7 ],
			'too much'                          => [ 'size', 900, 10 ],
			'too little'                        => [ 'size', -1, 1 ],
			'a fraction of a whole'             => [ 'size', 1.5, 5 ],
			'no number'                         => [ 'size', 'big', 5 ],
			'a share'                           => [ 'share', '0.25', 0.25 ],
			'more than all'                     => [ 'share', 3, 1.0 ],
			'a text'                            => [ 'name', 'ada', 'ada' ],
			'a text that is too long'           => [ 'name', 'adalovelace', null ],
			'letters of several bytes'          => [ 'name', 'éééééé', null ],
			'a text with other signs'           => [ 'name', '<b>', null ],
			'good items stay'                   => [ 'words', [ 'a', 7, [ 'b' ], 'b', 'a' ], [ 'a', 'b' ] ],
			'as many items as fit'              => [ 'words', [ 'a', 'b', 'c', 'd' ], [ 'a', 'b', 'c' ] ],
			'no list'                           => [ 'words', 'a', null ],
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			'an object, cleaned'                => [ 'style', [ 'bold' => true, 'color' => 'x' ], [ 'bold' => true ] ],
			'an object without what it must be' => [ 'page', [ 'title' => 'Home' ], null ],
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			'an object with it'                 => [ 'page', [ 'id' => '7', 'title' => 'Home' ], [ 'id' => 7, 'title' => 'Home' ] ],
			'an object from a script'           => [ 'page', (object) [ 'id' => 7 ], [ 'id' => 7 ] ],
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			'free names, cleaned'               => [ 'texts', [ 'a' => 'A', 'b' => 7, 'c' => 'C' ], [ 'a' => 'A', 'c' => 'C' ] ],
			'the first of several kinds'        => [ 'either', false, false ],
			'the second of several kinds'       => [ 'either', 'word', 'word' ],
			'none of several kinds'             => [ 'either', true, null ],
			'nobody knows it'                   => [ 'unknown', 'x', null ],
		];
	}

	/**
	 * @dataProvider values
	 */
	public function test_stored_values_are_made_to_conform( string $name, mixed $stored, mixed $expected ): void {
		// An invalid value must not affect a valid one.
		update_option( self::OPTION, [ $name => $stored ] + [ 'note' => 'good' ] );
		$settings = self::settings();
		self::assertSame( $expected, $settings->get( $name ) );
		self::assertSame( 'good', $settings->get( 'note' ) );
		$all = $settings->all();
		self::assertTrue( Contract::load( __DIR__ . '/Contracts', 'fixtures/settings' )->validate( $all ), 'The contract allows what is read.' );
		self::assertSame( $all, $settings->of( $all ), 'And nothing more is done to it.' );
	}

	public function test_changes_take_effect_immediately(): void {
		$settings = self::settings();
		self::assertSame( 'red', $settings->get( 'color' ) );
		update_option( self::OPTION, [ 'color' => 'blue' ] );
		self::assertSame( 'blue', $settings->get( 'color' ) );
		add_filter( 'option_' . self::OPTION, static fn (): array => [ 'color' => 'green' ] );
		self::assertSame( 'green', $settings->get( 'color' ) );
		remove_all_filters( 'option_' . self::OPTION );
		delete_option( self::OPTION );
		self::assertSame( 'red', $settings->get( 'color' ) );
	}

	public function test_saving_preserves_other_settings(): void {
		$settings = self::settings();
		self::assertTrue( $settings->save( [ 'color' => 'blue' ] ) );
		self::assertTrue( $settings->save( [ 'size' => '7' ] ) );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( [ 'color' => 'blue', 'size' => 7 ], get_option( self::OPTION ), 'Defaults must not be saved, because they may change.' );
		self::assertSame( [ 'blue', 7 ], [ $settings->get( 'color' ), $settings->get( 'size' ) ] );
	}

	public function test_invalid_values_are_not_saved(): void {
		$settings = self::settings();
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( [ [ 'color' => 'mauve' ], [ 'size' => 900 ], [ 'color' => 'blue', 'size' => 'big' ], [ 'unknown' => 1 ] ] as $changes ) {
			$result = $settings->save( $changes );
			self::assertInstanceOf( \WP_Error::class, $result );
			self::assertSame( 400, $result->get_error_data()['status'] ?? 0 );
		}
		self::assertFalse( get_option( self::OPTION ) );
	}

	public function test_old_option_is_migrated(): void {
		$rename     = static function ( array $stored ): array {
			$stored['color'] = $stored['colour'] ?? 'red';
			unset( $stored['colour'] );
			return $stored;
		};
		$double     = static fn ( array $stored ): array => isset( $stored['size'] ) ? [ 'size' => 2 * $stored['size'] ] + $stored : $stored;
		$migrations = [
			1 => $rename,
			2 => $double,
		];
		update_option( self::OPTION, [ 'colour' => 'blue', 'size' => 2 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$settings = self::settings( $migrations );
		self::assertSame( [ 'blue', 4 ], [ $settings->get( 'color' ), $settings->get( 'size' ) ] );
		self::assertSame( 'blue', get_option( self::OPTION )['colour'], 'Reading writes nothing.' );

		self::assertTrue( $settings->save( [ 'on' => false ] ) );
		self::assertSame( 2, get_option( self::OPTION )['version'] );
		self::assertArrayNotHasKey( 'colour', get_option( self::OPTION ) );
		self::assertSame( [ 'blue', 4, false ], [ $settings->get( 'color' ), $settings->get( 'size' ), $settings->get( 'on' ) ], 'Nothing is done twice.' );
		self::assertArrayNotHasKey( 'version', $settings->all() );

		update_option( self::OPTION, [ 'version' => 1, 'color' => 'blue', 'size' => 2 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertSame( 4, $settings->get( 'size' ), 'Only what is newer than the option.' );
	}

	public function test_schema_of_unknown_type_accepts_nothing(): void {
		self::assertNull( Fit::value( [], 'x' ) );
		self::assertNull( Fit::value( [ 'type' => 'date' ], 'x' ) );
	}
}
