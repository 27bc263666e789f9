<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Tests;

use Quayside\Blocks\Forms\Editor\ProtectedSettings;
use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Transfer\FormImport;

/**
 * Settings that reveal or delete entries are changed by those who may do that with entries, whichever way they are written.
 */
final class ProtectedSettingsTest extends FormTestCase {
	private const STORED = [
		'submitLabel'   => 'Send',
		'notifications' => [
			[
				'to'      => 'owner@example.com',
				'subject' => 'S',
				'body'    => 'B',
			],
		],
		'retentionDays' => 365,
		'confirmation'  => [
			'enabled' => true,
			'replyTo' => 'owner@example.com',
		],
	];

	private const WANTED = [
		'submitLabel'   => 'Go',
		'notifications' => [
			[
				'to'      => 'me@example.com',
				'subject' => 'S',
				'body'    => '{all_data}',
				'attach'  => true,
			],
		],
		'retentionDays' => 1,
		'store'         => false,
		'confirmation'  => [
			'enabled' => false,
			'body'    => 'Hi',
			'replyTo' => 'me@example.com',
		],
	];

	/** What an Editor makes of STORED with WANTED. */
	private const MERGED = [
		'submitLabel'  => 'Go',
		'confirmation' => [
			'enabled' => false,
			'body'    => 'Hi',
			'replyTo' => 'owner@example.com',
		],
	] + self::STORED;

	private static function stored( int $id ): mixed {
		wp_cache_delete( $id, 'post_meta' );
		return get_post_meta( $id, Form::META, true );
	}

