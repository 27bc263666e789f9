<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli\Tests;

use Quayside\Blocks\Forms\Cli\EntriesCommand;
use Quayside\Blocks\Forms\Cli\FilterOptions;
use Quayside\Blocks\Forms\Cli\FormsCommand;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Transfer\FormExport;
use Quayside\Blocks\Forms\Transfer\FormImport;
use Quayside\Blocks\Kit\Contract;
use Quayside\Tests\RecordingTerminal;

/**
 * Tests the WP-CLI commands with a terminal that records the output.
 */
final class CliTest extends FormTestCase {
	public function test_forms_are_listed_exported_and_deleted(): void {
		$form = self::form( [], [ 'submitLabel' => 'Go' ] );
		self::submit( $form, [ 'name' => 'Ada', 'email' => 'a@b.co' ] );
		$terminal = new RecordingTerminal();
		$command  = new FormsCommand( $terminal, self::importer() );
		$command->list( [], [ 'format' => 'json' ] );
		$found = array_values( array_filter( $terminal->rows, static fn ( array $row ): bool => $row['id'] === $form->id() ) );
		self::assertSame( [ [ 'id' => $form->id(), 'title' => 'Contact', 'status' => 'publish', 'entries' => 1 ] ], $found );
		$command->export( [ (string) $form->id() ] );
		self::assertSame( FormExport::json( $form ), $terminal->messages[0] );
		self::assertStringContainsString( 'abc', RecordingTerminal::failure( static fn () => $command->export( [ 'abc' ] ) ) );
		$declined = RecordingTerminal::failure( static fn () => $command->delete( [ (string) $form->id() ], [ 'force' => '1' ] ) );
		self::assertStringContainsString( '1 form', $declined );
		// WP-CLI passes false for --no-force.
		$command->delete( [ (string) $form->id() ], [ 'force' => false ] );
		self::assertSame( 'trash', get_post_status( $form->id() ) );
		self::assertSame( 'Success: 1 form moved to the trash.', end( $terminal->messages ) );
		$command->delete( [ (string) $form->id() ], [ 'force' => '1', 'yes' => '1' ] );
		self::assertNull( get_post( $form->id() ) );
		self::assertSame( 1, self::count_entries( $form ), 'Entries are not deleted with the form.' );
	}

	private static function importer(): FormImport {
		// In WP-CLI, the field blocks are not registered.
		foreach ( array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			str_starts_with( $name, 'quayside/field-' ) && unregister_block_type( $name );
		}
		return new FormImport( dirname( __DIR__, 3 ) . '/build/contracts' );
	}

	public function test_imports_an_exported_form(): void {
		$form     = self::form( [], [ 'submitLabel' => 'Go' ] );
		$terminal = new RecordingTerminal();
		$command  = new FormsCommand( $terminal, self::importer() );
		$command->export( [ (string) $form->id() ] );
		$file = (string) wp_tempnam( 'form' );
		file_put_contents( $file, $terminal->messages[0] . "\n" );
		$command->import( [ $file ], [ 'porcelain' => '1' ] );
		$imported = Form::any( (int) end( $terminal->messages ) );
		self::assertSame( 'draft', $imported?->post->post_status );
		self::assertSame( 'Go', $imported->settings()['submitLabel'] );
		self::assertSame( array_keys( $form->schema()->fields() ), array_keys( $imported->schema()->fields() ) );
		file_put_contents( $file, '{}' );
		self::assertStringContainsString( 'quayside-form', RecordingTerminal::failure( static fn () => $command->import( [ $file ], [] ) ) );
		unlink( $file );
		self::assertStringContainsString( $file, RecordingTerminal::failure( static fn () => $command->import( [ $file ], [] ) ) );
	}

