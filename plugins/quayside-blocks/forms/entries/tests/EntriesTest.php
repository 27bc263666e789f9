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
 * Entries: found, changed together, noted, counted and written as CSV.
 */
final class EntriesTest extends FormTestCase {
	/** Keeps an entry without the way through the form. */
	private static function keep( int $form, string $value, string $created = '2026-03-10 12:00:00', string $status = 'unread' ): int {
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
		return array_map( static fn ( $entry ): int => $entry->id, ( new Listing( new Search( $window ) ) )->page( Filter::of( $filter ), $page, $of_page, $order )['entries'] );
	}

	public function test_entries_are_filtered_by_day_of_the_sites_time_zone(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$form  = self::form()->id();
		$late  = self::keep( $form, 'late', '2026-03-10 22:59:59' );
		$next  = self::keep( $form, 'next', '2026-03-10 23:00:00' );
		$older = self::keep( $form, 'older', '2026-03-09 22:59:59' );
		self::assertSame( [ $late ], self::found( [ 'form' => $form, 'from' => '2026-03-10', 'to' => '2026-03-10' ] ) );
		self::assertSame( [ $next, $late ], self::found( [ 'form' => $form, 'from' => '2026-03-10' ] ) );
		self::assertSame( [ $older ], self::found( [ 'form' => $form, 'to' => '2026-03-09' ] ) );
		self::assertSame( [ $older, $late, $next ], self::found( [ 'form' => $form ], 5000, 1, 20, 'asc' ) );
		self::assertSame( [ $next, $late, $older ], self::found( [ 'form' => $form, 'from' => '2026-13-77' ] ), 'No day is no limit.' );
	}

	public function test_words_are_found_in_values_alone_in_any_case_and_in_any_order(): void {
		$form = self::form()->id();
		$ada  = self::keep( $form, "Ada ÜBER Lovelace\n100% sure" );
		self::keep( $form, 'Bob' );
		foreach ( [ 'lovelace ada', 'über', '100%', 'VELAC' ] as $search ) {
			self::assertSame( [ $ada ], self::found( [ 'form' => $form, 'search' => $search ] ), $search );
		}
		foreach ( [ 'name', 'input', '%', 'ada bob' ] as $search ) {
			$expected = '%' === $search ? [ $ada ] : [];
			self::assertSame( $expected, self::found( [ 'form' => $form, 'search' => $search ] ), $search );
		}
	}

	public function test_a_search_goes_on_behind_the_newest_entries_and_says_when_there_may_be_more(): void {
		// A full-text index does not know rows of a transaction that is open, as the test's own is.
		update_option( Tables::OPTION_FULL_TEXT, '0' );
		$form = self::form()->id();
		$ids  = [];
		for ( $number = 0; $number < 12; $number++ ) {
			$ids[] = self::keep( $form, 3 === $number ? 'needle' : 'hay', sprintf( '2026-03-10 12:00:%02d', $number ) );
		}
		self::assertSame( [ $ids[3] ], self::found( [ 'form' => $form, 'search' => 'needle' ], 4 ) );
		self::assertSame( [ $ids[11], $ids[10] ], self::found( [ 'form' => $form, 'search' => 'hay' ], 4, 1, 2 ) );
		self::assertSame( [ $ids[2], $ids[1] ], self::found( [ 'form' => $form, 'search' => 'hay' ], 4, 5, 2 ) );
		self::assertTrue( ( new Listing( new Search( 4 ) ) )->page( Filter::of( [ 'form' => $form, 'search' => 'hay' ] ), 1, 2 )['more'] );
		$whole = ( new Listing( new Search( 4 ) ) )->page( Filter::of( [ 'form' => $form, 'search' => 'hay' ] ), 1, 20 );
		self::assertSame( [ 11, false ], [ $whole['total'], $whole['more'] ] );
	}

