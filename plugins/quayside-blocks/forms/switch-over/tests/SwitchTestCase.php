<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Entries\ImportProgress;
use Quayside\Blocks\Forms\Entries\SureFormsImported;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\SwitchBackground;
use Quayside\Blocks\Kit\SwitchReport;
use Quayside\Blocks\Kit\SwitchRun;
use Quayside\Blocks\Kit\SwitchTable;

/**
 * Base class for tests of the switch: adds what other plugins store, switches, undoes, and reads the report.
 */
abstract class SwitchTestCase extends FormTestCase {
	/**
	 * Returns the tables of the other plugin.
	 *
	 * @return array<string, string> Columns by name without the prefix.
	 */
	protected static function tables(): array {
		return [];
	}

	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		$tables = static::tables();
		self::define_tables( ...array_map(
			static fn ( string $name, string $columns ): string => "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}$name ($columns)",
			array_keys( $tables ),
			$tables
		) );
		$wpdb->query( 'ROLLBACK' );
		// A test that was interrupted can leave the option without the table.
		delete_option( SwitchTable::OPTION );
		SwitchTable::create();
		$wpdb->query( 'START TRANSACTION' );
		self::reset_switch();
	}

	protected function tear_down(): void {
		global $wpdb;
		self::reset_switch();
		parent::tear_down();
		foreach ( array_keys( static::tables() ) as $name ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$name" );
		}
	}

	private static function reset_switch(): void {
		global $wpdb;
		SwitchBackground::queue()->clear();
		SwitchTable::exists() && $wpdb->query( 'DELETE FROM ' . SwitchTable::name() );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name IN ('quayside_switch', 'quayside_switch_wish', 'quayside_switch_lock')" );
		delete_option( SureFormsImported::OPTION );
		ImportProgress::uninstall();
	}

	protected static function fixture( string $name ): string {
		return (string) file_get_contents( __DIR__ . "/fixtures/$name" );
	}

	/** Turns a draft into a form. */
	protected static function draft_form( FormDraft $draft ): Form {
		$valid = Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/form.settings' )->validate( $draft->settings );
		self::assertTrue( $valid, is_wp_error( $valid ) ? $valid->get_error_message() : '' );
		$id = self::post( Form::POST_TYPE, 'Converted', $draft->content() );
		update_post_meta( $id, Form::META, wp_slash( $draft->settings + [ 'minFillSeconds' => 0 ] ) );
		$form = Form::find( $id );
		self::assertNotNull( $form );
		return $form;
	}

	protected static function post( string $type, string $title, string $content ): int {
		return (int) wp_insert_post( wp_slash( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ] ) );
	}

	protected static function content( int $id ): string {
		clean_post_cache( $id );
		return (string) get_post_field( 'post_content', $id, 'raw' );
	}

	protected static function work(): void {
		for ( $times = 0; $times < 50 && SwitchRun::is_active(); $times++ ) {
			( new SwitchRun() )->advance( 30 );
		}
		self::assertFalse( SwitchRun::is_active() );
	}

	protected static function switch_all(): void {
		self::assertTrue( ( new SwitchRun() )->start() );
		self::work();
		self::assertSame( 'done', ( new SwitchRun() )->status()['status'] );
	}

	protected static function undo_all(): void {
		self::assertTrue( ( new SwitchRun() )->undo() );
		self::work();
	}

	/** @return array<string, mixed> Row of the report by title. */
	protected static function row( string $title ): array {
		return array_values(
			array_filter( iterator_to_array( SwitchReport::all(), false ), static fn ( array $row ): bool => $row['title'] === $title )
		)[0] ?? [];
	}
}
