<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Privacy\Privacy;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\SwitchOver\GravityForms\Converter;
use Quayside\Blocks\Forms\SwitchOver\GravityForms\Source;
use Quayside\Blocks\Forms\SwitchOver\MadeForms;
use Quayside\Blocks\Forms\SwitchOver\UnconvertedForms;
use Quayside\Blocks\Forms\SwitchOver\UploadedForms;
use Quayside\Blocks\Kit\SwitchFile;

/**
 * Tests Gravity Forms as a source of the switch. The fixtures have its formats.
 */
final class GravityFormsTest extends SwitchTestCase {
	protected static function tables(): array {
		return OtherPlugins::TABLES;
	}

	/** @return array<string, mixed> */
	private static function booking(): array {
		return json_decode( self::fixture( 'gravity-forms.json' ), true )[0];
	}

	/** Adds a form to the tables of Gravity Forms, which stores emails and confirmations in columns of their own. */
	private static function add_form( array $form, bool $is_active = true ): int {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}gf_form",
			[ 'title' => $form['title'] ?? '', 'date_created' => '2026-02-01 09:00:00', 'is_active' => (int) $is_active ]
		);
		$id    = (int) $wpdb->insert_id;
		$parts = static fn ( string $name ): string => (string) wp_json_encode( array_column( $form[ $name ] ?? [], null, 'id' ) );
		$wpdb->insert( "{$wpdb->prefix}gf_form_meta", [
			'form_id'       => $id,
			'display_meta'  => (string) wp_json_encode( array_diff_key( [ 'id' => $id ] + $form, array_flip( [ 'notifications', 'confirmations' ] ) ) ),
			'notifications' => $parts( 'notifications' ),
			'confirmations' => $parts( 'confirmations' ),
		] );
		return $id;
	}

	/** @param array<string, string> $values Values by key. */
	private static function add_entry( int $form, array $values, array $row = [] ): int {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}gf_entry", $row + [ 'form_id' => $form, 'date_created' => '2026-03-01 10:00:00', 'ip' => '192.0.2.1' ] );
		$id = (int) $wpdb->insert_id;
		foreach ( $values as $key => $value ) {
			$wpdb->insert( "{$wpdb->prefix}gf_entry_meta", [ 'form_id' => $form, 'entry_id' => $id, 'meta_key' => (string) $key, 'meta_value' => $value ] );
		}
		return $id;
	}

	/** @return array<int, Entry> */
	private static function entries( int $form ): array {
		return ( new Listing() )->page( Filter::from_values( [ 'form' => $form, 'status' => 'any' ] ), 1, 50, 'asc' )['entries'];
	}

	public function test_fields_become_fields(): void {
		$draft = Converter::convert( self::booking() );
		$form  = self::draft_form( $draft );
		self::assertSame( [
			'prefix'            => 'dropdown',
			'first-name'        => 'input',
			'family-name'       => 'input',
			'email'             => 'email',
			'phone'             => 'phone',
			'website'           => 'url',
			'party-size'        => 'dropdown',
			'dishes'            => 'dropdown',
			'seating'           => 'multi-choice',
			'allergies'         => 'multi-choice',
			'budget'            => 'number',
			'day'               => 'datepicker',
			'arrival'           => 'datepicker',
			'street-address'    => 'input',
			'address-line-2'    => 'input',
			'city'              => 'input',
			'state-province'    => 'input',
			'zip-postal-code'   => 'input',
			'country'           => 'input',
			'photos'            => 'upload',
			'guests'            => 'textarea',
			'i-agree-to-the-terms' => 'gdpr',
			'password'          => 'password',
			'campaign'          => 'input',
			'code'              => 'input',
			'message'           => 'textarea',
			'sign-here'         => 'textarea',
		], array_column( array_values( $form->schema()->fields() ), 'type', 'slug' ) );
		$field = static fn ( string $slug ) => $form->schema()->by_slug( $slug );
		self::assertSame( [ '1', '2', '3' ], $field( 'party-size' )->options() );
		self::assertSame( [ '2', 'Choose' ], [ $field( 'party-size' )->text( 'defaultValue' ), $field( 'party-size' )->text( 'placeholder' ) ] );
		self::assertTrue( $field( 'dishes' )->flag( 'multiSelect' ) );
		self::assertTrue( $field( 'seating' )->flag( 'singleSelection' ) );
		self::assertSame(
			[ 10.0, 500.0, 'eu-style' ],
			[ $field( 'budget' )->number( 'min' ), $field( 'budget' )->number( 'max' ), $field( 'budget' )->text( 'formatType' ) ]
		);
		self::assertSame( [ 'date', 'time' ], [ $field( 'day' )->text( 'dateType' ), $field( 'arrival' )->text( 'dateType' ) ] );
		self::assertSame( 'Portugal', $field( 'country' )->text( 'defaultValue' ) );
		self::assertSame( [ true, false ], [ $field( 'city' )->flag( 'required' ), $field( 'address-line-2' )->flag( 'required' ) ] );
		self::assertSame(
			[ 'jpg, png', 3.0, 2.0 ],
			[ $field( 'photos' )->text( 'allowedTypes' ), $field( 'photos' )->number( 'maxFiles' ), $field( 'photos' )->number( 'maxSize' ) ]
		);
		self::assertSame( [ 'spring', true ], [ $field( 'campaign' )->text( 'defaultValue' ), $field( 'campaign' )->flag( 'isHidden' ) ] );
		self::assertSame(
			[ 8.0, true, 'aa-999' ],
			[ $field( 'code' )->number( 'maxLength' ), $field( 'code' )->flag( 'isUnique' ), $field( 'code' )->text( 'customMask' ) ]
		);
		self::assertSame( [ 'Tell us more.', 200.0 ], [ $field( 'message' )->text( 'help' ), $field( 'message' )->number( 'maxLength' ) ] );
		self::assertSame( 'We need your email.', $field( 'email' )->text( 'errorMsg' ) );
		$html = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		self::assertStringContainsString( '<p>We answer <strong>soon</strong>.</p>', $html );
		self::assertStringContainsString( '<h3>Delivery</h3><p>Only if you <em>take it home</em>.</p>', $html );
		self::assertStringNotContainsString( 'alert(1)', $html );
		self::assertStringContainsString( '>Book now<', $html );
		$notes = implode( "\n", $draft->outcome()['notes'] );
		foreach ( [
			'Deposit',
			'Total',
			'Sign here',
			'Internal',
			'Guests',
			'one page',
			'spam protection',
			'other answers',
			'{ip}',
			'inside@example.com',
			'default confirmation',
			'country',
		] as $part ) {
			self::assertStringContainsString( $part, $notes );
		}
	}

	public function test_conditions_emails_and_the_confirmation_work(): void {
		$form = self::draft_form( Converter::convert( self::booking() ) );
		$send = static fn ( array $values ) => self::submit( $form, $values + [
			'first-name' => 'Ada', 'family-name' => 'Lovelace', 'email' => 'ada@example.com', 'party-size' => '1', 'seating' => 'in',
			'i-agree-to-the-terms' => 'on', 'password' => '12345678',
		] )->get_data();
		self::assertFalse( $send( [ 'seating' => 'out' ] )['success'], 'On the terrace, the address is required.' );
		$data = $send( [ 'allergies' => 'nuts', 'city' => 'Lisbon' ] );
		self::assertTrue( $data['success'] );
		self::assertStringContainsString( '<p>Thank you, Ada!</p>', $data['message'] );
		$entry = self::entries( $form->id() )[0];
		self::assertSame( [ '', '' ], [ $entry->value( 'allergies' ), $entry->value( 'city' ) ], 'Hidden fields are empty.' );
		self::assertTrue( $send( [ 'party-size' => '3', 'allergies' => 'nuts | fish' ] )['success'] );
		self::assertSame( 'nuts | fish', self::entries( $form->id() )[1]->value( 'allergies' ) );
		self::follow_up( $entry->id );
		self::assertSame(
			[ [ get_option( 'admin_email' ), 'desk@example.com' ], [ get_option( 'admin_email' ) ], [ 'ada@example.com' ] ],
			array_column( array_slice( $this->emails, 0, 3 ), 'to' )
		);
		self::assertSame( 'Converted: Ada Lovelace', $this->emails[0]['subject'] );
		self::assertContains( 'Reply-To: ada@example.com', $this->emails[0]['headers'] );
		self::assertContains( 'Cc: copy@example.com', $this->emails[0]['headers'] );
		self::assertStringContainsString( 'Hello Ada', $this->emails[2]['message'] );
	}

	public function test_a_page_shows_and_accepts_the_form_before_it_is_converted(): void {
		$ask   = [ 'title' => 'Ask' ] + self::booking();
		$long  = str_repeat( 'long ', 3000 );

		$ask['notifications'][0]['message'] = "$long{all_fields}";
		$id    = self::add_form( $ask );
		$off   = self::add_form( [ 'title' => 'Off' ] + self::booking(), false );
		$shows = static fn ( int $id ): string => do_shortcode( "[gravityform id=\"$id\" title=\"false\"]" );
		self::assertStringContainsString( '>Book now<', $shows( $id ) );
		self::assertStringContainsString( '>Book now<', do_shortcode( '[gravityform id="Ask"]' ) );
		self::assertStringContainsString(
			'>Book now<',
			render_block( parse_blocks( "<!-- wp:gravityforms/form {\"formId\":\"$id\",\"title\":false} /-->" )[0] )
		);
		wp_set_current_user( 0 );
		self::assertSame( [ '', '' ], [ $shows( $off ), $shows( 9999 ) ] );
		$form = Form::find( UnconvertedForms::id( 'gravity-forms', $id ) );
		self::assertNotNull( $form );
		self::assertNull( Form::find( UnconvertedForms::id( 'gravity-forms', $off ) ) );
		$body = $form->settings()['notifications'][0]['body'];
		self::assertStringStartsWith( 'long long', $body, 'A long text is shortened.' );
		self::assertStringEndsWith( '{all_data}', $body );
		$beside = new UnconvertedForms();
		$beside->add();
		self::assertNull( $beside->form( null, $form->id(), true ), 'The other plugin is active, because it has the shortcode.' );
		self::assertNotNull( $beside->form( null, $form->id(), false ), 'Entries still have the title of the form.' );
		remove_shortcode( 'gravityform' );
		register_block_type( 'gravityforms/form' );
		$beside->add();
		self::assertFalse( shortcode_exists( 'gravityform' ), 'The other plugin is active, because it has the block.' );
		unregister_block_type( 'gravityforms/form' );
		$beside->add();
		self::assertNotNull( $beside->form( null, $form->id(), true ) );
		$values = [
			'first-name' => 'Ada', 'family-name' => 'L', 'email' => 'ada@example.com', 'seating' => 'in', 'i-agree-to-the-terms' => 'on',
			'password'   => '12345678', 'code' => 'ab-123',
		];
		self::assertTrue( self::submit( $form, $values )->get_data()['success'] );
		self::assertSame( 'Ask', Form::any( self::entries( $form->id() )[0]->form )?->title() );
		self::log_in_as( 'administrator' );
		self::switch_all();
		$made = MadeForms::get( 'gravity-forms', $id );
		self::assertSame( 'Ada', self::entries( $made )[0]->value( 'first-name' ), 'The entry moves to the form that was made.' );
		self::assertStringContainsString( "value=\"$made\"", $shows( $id ) );
		wp_set_current_user( 0 );
		$again = self::submit( $form, [ 'code' => 'ab-124' ] + $values );
		self::assertTrue( $again->get_data()['success'], 'A visitor still has the page from before.' );
		self::assertCount( 2, self::entries( $made ) );
		$made_form = Form::find( $made );
		self::assertNotNull( $made_form );
		self::assertSame( $body, $made_form->settings()['notifications'][0]['body'] );
		self::assertFalse( self::submit( $made_form, $values )->get_data()['success'], 'The value is still in use.' );
		wp_trash_post( $made );
		self::assertSame( '', $shows( $id ), 'The form that was made is in the trash.' );
		self::assertNull( Form::find( $form->id() ) );
		wp_delete_post( $made, true );
		self::assertSame( '', $shows( $id ) );
		self::undo_all();
		self::assertStringContainsString( '>Book now<', $shows( $id ) );
	}

	public function test_only_a_page_with_the_form_makes_it_public(): void {
		$own  = self::add_form( [ 'fields' => [ [ 'id' => 1, 'type' => 'text', 'label' => 'Name' ] ] ] );
		$id   = UnconvertedForms::id( 'gravity-forms', $own );
		$form = Form::find( $id );
		self::assertNotNull( $form );
		$days = static fn ( int $days, int $of ): string => Token::make( $of, time() - $days * DAY_IN_SECONDS );
		foreach ( [ '', $days( 0, $id + 1 ), $days( 31, $id ) ] as $token ) {
			foreach ( [ 'quayside_form_token', 'validation_ajax_action' ] as $action ) {
				self::assertStringContainsString( '"success":false', self::ajax( $action, [ 'id' => (string) $id ] + compact( 'token' ) ) );
			}
		}
		preg_match( '/data-submit-token="([^"]+)"/', do_shortcode( "[gravityform id=\"$own\"]" ), $page );
		foreach ( [ $page[1] ?? '', $days( 1, $id ) ] as $token ) {
			self::assertTrue( self::submit( $form, [ 'name' => 'Ada' ], [ 'quayside-token' => $token ] )->get_data()['success'] );
		}
		$old = [ 'quayside-token' => $days( 9, $id ) ];
		self::assertSame( 403, self::submit( $form, [ 'name' => 'Ada' ], $old )->get_status() );
		$new = json_decode( self::ajax( 'quayside_form_token', [ 'id' => (string) $id, 'token' => $old['quayside-token'] ] ), true );
		self::assertTrue( self::submit( $form, [ 'name' => 'Ada' ], [ 'quayside-token' => $new['data']['token'] ] )->get_data()['success'] );
	}

	public function test_forms_and_entries_are_switched_once_and_undone(): void {
		$id   = self::add_form( self::booking() );
		$page = self::post( 'page', 'Book', "[gravityform id=\"$id\" title=\"false\"] <!-- wp:gravityforms/form {\"formId\":\"$id\"} /-->" );
		$lost_file = wp_get_upload_dir()['baseurl'] . '/gravity_forms/gone.jpg';
		$full = self::add_entry( $id, [
			'1.3'  => 'Ada', '1.4' => 'King', '1.6' => 'Lovelace', '2' => 'ada@example.com', '5' => '3', '6' => '["Soup","Salad & bread"]', '7' => 'out',
			'8.1'  => 'nuts', '8.3' => 'fish', '10' => '2026-04-01', '11' => '01:30 pm', '13.3' => 'Lisbon', '16' => (string) wp_json_encode( [ $lost_file ] ),
			'17'   => serialize( [
				[ 'Name' => 'Bo', 'Age' => '7' ],
				[ 'Name' => 'Cy', 'Age' => '9' ],
			] ), '18.1' => '1', '18.2' => 'I agree', '24.1' => 'Deposit',
			'22'   => "Line\nDROP", '99' => 'Old field', 'gpnf_key' => 'x', 'O' => 'O:8:"stdClass":0:{}',
		], [ 'is_starred' => 1, 'is_read' => 1, 'source_url' => 'https://example.com/book', 'created_by' => 5 ] );
		$spam    = self::add_entry( $id, [ '22' => 'O:8:"stdClass":0:{}' ], [ 'status' => 'spam' ] );
		$trash   = self::add_entry( $id, [ '22' => 'Bin' ], [ 'status' => 'trash' ] );
		$missing = self::add_entry( 777, [ '1' => 'Lost' ] );
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}gf_entry_notes", [ 'entry_id' => $full, 'value' => 'Call back', 'note_type' => 'user' ] );
		self::log_in_as( 'administrator' );
		$before = self::content( $page );
		self::switch_all();
		self::switch_all();
		$made = MadeForms::get( 'gravity-forms', $id );
		$title = get_post( $made )->post_title;
		self::assertSame(
			"[quayside_form id=\"$made\"] <!-- wp:quayside/form {\"formId\":$made} -->\n<p>$title</p>\n<!-- /wp:quayside/form -->",
			self::content( $page )
		);
		$entries = self::entries( $made );
		self::assertSame( [ 'read', 'spam', 'trash' ], array_column( $entries, 'status' ) );
		self::assertSame(
			[ true, '2026-03-01 10:00:00', 'https://example.com/book', 5 ],
			[ $entries[0]->starred, $entries[0]->created, $entries[0]->source_url, $entries[0]->user ]
		);
		$value = static fn ( string $slug ): string => $entries[0]->value( $slug );
		self::assertSame( [
			'Ada',
			'Lovelace',
			'3',
			'Soup | Salad & bread',
			'nuts | fish',
			'13:30',
			'Lisbon',
			$lost_file,
			"Bo, 7\nCy, 9",
			'on',
		], array_map( $value, [
			'first-name', 'family-name', 'party-size', 'dishes', 'allergies', 'arrival', 'city', 'photos', 'guests', 'i-agree-to-the-terms',
		] ) );
		$others = array_column( array_filter( $entries[0]->fields, static fn ( array $field ): bool => '' === $field['slug'] ), 'value', 'label' );
		self::assertSame( [ 'Your name' => 'King', 'Deposit' => 'Deposit', '#99' => 'Old field' ], $others, 'No value is lost.' );
		self::assertSame( 'O:8:"stdClass":0:{}', $entries[1]->value( 'message' ) );
		self::assertStringNotContainsString( '192.0.2.1', (string) $wpdb->get_var( "SELECT GROUP_CONCAT(fields) FROM {$wpdb->prefix}quayside_form_entries" ) );
		self::assertSame( 'Lost', self::entries( UnconvertedForms::id( 'gravity-forms', 777 ) )[0]->fields[0]['value'] );
		$notes = implode( ' ', self::row( 'Entries' )['notes'] );
		foreach ( [ "A file of entry $full", 'Form 777 no longer exists', "The notes of entry $full" ] as $note ) {
			self::assertStringContainsString( $note, $notes );
		}
		( new \Quayside\Blocks\Forms\Entries\Entries() )->change( $entries[0]->id, [ 'status' => 'unread' ] );
		self::undo_all();
		self::assertSame( $before, self::content( $page ) );
		self::assertSame( [], self::entries( $made ) );
		$row = static fn ( int $id ): array => $wpdb->get_row( "SELECT status, is_read, is_starred FROM {$wpdb->prefix}gf_entry WHERE id = $id", 'ARRAY_N' );
		self::assertEquals( [ [ 'active', 0, 1 ], [ 'spam', 0, 0 ], [ 'trash', 0, 0 ] ], array_map( $row, [ $full, $spam, $trash ] ) );
		self::switch_all();
		self::assertCount( 3, self::entries( MadeForms::get( 'gravity-forms', $id ) ) );
		self::assertNotNull( $missing );
	}

	public function test_erasing_a_person_reports_originals_and_no_switch_brings_the_entries_back(): void {
		$id = self::add_form( self::booking() );
		self::add_entry( $id, [ '2' => 'ada@example.com' ] );
		self::add_entry( $id, [ '2' => 'bob@example.com' ] );
		$made   = self::switched( $id );
		$erased = ( new Privacy() )->erase( 'ada@example.com' );
		self::assertSame( [ true, true, true ], [ $erased['items_removed'], $erased['items_retained'], $erased['done'] ] );
		self::assertStringContainsString( 'still stores them', implode( ' ', $erased['messages'] ) );
		self::assertCount( 1, self::entries( $made ) );
		self::undo_all();
		$emails = array_map( static fn ( Entry $entry ): string => $entry->value( 'email' ), self::entries( self::switched( $id ) ) );
		self::assertSame( [ 'bob@example.com' ], $emails );
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}gf_entry" );
		self::assertFalse( ( new Privacy() )->erase( 'bob@example.com' )['items_retained'] );
	}

	public function test_a_file_is_added_rehearsed_and_switched(): void {
		self::log_in_as( 'administrator' );
		$add  = static fn ( string $content, string $source = 'gravity-forms' ) => self::rest(
			'POST',
			'/quayside-switch/v1/file',
			compact( 'source', 'content' )
		);
		$rows = $add( "\u{FEFF}" . self::fixture( 'gravity-forms.json' ) )->get_data()['rows'];
		self::assertSame(
			[ [ 'Gravity Forms', 'Table booking', 'approximated' ] ],
			array_map( static fn ( array $row ): array => [ $row['source'], $row['title'], $row['result'] ], $rows )
		);
		$add( self::fixture( 'gravity-forms.json' ) );
		self::assertSame( [ 7 ], ( new UploadedForms( new Source() ) )->ids( 0, 10 ), 'A second upload replaces the first.' );
		$page = self::post( 'page', 'Book', '[gravityform id="7" title="true"]' );
		self::assertNull( Form::find( UnconvertedForms::id( 'gravity-forms', 7 ) ), 'A file is not public before the switch.' );
		wp_set_current_user( 0 );
		self::assertSame( '', do_shortcode( '[gravityform id="7"]' ) );
		self::log_in_as( 'administrator' );
		self::switch_all();
		$made = MadeForms::get( 'gravity-forms', 7 );
		self::assertNotNull( Form::find( $made ) );
		self::assertSame( "[quayside_form id=\"$made\"]", self::content( $page ) );
		self::assertStringContainsString( 'title above it', implode( ' ', self::row( 'Book' )['notes'] ) );
		$remove = static fn ( mixed $id ) => self::rest( 'POST', '/quayside-switch/v1/file/remove', [ 'source' => 'gravity-forms', 'id' => $id ] );
		self::assertSame( [ 404, 400 ], [ $remove( 8 )->get_status(), $remove( 0 )->get_status() ] );
		self::assertSame( [], $remove( 7 )->get_data()['forms'] );
		self::assertSame( 404, $remove( 7 )->get_status() );
		self::assertNotNull( Form::find( $made ), 'The form that was made of it stays.' );
		foreach ( [ '', '{', '[]', '{"a":1}', '{"0":{"title":"x"}}', str_repeat( '[', 60 ) . str_repeat( ']', 60 ) ] as $bad ) {
			self::assertSame( 400, $add( $bad )->get_status() );
		}
		self::assertSame( 400, $add( '{}', 'wpforms' )->get_status() );
		self::assertSame( 413, SwitchFile::add( 'gravity-forms', str_repeat( ' ', 5_000_001 ) )->get_error_data()['status'] );
		self::log_in_as( 'editor' );
		self::assertSame( [ 403, 403 ], [ $add( '{}' )->get_status(), $remove( 7 )->get_status() ] );
	}

	public function test_a_file_whose_number_is_taken_gets_another_one(): void {
		$id   = self::add_form( [ 'title' => 'Own' ] + self::booking() );
		$form = [ 'id' => $id ] + self::booking();
		$row  = ( new UploadedForms( new Source() ) )->store( (string) wp_json_encode( [ $form, $form, [ 'id' => -3 ] + $form ] ) );
		self::assertIsArray( $row );
		self::assertStringContainsString( "the number $id", implode( ' ', $row[0]['notes'] ) );
		self::assertCount( 2, ( new UploadedForms( new Source() ) )->ids( 0, 10 ) );
		self::assertStringContainsString( '>Own<', '>' . get_post( self::switched( $id ) )->post_title . '<' );
	}

	public function test_a_file_has_the_status_of_its_forms_and_is_stored_or_not_added(): void {
		$add   = static fn ( int $id, array $values ): array => (array) ( new UploadedForms( new Source() ) )->store(
			(string) wp_json_encode( [ $values + compact( 'id' ) + self::booking() ] )
		);
		$notes = static fn ( array $items ): string => implode( ' ', $items[0]['notes'] );
		$add( 801, [ 'is_active' => '0' ] );
		self::assertStringContainsString( 'trash', $notes( $add( 802, [ 'is_trash' => '1' ] ) ) );
		$option = 'quayside_switch_form_gravity-forms_803';
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, $option ) && ! str_starts_with( $sql, 'SELECT' ) ? '' : $sql );
		$items = $add( 803, [] );
		self::assertSame( 'dropped', $items[0]['result'] );
		self::assertStringContainsString( 'could not be stored', $notes( $items ) );
		self::assertSame( [ 801 ], ( new UploadedForms( new Source() ) )->ids( 0, 10 ) );
		self::assertSame( 'draft', get_post_status( self::switched( 801 ) ) );
	}

	private static function switched( int $id ): int {
		self::log_in_as( 'administrator' );
		self::switch_all();
		return MadeForms::get( 'gravity-forms', $id );
	}
}
