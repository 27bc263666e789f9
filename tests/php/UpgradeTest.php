<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Entries\TablesUpdate;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Settings as ConsentSettings;
use Quayside\Shop\Settings\Settings as ShopSettings;

/**
 * Tests upgrades from each release with its data, which releases/VERSION.json contains: the tables, their rows, the options, and what
 * that release read from them. With QUAYSIDE_RECORD=VERSION, the file is written for the current code, once for each release.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.DirectDatabaseQuery.SchemaChange
 */
final class UpgradeTest extends TestCase {
	private const FOLDER = __DIR__ . '/releases';

	/** Options of a site whose owner has changed settings. */
	private const OPTIONS = [
		'quayside_consent_settings' => [
			'law'         => 'both',
			'layout'      => 'bar',
			'position'    => 'top',
			'revision'    => 3,
			'logDays'     => 90,
			'gpc'         => false,
			'signalsWait' => 900,
		],
		'quayside_shop_settings'    => [
			'cart_drawer'        => false,
			'coupon'             => false,
			'free_shipping_from' => 75,
		],
		'quayside_form_blocklist'   => [
			'words'     => [ 'casino' ],
			'emails'    => [ '@spam.example' ],
			'addresses' => [ '192.0.2.7' ],
		],
	];

	private const CONSENT_ID = 'k3Vb9QxT1mZpL0aWcR7sYdE5uJ2hNf8G';

	/** Prefix of the site's own tables. */
	private string $prefix = '';

	/** @var array<string, mixed> The site's own options. */
	private array $options = [];

	protected function set_up(): void {
		global $wpdb;
		parent::set_up();
		// Tables can't be created in transactions.
		$wpdb->query( 'COMMIT' );
		foreach ( [ ...array_keys( self::OPTIONS ), Tables::OPTION, Tables::OPTION_FULL_TEXT, 'quayside_consent_log_version' ] as $name ) {
			$this->options[ $name ] = get_option( $name );
		}
		$this->prefix = $wpdb->prefix;
		$wpdb->prefix = 'quayside_release_';
		self::drop();
	}