	public function test_entries_are_listed_exported_and_deleted(): void {
		$form     = self::form();
		$other    = self::form();
		$ada      = self::submit( $form, [ 'name' => 'Ada', 'email' => 'a@b.co', 'message' => "Two\nlines" ] )->get_data()['data']['submission_id'];
		$bob      = self::submit( $form, [ 'name' => 'Bob', 'email' => 'b@b.co' ] )->get_data()['data']['submission_id'];
		$third    = self::submit( $other, [ 'name' => 'Cid', 'email' => 'c@b.co' ] )->get_data()['data']['submission_id'];
		$terminal = new RecordingTerminal();
		$contract = Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/entries.request' );
		$command  = new EntriesCommand( $terminal, new FilterOptions( $terminal, $contract ), new Mailer( new Entries() ) );
		$options  = [ 'form' => (string) $form->id() ];
		$command->list( [], $options + [ 'search' => 'ada' ] );
		self::assertSame( [ $ada ], array_column( $terminal->rows, 'id' ) );
		self::assertSame( 'Ada · a@b.co · Two lines', $terminal->rows[0]['values'] );
		$command->list( [], $options + [ 'format' => 'count' ] );
		self::assertSame( [ '2' ], $terminal->messages );
		$command->list( [], $options + [ 'fields' => 'id,status' ] );
		self::assertSame( [ 'id', 'status' ], array_keys( $terminal->rows[0] ) );
		foreach ( [ [ 'fields', 'id,color' ], [ 'page', '0' ], [ 'per-page', 'all' ] ] as [ $name, $value ] ) {
			$message = RecordingTerminal::failure( static fn () => $command->list( [], [ $name => $value ] ) );
			self::assertStringContainsString( "--$name", $message );
		}
		$file = wp_tempnam( 'entries' );
		$command->export( [], $options + [ 'file' => $file ] );
		self::assertCount( 4, file( $file ) );
		unlink( $file );
		$failure = RecordingTerminal::failure( static fn () => $command->export( [], [ 'file' => '/nowhere/x.csv' ] ) );
		self::assertStringContainsString( '/nowhere/x.csv', $failure );
		self::assertStringContainsString(
			'--form',
			RecordingTerminal::failure( static fn () => $command->delete( [], [ 'yes' => '1' ] ) ),
			'Nothing is deleted without a filter.'
		);
		self::assertStringContainsString( '--from', RecordingTerminal::failure( static fn () => $command->delete( [], [ 'from' => 'soon', 'yes' => '1' ] ) ) );
		foreach ( [ [ 'status', 'unred' ], [ 'mail', 'lost' ], [ 'form', '0' ], [ 'form', 'contact' ] ] as [ $name, $value ] ) {
			$message = RecordingTerminal::failure( static fn () => $command->delete( [], [ $name => $value, 'yes' => '1' ] ) );
			self::assertStringContainsString( "--$name", $message, 'Nothing is deleted with an invalid filter.' );
		}
		$message = RecordingTerminal::failure( static fn () => $command->delete( [ (string) $third ], $options + [ 'yes' => '1' ] ) );
		self::assertStringContainsString( 'not both', $message, 'Nothing is deleted by ID and filter.' );
		$message = RecordingTerminal::failure( static fn () => $command->delete( [ (string) $third, '7x' ], [ 'yes' => '1' ] ) );
		self::assertStringContainsString( '“7x”', $message );
		self::assertStringContainsString( '2 entries', RecordingTerminal::failure( static fn () => $command->delete( [], $options ) ) );
		$command->delete( [ (string) $bob ], [ 'trash' => '1' ] );
		self::assertSame( 'Success: 1 entry moved to the trash.', end( $terminal->messages ) );
		self::assertSame( 'trash', ( new Entries() )->get( $bob )->status );
		$command->delete( [], $options + [ 'yes' => '1' ] );
		self::assertSame( 0, self::count_entries( $form ) );
		self::assertNotNull( ( new Entries() )->get( $third ) );
		self::assertSame( 'Success: 2 entries deleted.', end( $terminal->messages ) );
	}

	public function test_entries_are_changed_and_their_emails_sent_again(): void {
		$form     = self::form( [], [ 'notifications' => [ [ 'to' => 'owner@example.com', 'subject' => 'New', 'body' => '{all}' ] ] ] );
		$ids      = array_map(
			static fn ( string $name ): int => self::submit( $form, [ 'name' => $name, 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'],
			[ 'Ada', 'Bob' ]
		);
		$terminal = new RecordingTerminal();
		$contract = Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/entries.request' );
		$command  = new EntriesCommand( $terminal, new FilterOptions( $terminal, $contract ), new Mailer( new Entries() ) );
		$command->change( [ 'trash', (string) $ids[0], (string) $ids[1] ] );
		self::assertSame( 'Success: 2 entries changed.', end( $terminal->messages ) );
		self::assertStringContainsString( '“all”', RecordingTerminal::failure( static fn () => $command->change( [ 'restore', (string) $ids[0], 'all' ] ) ) );
		$command->change( [ 'restore', (string) $ids[0], '999999999' ] );
		self::assertSame( 'Success: 1 entry changed.', end( $terminal->messages ) );
		self::assertSame( [ 'unread', 'trash' ], array_map( static fn ( int $id ): string => ( new Entries() )->get( $id )->status, $ids ) );
		foreach ( [ 'delete', 'shred', '' ] as $action ) {
			self::assertStringContainsString( 'restore', RecordingTerminal::failure( static fn () => $command->change( [ $action, (string) $ids[0] ] ) ) );
		}
		self::assertSame( 'unread', ( new Entries() )->get( $ids[0] )->status );
		$sent = count( $this->emails );
		$command->resend( [ (string) $ids[0] ] );
		self::assertSame( 'Success: The emails of 1 entry were sent.', end( $terminal->messages ) );
		self::assertGreaterThan( $sent, count( $this->emails ) );
		$message = RecordingTerminal::failure( static fn () => $command->resend( [ '999999999', (string) $ids[0] ] ) );
		self::assertStringEndsWith( ': 999999999.', $message );
	}

	public function test_all_ids_are_listed_unless_a_page_is_selected(): void {
		$form     = self::form();
		$ids      = [];
		$terminal = new RecordingTerminal();
		$contract = Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/entries.request' );
		$command  = new EntriesCommand( $terminal, new FilterOptions( $terminal, $contract ), new Mailer( new Entries() ) );
		for ( $number = 0; $number < 21; $number++ ) {
			$ids[] = ( new Entries() )->add( $form->id(), "key-$number", [], [], 'unread', '' )['id'];
		}
		$options = [ 'form' => (string) $form->id(), 'format' => 'ids' ];
		$command->list( [], $options );
		self::assertSame( array_reverse( $ids ), array_column( $terminal->rows, 'id' ) );
		$command->list( [], $options + [ 'page' => '2' ] );
		self::assertSame( [ $ids[0] ], array_column( $terminal->rows, 'id' ) );
	}
}
