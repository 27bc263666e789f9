<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Privacy\Tests;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Entries\TablesUpdate;
use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Blocks\Forms\Privacy\Privacy;
use Quayside\Blocks\Forms\Privacy\Retention;
use Quayside\Blocks\Forms\Privacy\Uninstall;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Uploads\Folder;

/**
 * Tests export, erasure, and retention of personal data.
 */
final class PrivacyTest extends FormTestCase {
	/** Stores an entry with an address, optionally with a unique value, log, and file. */
	private static function store_entry( int $form, string $email, bool $all = false ): int {
		$field = static fn ( string $slug, string $type, string $value ): array => [
			'id'    => $slug,
			'slug'  => $slug,
			'type'  => $type,
			'label' => ucfirst( $slug ),
			'value' => $value,
		];
		$files = [];
		if ( $all ) {
			$path = Folder::for_form( $form ) . '/' . wp_generate_password( 32, false );
			file_put_contents( Folder::base() . "/$path", 'file' );
			$files[] = [ 'field' => 'u', 'name' => 'cv.pdf', 'path' => $path, 'type' => 'application/pdf', 'size' => 4 ];
		}
		$id = ( new Entries() )->add(
			$form,
			wp_generate_password( 32, false ),
			[ $field( 'email', 'email', $email ), $field( 'message', 'textarea', "Ask also other@x.io\n\"value\":\"quoted@x.io\"}" ) ],
			$all ? [ 'email' => $email ] : [],
			'unread',
			'',
			$files
		)['id'];
		$all && ( new Entries() )->note( $id, 'note', 'Called.' );
		return $id;
	}

	private static function file_of( int $id ): string {
		return Folder::base() . '/' . ( ( new Entries() )->get( $id )?->files[0]['path'] ?? 'none' );
	}

	private static function age( int $id, int $days ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'entries' ), [ 'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ], [ 'id' => $id ] );
	}

	private static function exists( int $id ): bool {
		return null !== ( new Entries() )->get( $id );
	}

	public function test_registers_the_exporter_and_the_eraser(): void {
		self::assertArrayHasKey( 'quayside-forms', apply_filters( 'wp_privacy_personal_data_exporters', [] ) );
		self::assertArrayHasKey( 'quayside-forms', apply_filters( 'wp_privacy_personal_data_erasers', [] ) );
	}

	public function test_exports_only_the_entries_of_a_person_in_steps(): void {
		$form = self::form()->id();
		$ids  = [];
		for ( $number = 0; $number < 52; $number++ ) {
			$ids[] = self::store_entry( $form, 'ada@x.io', 0 === $number );
		}
		foreach ( [ 'xada@x.io', 'ada@x.io.com', 'a_a@x.io' ] as $other ) {
			self::store_entry( $form, $other );
		}
		$first  = ( new Privacy() )->export( 'ADA@x.io', 1 );
		$second = ( new Privacy() )->export( 'ADA@x.io', 2 );
		self::assertSame( [ false, true ], [ $first['done'], $second['done'] ] );
		self::assertSame(
			array_map( static fn ( int $id ): string => "quayside-form-entry-$id", $ids ),
			array_column( array_merge( $first['data'], $second['data'] ), 'item_id' )
		);
		$values = array_column( $first['data'][0]['data'], 'value', 'name' );
		self::assertSame( [ 'ada@x.io', 'cv.pdf (4 B)' ], [ $values['Email'], $values['File'] ] );
		self::assertSame( [], ( new Privacy() )->export( 'other@x.io' )['data'], 'An address inside a text does not match.' );
		self::assertSame( [], ( new Privacy() )->export( 'quoted@x.io' )['data'] );
		self::assertSame( [], ( new Privacy() )->export( '' )['data'] );
		self::assertSame( [], ( new Privacy() )->export( '%' )['data'] );
	}

	public function test_exports_entries_submitted_while_logged_in(): void {
		self::log_in_as( 'subscriber' );
		$id = self::store_entry( self::form()->id(), 'nick@x.io' );
		self::assertSame( [ "quayside-form-entry-$id" ], array_column( ( new Privacy() )->export( wp_get_current_user()->user_email )['data'], 'item_id' ) );
	}

