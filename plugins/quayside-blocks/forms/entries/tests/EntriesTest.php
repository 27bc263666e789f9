<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Tests;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Entries\Screen\StatsRoute;
use Quayside\Blocks\Forms\Entries\Search;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Kit\Contract;

/**
 * Tests searching, changing, annotating, counting, and exporting entries.
 */
final class EntriesTest extends FormTestCase {
	/** Stores an entry without submitting the form. */
	private static function store( int $form, string $value, string $created = '2026-03-10 12:00:00', string $status = 'unread' ): int {
		global $wpdb;
		$fields = [
			[
				'id'    => 'n1',
				'slug'  => 'name',
				'type'  => 'input',
				'label' => 'Name',
				'value' => $value,
			],
		];
		$id     = ( new Entries() )->add( $form, wp_generate_password( 32, false ), $fields, [], $status, '' )['id'];
		$wpdb->update( Tables::name( 'entries' ), [ 'created_gmt' => $created ], [ 'id' => $id ] );
		return $id;
	}

	/** @return array<int, int> */
	private static function found( array $filter, int $window = 5000, int $page = 1, int $of_page = 20, string $order = 'desc' ): array {
		$listing = new Listing( new Search( $window ) );
		return array_map( static fn ( $entry ): int => $entry->id, $listing->page( Filter::from_values( $filter ), $page, $of_page, $order )['entries'] );
	}