	public function test_a_search_that_stops_before_the_end_says_where(): void {
		// A full-text index does not know rows of a transaction that is open, as the test's own is.
		update_option( Tables::OPTION_FULL_TEXT, '0' );
		$form = self::form()->id();
		for ( $number = 0; $number < 12; $number++ ) {
			self::keep( $form, 3 === $number ? 'needle' : 'hay', sprintf( '2026-03-10 12:00:%02d', $number ) );
		}
		$search = static fn ( int $window ): array => array_intersect_key( ( new Listing( new Search( $window ) ) )->page( Filter::of( [ 'form' => $form, 'search' => 'needle' ] ) ), array_flip( [ 'total', 'more', 'since' ] ) );
		self::assertEquals( [ 'total' => 1, 'more' => true, 'since' => '2026-03-10 12:00:02' ], $search( 3 ) );
		self::assertEquals( [ 'total' => 0, 'more' => true, 'since' => '2026-03-10 12:00:08' ], $search( 1 ) );
		self::assertEquals( [ 'total' => 1, 'more' => false, 'since' => '' ], $search( 4 ) );
		self::log_in_as( 'administrator' );
		self::assertArrayNotHasKey( 'X-Quayside-Searched', self::rest( 'GET', '/quayside/v1/form-entries', [ 'form' => $form, 'search' => 'needle' ] )->get_headers() );
	}

	public function test_the_trash_gives_back_what_an_entry_was(): void {
		$form = self::form()->id();
		$read = self::keep( $form, 'read', '2026-03-10 12:00:02', 'unread' );
		$spam = self::keep( $form, 'spam', '2026-03-10 12:00:01', 'spam' );
		BulkChange::apply( 'read', [ $read ] );
		self::assertSame( 2, BulkChange::apply( 'trash', [ $read, $spam ] ) );
		self::assertSame( 0, BulkChange::apply( 'trash', [ $read, $spam ] ), 'Twice would forget what they were.' );
		self::assertSame( [], self::found( [ 'form' => $form ] ) );
		self::assertSame( [ $read, $spam ], self::found( [ 'form' => $form, 'status' => 'trash' ] ) );
		BulkChange::apply( 'restore', [ $read, $spam ] );
		self::assertSame( [ 'read', 'spam' ], array_map( static fn ( int $id ): string => ( new Entries() )->get( $id )->status, [ $read, $spam ] ) );
		self::assertSame( [ $read ], self::found( [ 'form' => $form ] ) );
		self::assertSame( [ $spam ], self::found( [ 'form' => $form, 'status' => 'spam' ] ) );
	}

	public function test_every_action_of_the_contract_is_known(): void {
		$actions = Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/entries.bulk-request' )->args()['action']['enum'];
		self::assertSame( $actions, [ ...array_keys( ( new \ReflectionClassConstant( BulkChange::class, 'ACTIONS' ) )->getValue() ), 'delete' ] );
	}

	public function test_several_are_changed_at_once_by_those_who_may(): void {
		$form = self::form()->id();
		$ids  = [ self::keep( $form, 'one' ), self::keep( $form, 'two' ) ];
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
		foreach ( [ [ 'action' => 'burn', 'ids' => $ids ], [ 'action' => 'star' ], [ 'action' => 'star', 'ids' => [ 'x' ] ], [ 'action' => 'star', 'ids' => range( 1, 101 ) ] ] as $bad ) {
			self::assertSame( 400, self::rest( 'POST', '/quayside/v1/form-entries/bulk', $bad )->get_status() );
		}
		wp_set_current_user( $user->ID );
	}

