<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Tests;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Entries\Screen\EntryView;
use Quayside\Blocks\Forms\Entries\Screen\StatsRoute;
use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Entries\SureFormsRow;
use Quayside\Blocks\Forms\Privacy\Privacy;
use Quayside\Blocks\Forms\Privacy\Retention;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests the entries that SureForms has stored, in a table with the columns of its own. The fixture has a row that SureForms wrote.
 */
final class SureFormsEntriesTest extends FormTestCase {
	private const FORM = 987654;

	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		self::define_tables(
			"CREATE TABLE IF NOT EXISTS {$wpdb->prefix}srfm_entries (
				ID BIGINT(20) UNSIGNED AUTO_INCREMENT PRIMARY KEY, form_id BIGINT(20) UNSIGNED, user_id BIGINT(20) UNSIGNED NOT NULL DEFAULT 0,
				form_data LONGTEXT, logs LONGTEXT, notes LONGTEXT, submission_info LONGTEXT, status VARCHAR(10), type VARCHAR(20), extras LONGTEXT,
				language VARCHAR(20), created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, updated_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
			)"
		);
	}

	protected function tear_down(): void {
		global $wpdb;
		parent::tear_down();
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}srfm_entries" );
	}

	/**
	 * Adds an entry as SureForms stores it.
	 *
	 * @param array<string, mixed> $values Values by slug.
	 * @param array<string, mixed> $more   Other columns.
	 * @return int The entry's ID in Quayside.
	 */
	private static function add( array $values, array $more = [] ): int {
		global $wpdb;
		$data = [];
		foreach ( $values as $slug => $value ) {
			$label                                     = rtrim( base64_encode( ucfirst( (string) $slug ) ), '=' );
			$data[ "srfm-input-ab12-lbl-$label-$slug" ] = is_string( $value ) ? htmlspecialchars( $value ) : $value;
		}
		$wpdb->insert( "{$wpdb->prefix}srfm_entries", $more + [
			'form_id'         => self::FORM,
			'form_data'       => wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			'submission_info' => '{"submission_url":"https://example.com/contact/"}',
			'status'          => 'unread',
			'created_at'      => '2026-03-01 10:00:00',
		] );
		return SureFormsEntries::OFFSET + (int) $wpdb->insert_id;
	}

	/** @return array<int, int> */
	private static function ids( array $filter, string $order = 'desc' ): array {
		return array_map(
			static fn ( Entry $entry ): int => $entry->id,
			( new Listing() )->page( Filter::from_values( $filter + [ 'form' => self::FORM ] ), 1, 20, $order )['entries']
		);
	}

	public function test_reads_the_row_that_sureforms_wrote(): void {
		$fixture = json_decode( (string) file_get_contents( __DIR__ . '/../../sureforms/tests/fixtures/form.json' ), true );
		$entry   = SureFormsRow::entry( $fixture['entries'][0], SureFormsEntries::OFFSET );
		self::assertSame( [ SureFormsEntries::OFFSET + 1, 'unread', 'none' ], [ $entry->id, $entry->status, $entry->mail ] );
		self::assertSame(
			[
				[ 'input', 'your-name', 'Your name', 'Ada “Love” & Co' ],
				[ 'email', 'email-co', 'Email & co', 'ada@example.com' ],
				[ 'url', 'website', 'Website', 'https://example.com' ],
				[ 'phone', 'phone', 'Phone', '+4930123456' ],
				[ 'number', 'guests', 'Guests', '3' ],
				[ 'textarea', 'message', 'Message', "Line 1\nÄpfel <b></b>" ],
				[ 'dropdown', 'color', 'Color', 'Red' ],
				[ 'multi-choice', 'size', 'Size', 'Green, light' ],
				[ 'multi-choice', 'extras', 'Extras', 'Red | Blue | Navy' ],
				[ 'checkbox', 'newsletter', 'Newsletter', 'on' ],
				[ 'gdpr', 'i-consent', 'I consent', 'on' ],
			],
			array_map( static fn ( array $field ): array => [ $field['type'], $field['slug'], $field['label'], $field['value'] ], $entry->fields )
		);
		self::assertSame( '703b51e8', $entry->fields[6]['id'] );
	}

	public function test_unexpected_rows_lose_no_value(): void {
		$read = static fn ( string $json ): array => SureFormsRow::entry(
			[ 'ID' => '1', 'form_data' => $json, 'created_at' => '2026-03-01 10:00:00' ],
			0
		)->fields;
		self::assertSame( [], $read( 'broken{' ) );
		self::assertSame( [ 'odd', 'x' ], [ $read( '{"odd":"x"}' )[0]['label'], $read( '{"odd":"x"}' )[0]['value'] ] );
		self::assertSame(
			"https://a.test/1 2.pdf\nhttps://a.test/b.pdf",
			$read( '{"srfm-upload-u1-lbl-RmlsZQ-file":["https%3A%2F%2Fa.test%2F1%202.pdf","https://a.test/b.pdf"]}' )[0]['value']
		);
		self::assertSame( 'richtext', $read( '{"srfm-textarea-t1-lbl-VGV4dA-text":"&lt;p&gt;Hi&lt;/p&gt;"}' )[0]['type'] );
	}

	public function test_lists_both_plugins_by_time(): void {
		$form  = self::form();
		$old   = self::add( [ 'name' => 'Old' ], [ 'form_id' => $form->id(), 'created_at' => '2020-01-01 00:00:00' ] );
		$own   = (int) self::submit( $form, [ 'name' => 'Own', 'email' => 'a@b.co' ] )->get_data()['data']['submission_id'];
		$new   = self::add( [ 'name' => 'New' ], [ 'form_id' => $form->id(), 'created_at' => '2037-01-01 00:00:00', 'status' => 'read' ] );
		$trash = self::add( [ 'name' => 'Gone' ], [ 'form_id' => $form->id(), 'status' => 'trash' ] );
		$form  = [ 'form' => $form->id() ];
		self::assertSame( [ $new, $own, $old ], self::ids( $form ) );
		self::assertSame( [ $old, $own, $new ], self::ids( $form, 'asc' ) );
		self::assertSame( [ $trash ], self::ids( $form + [ 'status' => 'trash' ] ) );
		self::assertSame( [ $own, $old ], self::ids( $form + [ 'status' => 'unread' ] ) );
		self::assertSame( [ $new ], self::ids( $form + [ 'from' => '2036-12-31' ] ) );
		self::assertSame( [ $old ], self::ids( $form + [ 'to' => '2020-01-01' ] ) );
		self::assertSame( [], array_filter( self::ids( $form + [ 'starred' => '1' ] ), [ SureFormsEntries::class, 'is_id' ] ) );
		$page = ( new Listing() )->page( Filter::from_values( $form ), 2, 1 );
		self::assertSame( [ $own, 3 ], [ $page['entries'][0]->id, $page['total'] ] );
		self::assertSame( 3, ( new Listing() )->total( Filter::from_values( $form ) ) );
	}

	public function test_searches_values_and_not_names_of_fields(): void {
		$ada = self::add( [ 'name' => 'Ada & Söhne "GmbH"', 'city' => 'Paris' ] );
		self::add( [ 'name' => 'Bob' ] );
		self::assertSame( [ $ada ], self::ids( [ 'search' => 'ada paris' ] ) );
		self::assertSame( [ $ada ], self::ids( [ 'search' => '& "gmbh"' ] ) );
		self::assertSame( [ $ada ], self::ids( [ 'search' => 'söhne' ] ) );
		self::assertSame( [], self::ids( [ 'search' => 'srfm-input' ] ) );
		self::assertSame( 1, ( new Listing() )->total( Filter::from_values( [ 'search' => 'paris' ] ) ) );
	}

	public function test_actions_change_the_table_of_sureforms(): void {
		global $wpdb;
		[ $one, $two ] = [ self::add( [ 'name' => 'One' ] ), self::add( [ 'name' => 'Two' ] ) ];
		$status        = static fn ( int $id ): ?string => ( new Entries() )->get( $id )?->status;
		self::assertSame( 2, BulkChange::apply( 'read', [ $one, $two ] ) );
		self::assertSame( 'read', $status( $one ) );
		self::assertSame( 1, BulkChange::apply( 'trash', [ $one ] ) );
		self::assertSame( 0, BulkChange::apply( 'star', [ $one ] ) );
		self::assertSame( 1, BulkChange::apply( 'restore', [ $one, $two ] ) );
		self::assertSame( [ 'unread', 'read' ], [ $status( $one ), $status( $two ) ] );
		self::assertGreaterThan( 0, Log::add( $one, Log::NOTE, 'Called back' ) );
		self::assertSame( 'Called back', EntryView::whole( ( new Entries() )->get( $one ) ?? self::fail() )['log'][0]['detail'] );
		$uploads = wp_get_upload_dir();
		wp_mkdir_p( "{$uploads['basedir']}/sureforms" );
		file_put_contents( "{$uploads['basedir']}/sureforms/a.txt", 'a' );
		file_put_contents( "{$uploads['basedir']}/keep.txt", 'a' );
		$wpdb->update(
			"{$wpdb->prefix}srfm_entries",
			[
				'form_data' => wp_json_encode( [
					'srfm-upload-u1-lbl-RmlsZQ-file' => [ "{$uploads['baseurl']}/sureforms/a.txt", "{$uploads['baseurl']}/sureforms/../keep.txt" ],
				] ),
			],
			[ 'ID' => $one - SureFormsEntries::OFFSET ]
		);
		self::assertSame( 1, BulkChange::apply( 'delete', [ $one ] ) );
		self::assertSame( [ null, [] ], [ ( new Entries() )->get( $one ), Log::of_entry( $one ) ] );
		self::assertFileDoesNotExist( "{$uploads['basedir']}/sureforms/a.txt" );
		self::assertFileExists( "{$uploads['basedir']}/keep.txt", 'Only files of SureForms are deleted.' );
		unlink( "{$uploads['basedir']}/keep.txt" );
	}

	public function test_the_screen_names_the_plugin(): void {
		$line = EntryView::line( ( new Entries() )->get( self::add( [ 'name' => 'One' ] ) ) ?? self::fail() );
		self::assertSame(
			[ 'sureforms', $line['id'] - SureFormsEntries::OFFSET, 'https://example.com/contact/' ],
			[ $line['source'], $line['number'], $line['sourceUrl'] ]
		);
	}

	public function test_an_export_contains_both_plugins(): void {
		$form = self::form();
		self::submit( $form, [ 'name' => 'Own', 'email' => 'a@b.co' ] );
		self::add( [ 'name' => '=1+1' ], [ 'form_id' => $form->id() ] );
		$out = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		self::assertSame( 2, Csv::write( $out, Filter::from_values( [ 'form' => $form->id() ] ) ) );
		rewind( $out );
		$csv = (string) stream_get_contents( $out );
		self::assertStringContainsString( 'Own', $csv );
		self::assertStringContainsString( "'=1+1", $csv );
	}

	public function test_the_chart_counts_both(): void {
		$before = StatsRoute::days( self::FORM, 1 )[0]['count'];
		self::add( [ 'name' => 'Today' ], [ 'created_at' => current_time( 'mysql' ) ] );
		self::assertSame( $before + 1, StatsRoute::days( self::FORM, 1 )[0]['count'] );
	}

	public function test_personal_data_tools_find_and_erase_them_even_while_sureforms_is_active(): void {
		add_filter( 'quayside_blocks_sureforms_is_active', '__return_true' );
		$mine = self::add( [ 'email' => 'person@example.com', 'name' => 'Ada' ] );
		self::add( [ 'email' => 'a-person@example.com' ] );
		$user  = wp_insert_user( [ 'user_login' => 'person-' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'person@example.com' ] );
		$other = self::add( [ 'name' => 'Logged in' ], [ 'user_id' => $user ] );
		$data  = ( new Privacy() )->export( 'Person@example.com' );
		self::assertSame( [ "quayside-form-entry-$mine", "quayside-form-entry-$other" ], array_column( $data['data'], 'item_id' ) );
		self::assertTrue( $data['done'] );
		self::assertTrue( ( new Privacy() )->erase( 'person@example.com' )['items_removed'] );
		self::assertSame( [], ( new Privacy() )->export( 'person@example.com' )['data'] );
	}

	public function test_the_retention_period_of_sureforms_applies(): void {
		$id = wp_insert_post(
			wp_slash( [
				'post_type' => Form::POST_TYPE,
				'post_status' => 'publish',
				'post_title' => 'F',
				'post_content' => '<!-- wp:srfm/input {"block_id":"a1","slug":"a"} /-->',
			] )
		);
		add_post_meta( (int) $id, '_srfm_compliance', [ [ 'gdpr' => true, 'auto_delete_entries' => true, 'auto_delete_days' => '30' ] ] );
		$old = self::add( [ 'a' => 'old' ], [ 'form_id' => $id, 'created_at' => wp_date( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ) ] );
		$new = self::add( [ 'a' => 'new' ], [ 'form_id' => $id, 'created_at' => wp_date( 'Y-m-d H:i:s', time() - 29 * DAY_IN_SECONDS ) ] );
		( new Retention() )->run();
		self::assertSame( [ null, $new ], [ ( new Entries() )->get( $old ), ( new Entries() )->get( $new )?->id ] );
	}

	public function test_sureforms_lists_its_entries_itself_while_it_is_active(): void {
		self::add( [ 'name' => 'Ada' ] );
		self::assertCount( 1, self::ids( [] ) );
		add_filter( 'quayside_blocks_sureforms_is_active', '__return_true' );
		self::assertSame( [], self::ids( [] ) );
	}
}
