<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\SwitchOver\MadeForms;
use Quayside\Blocks\Forms\SwitchOver\NinjaForms\Converter;
use Quayside\Blocks\Forms\SwitchOver\NinjaForms\Source;
use Quayside\Blocks\Forms\SwitchOver\UnconvertedForms;
use Quayside\Blocks\Forms\SwitchOver\UploadedForms;

/**
 * Tests Ninja Forms as a source of the switch. The fixtures have its formats.
 */
final class NinjaFormsTest extends SwitchTestCase {
	protected static function tables(): array {
		return OtherPlugins::TABLES;
	}

	/** @return array<string, mixed> */
	private static function tour(): array {
		return json_decode( self::fixture( 'ninja-forms.nff' ), true );
	}

	/**
	 * Adds the form to the tables of Ninja Forms, where lists are serialized.
	 *
	 * @return array{int, array<string, int>} ID of the form, and IDs of the fields by key.
	 */
	private static function add_tour(): array {
		global $wpdb;
		$add  = static function ( string $table, array $values ) use ( $wpdb ): int {
			$wpdb->insert( $wpdb->prefix . $table, $values );
			return (int) $wpdb->insert_id;
		};
		$meta = static function ( string $kind, int $id, array $values ) use ( $add ): void {
			foreach ( $values as $key => $value ) {
				$add( "nf3_{$kind}_meta", [ 'parent_id' => $id, 'key' => $key, 'value' => maybe_serialize( $value ) ] );
			}
		};
		$tour = self::tour();
		$form = $add( 'nf3_forms', [ 'title' => $tour['settings']['title'] ] );
		$meta( 'form', $form, $tour['settings'] );
		$ids = [];
		foreach ( array_reverse( $tour['fields'] ) as $field ) {
			$id                   = $add( 'nf3_fields', [ 'parent_id' => $form ] + array_intersect_key( $field, array_flip( [ 'label', 'key', 'type' ] ) ) );
			$ids[ $field['key'] ] = $id;
			$meta( 'field', $id, array_diff_key( $field, array_flip( [ 'label', 'key', 'type', 'parent_id' ] ) ) );
		}
		foreach ( $tour['actions'] as $action ) {
			$meta( 'action', $add( 'nf3_actions', [ 'parent_id' => $form, 'type' => $action['type'], 'active' => (int) $action['active'] ] ), $action );
		}
		return [ $form, $ids ];
	}

	/** @return array<int, Entry> */
	private static function entries( int $form ): array {
		return ( new Listing() )->page( Filter::from_values( [ 'form' => $form, 'status' => 'any' ] ), 1, 50, 'asc' )['entries'];
	}

	public function test_fields_conditions_and_actions_are_converted(): void {
		$draft = Converter::convert( self::tour() );
		$form  = self::draft_form( $draft );
		self::assertSame( [
			'first-name' => 'input',
			'last-name'  => 'input',
			'email'      => 'email',
			'code'       => 'input',
			'people'     => 'number',
			'tour'       => 'dropdown',
			'languages'  => 'dropdown',
			'meal'       => 'multi-choice',
			'diet'       => 'multi-choice',
			'day'        => 'datepicker',
			'newsletter' => 'checkbox',
			'country'    => 'input',
			'state'      => 'input',
			'last-tour'  => 'rating',
			'message'    => 'textarea',
			'campaign'   => 'input',
			'sign-here'  => 'textarea',
		], array_column( array_values( $form->schema()->fields() ), 'type', 'slug' ) );
		$field = static fn ( string $slug ) => $form->schema()->by_slug( $slug );
		self::assertTrue( $field( 'email' )->flag( 'isConfirm' ) );
		self::assertSame( [ 'harbor', [ 'old', 'harbor' ] ], [ $field( 'tour' )->text( 'defaultValue' ), $field( 'tour' )->options() ] );
		self::assertSame(
			[ 1.0, 20.0, '2' ],
			[ $field( 'people' )->number( 'min' ), $field( 'people' )->number( 'max' ), $field( 'people' )->text( 'defaultValue' ) ]
		);
		self::assertSame( [ 'aa-999', 8.0 ], [ $field( 'code' )->text( 'customMask' ), $field( 'code' )->number( 'maxLength' ) ] );
		self::assertSame(
			[ 'Anything else?', 'spring', 4.0 ],
			[ $field( 'message' )->text( 'help' ), $field( 'campaign' )->text( 'defaultValue' ), $field( 'last-tour' )->number( 'max' ) ]
		);
		$html = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		self::assertStringContainsString( '<p>Book a <em>tour</em>.</p>', $html );
		self::assertStringContainsString( '>Book the tour<', $html );
		$notes = implode( "\n", $draft->outcome()['notes'] );
		foreach ( [
			'Country',
			'State',
			'Deposit',
			'Sign here',
			'spam protection',
			'limit of words',
			'{other:user_ip}',
			'Tell the map',
			'“People” only in its visibility',
		] as $part ) {
			self::assertStringContainsString( $part, $notes );
		}
		$send = static fn ( array $values ) => self::submit(
			$form,
			$values + [ 'first-name' => 'Ada', 'last-name' => 'L', 'email' => 'ada@example.com', 'meal' => 'no' ]
		)->get_data();
		self::assertFalse( $send( [ 'meal' => '' ] )['success'] );
		$data = $send( [ 'diet' => 'vegan', 'message' => 'Kept', 'people' => '3', 'tour' => 'harbor' ] );
		self::assertTrue( $data['success'] );
		self::assertStringContainsString( 'See you soon, Ada.', $data['message'] );
		self::follow_up( self::entries( $form->id() )[0]->id );
		$send( [ 'meal' => 'yes', 'diet' => 'vegan', 'message' => 'Dropped', 'people' => '10', 'tour' => 'harbor' ] );
		self::assertSame(
			[ [ '', 'Kept' ], [ 'vegan', '' ] ],
			array_map( static fn ( Entry $entry ): array => [ $entry->value( 'diet' ), $entry->value( 'message' ) ], self::entries( $form->id() ) )
		);
		self::assertSame(
			[ [ get_option( 'admin_email' ), 'desk@example.com' ], [ 'ada@example.com' ] ],
			array_column( array_slice( $this->emails, 0, 2 ), 'to' )
		);
		self::assertSame( 'Tour: Ada L', $this->emails[0]['subject'] );
		self::assertCount( 2, $this->emails, 'An action that is off sends nothing.' );
	}