	public function test_notes_are_written_and_removed_and_nothing_else_of_the_log_is(): void {
		$id = self::keep( self::form()->id(), 'one' );
		( new Entries() )->note( $id, 'mail_sent', 'a@b.co' );
		self::log_in_as( 'administrator' );
		$log = self::rest( 'POST', "/quayside/v1/form-entries/$id/notes", [ 'text' => "Called <b>back</b>.\nOn Monday." ] )->get_data()['log'];
		self::assertSame( [ 'mail_sent', 'note' ], array_column( $log, 'event' ) );
		self::assertSame( "Called back.\nOn Monday.", $log[1]['detail'] );
		self::assertSame( wp_get_current_user()->display_name, $log[1]['author'] );
		self::assertSame( 404, self::rest( 'DELETE', "/quayside/v1/form-entries/$id/notes/{$log[0]['id']}" )->get_status() );
		self::assertCount( 1, self::rest( 'DELETE', "/quayside/v1/form-entries/$id/notes/{$log[1]['id']}" )->get_data()['log'] );
		self::assertSame( 400, self::rest( 'POST', "/quayside/v1/form-entries/$id/notes", [ 'text' => ' ' ] )->get_status() );
		self::assertContains( 'Tea & 3 < 5', array_column( self::rest( 'POST', "/quayside/v1/form-entries/$id/notes", [ 'text' => 'Tea & 3 < 5' ] )->get_data()['log'], 'detail' ) );
	}

	public function test_days_are_those_of_the_site_and_leave_out_spam(): void {
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		$form  = self::form()->id();
		$today = new \DateTimeImmutable( 'today', wp_timezone() );
		$utc   = static fn ( string $move ): string => $today->modify( $move )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		self::keep( $form, 'one', $utc( '-1 second' ) );
		self::keep( $form, 'two', $utc( '+0 second' ) );
		self::keep( $form, 'three', $utc( '+1 minute' ) );
		self::keep( $form, 'spam', $utc( '+1 minute' ), 'spam' );
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

	public function test_a_csv_has_columns_of_the_form_and_of_fields_that_are_gone_and_no_formula(): void {
		$form = self::form( [ [ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'label' => '=Name' ] ], [ 'textarea', [ 'block_id' => 'n2', 'slug' => 'more', 'label' => 'More' ] ] ] );
		self::submit( $form, [ 'name' => '=HYPERLINK("http://x.io","a")', 'more' => "+1\n\"two\", three\\" ] );
		( new Entries() )->add( $form->id(), wp_generate_password( 32, false ), [ [ 'id' => 'old', 'slug' => 'old', 'type' => 'input', 'label' => 'Gone', 'value' => '-12.5' ] ], [], 'unread', '' );
		[ $head, $second, $first ] = self::csv( new Filter( $form->id() ) );
		self::assertSame( [ "'=Name", 'More', 'Gone' ], array_slice( $head, 5 ) );
		self::assertSame( [ '\'=HYPERLINK("http://x.io","a")', "+1\n\"two\", three\\", '' ], array_slice( $first, 5 ) );
		self::assertSame( [ '', '', '-12.5' ], array_slice( $second, 5 ) );
	}

	public function test_a_csv_has_the_site_s_time_and_says_so(): void {
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		$form = self::form()->id();
		self::keep( $form, 'Ada', '2026-03-10 20:00:00' );
		[ $head, $line ] = self::csv( new Filter( $form ) );
		self::assertSame( [ 'Received (Asia/Kathmandu)', '2026-03-11 01:45:00' ], [ $head[3], $line[3] ] );
	}

