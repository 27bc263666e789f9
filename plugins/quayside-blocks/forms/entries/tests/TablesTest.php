<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Entries\TablesUpdate;
use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Tests\TestCase;

/**
 * Tests the migration of tables of version 3, in which unique values refer to entries by id and files have a separate table. The
 * tables have another prefix, so that those of the site are not changed.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.DirectDatabaseQuery.SchemaChange
 */
final class TablesTest extends TestCase {
	/** Prefix and version of the site's own tables. */
	private string $prefix  = '';
	private string $version = '';

	protected function set_up(): void {
		global $wpdb;
		parent::set_up();
		// Tables can't be created in transactions, and on SQLite a failed statement would roll them back.
		$wpdb->query( 'COMMIT' );
		$this->prefix  = $wpdb->prefix;
		$this->version = (string) get_option( Tables::OPTION );
		$wpdb->prefix  = 'quayside_old_';
		self::drop();
		$entries = Tables::name( 'entries' );
		$unique  = Tables::name( 'unique' );
		$wpdb->query(
			"CREATE TABLE $entries (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, form_id bigint(20) unsigned NOT NULL, status varchar(10) NOT NULL DEFAULT 'unread', inbox tinyint(1) NOT NULL DEFAULT 1, starred tinyint(1) NOT NULL DEFAULT 0, was varchar(10) NOT NULL DEFAULT '', trashed_gmt datetime DEFAULT NULL, user_id bigint(20) unsigned NOT NULL DEFAULT 0, idem_key varchar(64) NOT NULL, created_gmt datetime NOT NULL, source_url text NOT NULL, mail varchar(10) NOT NULL DEFAULT 'none', fields longtext NOT NULL, search longtext, PRIMARY KEY  (id), UNIQUE KEY form_key (form_id,idem_key))"
		);
		$wpdb->query(
			"CREATE TABLE $unique (form_id bigint(20) unsigned NOT NULL, field_id varchar(40) NOT NULL, hash char(64) NOT NULL, entry_id bigint(20) unsigned NOT NULL, PRIMARY KEY  (form_id,field_id,hash), KEY entry (entry_id))"
		);
		update_option( Tables::OPTION, '3' );
	}

	protected function tear_down(): void {
		global $wpdb;
		self::drop();
		$wpdb->prefix = $this->prefix;
		update_option( Tables::OPTION, $this->version );
		parent::tear_down();
	}

	private static function drop(): void {
		global $wpdb;
		foreach ( [ ...Tables::NAMES, 'files' ] as $table ) {
			$wpdb->query( 'DROP TABLE IF EXISTS ' . Tables::name( $table ) );
		}
	}

	/** Stores an entry and its unique value the way version 3 did. */
	private static function store( int $form, string $value, string $key ): int {
		global $wpdb;
		$wpdb->insert(
			Tables::name( 'entries' ),
			[
				'form_id'     => $form,
				'idem_key'    => $key,
				'created_gmt' => '2026-01-01 00:00:00',
				'source_url'  => '',
				'fields'      => (string) wp_json_encode(
					[
						[
							'id'    => 'e1',
							'slug'  => 'email',
							'type'  => 'email',
							'label' => 'Email',
							'value' => $value,
						],
					]
				),
			]
		);
		$id = $wpdb->insert_id;
		self::claim( $form, $value, $id );
		return $id;
	}

	private static function claim( int $form, string $value, int $entry ): void {
		global $wpdb;
		$wpdb->insert(
			Tables::name( 'unique' ),
			[
				'form_id'  => $form,
				'field_id' => 'e1',
				'hash'     => hash( 'sha256', $value ),
				'entry_id' => $entry,
			]
		);
	}

	/** @return array<int, string> */
	private static function columns(): array {
		global $wpdb;
		return array_column( (array) $wpdb->get_results( 'SHOW COLUMNS FROM ' . Tables::name( 'unique' ), ARRAY_A ), 'Field' );
	}

	public function test_migrates_unique_values_of_version_3_with_their_constraint(): void {
		global $wpdb;
		$first = self::store( 7, 'ada@example.com', 'key-of-ada' );
		self::store( 7, 'bob@example.com', 'key-of-bob' );
		self::store( 8, 'ada@example.com', 'key-of-ada' );
		// A value whose entry was deleted.
		self::claim( 7, 'deleted@example.com', 999 );
		TablesUpdate::update();

		self::assertSame( '', $wpdb->last_error );
		self::assertSame( '6', get_option( Tables::OPTION ) );
		self::assertSame( [ 'form_id', 'field_id', 'hash', 'idem_key', 'claimed' ], self::columns() );
		$unique = Tables::name( 'unique' );
		self::assertSame(
			[ [ '7', 'key-of-ada' ], [ '7', 'key-of-bob' ], [ '8', 'key-of-ada' ] ],
			array_map(
				static fn ( array $row ): array => array_map( 'strval', array_values( $row ) ),
				(array) $wpdb->get_results( "SELECT form_id, idem_key FROM $unique ORDER BY form_id, idem_key", ARRAY_A )
			)
		);

		self::assertSame( [ 'e1' ], UniqueValues::claim( 7, 'key-of-eve', [ 'e1' => 'Ada@example.com' ] ), 'The value still has its entry.' );
		self::assertSame( [], UniqueValues::claim( 7, 'key-of-ada', [ 'e1' => 'ada@example.com' ] ), 'A retry of the same entry.' );
		self::assertSame( [], UniqueValues::claim( 7, 'key-of-eve', [ 'e1' => 'deleted@example.com' ] ), 'A value without an entry is released.' );
		$old = $wpdb->suppress_errors( true );
		$query = "INSERT INTO $unique (form_id, field_id, hash, idem_key, claimed) VALUES (7, 'e1', %s, 'key-of-eve', 0)";
		self::assertFalse( $wpdb->query( $wpdb->prepare( $query, hash( 'sha256', 'bob@example.com' ) ) ), 'The database rejects duplicates.' );
		$wpdb->suppress_errors( $old );
		( new Entries() )->delete( $first );
		self::assertSame( [], UniqueValues::find_used( 7, [ 'e1' => 'ada@example.com' ] ), 'The value is released with its entry.' );

		$rows = $wpdb->get_var( "SELECT COUNT(*) FROM $unique" );
		update_option( Tables::OPTION, '3' );
		TablesUpdate::update();
		self::assertSame( $rows, $wpdb->get_var( "SELECT COUNT(*) FROM $unique" ), 'Running the update twice changes nothing.' );
	}