	/**
	 * Ways to write settings: each gets the form's id and what to write.
	 *
	 * @return array<string, array{callable(int, array<mixed>): void}>
	 */
	public static function ways(): array {
		$row = static fn ( int $id ): int => (int) ( $GLOBALS['wpdb']->get_var( $GLOBALS['wpdb']->prepare( "SELECT meta_id FROM {$GLOBALS['wpdb']->postmeta} WHERE post_id = %d AND meta_key = %s", $id, Form::META ) ) );
		return [
			'REST API'            => [
				static function ( int $id, array $new ): void {
					$answer = self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => [ Form::META => $new ] ] );
					self::assertSame( 200, $answer->get_status() );
				},
			],
			'REST API in a batch' => [
				static function ( int $id, array $new ): void {
					$batch = new \WP_REST_Request( 'POST', '/batch/v1' );
					$batch->set_default_params( [ 'validation' => 'normal' ] );
					$batch->set_body_params( [ 'requests' => [ [ 'method' => 'POST', 'path' => "/wp/v2/sureforms_form/$id", 'body' => [ 'meta' => [ Form::META => $new ] ] ] ] ] );
					rest_get_server()->serve_batch_request_v1( $batch );
				},
			],
			'XML-RPC'             => [
				static function ( int $id, array $new ) use ( $row ): void {
					require_once ABSPATH . WPINC . '/class-IXR.php';
					require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
					( new \wp_xmlrpc_server() )->set_custom_fields( $id, wp_slash( [ [ 'id' => $row( $id ), 'key' => Form::META, 'value' => $new ] ] ) );
				},
			],
			'update_post_meta'    => [ static fn ( int $id, array $new ) => update_post_meta( $id, Form::META, wp_slash( $new ) ) ],
			'add_post_meta'       => [ static fn ( int $id, array $new ) => add_post_meta( $id, Form::META, wp_slash( $new ) ) ],
			'a key that databases take for the same' => [
				static function ( int $id, array $new ): void {
					update_post_meta( $id, '_QUAYSIDE_FORM ', wp_slash( $new ) );
					update_post_meta( $id, '_quáyside_form', wp_slash( $new ) );
				},
			],
			'a row'               => [ static fn ( int $id, array $new ) => update_metadata_by_mid( 'post', $row( $id ), $new ) ],
			'delete and add'      => [
				static function ( int $id, array $new ): void {
					delete_post_meta( $id, Form::META );
					add_post_meta( $id, Form::META, wp_slash( $new ) );
				},
			],
			'delete a row and add' => [
				static function ( int $id, array $new ) use ( $row ): void {
					delete_metadata_by_mid( 'post', $row( $id ) );
					add_post_meta( $id, Form::META, wp_slash( $new ), true );
				},
			],
			'a restored revision' => [
				static function ( int $id, array $new ): void {
					add_filter( 'wp_post_revision_meta_keys', static fn ( array $keys ): array => [ ...$keys, Form::META ] );
					$revision = (int) wp_save_post_revision( $id );
					// As it was when somebody else wrote it.
					$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->postmeta, [ 'post_id' => $revision ] );
					$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, [ 'post_id' => $revision, 'meta_key' => Form::META, 'meta_value' => maybe_serialize( $new ) ] ); // phpcs:ignore WordPress.DB.SlowDBQuery
					wp_restore_post_revision( $revision );
				},
			],
		];
	}

	/**
	 * Those that write the same in every database.
	 *
	 * @return array<string, array{callable(int, array<mixed>): void}>
	 */
	public static function exact_ways(): array {
		return array_filter( self::ways(), static fn ( string $way ): bool => ! str_starts_with( $way, 'a key' ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @dataProvider ways
	 * @param callable(int, array<mixed>): void $write
	 */
	public function test_what_is_stored_stays_where_an_editor_writes_it( callable $write ): void {
		$id = self::form( [], self::STORED )->id();
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Changed' ] );
		self::log_in_as( 'editor' );
		$write( $id, self::WANTED );
		self::assertEquals( self::MERGED, self::stored( $id ) );
	}

	/**
	 * @dataProvider exact_ways
	 * @param callable(int, array<mixed>): void $write
	 */
	public function test_an_administrator_changes_all_of_it( callable $write ): void {
		$id = self::form( [], self::STORED )->id();
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Changed' ] );
		self::log_in_as( 'administrator' );
		$write( $id, self::WANTED );
		$rows = (array) get_post_meta( $id, Form::META );
		self::assertEquals( self::WANTED, end( $rows ) );
	}

	/**
	 * @dataProvider ways
	 * @param callable(int, array<mixed>): void $write
	 */
	public function test_a_form_that_an_editor_has_made_has_the_defaults( callable $write ): void {
		self::log_in_as( 'editor' );
		$id = self::form( [], [ 'submitLabel' => 'First' ] )->id();
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Changed' ] );
		$write( $id, self::WANTED );
		$settings = Form::any( $id )?->settings() ?? [];
		self::assertSame( [ '{admin_email}', false, true, 0, 'Go' ], [ $settings['notifications'][0]['to'], $settings['notifications'][0]['attach'], $settings['store'], $settings['retentionDays'], $settings['submitLabel'] ] );
		self::assertArrayNotHasKey( 'replyTo', Form::any( $id )?->group( 'confirmation' ) ?? [] );
	}

	public function test_settings_are_not_reset_by_deleting_or_breaking_them(): void {
		$id        = self::form( [], self::STORED )->id();
		$protected = [
			'notifications' => self::STORED['notifications'],
			'retentionDays' => 365,
			'confirmation'  => [ 'replyTo' => 'owner@example.com' ],
		];
		self::log_in_as( 'editor' );
		foreach ( [
			static fn () => delete_post_meta( $id, Form::META ),
			static fn () => update_post_meta( $id, Form::META, 'no settings' ),
			static fn () => self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => [ Form::META => null ] ] ),
			static fn () => self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => [ Form::META => [ 'notifications' => [], 'confirmation' => [] ] ] ] ),
			static fn () => delete_post_meta_by_key( Form::META ),
		] as $break ) {
			$break();
			self::assertEquals( $protected, self::stored( $id ) );
		}
		self::assertNotFalse( wp_delete_post( $id, true ) );
		self::assertSame( '', self::stored( $id ), 'They go with the form.' );
	}

	public function test_no_other_row_becomes_one_of_settings(): void {
		$id  = self::form( [], [] )->id();
		$row = (int) add_post_meta( $id, 'other', wp_slash( self::WANTED ) );
		delete_post_meta( $id, Form::META );
		self::log_in_as( 'editor' );
		update_metadata_by_mid( 'post', $row, self::WANTED, Form::META );
		self::assertSame( '', self::stored( $id ) );
	}

	public function test_each_setting_asks_for_what_it_reveals_or_deletes(): void {
		foreach ( [
			[ [ Capabilities::VIEW ], [ 'notifications', 'confirmation.replyTo' ] ],
			[ [ Capabilities::DELETE ], [ 'retentionDays' ] ],
			[ [ Capabilities::VIEW, Capabilities::DELETE ], [ 'notifications', 'confirmation.replyTo', 'store', 'retentionDays' ] ],
			[ [ Capabilities::MANAGE, Capabilities::EXPORT ], [] ],
		] as [ $capabilities, $settings ] ) {
			self::log_in_as( 'editor' );
			array_map( [ wp_get_current_user(), 'add_cap' ], $capabilities );
			self::assertSame( $settings, array_values( array_filter( array_keys( ProtectedSettings::NEEDS ), [ ProtectedSettings::class, 'may_change' ] ) ) );
		}
	}

	public function test_saving_a_form_unchanged_is_no_error(): void {
		$id = self::form( [], self::STORED )->id();
		self::log_in_as( 'editor' );
		self::assertSame( 200, self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => [ Form::META => [ 'retentionDays' => 1 ] + self::STORED ] ] )->get_status() );
		self::assertEquals( self::STORED, self::stored( $id ) );
	}

	public function test_an_imported_form_brings_them_for_those_who_may_change_them(): void {
		$json   = (string) wp_json_encode(
			[
				'format'   => 'quayside-form',
				'version'  => 1,
				'title'    => 'A',
				'settings' => self::WANTED,
				'blocks'   => [],
			]
		);
		$import = new FormImport( dirname( __DIR__, 3 ) . '/build/contracts' );
		foreach ( [ 'administrator' => self::WANTED, 'editor' => [ 'submitLabel' => 'Go', 'confirmation' => [ 'enabled' => false, 'body' => 'Hi' ] ] ] as $role => $settings ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			self::log_in_as( $role );
			self::assertEquals( $settings, self::stored( (int) $import->take( $json ) ), $role );
		}
		wp_set_current_user( 0 );
		self::assertEquals( self::WANTED, self::stored( (int) $import->take( $json ) ), 'The command line is trusted.' );
	}

	public function test_the_editor_s_script_names_what_is_fixed(): void {
		foreach ( [ 'editor' => array_keys( ProtectedSettings::NEEDS ), 'administrator' => [] ] as $role => $fixed ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			self::log_in_as( $role );
			unset( wp_scripts()->registered['quayside-blocks-forms-editor'] );
			do_action( 'enqueue_block_editor_assets' );
			self::assertStringContainsString( '"fixed":' . wp_json_encode( $fixed ), implode( '', (array) wp_scripts()->get_data( 'quayside-blocks-forms-editor', 'before' ) ) );
		}
	}
}
