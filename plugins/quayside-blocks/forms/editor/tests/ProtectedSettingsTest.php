<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor\Tests;

use Quayside\Blocks\Forms\Editor\ProtectedSettings;
use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Transfer\FormImport;

/**
 * Tests that only users who can view or delete entries can change settings that do so, no matter how they are written.
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

	private const SUBMITTED = [
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

	/** Result of an Editor saving SUBMITTED over STORED. */
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
	 * Ways to write settings. Each gets the form's id and the settings to write.
	 *
	 * @return array<string, array{callable(int, array<mixed>): void}>
	 */
	public static function ways(): array {
		$row = static function ( int $id ): int {
			global $wpdb;
			return (int) $wpdb->get_var( $wpdb->prepare( "SELECT meta_id FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = %s", $id, Form::META ) );
		};
		return [
			'REST API'            => [
				static function ( int $id, array $new ): void {
					$response = self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => [ Form::META => $new ] ] );
					self::assertSame( 200, $response->get_status() );
				},
			],
			'REST API in a batch' => [
				static function ( int $id, array $new ): void {
					$batch = new \WP_REST_Request( 'POST', '/batch/v1' );
					$batch->set_default_params( [ 'validation' => 'normal' ] );
					// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
					$request = [ 'method' => 'POST', 'path' => "/wp/v2/sureforms_form/$id", 'body' => [ 'meta' => [ Form::META => $new ] ] ];
					$batch->set_body_params( [ 'requests' => [ $request ] ] );
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
			'a key that databases treat as equal' => [
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
					// Another user wrote the revision.
					$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->postmeta, [ 'post_id' => $revision ] );
					// phpcs:ignore WordPress.DB.SlowDBQuery
					$row = [ 'post_id' => $revision, 'meta_key' => Form::META, 'meta_value' => maybe_serialize( $new ) ];
					$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->postmeta, $row );
					wp_restore_post_revision( $revision );
				},
			],
		];
	}

	/**
	 * Returns the ways that have the same result in every database.
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
	public function test_editors_cannot_change_protected_settings( callable $write ): void {
		$id = self::form( [], self::STORED )->id();
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Changed' ] );
		self::log_in_as( 'editor' );
		$write( $id, self::SUBMITTED );
		self::assertEquals( self::MERGED, self::stored( $id ) );
	}

	/**
	 * @dataProvider exact_ways
	 * @param callable(int, array<mixed>): void $write
	 */
	public function test_administrators_can_change_all_settings( callable $write ): void {
		$id = self::form( [], self::STORED )->id();
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Changed' ] );
		self::log_in_as( 'administrator' );
		$write( $id, self::SUBMITTED );
		$rows = (array) get_post_meta( $id, Form::META );
		self::assertEquals( self::SUBMITTED, end( $rows ) );
	}

	/**
	 * @dataProvider ways
	 * @param callable(int, array<mixed>): void $write
	 */
	public function test_forms_created_by_editors_have_the_defaults( callable $write ): void {
		self::log_in_as( 'editor' );
		$id = self::form( [], [ 'submitLabel' => 'First' ] )->id();
		wp_update_post( [ 'ID' => $id, 'post_title' => 'Changed' ] );
		$write( $id, self::SUBMITTED );
		$settings = Form::any( $id )?->settings() ?? [];
		self::assertSame( '{admin_email}', $settings['notifications'][0]['to'] );
		self::assertFalse( $settings['notifications'][0]['attach'] );
		self::assertTrue( $settings['store'] );
		self::assertSame( 0, $settings['retentionDays'] );
		self::assertSame( 'Go', $settings['submitLabel'] );
		self::assertArrayNotHasKey( 'replyTo', Form::any( $id )?->group( 'confirmation' ) ?? [] );
	}

	public function test_editors_cannot_reset_settings_by_deleting_or_breaking_them(): void {
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
		self::assertSame( '', self::stored( $id ), 'Settings are deleted with the form.' );
	}

	public function test_editors_cannot_rename_another_row_to_settings(): void {
		$id  = self::form( [], [] )->id();
		$row = (int) add_post_meta( $id, 'other', wp_slash( self::SUBMITTED ) );
		delete_post_meta( $id, Form::META );
		self::log_in_as( 'editor' );
		update_metadata_by_mid( 'post', $row, self::SUBMITTED, Form::META );
		self::assertSame( '', self::stored( $id ) );
	}

	public function test_each_setting_requires_the_matching_capabilities(): void {
		foreach ( [
			[ [ Capabilities::VIEW ], [ 'notifications', 'confirmation.replyTo' ] ],
			[ [ Capabilities::DELETE ], [ 'retentionDays' ] ],
			[ [ Capabilities::VIEW, Capabilities::DELETE ], [ 'notifications', 'confirmation.replyTo', 'store', 'retentionDays' ] ],
			[ [ Capabilities::MANAGE, Capabilities::EXPORT ], [] ],
		] as [ $capabilities, $settings ] ) {
			self::log_in_as( 'editor' );
			array_map( [ wp_get_current_user(), 'add_cap' ], $capabilities );
			$changeable = array_filter( array_keys( ProtectedSettings::NEEDS ), [ ProtectedSettings::class, 'can_change' ] );
			self::assertSame( $settings, array_values( $changeable ) );
		}
	}

	public function test_editors_can_save_a_form_with_protected_settings(): void {
		$id = self::form( [], self::STORED )->id();
		self::log_in_as( 'editor' );
		$meta = [ Form::META => [ 'retentionDays' => 1 ] + self::STORED ];
		self::assertSame( 200, self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => $meta ] )->get_status() );
		self::assertEquals( self::STORED, self::stored( $id ) );
	}

	public function test_imports_contain_protected_settings_only_for_users_who_can_change_them(): void {
		$json   = (string) wp_json_encode(
			[
				'format'   => 'quayside-form',
				'version'  => 1,
				'title'    => 'A',
				'settings' => self::SUBMITTED,
				'blocks'   => [],
			]
		);
		$import = new FormImport( dirname( __DIR__, 3 ) . '/build/contracts' );
		foreach ( [
			'administrator' => self::SUBMITTED,
			// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			'editor'        => [ 'submitLabel' => 'Go', 'confirmation' => [ 'enabled' => false, 'body' => 'Hi' ] ],
		] as $role => $settings ) {
			self::log_in_as( $role );
			self::assertEquals( $settings, self::stored( (int) $import->import( $json ) ), $role );
		}
		wp_set_current_user( 0 );
		self::assertEquals( self::SUBMITTED, self::stored( (int) $import->import( $json ) ), 'The command line is trusted.' );
	}

	public function test_the_editor_script_contains_the_fixed_settings(): void {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( [ 'editor' => array_keys( ProtectedSettings::NEEDS ), 'administrator' => [] ] as $role => $fixed ) {
			self::log_in_as( $role );
			unset( wp_scripts()->registered['quayside-blocks-forms-editor'] );
			do_action( 'enqueue_block_editor_assets' );
			$script = implode( '', (array) wp_scripts()->get_data( 'quayside-blocks-forms-editor', 'before' ) );
			self::assertStringContainsString( '"fixed":' . wp_json_encode( $fixed ), $script );
		}
	}
}