	public function test_a_failed_update_preserves_unique_values_and_is_tried_again(): void {
		global $wpdb;
		self::store( 7, 'ada@example.com', 'key-of-ada' );
		$fail = static fn ( string $query ): string => str_contains( $query, 'SET idem_key' ) ? 'UPDATE quayside_no_such_table SET a = 1' : $query;
		add_filter( 'query', $fail );
		$old = $wpdb->suppress_errors( true );
		TablesUpdate::update();
		$wpdb->suppress_errors( $old );
		remove_filter( 'query', $fail );
		self::assertContains( 'entry_id', self::columns() );
		self::assertSame( '3', get_option( Tables::OPTION ) );

		TablesUpdate::update();
		self::assertSame( '6', get_option( Tables::OPTION ) );
		self::assertSame( [ 'e1' ], UniqueValues::claim( 7, 'key-of-eve', [ 'e1' => 'ada@example.com' ] ) );
	}

	/** Stores files of entries the way version 4 did. */
	private static function store_files( int ...$entries ): void {
		global $wpdb;
		$files = Tables::name( 'files' );
		$wpdb->query(
			"CREATE TABLE $files (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, entry_id bigint(20) unsigned NOT NULL, form_id bigint(20) unsigned NOT NULL, field_id varchar(40) NOT NULL, name varchar(255) NOT NULL, path varchar(120) NOT NULL, type varchar(120) NOT NULL, size bigint(20) unsigned NOT NULL, created_gmt datetime NOT NULL, PRIMARY KEY  (id), KEY entry (entry_id))"
		);
		foreach ( $entries as $number => $entry ) {
			$wpdb->insert(
				$files,
				[
					'entry_id' => $entry,
					'form_id' => 7,
					'field_id' => 'u1',
					'name' => "é$number.pdf",
					'path' => "7/2026/file$number",
					'type' => 'application/pdf',
					'size' => 40 + $number,
					'created_gmt' => '2026-01-01 00:00:00',
				]
			);
		}
	}

	public function test_moves_files_of_version_4_to_their_entries(): void {
		global $wpdb;
		$ada = self::store( 7, 'ada@example.com', 'key-of-ada' );
		$bob = self::store( 7, 'bob@example.com', 'key-of-bob' );
		$eve = self::store( 7, 'eve@example.com', 'key-of-eve' );
		self::store_files( $ada, $bob, $ada, 999 );
		$fail = static fn ( string $query ): string => str_contains( $query, 'é1.pdf' ) ? 'UPDATE quayside_no_such_table SET a = 1' : $query;
		add_filter( 'query', $fail );
		$old = $wpdb->suppress_errors( true );
		TablesUpdate::update();
		$wpdb->suppress_errors( $old );
		remove_filter( 'query', $fail );
		self::assertSame( '3', get_option( Tables::OPTION ), 'The failed update is tried again.' );

		TablesUpdate::update();
		self::assertSame( '6', get_option( Tables::OPTION ) );
		$file = static fn ( int $number ): array => [
			'field' => 'u1',
			'name' => "é$number.pdf",
			'path' => "7/2026/file$number",
			'type' => 'application/pdf',
			'size' => 40 + $number,
			'key' => '',
		];
		self::assertSame(
			[ [ $file( 0 ), $file( 2 ) ], [ $file( 1 ) ], [] ],
			array_map( static fn ( int $id ): array => ( new Entries() )->get( $id )->files, [ $ada, $bob, $eve ] )
		);
		self::assertNull( $wpdb->get_var( "SHOW TABLES LIKE '" . Tables::name( 'files' ) . "'" ) );
	}

	public function test_concurrent_first_requests_create_the_tables_without_an_error(): void {
		global $wpdb;
		self::drop();
		delete_option( Tables::OPTION );
		$printed = [];
		$other   = static function ( string $query ) use ( &$other, &$printed ): string {
			global $wpdb;
			if ( 1 === preg_match( '/^\s*CREATE TABLE \S*quayside_form_/', $query ) ) {
				$printed[] = $wpdb->suppress_errors ? '' : $query;
				// Simulates that the other request is faster.
				remove_filter( 'query', $other );
				$shows = $wpdb->suppress_errors();
				$wpdb->query( $query );
				$wpdb->suppress_errors( $shows );
				add_filter( 'query', $other );
			}
			return $query;
		};
		add_filter( 'query', $other );
		TablesUpdate::update();
		remove_filter( 'query', $other );
		self::assertSame( array_fill( 0, count( Tables::NAMES ), '' ), $printed, 'An existing table is not an error.' );
		self::assertFalse( $wpdb->suppress_errors, 'Later errors are displayed again.' );
		self::assertNotFalse( get_option( Tables::OPTION ) );
		foreach ( Tables::NAMES as $name ) {
			self::assertNotFalse( $wpdb->query( 'SELECT 1 FROM ' . Tables::name( $name ) . ' LIMIT 1' ) );
		}
	}
}