	protected function tear_down(): void {
		global $wpdb;
		self::drop();
		$wpdb->prefix = $this->prefix;
		foreach ( $this->options as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
		parent::tear_down();
	}

	/** @return array<int, string> */
	private static function tables(): array {
		return [ ...array_map( [ Tables::class, 'name' ], Tables::NAMES ), ...Table::all() ];
	}

	private static function drop(): void {
		global $wpdb;
		foreach ( self::tables() as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS $table" );
		}
	}

	private static function upgrade(): void {
		TablesUpdate::update();
		( new Table() )->install();
	}

	/** @return array<string, mixed> What the plugins read from the options and tables. */
	private static function read(): array {
		( new ConsentSettings() )->refresh();
		$entries = ( new Entries() )->list( [ 'form' => 7 ] )['entries'];
		return json_decode(
			(string) wp_json_encode(
				[
					'consent'   => ( new ConsentSettings() )->all(),
					'shop'      => ShopSettings::all(),
					'blocklist' => SpamSettings::blocklist(),
					'entries'   => array_map( 'get_object_vars', $entries ),
					'log'       => ( new Table() )->get_by_consent_id( self::CONSENT_ID ),
				]
			),
			true
		);
	}

	/** Fills the tables with data of the current release. */
	private static function fill(): void {
		foreach ( self::OPTIONS as $name => $value ) {
			update_option( $name, $value );
		}
		foreach ( [ Tables::OPTION, 'quayside_consent_log_version' ] as $version ) {
			delete_option( $version );
		}
		self::upgrade();
		$field   = static fn ( string $slug, string $value ): array => [
			'id'    => "$slug-1",
			'slug'  => $slug,
			'type'  => 'input',
			'label' => ucfirst( $slug ),
			'value' => $value,
		];
		$file    = [
			'field' => 'file-1',
			'name'  => 'plan.pdf',
			'path'  => 'quayside-forms/7/plan.pdf',
			'type'  => 'application/pdf',
			'size'  => 1200,
			'key'   => 'a2V5',
		];
		$entries = new Entries();
		$source  = 'https://example.com/contact/';
		$fields  = [ $field( 'name', 'Ada Lovelace' ), $field( 'message', "Zwölf Boxkämpfer\n🚢" ) ];
		$first   = $entries->add( 7, 'key-1', $fields, [ 'name-1' => 'Ada Lovelace' ], 'unread', $source, [ $file ] );
		$entries->add( 7, 'key-2', [ $field( 'name', 'Grace' ) ], [], 'unread', $source );
		$entries->change( $first['id'], [ 'starred' => true ] );
		$entries->note( $first['id'], 'mail', 'Sent' );
		( new Table() )->add(
			[
				'id'         => self::CONSENT_ID,
				'action'     => 'accept',
				'categories' => [
					'necessary' => true,
					'analytics' => true,
				],
				'revision'   => 3,
				'law'        => 'gdpr',
				'time'       => 1795000000,
				'language'   => 'en_US',
				'layout'     => 'bar',
			],
			str_repeat( 'a', 64 )
		);
	}

	/** Writes the file of a release. */
	private static function record( string $release ): void {
		global $wpdb;
		self::fill();
		$names   = static fn ( string $text ): string => strtr(
			$text,
			[
				$wpdb->prefix                => '{prefix}',
				$wpdb->get_charset_collate() => '{collate}',
			]
		);
		$options = [ ...array_keys( self::OPTIONS ), Tables::OPTION, 'quayside_consent_log_version' ];
		$rows    = [];
		foreach ( self::tables() as $table ) {
			$rows[ $names( $table ) ] = $wpdb->get_results( "SELECT * FROM $table", ARRAY_A );
		}
		wp_mkdir_p( self::FOLDER );
		file_put_contents(
			self::FOLDER . "/$release.json",
			wp_json_encode(
				[
					'definitions' => array_map( $names, [ ...TablesUpdate::definitions(), ...Table::definitions() ] ),
					'rows'        => $rows,
					'options'     => array_combine( $options, array_map( 'get_option', $options ) ),
					'read'        => self::read(),
				],
				JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			) . "\n"
		);
	}

	/** Sets a site up as a release has left it. Returns what the release read. */
	private static function restore( string $release ): array {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$site   = json_decode( (string) file_get_contents( self::FOLDER . "/$release.json" ), true );
		$expand = static fn ( string $text ): string => strtr(
			$text,
			[
				'{prefix}'  => $wpdb->prefix,
				'{collate}' => $wpdb->get_charset_collate(),
			]
		);
		foreach ( $site['definitions'] as $definition ) {
			dbDelta( $expand( $definition ) );
		}
		foreach ( $site['rows'] as $table => $rows ) {
			foreach ( $rows as $row ) {
				self::assertSame( 1, $wpdb->insert( $expand( $table ), $row ) );
			}
		}
		foreach ( $site['options'] as $name => $value ) {
			update_option( $name, $value );
		}
		return $site['read'];
	}

	/** Asserts that everything that a release read is still there. Later releases may add settings and properties. */
	private static function assert_contains( array $expected, mixed $actual, string $path ): void {
		self::assertIsArray( $actual, $path );
		foreach ( $expected as $name => $value ) {
			self::assertArrayHasKey( $name, $actual, $path );
			is_array( $value ) ? self::assert_contains( $value, $actual[ $name ], "$path.$name" ) : self::assertSame( $value, $actual[ $name ], "$path.$name" );
		}
	}

	/** @return array<string, array{string}> */
	public static function releases(): array {
		$releases = array_map( static fn ( string $file ): string => basename( $file, '.json' ), (array) glob( self::FOLDER . '/*.json' ) );
		$record   = (string) getenv( 'QUAYSIDE_RECORD' );
		$all      = '' === $record ? $releases : [ $record ];
		return array_combine( $all, array_map( static fn ( string $release ): array => [ $release ], $all ) );
	}

	/** @dataProvider releases */
	public function test_an_upgrade_keeps_settings_entries_and_records( string $release ): void {
		if ( '' !== (string) getenv( 'QUAYSIDE_RECORD' ) ) {
			self::record( $release );
			self::drop();
		}
		$expected = self::restore( $release );
		self::assertCount( 2, $expected['entries'] );
		self::assertCount( 1, $expected['log'] );
		self::upgrade();
		self::assert_contains( $expected, self::read(), $release );
		self::upgrade();
		self::assert_contains( $expected, self::read(), "$release, again" );
		$again = ( new Entries() )->add( 7, 'key-3', [], [ 'name-1' => 'Ada Lovelace' ], 'unread', '' );
		self::assertSame( 0, $again['id'], 'Unique values are still taken.' );
	}

	/** @dataProvider releases */
	public function test_an_upgrade_that_is_interrupted_goes_on( string $release ): void {
		global $wpdb;
		$expected = self::restore( $release );
		// As a later release finds it, whose version is higher.
		update_option( Tables::OPTION, '0' );
		update_option( 'quayside_consent_log_version', '0' );
		$form = '/^\s*(?:ALTER|UPDATE|SELECT id)\b.*quayside_release_/s';
		$fail = static fn ( string $query ): string => 1 === preg_match( $form, $query ) ? 'SELECT broken FROM nowhere_at_all' : $query;
		add_filter( 'query', $fail );
		self::upgrade();
		remove_filter( 'query', $fail );
		self::assertSame( [ '0', '0' ], [ get_option( Tables::OPTION ), get_option( 'quayside_consent_log_version' ) ] );
		self::assert_contains( $expected, self::read(), "$release, interrupted" );
		self::upgrade();
		self::assert_contains( $expected, self::read(), "$release, completed" );
		self::assertNotSame( '0', get_option( Tables::OPTION ) );
		self::assertNotSame( '0', get_option( 'quayside_consent_log_version' ) );
	}

	/** @dataProvider releases */
	public function test_two_nodes_upgrade_at_once( string $release ): void {
		$expected = self::restore( $release );
		// Each has booted before the version is outdated, so all find it at once.
		$code  = sprintf(
			'echo "ready\n"; fgets( STDIN ); wp_cache_flush(); $GLOBALS["wpdb"]->prefix = "quayside_release_"; %s::update(); ( new %s() )->install(); echo "done";',
			TablesUpdate::class,
			Table::class
		);
		$nodes = array_map(
			static function () use ( $code ): array {
				$process = proc_open(
					[ PHP_BINARY, dirname( __DIR__, 2 ) . '/bin/site/eval.php', ABSPATH, $code ],
					[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'file', '/dev/null', 'w' ] ],
					$pipes
				);
				return [ $process, $pipes ];
			},
			range( 1, 3 )
		);
		foreach ( $nodes as [ , $pipes ] ) {
			self::assertSame( "ready\n", fgets( $pipes[1] ) );
		}
		update_option( Tables::OPTION, '0' );
		update_option( 'quayside_consent_log_version', '0' );
		foreach ( $nodes as [ , $pipes ] ) {
			fwrite( $pipes[0], "go\n" );
		}
		foreach ( $nodes as [ $process, $pipes ] ) {
			self::assertSame( 'done', stream_get_contents( $pipes[1] ) );
			self::assertSame( 0, proc_close( $process ) );
		}
		wp_cache_flush();
		self::assertNotSame( '0', get_option( Tables::OPTION ) );
		self::assertNotSame( '0', get_option( 'quayside_consent_log_version' ) );
		self::assert_contains( $expected, self::read(), $release );
	}
}