	public function test_filters_entries_by_day_in_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$form  = self::form()->id();
		$late  = self::store( $form, 'late', '2026-03-10 22:59:59' );
		$next  = self::store( $form, 'next', '2026-03-10 23:00:00' );
		$older = self::store( $form, 'older', '2026-03-09 22:59:59' );
		self::assertSame( [ $late ], self::found( [ 'form' => $form, 'from' => '2026-03-10', 'to' => '2026-03-10' ] ) );
		self::assertSame( [ $next, $late ], self::found( [ 'form' => $form, 'from' => '2026-03-10' ] ) );
		self::assertSame( [ $older ], self::found( [ 'form' => $form, 'to' => '2026-03-09' ] ) );
		self::assertSame( [ $older, $late, $next ], self::found( [ 'form' => $form ], 5000, 1, 20, 'asc' ) );
		self::assertSame( [ $next, $late, $older ], self::found( [ 'form' => $form, 'from' => '2026-13-77' ] ), 'Invalid days are ignored.' );
	}

	public function test_finds_words_only_in_values_in_any_case_and_order(): void {
		$form = self::form()->id();
		$ada  = self::store( $form, "Ada ÜBER Lovelace\n100% sure" );
		self::store( $form, 'Bob' );
		foreach ( [ 'lovelace ada', 'über', '100%', 'VELAC' ] as $search ) {
			self::assertSame( [ $ada ], self::found( [ 'form' => $form, 'search' => $search ] ), $search );
		}
		foreach ( [ 'name', 'input', '%', 'ada bob' ] as $search ) {
			$expected = '%' === $search ? [ $ada ] : [];
			self::assertSame( $expected, self::found( [ 'form' => $form, 'search' => $search ] ), $search );
		}
	}

	public function test_a_search_continues_after_the_newest_entries_and_reports_if_there_can_be_more(): void {
		// A full-text index does not contain rows of an open transaction such as the test's.
		update_option( Tables::OPTION_FULL_TEXT, '0' );
		$form = self::form()->id();
		$ids  = [];
		for ( $number = 0; $number < 12; $number++ ) {
			$ids[] = self::store( $form, 3 === $number ? 'needle' : 'hay', sprintf( '2026-03-10 12:00:%02d', $number ) );
		}
		self::assertSame( [ $ids[3] ], self::found( [ 'form' => $form, 'search' => 'needle' ], 4 ) );
		self::assertSame( [ $ids[11], $ids[10] ], self::found( [ 'form' => $form, 'search' => 'hay' ], 4, 1, 2 ) );
		self::assertSame( [ $ids[2], $ids[1] ], self::found( [ 'form' => $form, 'search' => 'hay' ], 4, 5, 2 ) );
		self::assertTrue( ( new Listing( new Search( 4 ) ) )->page( Filter::from_values( [ 'form' => $form, 'search' => 'hay' ] ), 1, 2 )['more'] );
		$whole = ( new Listing( new Search( 4 ) ) )->page( Filter::from_values( [ 'form' => $form, 'search' => 'hay' ] ), 1, 20 );
		self::assertSame( [ 11, false ], [ $whole['total'], $whole['more'] ] );
	}

	public function test_a_search_that_stops_early_reports_where(): void {
		// A full-text index does not contain rows of an open transaction such as the test's.
		update_option( Tables::OPTION_FULL_TEXT, '0' );
		$form = self::form()->id();
		for ( $number = 0; $number < 12; $number++ ) {
			self::store( $form, 3 === $number ? 'needle' : 'hay', sprintf( '2026-03-10 12:00:%02d', $number ) );
		}
		$filter = Filter::from_values( [ 'form' => $form, 'search' => 'needle' ] );
		$search = static fn ( int $window ): array => array_diff_key(
			( new Listing( new Search( $window ) ) )->page( $filter ),
			[ 'entries' => 0, 'ids' => 0 ]
		);
		self::assertEquals( [ 'total' => 1, 'more' => true, 'since' => '2026-03-10 12:00:02' ], $search( 3 ) );
		self::assertEquals( [ 'total' => 0, 'more' => true, 'since' => '2026-03-10 12:00:08' ], $search( 1 ) );
		self::assertEquals( [ 'total' => 1, 'more' => false, 'since' => '' ], $search( 4 ) );
		self::log_in_as( 'administrator' );
		self::assertArrayNotHasKey(
			'X-Quayside-Searched',
			self::rest( 'GET', '/quayside/v1/form-entries', [ 'form' => $form, 'search' => 'needle' ] )->get_headers()
		);
	}

	public function test_restoring_from_the_trash_restores_the_status(): void {
		$form = self::form()->id();
		$read = self::store( $form, 'read', '2026-03-10 12:00:02', 'unread' );
		$spam = self::store( $form, 'spam', '2026-03-10 12:00:01', 'spam' );
		BulkChange::apply( 'read', [ $read ] );
		self::assertSame( 2, BulkChange::apply( 'trash', [ $read, $spam ] ) );
		self::assertSame( 0, BulkChange::apply( 'trash', [ $read, $spam ] ), 'Trashing twice would lose the previous status.' );
		self::assertSame( [], self::found( [ 'form' => $form ] ) );
		self::assertSame( [ $read, $spam ], self::found( [ 'form' => $form, 'status' => 'trash' ] ) );
		BulkChange::apply( 'restore', [ $read, $spam ] );
		self::assertSame( [ 'read', 'spam' ], array_map( static fn ( int $id ): string => ( new Entries() )->get( $id )->status, [ $read, $spam ] ) );
		self::assertSame( [ $read ], self::found( [ 'form' => $form ] ) );
		self::assertSame( [ $spam ], self::found( [ 'form' => $form, 'status' => 'spam' ] ) );
	}

	public function test_supports_all_actions_of_the_contract(): void {
		$actions = Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/entries.bulk-request' )->args()['action']['enum'];
		self::assertSame( $actions, [ ...array_keys( ( new \ReflectionClassConstant( BulkChange::class, 'ACTIONS' ) )->getValue() ), 'delete' ] );
	}

	public function test_bulk_changes_require_the_matching_capability(): void {
		$form = self::form()->id();
		$ids  = [ self::store( $form, 'one' ), self::store( $form, 'two' ) ];
		$user = wp_get_current_user();
		self::log_in_as( 'editor' );
		self::assertSame( 403, self::rest( 'POST', '/quayside/v1/form-entries/bulk', [ 'action' => 'star', 'ids' => $ids ] )->get_status() );
		wp_get_current_user()->add_cap( Capabilities::MANAGE );
		self::assertSame( [ 'changed' => 2 ], self::rest( 'POST', '/quayside/v1/form-entries/bulk', [ 'action' => 'star', 'ids' => $ids ] )->get_data() );
		self::assertCount( 2, self::found( [ 'form' => $form, 'starred' => true ] ) );
		self::assertSame( 403, self::rest( 'POST', '/quayside/v1/form-entries/bulk', [ 'action' => 'delete', 'ids' => $ids ] )->get_status() );
		self::assertSame( 403, self::rest( 'DELETE', "/quayside/v1/form-entries/$ids[0]" )->get_status() );
		wp_get_current_user()->add_cap( Capabilities::DELETE );
		self::assertSame( [ 'changed' => 2 ], self::rest( 'POST', '/quayside/v1/form-entries/bulk', [ 'action' => 'delete', 'ids' => $ids ] )->get_data() );
		foreach ( [
			[ 'action' => 'burn', 'ids' => $ids ],
			[ 'action' => 'star' ],
			[ 'action' => 'star', 'ids' => [ 'x' ] ],
			[ 'action' => 'star', 'ids' => range( 1, 101 ) ],
		] as $invalid ) {
			self::assertSame( 400, self::rest( 'POST', '/quayside/v1/form-entries/bulk', $invalid )->get_status() );
		}
		wp_set_current_user( $user->ID );
	}

	public function test_only_notes_can_be_added_to_and_removed_from_the_log(): void {
		$id = self::store( self::form()->id(), 'one' );
		( new Entries() )->note( $id, 'mail_sent', 'a@b.co' );
		self::log_in_as( 'administrator' );
		$log = self::rest( 'POST', "/quayside/v1/form-entries/$id/notes", [ 'text' => "Called <b>back</b>.\nOn Monday." ] )->get_data()['log'];
		self::assertSame( [ 'mail_sent', 'note' ], array_column( $log, 'event' ) );
		self::assertSame( "Called back.\nOn Monday.", $log[1]['detail'] );
		self::assertSame( wp_get_current_user()->display_name, $log[1]['author'] );
		self::assertSame( 404, self::rest( 'DELETE', "/quayside/v1/form-entries/$id/notes/{$log[0]['id']}" )->get_status() );
		self::assertCount( 1, self::rest( 'DELETE', "/quayside/v1/form-entries/$id/notes/{$log[1]['id']}" )->get_data()['log'] );
		self::assertSame( 400, self::rest( 'POST', "/quayside/v1/form-entries/$id/notes", [ 'text' => ' ' ] )->get_status() );
		$log = self::rest( 'POST', "/quayside/v1/form-entries/$id/notes", [ 'text' => 'Tea & 3 < 5' ] )->get_data()['log'];
		self::assertContains( 'Tea & 3 < 5', array_column( $log, 'detail' ) );
	}

	public function test_statistics_use_days_of_the_site_and_exclude_spam(): void {
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		$form  = self::form()->id();
		$today = new \DateTimeImmutable( 'today', wp_timezone() );
		$utc   = static fn ( string $move ): string => $today->modify( $move )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		self::store( $form, 'one', $utc( '-1 second' ) );
		self::store( $form, 'two', $utc( '+0 second' ) );
		self::store( $form, 'three', $utc( '+1 minute' ) );
		self::store( $form, 'spam', $utc( '+1 minute' ), 'spam' );
		$days = StatsRoute::days( $form, 7 );
		self::assertCount( 7, $days );
		self::assertSame( [ 1, 2 ], array_column( array_slice( $days, -2 ), 'count' ) );
		self::assertSame( $today->format( 'Y-m-d' ), $days[6]['day'] );
		self::assertSame( 403, ( static function (): int {
			self::log_in_as( 'editor' );
			return self::rest( 'GET', '/quayside/v1/form-entries/stats' )->get_status();
		} )() );
	}

	/** @return array<int, array<int, string|null>> */
	private static function csv( Filter $filter ): array {
		$out = fopen( 'php://temp', 'w+b' );
		Csv::write( $out, $filter );
		rewind( $out );
		self::assertSame( "\xEF\xBB\xBF", fread( $out, 3 ) );
		$lines = [];
		while ( is_array( $line = fgetcsv( $out, null, ',', '"', '' ) ) ) {
			$lines[] = $line;
		}
		return $lines;
	}

	public function test_a_csv_contains_columns_of_current_and_removed_fields_and_no_formulas(): void {
		$form = self::form( [
			[ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'label' => '=Name' ] ],
			[ 'textarea', [ 'block_id' => 'n2', 'slug' => 'more', 'label' => 'More' ] ],
		] );
		self::submit( $form, [ 'name' => '=HYPERLINK("http://x.io","a")', 'more' => "+1\n\"two\", three\\" ] );
		$removed = [ 'id' => 'old', 'slug' => 'old', 'type' => 'input', 'label' => 'Removed', 'value' => '-12.5' ];
		( new Entries() )->add( $form->id(), wp_generate_password( 32, false ), [ $removed ], [], 'unread', '' );
		[ $head, $second, $first ] = self::csv( new Filter( $form->id() ) );
		self::assertSame( [ "'=Name", 'More', 'Removed' ], array_slice( $head, 5 ) );
		self::assertSame( [ '\'=HYPERLINK("http://x.io","a")', "+1\n\"two\", three\\", '' ], array_slice( $first, 5 ) );
		self::assertSame( [ '', '', '-12.5' ], array_slice( $second, 5 ) );
	}

	/**
	 * @testWith ["+49 30 1234567", "+49 30 1234567"]
	 *           ["+4930=1", "'+4930=1"]
	 */
	public function test_a_phone_number_in_a_csv_has_an_apostrophe_only_if_it_could_be_a_formula( string $value, string $cell ): void {
		$form   = self::form( [ [ 'phone', [ 'block_id' => 'p1', 'slug' => 'phone', 'label' => 'Phone' ] ] ] );
		$number = [ 'id' => 'p1', 'slug' => 'phone', 'type' => 'phone', 'label' => 'Phone', 'value' => $value ];
		( new Entries() )->add( $form->id(), wp_generate_password( 32, false ), [ $number ], [], 'unread', '' );
		[ $head, $line ] = self::csv( new Filter( $form->id() ) );
		self::assertSame( [ 'Phone', $cell ], [ $head[5], $line[5] ] );
	}

	public function test_a_csv_uses_and_names_the_time_zone_of_the_site(): void {
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		$form = self::form()->id();
		self::store( $form, 'Ada', '2026-03-10 20:00:00' );
		[ $head, $line ] = self::csv( new Filter( $form ) );
		self::assertSame( [ 'Received (Asia/Kathmandu)', '2026-03-11 01:45:00' ], [ $head[3], $line[3] ] );
	}

	/**
	 * @testWith [1]
	 *           [99]
	 *           [100]
	 *           [101]
	 */
	public function test_a_csv_contains_the_counted_entries_and_no_newer_ones( int $number ): void {
		$form = self::form()->id();
		for ( $entry = 0; $entry < $number; $entry++ ) {
			self::store( $form, "v$entry", '2026-03-10 12:00:00' );
		}
		$listing = new Listing();
		$newest  = $listing->newest();
		$total   = $listing->total( new Filter( $form ), $newest );
		self::store( $form, 'late', '2026-03-10 12:00:01' );
		$out = fopen( 'php://temp', 'w+b' );
		// As CsvDownload calls it.
		$steps   = 0;
		$written = Csv::write(
			$out,
			new Filter( $form ),
			static function () use ( &$steps ): void {
				++$steps;
			},
			$newest
		);
		self::assertSame( [ $number, $number, intdiv( $number, 100 ) ], [ $total, $written, $steps ] );
		self::assertStringNotContainsString( 'late', (string) stream_get_contents( $out, null, 0 ) );
	}

	public function test_a_csv_of_multiple_forms_has_two_columns_for_two_fields_with_the_same_label(): void {
		$town = static fn ( string $id, string $value ): array => [ 'id' => $id, 'slug' => $id, 'type' => 'input', 'label' => 'Town', 'value' => $value ];
		$form = self::form()->id();
		( new Entries() )->add( $form, wp_generate_password( 32, false ), [ $town( 'a', 'Ghent' ), $town( 'b', 'Bruges' ) ], [], 'unread', '' );
		( new Entries() )->add( self::form()->id(), wp_generate_password( 32, false ), [ $town( 'c', 'Ostend' ) ], [], 'unread', '' );
		[ $head, $second, $first ] = self::csv( new Filter() );
		self::assertSame( [ 'Town', 'Town' ], array_slice( $head, 5 ) );
		self::assertSame( [ 'Ostend', '' ], array_slice( $second, 5 ) );
		self::assertSame( [ 'Ghent', 'Bruges' ], array_slice( $first, 5 ) );
	}

	public function test_rich_text_is_safe_on_the_screen_and_plain_everywhere_else(): void {
		$form = self::form( [ [ 'textarea', [ 'block_id' => 't1', 'slug' => 'story', 'label' => 'Story', 'isRichText' => true ] ] ] );
		$html = '<p>One &amp; <strong>two</strong></p><ul><li>three</li></ul>';
		$safe = self::submit( $form, [ 'story' => "$html<script>alert(1)</script>" ] )->get_data()['data']['submission_id'];
		// An import or an older version can store unsafe HTML.
		$unsafe = [
			'id'    => 't1',
			'slug'  => 'story',
			'type'  => 'richtext',
			'label' => 'Story',
			'value' => '<p onclick="x">=1+1</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>',
		];
		$raw    = ( new Entries() )->add( $form->id(), wp_generate_password( 32, false ), [ $unsafe ], [], 'unread', '' )['id'];
		self::log_in_as( 'administrator' );
		$displayed = static fn ( int $id ): string => self::rest( 'GET', "/quayside/v1/form-entries/$id" )->get_data()['fields'][0]['value'];
		self::assertSame( $html, $displayed( $safe ) );
		self::assertSame( '<p>=1+1</p><a href="alert(1)">a</a>', $displayed( $raw ) );
		[ , $second, $first ] = self::csv( new Filter( $form->id() ) );
		self::assertSame( [ "'=1+1\na" ], array_slice( $second, 5 ) );
		self::assertSame( [ "One & two\nthree" ], array_slice( $first, 5 ) );
		self::assertSame( [ $safe ], self::found( [ 'form' => $form->id(), 'search' => 'two' ] ) );
		self::assertSame( [], self::found( [ 'form' => $form->id(), 'search' => 'strong' ] ), 'Markup is not searched.' );
	}

	public function test_a_csv_uses_constant_memory(): void {
		global $wpdb;
		$form  = self::form()->id();
		$table = Tables::name( 'entries' );
		$fill  = static function ( int $from, int $to ) use ( $wpdb, $table, $form ): void {
			foreach ( array_chunk( range( $from, $to ), 500 ) as $numbers ) {
				$rows = array_map(
					static fn ( int $number ): string => "($form,'k$number','2026-03-10 12:00:00','','"
						. wp_json_encode( [ [ 'id' => 'n1', 'slug' => 'n', 'type' => 'input', 'label' => 'Name', 'value' => str_repeat( "v$number ", 40 ) ] ] )
						. "','')",
					$numbers
				);
				$wpdb->query( "INSERT INTO $table (form_id, idem_key, created_gmt, source_url, fields, search) VALUES " . implode( ',', $rows ) );
			}
		};
		$peak = static function () use ( $form ): int {
			$out = fopen( '/dev/null', 'wb' );
			gc_collect_cycles();
			$before = memory_get_usage();
			$max    = 0;
			Csv::write(
				$out,
				new Filter( $form ),
				static function () use ( &$max ): void {
					$max = max( $max, memory_get_usage() );
				}
			);
			return $max - $before;
		};
		$fill( 1, 1500 );
		$few = $peak();
		$fill( 1501, 9000 );
		self::assertLessThan( $few + 512 * 1024, $peak() );
		self::assertSame( 9000, ( new Listing() )->total( new Filter( $form ) ) );
	}
}