	public function test_forms_and_submissions_are_switched_once_and_undone(): void {
		[ $id, $fields ] = self::add_tour();
		$page            = self::post( 'page', 'Tours', "[ninja_form id=$id] <!-- wp:ninja-forms/form {\"formID\":$id} /-->" );
		$values          = [
			'firstname' => 'Ada', 'email' => 'ada@example.com', 'tour' => 'old', 'languages' => [
				'en',
				'pt',
			], 'day' => '04/30/2026', 'newsletter' => 'Checked',
			'message'   => 'O:8:"stdClass":0:{}', 'deposit' => '10',
		];
		$add             = static function ( array $values, string $status ) use ( $id, $fields ): int {
			$post = (int) wp_insert_post( [
				'post_type' => 'nf_sub',
				'post_status' => $status,
				'post_date_gmt' => '2026-03-01 10:00:00',
				'post_date' => '2026-03-01 10:00:00',
			] );
			update_post_meta( $post, '_form_id', $id );
			update_post_meta( $post, '_seq_num', '4' );
			foreach ( $values as $key => $value ) {
				update_post_meta( $post, '_field_' . ( $fields[ $key ] ?? $key ), $value );
			}
			return $post;
		};
		$first           = $add( $values + [ '9999' => 'Old field' ], 'publish' );
		$add( [ 'firstname' => 'Bo' ], 'trash' );
		self::assertStringContainsString( '>Book the tour<', do_shortcode( "[ninja_form id=$id]" ), 'A page shows the form before it is converted.' );
		$shown = Form::find( UnconvertedForms::id( 'ninja-forms', $id ) );
		self::assertNotNull( $shown );
		self::assertTrue( self::submit( $shown, [ 'first-name' => 'Early', 'email' => 'e@example.com', 'meal' => 'no' ] )->get_data()['success'] );
		self::log_in_as( 'administrator' );
		$before = self::content( $page );
		self::switch_all();
		self::switch_all();
		$made = MadeForms::get( 'ninja-forms', $id );
		$title = get_post( $made )->post_title;
		self::assertSame(
			"[quayside_form id=\"$made\"] <!-- wp:quayside/form {\"formId\":$made} -->\n<p>$title</p>\n<!-- /wp:quayside/form -->",
			self::content( $page )
		);
		$list = self::entries( $made );
		self::assertCount( 3, $list );
		$entry = array_values( array_filter( $list, static fn ( Entry $entry ): bool => 'Ada' === $entry->value( 'first-name' ) ) )[0];
		self::assertSame(
			[ 'read', '2026-03-01 10:00:00', 'old', 'en | pt', '2026-04-30', 'on', 'O:8:"stdClass":0:{}' ],
			[ $entry->status, $entry->created, ...array_map( [ $entry, 'value' ], [ 'tour', 'languages', 'day', 'newsletter', 'message' ] ) ]
		);
		$others = array_column( array_filter( $entry->fields, static fn ( array $field ): bool => '' === $field['slug'] ), 'value', 'label' );
		self::assertSame( [ 'Deposit' => '10', '#9999' => 'Old field' ], $others );
		( new Entries() )->change( $entry->id, [ 'status' => 'trash' ] );
		self::undo_all();
		self::assertSame( $before, self::content( $page ) );
		self::assertSame( 'trash', get_post_status( $first ) );
		self::assertSame(
			[ 'Early' ],
			array_map( static fn ( Entry $entry ): string => $entry->value( 'first-name' ), self::entries( $made ) ),
			'What came since stays.'
		);
	}

	public function test_an_export_is_added(): void {
		$store = new UploadedForms( new Source() );
		// Ninja Forms encodes its exports twice.
		$twice = (string) mb_convert_encoding( self::fixture( 'ninja-forms.nff' ), 'UTF-8', 'ISO-8859-1' );
		foreach ( [ self::fixture( 'ninja-forms.nff' ), $twice ] as $json ) {
			$items = $store->store( $json );
			self::assertIsArray( $items );
			self::assertSame(
				[ [ 'Tour booking', 'approximated' ] ],
				array_map( static fn ( array $item ): array => [ $item['title'], $item['result'] ], $items )
			);
			self::assertSame( [ 3 ], $store->ids( 0, 10 ) );
			self::assertStringContainsString( 'Português', (string) $store->get( 3 )?->post_content );
		}
		self::assertInstanceOf( \WP_Error::class, $store->store( '{"fields":[]}' ) );
	}
}
