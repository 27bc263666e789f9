<?php
declare( strict_types=1 );

namespace Quayside\Consent\Cli\Tests;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Cli\ConsentCommand;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Log\DailyChoices;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Screen\SettingsChanges;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\RecordingTerminal;
use Quayside\Tests\TestCase;

/**
 * Tests `wp quayside consent` with a terminal that records the output.
 */
final class ConsentCommandTest extends TestCase {
	private RecordingTerminal $terminal;

	private ConsentCommand $command;

	private Settings $settings;

	protected function set_up(): void {
		parent::set_up();
		// On SQLite, the end of a test removes the table.
		( new Table() )->install();
		$this->terminal = new RecordingTerminal();
		$this->settings = new Settings();
		$categories     = new Categories( $this->settings );
		$providers      = new ProviderList( dirname( __DIR__, 2 ) . '/blocking/providers/list.php', $this->settings, $categories );
		$this->command  = new ConsentCommand(
			new Contracts( dirname( __DIR__, 2 ) . '/build/contracts' ),
			new SettingsChanges( $this->settings, $categories, $providers ),
			$this->terminal
		);
	}

	private static function add( string $id, string $action, string $day ): void {
		global $wpdb;
		( new Table() )->add( [
			'id'         => $id,
			'action'     => $action,
			'law'        => 'gdpr',
			'categories' => [ 'necessary' => true ],
			'revision'   => 1,
			'language'   => 'en_US',
			'time'       => 1795000000,
			'layout'     => 'box',
		] );
		$wpdb->update( Table::name(), [ 'logged_at' => "$day 12:00:00" ], [ 'consent_id' => $id ] );
	}

	public function test_records_are_listed_exported_and_erased(): void {
		self::add( 'visitor-1', 'accept', '2026-01-05' );
		self::add( 'visitor-2', 'reject', '2026-01-06' );
		$this->command->list( [], [ 'choice' => 'reject' ] );
		self::assertSame( [ 'visitor-2' ], array_column( $this->terminal->rows, 'consent_id' ) );
		$this->command->list( [], [ 'fields' => 'action, consent_id' ] );
		self::assertSame( [ 'action', 'consent_id' ], array_keys( $this->terminal->rows[0] ) );
		$this->command->list( [], [ 'to' => '2026-01-05', 'format' => 'count' ] );
		self::assertSame( [ '1' ], $this->terminal->messages );
		$file = (string) wp_tempnam( 'consent' );
		$this->command->export( [], [ 'file' => $file, 'id' => 'visitor' ] );
		self::assertCount( 3, (array) file( $file ) );
		self::assertSame( 'Success: 2 records exported.', end( $this->terminal->messages ) );
		unlink( $file );
		$erase = fn ( string $id, array $options = [] ) => $this->command->erase( [ $id ], $options );
		self::assertStringContainsString( '1 record?', RecordingTerminal::failure( static fn () => $erase( 'visitor-1' ) ) );
		self::assertStringContainsString( 'No consent record', RecordingTerminal::failure( static fn () => $erase( 'visitor', [ 'yes' => '1' ] ) ) );
		$erase( 'visitor-1', [ 'yes' => '1' ] );
		self::assertSame( 'Success: 1 record deleted.', end( $this->terminal->messages ) );
		$this->command->list( [], [] );
		self::assertSame( [ 'visitor-2' ], array_column( $this->terminal->rows, 'consent_id' ) );
	}

	public function test_erased_records_are_no_longer_counted(): void {
		delete_option( DailyChoices::OPTION );
		foreach ( [ '2026-01-05', '2026-01-06', '2026-01-07' ] as $number => $day ) {
			self::add( "visitor-$number", 'accept', $day );
		}
		$this->command->list( [], [ 'format' => 'count' ] );
		$this->command->erase( [ 'visitor-2' ], [ 'yes' => '1' ] );
		$this->command->list( [], [ 'format' => 'count' ] );
		self::assertSame( [ '3', 'Success: 1 record deleted.', '2' ], $this->terminal->messages );
	}

	/**
	 * After an update, the command may run before anyone visits the admin.
	 *
	 * @testWith ["list"]
	 *           ["export"]
	 *           ["erase"]
	 */
	public function test_updates_the_tables_first( string $command ): void {
		delete_option( 'quayside_consent_log_version' );
		try {
			$this->command->$command( [ 'nobody' ], [ 'file' => '/dev/null' ] );
		} catch ( \RuntimeException $error ) {
			self::assertStringContainsString( 'No consent record', $error->getMessage() );
		}
		self::assertNotFalse( get_option( 'quayside_consent_log_version' ) );
	}

	public function test_invalid_filters_are_errors(): void {
		foreach ( [ [ 'choice' => 'refuse' ], [ 'from' => 'yesterday' ], [ 'id' => "' OR 1=1" ] ] as $options ) {
			$message = RecordingTerminal::failure( fn () => $this->command->export( [], $options + [ 'file' => '/dev/null' ] ) );
			self::assertStringStartsWith( '--' . array_key_first( $options ) . ' ', $message );
		}
		foreach ( [ [ 'page' => 'last' ], [ 'fields' => 'id' ] ] as $options ) {
			$message = RecordingTerminal::failure( fn () => $this->command->list( [], $options ) );
			self::assertStringStartsWith( '--' . array_key_first( $options ) . ' ', $message );
		}
	}

	public function test_asks_again(): void {
		$revision = $this->settings->revision();
		self::assertStringContainsString( 'again', RecordingTerminal::failure( fn () => $this->command->ask_again( [], [] ) ) );
		self::assertSame( $revision, ( new Settings() )->revision() );
		$this->command->ask_again( [], [ 'yes' => '1' ] );
		self::assertSame( $revision + 1, ( new Settings() )->revision() );
	}
}