	/**
	 * @testWith [1]
	 *           [99]
	 *           [100]
	 *           [101]
	 */
	public function test_a_csv_has_as_many_entries_as_are_announced_and_none_that_came_in_meanwhile( int $number ): void {
		$form = self::form()->id();
		for ( $entry = 0; $entry < $number; $entry++ ) {
			self::keep( $form, "v$entry", '2026-03-10 12:00:00' );
		}
		$listing = new Listing();
		$newest  = $listing->newest();
		$total   = $listing->total( new Filter( $form ), $newest );
		self::keep( $form, 'late', '2026-03-10 12:00:01' );
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

	public function test_a_csv_of_several_forms_has_a_column_for_each_of_two_fields_with_one_label(): void {
		$town = static fn ( string $id, string $value ): array => [ 'id' => $id, 'slug' => $id, 'type' => 'input', 'label' => 'Town', 'value' => $value ];
		$form = self::form()->id();
		( new Entries() )->add( $form, wp_generate_password( 32, false ), [ $town( 'a', 'Ghent' ), $town( 'b', 'Bruges' ) ], [], 'unread', '' );
		( new Entries() )->add( self::form()->id(), wp_generate_password( 32, false ), [ $town( 'c', 'Ostend' ) ], [], 'unread', '' );
		[ $head, $second, $first ] = self::csv( new Filter() );
		self::assertSame( [ [ 'Town', 'Town' ], [ 'Ostend', '' ], [ 'Ghent', 'Bruges' ] ], array_map( static fn ( array $line ): array => array_slice( $line, 5 ), [ $head, $second, $first ] ) );
	}

	public function test_formatted_text_is_safe_in_the_screen_and_text_everywhere_else(): void {
		$form = self::form( [ [ 'textarea', [ 'block_id' => 't1', 'slug' => 'story', 'label' => 'Story', 'isRichText' => true ] ] ] );
		$kept = self::submit( $form, [ 'story' => '<p>One &amp; <strong>two</strong></p><ul><li>three</li></ul><script>alert(1)</script>' ] )->get_data()['data']['submission_id'];
		// As it might have come into the table by an import or an older version.
		$raw = ( new Entries() )->add( $form->id(), wp_generate_password( 32, false ), [ [ 'id' => 't1', 'slug' => 'story', 'type' => 'richtext', 'label' => 'Story', 'value' => '<p onclick="x">=1+1</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>' ] ], [], 'unread', '' )['id'];
		self::log_in_as( 'administrator' );
		$shown = static fn ( int $id ): string => self::rest( 'GET', "/quayside/v1/form-entries/$id" )->get_data()['fields'][0]['value'];
		self::assertSame( '<p>One &amp; <strong>two</strong></p><ul><li>three</li></ul>', $shown( $kept ) );
		self::assertSame( '<p>=1+1</p><a href="alert(1)">a</a>', $shown( $raw ) );
		self::assertSame( [ [ "'=1+1\na" ], [ "One & two\nthree" ] ], array_map( static fn ( array $line ): array => array_slice( $line, 5 ), array_slice( self::csv( new Filter( $form->id() ) ), 1 ) ) );
		self::assertSame( [ $kept ], self::found( [ 'form' => $form->id(), 'search' => 'two' ] ) );
		self::assertSame( [], self::found( [ 'form' => $form->id(), 'search' => 'strong' ] ), 'Markup is no word.' );
	}

	public function test_a_csv_of_many_entries_takes_no_more_memory_than_one_of_few(): void {
		global $wpdb;
		$form  = self::form()->id();
		$table = Tables::name( 'entries' );
		$fill  = static function ( int $from, int $to ) use ( $wpdb, $table, $form ): void {
			foreach ( array_chunk( range( $from, $to ), 500 ) as $numbers ) {
				$rows = array_map( static fn ( int $number ): string => "($form,'k$number','2026-03-10 12:00:00','','" . wp_json_encode( [ [ 'id' => 'n1', 'slug' => 'n', 'type' => 'input', 'label' => 'Name', 'value' => str_repeat( "v$number ", 40 ) ] ] ) . "','')", $numbers );
				$wpdb->query( "INSERT INTO $table (form_id, idem_key, created_gmt, source_url, fields, search) VALUES " . implode( ',', $rows ) );
			}
		};
		$peak = static function () use ( $form ): int {
			$out = fopen( '/dev/null', 'wb' );
			gc_collect_cycles();
			$before = memory_get_usage();
			$most   = 0;
			Csv::write(
				$out,
				new Filter( $form ),
				static function () use ( &$most ): void {
					$most = max( $most, memory_get_usage() );
				}
			);
			return $most - $before;
		};
		$fill( 1, 1500 );
		$few = $peak();
		$fill( 1501, 9000 );
		self::assertLessThan( $few + 512 * 1024, $peak() );
		self::assertSame( 9000, ( new Listing() )->total( new Filter( $form ) ) );
	}
}
