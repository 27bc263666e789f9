<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log\Tests;

use Quayside\Consent\Log\DailyChoices;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Log\Table;
use Quayside\Tests\TestCase;

/**
 * Tests the migration of a table of version 6. The tables have another prefix, so that those of the site are not changed.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.DirectDatabaseQuery.SchemaChange
 */
final class OlderTablesTest extends TestCase {
	private const VERSION = 'quayside_consent_log_version';

	/** Prefix, version, and counted days of the site's own tables. */
	private string $prefix = '';
	private mixed $version = '';
	private mixed $counted = '';

	protected function set_up(): void {
		global $wpdb;
		parent::set_up();
		// Tables can't be created in transactions, and on SQLite a failed statement would roll them back.
		$wpdb->query( 'COMMIT' );
		$this->prefix  = $wpdb->prefix;
		$this->version = get_option( self::VERSION );
		$this->counted = get_option( DailyChoices::OPTION );
		$wpdb->prefix  = 'quayside_old_';
		self::drop();
		$name = Table::name();
		$wpdb->query(
			"CREATE TABLE $name (id bigint(20) unsigned NOT NULL AUTO_INCREMENT, consent_id varchar(64) NOT NULL, logged_at datetime NOT NULL, chosen_at bigint(20) unsigned NOT NULL, action varchar(12) NOT NULL, law varchar(4) NOT NULL, categories text NOT NULL, revision int(10) unsigned NOT NULL, language varchar(20) NOT NULL DEFAULT '', shown char(64) NOT NULL DEFAULT '', layout varchar(30) NOT NULL DEFAULT '', PRIMARY KEY  (id), KEY choice (consent_id,chosen_at), KEY statistics (logged_at,action,language,layout))"
		);
		foreach ( [ 'accept', 'accept', 'reject' ] as $number => $action ) {
			$wpdb->query( "INSERT INTO $name (consent_id, logged_at, chosen_at, action, law, categories, revision) VALUES ('old$number', '2026-01-0" . ( $number + 1 ) . " 10:00:00', 1, '$action', 'gdpr', '{}', 1)" );
		}
		update_option( self::VERSION, '6' );
		delete_option( DailyChoices::OPTION );
	}

	protected function tear_down(): void {
		global $wpdb;
		self::drop();
		$wpdb->prefix = $this->prefix;
		foreach ( [ self::VERSION => $this->version, DailyChoices::OPTION => $this->counted ] as $option => $value ) {
			false === $value ? delete_option( $option ) : update_option( $option, $value );
		}
		parent::tear_down();
	}

	private static function drop(): void {
		global $wpdb;
		foreach ( Table::all() as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS $table" );
		}
	}

	/**
	 * Returns the columns of the indexes, by name.
	 *
	 * @return array<string, string>
	 */
	private static function indexes(): array {
		global $wpdb;
		$columns = [];
		foreach ( (array) $wpdb->get_results( 'SHOW INDEX FROM ' . Table::name(), ARRAY_A ) as $row ) {
			self::assertIsArray( $row );
			$columns[ (string) preg_replace( '/^.*__/', '', $row['Key_name'] ) ][] = $row['Column_name'];
		}
		unset( $columns['PRIMARY'] );
		$columns = array_map( static fn ( array $names ): string => implode( ',', $names ), $columns );
		ksort( $columns );
		return $columns;
	}

	private static function assert_is_current(): void {
		self::assertSame( '7', get_option( self::VERSION ) );
		self::assertSame(
			[
				'action'     => 'action,logged_at',
				'consent'    => 'consent_id,chosen_at,logged_at,action',
				'newest'     => 'logged_at',
				'statistics' => 'logged_at,action,language,layout',
			],
			self::indexes()
		);
		self::assertSame( [ 'old2', 'old1', 'old0' ], array_column( ( new Search( [] ) )->page( 1 ), 'consent_id' ) );
		self::assertSame( [ 3, 2 ], [ ( new Search( [] ) )->count(), ( new Search( [ 'choice' => 'accept' ] ) )->count() ] );
	}

	public function test_an_older_table_gets_its_indexes_and_keeps_its_rows(): void {
		self::assertSame( [ 'choice', 'statistics' ], array_keys( self::indexes() ) );
		( new Table() )->install();
		self::assert_is_current();
		// A process that has read the old version migrates again.
		update_option( self::VERSION, '6' );
		( new Table() )->install();
		self::assert_is_current();
	}

	/**
	 * @dataProvider statements
	 */
	public function test_an_interrupted_migration_is_continued( string $statement ): void {
		global $wpdb;
		// The server stops this statement, as it does when it runs out of time or space.
		$fail       = static fn ( string $query ): string => 1 === preg_match( $statement, $query ) ? 'SELECT broken FROM nowhere_at_all' : $query;
		$suppressed = $wpdb->suppress_errors();
		add_filter( 'query', $fail );
		( new Table() )->install();
		remove_filter( 'query', $fail );
		$wpdb->suppress_errors( $suppressed );
		self::assertSame( '6', get_option( self::VERSION ) );
		self::assertCount( 3, ( new Search( [] ) )->page( 1 ), 'Its rows can be read until then.' );
		( new Table() )->install();
		self::assert_is_current();
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public static function statements(): array {
		return [
			'an index for IDs'     => [ '/ADD .*consent_id/' ],
			'an index for times'   => [ '/ADD .*newest/' ],
			'an index for actions' => [ '/ADD .*`?action`?,/' ],
		];
	}
}