	public function test_erases_entries_with_files_logs_and_unique_values_in_steps(): void {
		global $wpdb;
		$form = self::form()->id();
		$with = self::store_entry( $form, 'ada@x.io', true );
		$path = self::file_of( $with );
		self::assertFileExists( $path );
		for ( $number = 0; $number < 51; $number++ ) {
			self::store_entry( $form, 'ada@x.io' );
		}
		$other = self::store_entry( $form, 'bob@x.io', true );
		$first = ( new Privacy() )->erase( 'ada@x.io' );
		self::assertSame( [ true, false, false ], [ $first['items_removed'], $first['items_retained'], $first['done'] ] );
		self::assertTrue( ( new Privacy() )->erase( 'ada@x.io' )['done'] );
		self::assertFalse( ( new Privacy() )->erase( 'ada@x.io' )['items_removed'] );
		self::assertFileDoesNotExist( $path );
		self::assertSame( '0', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'log' ) . " WHERE entry_id = $with" ) );
		self::assertSame( [ 'email' ], UniqueValues::find_used( $form, [ 'email' => 'bob@x.io' ] ) );
		self::assertSame( [], UniqueValues::find_used( $form, [ 'email' => 'ada@x.io' ] ) );
		self::assertTrue( self::exists( $other ) );
		self::assertFileExists( self::file_of( $other ) );
	}

	public function test_deletes_expired_entries_and_old_trash(): void {
		global $wpdb;
		$short = self::form( [], [ 'retentionDays' => 30 ] )->id();
		$long  = self::form()->id();
		$ids   = [
			self::store_entry( $short, 'a@x.io' ),
			self::store_entry( $short, 'b@x.io' ),
			self::store_entry( $long, 'c@x.io' ),
			self::store_entry( $long, 'd@x.io' ),
			self::store_entry( $long, 'e@x.io' ),
		];
		self::age( $ids[0], 31 );
		self::age( $ids[1], 29 );
		self::age( $ids[2], 4000 );
		BulkChange::apply( 'trash', [ $ids[3], $ids[4] ] );
		$wpdb->update(
			Tables::name( 'entries' ),
			[ 'trashed_gmt' => gmdate( 'Y-m-d H:i:s', time() - ( EMPTY_TRASH_DAYS + 1 ) * DAY_IN_SECONDS ) ],
			[ 'id' => $ids[4] ]
		);
		do_action( Retention::EVENT );
		self::assertSame( [ false, true, true, true, false ], array_map( [ self::class, 'exists' ], $ids ) );
	}

	public function test_uninstall_keeps_data_by_default(): void {
		wp_schedule_event( time() + 60, 'daily', Retention::EVENT );
		$id = self::store_entry( self::form()->id(), 'a@x.io', true );
		self::assertFalse( Uninstall::run() );
		self::assertFalse( wp_next_scheduled( Retention::EVENT ) );
		self::assertTrue( self::exists( $id ) );
	}

	public function test_uninstall_revokes_capabilities_and_reactivation_restores_them(): void {
		$id = self::store_entry( self::form()->id(), 'a@x.io' );
		add_role( 'clerk', 'Clerk', array_fill_keys( Capabilities::ALL, true ) );
		$left = static fn (): array => array_merge(
			...array_map(
				static fn ( \WP_Role $role ): array => array_intersect( array_keys( $role->capabilities ), Capabilities::ALL ),
				array_values( wp_roles()->role_objects )
			)
		);
		self::assertFalse( Uninstall::run() );
		self::assertSame( [], $left() );
		TablesUpdate::update();
		self::assertTrue( self::exists( $id ) );
		self::assertTrue( get_role( 'administrator' )->has_cap( Capabilities::EXPORT ) );
		remove_role( 'clerk' );
	}

	public function test_uninstall_cancels_scheduled_events(): void {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', Retention::EVENT );
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', 'quayside_forms_follow_up' );
		do_action( 'deactivate_quayside-blocks/quayside-blocks.php' );
		self::assertFalse( wp_next_scheduled( Retention::EVENT ) );
		self::assertFalse( wp_next_scheduled( 'quayside_forms_follow_up' ) );
	}

	public function test_uninstall_deletes_data_if_the_owner_opted_in(): void {
		global $wpdb;
		$form   = self::form()->id();
		$folder = get_temp_dir() . 'quayside-uninstall-' . wp_generate_password( 8, false );
		$else   = get_temp_dir() . 'quayside-else-' . wp_generate_password( 8, false );
		mkdir( $else );
		file_put_contents( "$else/kept", '' );
		add_filter( 'quayside_blocks_form_upload_folder', static fn (): string => $folder );
		self::store_entry( $form, 'a@x.io', true );
		symlink( $else, "$folder/link" );
		update_option( Uninstall::OPTION, true );
		SpamSettings::save( [ 'keys' => [ 'hcaptcha' => [ 'site' => 'a', 'secret' => 'b' ] ], 'blocklist' => [ 'words' => [ 'x' ] ] ] );
		$dropped = [];
		$watch   = static function ( string $query ) use ( &$dropped ): string {
			if ( str_starts_with( $query, 'DROP TABLE' ) ) {
				$dropped[] = $query;
				return 'SELECT 1';
			}
			return $query;
		};
		add_filter( 'query', $watch );
		self::assertTrue( Uninstall::run() );
		remove_filter( 'query', $watch );
		self::assertSame(
			array_map( static fn ( string $name ): string => "DROP TABLE IF EXISTS {$wpdb->prefix}quayside_form_$name", Tables::NAMES ),
			$dropped
		);
		self::assertNull( get_post( $form ) );
		self::assertDirectoryDoesNotExist( $folder );
		self::assertFileExists( "$else/kept", 'The target of a link is preserved.' );
		self::assertFalse( get_role( 'administrator' )->has_cap( Capabilities::VIEW ) );
		self::assertFalse( get_option( Tables::OPTION ) );
		self::assertSame( [], $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'quayside%form%'" ) );
		unlink( "$else/kept" );
		rmdir( $else );
		Capabilities::grant();
	}
}
