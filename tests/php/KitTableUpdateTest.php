<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\Lock;
use Quayside\Blocks\Kit\TableUpdate;

/**
 * Tests updates of database tables that fail, that are interrupted, and that run in several processes.
 */
final class KitTableUpdateTest extends TestCase {
	use ReadsLog;

	private const OPTION = 'quayside_test_tables';

	/** A column that a later version adds. */
	private const NAME = "\nname varchar(20) NOT NULL DEFAULT '',";

	/** @var array<int, string> Previous versions that were migrated. */
	private array $migrated = [];

	protected function set_up(): void {
		parent::set_up();
		// On SQLite, dbDelta() ends the transaction of the test, so these tests clean up after themselves.
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
	}

	protected function tear_down(): void {
		global $wpdb;
		foreach ( [ 'one', 'two' ] as $name ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . self::table( $name ) );
		}
		delete_option( self::OPTION );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s", self::OPTION . '_lock' ) );
		parent::tear_down();
	}

	private static function table( string $name ): string {
		return $GLOBALS['wpdb']->prefix . "quayside_test_$name";
	}

	private function update( string $version, string $columns, bool $is_complete = true ): void {
		TableUpdate::run(
			'forms',
			self::OPTION,
			$version,
			static fn (): array => array_map(
				static fn ( string $name ): string => 'CREATE TABLE ' . self::table( $name ) . " (
					id bigint(20) unsigned NOT NULL,$columns
					PRIMARY KEY  (id)
				);",
				[ 'one', 'two' ]
			),
			function ( string $previous ) use ( $is_complete ): bool {
				$this->migrated[] = $previous;
				return $is_complete;
			}
		);
	}

	/** @return array<int, string> */
	private static function columns( string $name ): array {
		return array_column( (array) $GLOBALS['wpdb']->get_results( 'SHOW COLUMNS FROM ' . self::table( $name ), ARRAY_A ), 'Field' );
	}

	/** Runs a callback, and returns the queries that changed or read the tables. */
	private static function queries( callable $task ): array {
		$queries = [];
		$note    = static function ( string $query ) use ( &$queries ): string {
			if ( 1 === preg_match( '/quayside_test_(?:one|two)/', $query ) ) {
				$queries[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $note );
		$task();
		remove_filter( 'query', $note );
		return $queries;
	}

	public function test_creates_and_updates_tables_once(): void {
		$this->update( '1', '' );
		$this->update( '2', self::NAME );
		self::assertSame( [ [ 'id', 'name' ], [ 'id', 'name' ] ], [ self::columns( 'one' ), self::columns( 'two' ) ] );
		self::assertSame( '2', get_option( self::OPTION ) );
		self::assertSame( [], self::queries( fn () => $this->update( '2', self::NAME ) ) );
		self::assertSame( [ '', '1' ], $this->migrated );
		self::assertNotNull( Lock::take( self::OPTION . '_lock' ), 'The lock is released.' );
	}

	/** @return array<string, array{string}> Start of the statement that fails. */
	public static function statements(): array {
		return [
			'first table'  => [ 'ALTER TABLE {one}' ],
			'second table' => [ 'ALTER TABLE {two}' ],
			'all'          => [ 'ALTER TABLE' ],
		];
	}

	/** @dataProvider statements */
	public function test_an_update_that_fails_goes_on_with_the_next_request( string $start ): void {
		global $wpdb;
		$this->update( '1', '' );
		$start = strtr( $start, [ '{one}' => self::table( 'one' ), '{two}' => self::table( 'two' ) ] );
		$fail  = static fn ( string $query ): string => str_starts_with( ltrim( $query ), $start ) ? 'SELECT broken FROM nowhere_at_all' : $query;
		add_filter( 'query', $fail );
		$shows = $wpdb->show_errors();
		$this->expectOutputString( '' );
		$this->update( '2', self::NAME );
		$wpdb->show_errors( $shows );
		remove_filter( 'query', $fail );
		self::assertSame( '1', get_option( self::OPTION ) );
		self::assertSame( [ '' ], $this->migrated, 'Data is not migrated to tables that lack columns.' );

		$this->update( '2', self::NAME );
		self::assertSame( '2', get_option( self::OPTION ) );
		self::assertSame( [ [ 'id', 'name' ], [ 'id', 'name' ] ], [ self::columns( 'one' ), self::columns( 'two' ) ] );
	}

	public function test_a_migration_that_is_incomplete_runs_again(): void {
		$this->update( '1', '' );
		$logged = self::log_of( fn () => $this->update( '2', '', false ) );
		self::assertSame( [ 'error', 'forms', [ 'option' => self::OPTION, 'from' => '1', 'to' => '2' ] ], [ $logged[0][0], $logged[0][1], $logged[0][3] ] );
		self::assertSame( '1', get_option( self::OPTION ) );
		$logged = self::log_of( fn () => $this->update( '2', '' ) );
		self::assertSame( [ 'info', 'Database tables were created or updated.' ], [ $logged[0][0], $logged[0][2] ] );
		self::assertSame( [], self::log_of( fn () => $this->update( '2', '' ) ) );
		self::assertSame( '2', get_option( self::OPTION ) );
		self::assertSame( [ '', '1', '1' ], $this->migrated );
	}

	public function test_only_one_process_updates_existing_tables(): void {
		global $wpdb;
		$this->update( '1', '' );
		$other = Lock::take( self::OPTION . '_lock' );
		self::assertSame( [], self::queries( fn () => $this->update( '2', self::NAME ) ) );
		self::assertSame( '1', get_option( self::OPTION ) );

		// A process that was killed never releases its lock.
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = '1 killed' WHERE option_name = %s", self::OPTION . '_lock' ) );
		$this->update( '2', self::NAME );
		self::assertSame( '2', get_option( self::OPTION ) );
		self::assertFalse( $other->hold() && null === Lock::take( self::OPTION . '_lock' ), 'The expired lock is no one else’s.' );
	}

	public function test_an_older_version_leaves_newer_tables_alone(): void {
		$this->update( '10', self::NAME );
		self::assertSame( [], self::queries( fn () => $this->update( '9', '' ) ) );
		self::assertSame( [ '10', [ '' ] ], [ get_option( self::OPTION ), $this->migrated ] );
	}

	public function test_a_version_in_a_cache_that_is_behind_does_not_repeat_the_update(): void {
		$this->update( '1', '' );
		$behind = wp_load_alloptions();
		$this->update( '2', self::NAME );
		wp_cache_set( 'alloptions', $behind, 'options' );
		self::assertSame( [], self::queries( fn () => $this->update( '2', self::NAME ) ) );
		self::assertSame( [ '2', [ '', '1' ] ], [ get_option( self::OPTION ), $this->migrated ] );
	}

	public function test_a_migration_reads_from_the_primary(): void {
		global $wpdb;
		$this->update( '1', '' );
		$table = self::table( 'one' );
		$reads = ReplicatedDatabase::reads(
			static fn () => TableUpdate::run(
				'forms',
				self::OPTION,
				'2',
				static fn (): array => [],
				// phpcs:ignore WordPress.DB.PreparedSQL
				static fn (): bool => [] === $GLOBALS['wpdb']->get_col( "SELECT id FROM $table" )
			),
			$wpdb->prefix
		);
		self::assertSame( [ '2', [] ], [ get_option( self::OPTION ), $reads ] );
	}

	public function test_the_first_two_visitors_both_have_tables(): void {
		$other = Lock::take( self::OPTION . '_lock' );
		$this->update( '1', '' );
		self::assertSame( [ 'id' ], self::columns( 'two' ) );
		$other->release();
	}

	/** @return array<string, array{string}> What a restored backup lacks. */
	public static function backups(): array {
		return [
			'a table'  => [ 'DROP TABLE {two}' ],
			'a column' => [ 'ALTER TABLE {two} DROP COLUMN name' ],
		];
	}

	/** @dataProvider backups */
	public function test_what_a_restored_backup_lacks_is_added_at_the_end_of_the_first_request_that_needs_it( string $loss ): void {
		global $wpdb;
		remove_all_actions( 'shutdown' );
		$this->update( '2', self::NAME );
		$wpdb->query( strtr( $loss, [ '{two}' => self::table( 'two' ) ] ) );
		$this->update( '2', self::NAME );
		$GLOBALS['EZSQL_ERROR'] = [];
		$read = static fn () => $wpdb->query( 'SELECT name FROM ' . self::table( 'two' ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		self::assertSame( [], self::queries( static fn () => do_action( 'shutdown' ) ), 'Without a failed query, nothing is checked.' );

		$shows = $wpdb->suppress_errors();
		self::assertFalse( $read() );
		$logged = self::log_of( static fn () => do_action( 'shutdown' ) );
		self::assertSame( 0, $read() );
		$wpdb->suppress_errors( $shows );
		self::assertSame( [ 'error', 'forms', 'Database tables were missing or incomplete.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertSame( self::table( 'two' ), $logged[0][3]['tables'] );
		self::assertSame( '2', get_option( self::OPTION ) );
	}

	public function test_a_failed_query_of_another_table_or_of_complete_tables_repairs_nothing(): void {
		global $wpdb;
		remove_all_actions( 'shutdown' );
		$this->update( '1', '' );
		$this->update( '1', '' );
		$GLOBALS['EZSQL_ERROR'] = [];

		$shows = $wpdb->suppress_errors();
		$wpdb->query( 'SELECT broken FROM nowhere_at_all' );
		self::assertSame( [], self::queries( static fn () => do_action( 'shutdown' ) ) );
		$wpdb->query( 'SELECT broken FROM ' . self::table( 'one' ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		self::assertSame( [], self::log_of( static fn () => do_action( 'shutdown' ) ) );
		$wpdb->suppress_errors( $shows );
		self::assertSame( [ '' ], $this->migrated );
	}

	public function test_site_health_adds_what_is_missing_and_names_what_the_database_refuses(): void {
		global $wpdb;
		$health = new \Quayside\Blocks\Kit\TablesHealth();
		$this->update( '1', '' );
		self::assertSame( 'good', $health->test()['status'] );

		$refuse = static fn ( string $query ): string => 1 === preg_match( '/^\s*CREATE/', $query ) ? 'SELECT broken FROM nowhere_at_all' : $query;
		$wpdb->query( 'DROP TABLE ' . self::table( 'two' ) );
		add_filter( 'query', $refuse );
		$result = $health->test();
		remove_filter( 'query', $refuse );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( self::table( 'two' ), (string) $result['description'] );
		self::assertStringNotContainsString( self::table( 'one' ), (string) $result['description'] );

		self::assertSame( 'good', $health->test()['status'] );
		self::assertSame( [ 'id' ], self::columns( 'two' ) );
	}
}
