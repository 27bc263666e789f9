<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Entries\SureFormsImport;
use Quayside\Blocks\Forms\Entries\SureFormsImported;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\SwitchOver\MadeForms;
use Quayside\Blocks\Kit\Lock;
use Quayside\Blocks\Kit\SwitchCommand;
use Quayside\Blocks\Kit\SwitchEdits;
use Quayside\Blocks\Kit\SwitchOver;
use Quayside\Blocks\Kit\SwitchPreview;
use Quayside\Blocks\Kit\SwitchQueue;
use Quayside\Blocks\Kit\SwitchReport;
use Quayside\Blocks\Kit\SwitchRun;
use Quayside\Blocks\Kit\SwitchState;
use Quayside\Blocks\Kit\SwitchTable;
use Quayside\Tests\ReadsLog;
use Quayside\Tests\RecordingTerminal;

/**
 * Tests the switch and its undo with forms, entries, and galleries of other plugins.
 */
final class SwitchRunTest extends SwitchTestCase {
	use ReadsLog;

	private const GALLERY = '<!-- wp:uagb/image-gallery {"block_id":"a1","mediaGallery":[],"feedLayout":"masonry"} /-->';

	private int $sureforms;
	private int $wpforms;
	private int $page;
	private int $elementor;

	protected static function tables(): array {
		return OtherPlugins::TABLES;
	}

	protected function set_up(): void {
		parent::set_up();
		self::log_in_as( 'administrator' );
		$this->sureforms = self::post( Form::POST_TYPE, 'Booking', '<!-- wp:srfm/input {"block_id":"a1","label":"Name","slug":"name"} /-->' );
		$this->wpforms   = self::post( 'wpforms', 'Ask', '{"fields":{"1":{"id":"1","type":"text","label":"Name"}},"settings":{"submit_text":"Go"}}' );
		$this->page      = self::post( 'page', 'Contact', "<!-- wp:paragraph -->\n<p>Before &amp; \"quoted\"</p>\n<!-- /wp:paragraph -->\n[wpforms id=\"$this->wpforms\"]\n" . self::GALLERY . "<!-- wp:wpforms/form-selector {\"formId\":\"$this->wpforms\"} /--> [[wpforms id=\"$this->wpforms\"]]" );
		$this->elementor = self::post( 'page', 'Built', '' );
		update_post_meta(
			$this->elementor,
			'_elementor_data',
			wp_slash( self::elements( 'wpforms', [ 'form_id' => (string) $this->wpforms ], "[wpforms id=\"$this->wpforms\"]" ) )
		);
	}

	/** @param array<string, string> $settings Settings of the widget. */
	private static function elements( string $widget, array $settings, string $shortcode ): string {
		return (string) wp_json_encode( [ [ 'id' => 'c1', 'elType' => 'container', 'elements' => [
			[ 'id' => 'w1', 'elType' => 'widget', 'widgetType' => $widget, 'settings' => $settings ],
			[ 'id' => 'w2', 'elType' => 'widget', 'widgetType' => 'shortcode', 'settings' => [ 'shortcode' => $shortcode ] ],
			[ 'id' => 'w3', 'elType' => 'widget', 'widgetType' => 'heading', 'settings' => [ 'title' => 'Ünchanged {"}/' ] ],
		] ] ] );
	}

	private static function add_entry( int $form, string $data, string $status = 'unread' ): int {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}srfm_entries",
			[ 'form_id' => $form, 'form_data' => $data, 'submission_info' => '{}', 'status' => $status, 'created_at' => '2026-03-01 10:00:00' ]
		);
		return (int) $wpdb->insert_id;
	}

	private function made(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_quayside_switched_from' AND meta_value = %s", "wpforms:$this->wpforms" ) );
	}

	public function test_converts_everything_and_undoes_it_byte_by_byte(): void {
		$before = array_map( [ self::class, 'content' ], [ $this->page, $this->sureforms, $this->wpforms ] );
		$json   = get_post_meta( $this->elementor, '_elementor_data', true );
		self::switch_all();
		$made = $this->made();
		$form = Form::find( $made );
		self::assertNotNull( $form );
		self::assertSame( [ 'Ask', 'Go' ], [ $form->title(), $form->settings()['submitLabel'] ] );
		$content = self::content( $this->page );
		self::assertSame( 1, substr_count( $content, "[quayside_form id=\"$made\"]" ) );
		self::assertSame( 1, substr_count( $content, "<!-- wp:quayside/form {\"formId\":$made} -->\n<p>Ask</p>\n<!-- /wp:quayside/form -->" ) );
		self::assertSame( 1, substr_count( $content, '<!-- wp:quayside/gallery {' ) );
		self::assertStringContainsString( "[[wpforms id=\"$this->wpforms\"]]", $content, 'An escaped shortcode is text.' );
		self::assertStringStartsWith( "<!-- wp:paragraph -->\n<p>Before &amp; \"quoted\"</p>\n<!-- /wp:paragraph -->\n[", $content );
		self::assertSame(
			self::elements( Form::POST_TYPE, [ 'srfm_form_block' => (string) $made ], "[quayside_form id=\"$made\"]" ),
			get_post_meta( $this->elementor, '_elementor_data', true )
		);
		self::assertTrue( Form::has_quayside_field( self::content( $this->sureforms ) ) );
		self::assertSame( $before[2], self::content( $this->wpforms ) );
		self::assertContains( $before[0], array_column( wp_get_post_revisions( $this->page ), 'post_content' ), 'The original is a revision.' );
		self::assertSame( 'Switched', SwitchReport::cells( self::row( 'Contact' ), SwitchReport::words() )[6] );
		self::assertTrue( self::submit( $form, [ 'name' => 'Ada' ] )->get_data()['success'] );

		self::undo_all();
		self::assertSame( $before, array_map( [ self::class, 'content' ], [ $this->page, $this->sureforms, $this->wpforms ] ) );
		self::assertSame( $json, get_post_meta( $this->elementor, '_elementor_data', true ) );
		self::assertSame( 'undone', ( new SwitchRun() )->status()['status'] );
	}

	public function test_what_undoes_a_post_is_committed_before_the_post_changes(): void {
		global $wpdb;
		remove_filter( 'quayside_switch_commits_together', '__return_false' );
		$steps = [];
		$watch = function ( string $query ) use ( &$steps, $wpdb ): string {
			$step = match ( true ) {
				'START TRANSACTION' === $query, 'COMMIT' === $query                                        => $query,
				str_starts_with( $query, 'UPDATE `' . SwitchTable::name() . '`' )                          => 'journal',
				str_starts_with( $query, "UPDATE `$wpdb->posts`" ) && str_ends_with( $query, " $this->page" ) => 'post',
				default                                                                                    => '',
			};
			if ( '' !== $step ) {
				$steps[] = $step;
			}
			// The changes of the test stay in its own transaction.
			return in_array( $query, [ 'START TRANSACTION', 'COMMIT' ], true ) ? 'SELECT 1' : $query;
		};
		add_filter( 'query', $watch );
		self::switch_all();
		$switched = implode( ' ', $steps );
		$steps    = [];
		self::undo_all();
		remove_filter( 'query', $watch );
		$undone = implode( ' ', $steps );
		self::assertStringContainsString( 'START TRANSACTION journal COMMIT START TRANSACTION post journal COMMIT', $switched );
		self::assertStringContainsString( 'journal START TRANSACTION post journal COMMIT', $undone );
		self::assertSame( substr_count( "$switched $undone", 'START' ), substr_count( "$switched $undone", 'COMMIT' ) );
	}

	public function test_shortcodes_of_contact_form_7_name_forms_by_title_and_by_old_numbers(): void {
		$add = static function ( string $title, string $field ): int {
			$id = self::post( 'wpcf7_contact_form', $title, $field );
			update_post_meta( $id, '_form', "[text $field]" );
			return $id;
		};
		$first = $add( 'Write', 'first' );
		$other = $add( 'Call', 'other' );
		update_post_meta( $other, '_old_cf7_unit_id', (string) $first );
		$before = "[contact-form-7 id=\"\" title=\"Write\"] [contact-form-7 id=\"9999999\" title=\"Write\"] [contact-form $first \"Write\"] [contact-form-7 404 \"Not Found\"] [contact-form-7 id=\"$other\" title=\"Write\"]";
		$page   = self::post( 'page', 'By title', $before );
		self::assertSame( 3, substr_count( do_shortcode( str_replace( "[contact-form $first \"Write\"]", '', $before ) ), '<form' ) );
		self::switch_all();
		[ $write, $call ] = [ MadeForms::get( 'contact-form-7', $first ), MadeForms::get( 'contact-form-7', $other ) ];
		self::assertSame(
			"[quayside_form id=\"$write\"] [quayside_form id=\"$write\"] [quayside_form id=\"$call\"] [contact-form-7 404 \"Not Found\"] [quayside_form id=\"$call\"]",
			self::content( $page )
		);
		self::assertStringContainsString( 'no longer exists', implode( ' ', self::row( 'By title' )['notes'] ) );
		self::undo_all();
		self::assertSame( $before, self::content( $page ) );
	}

	public function test_a_shortcode_in_an_attribute_leaves_the_attribute_whole(): void {
		$content = static fn ( string $plain, string $json, string $html ): string => "<p title='$html'>$plain</p>"
			. "<!-- wp:acme/popup {\"text\":\"$json\",\"last\":1} /--><div data-form=\"$html\">\"$plain\"</div>";
		$before  = $content( "[wpforms id=\"$this->wpforms\"]", "[wpforms id=\\u0022$this->wpforms\\u0022]", "[wpforms id=$this->wpforms]" );
		$page    = self::post( 'page', 'Popups', $before );
		self::switch_all();
		$made = $this->made();
		self::assertSame( $content( "[quayside_form id=\"$made\"]", "[quayside_form id=$made]", "[quayside_form id=$made]" ), self::content( $page ) );
		self::assertSame( [ 'text' => "[quayside_form id=$made]", 'last' => 1 ], parse_blocks( self::content( $page ) )[1]['attrs'] );
		self::assertSame( [ 'converted', 5 ], [ self::row( 'Popups' )['result'], self::row( 'Popups' )['count'] ] );
		self::assertStringContainsString( '<form', do_shortcode( "[quayside_form id=$made]" ) );
		self::undo_all();
		self::assertSame( $before, self::content( $page ) );
	}

	public function test_a_switched_post_pings_nobody(): void {
		$post = self::post( 'post', 'News', self::GALLERY . ' <a href="https://example.com/">Link</a>' );
		delete_post_meta( $post, '_encloseme' );
		delete_post_meta( $post, '_pingme' );
		self::switch_all();
		self::assertStringContainsString( 'quayside/gallery', self::content( $post ) );
		self::assertSame( [ '', '' ], [ get_post_meta( $post, '_encloseme', true ), get_post_meta( $post, '_pingme', true ) ] );
		self::assertNotFalse( has_action( 'publish_post', '_publish_post_hook' ) );
	}

	public function test_a_page_with_a_template_of_the_old_theme_is_converted_and_keeps_it(): void {
		$before = self::content( $this->page );
		update_post_meta( $this->page, '_wp_page_template', 'page-builder.php' );
		self::switch_all();
		self::assertSame( [ 'done', 'converted' ], [ self::row( 'Contact' )['state'], self::row( 'Contact' )['result'] ] );
		self::assertSame( 'page-builder.php', get_post_meta( $this->page, '_wp_page_template', true ) );
		self::undo_all();
		self::assertSame( $before, self::content( $this->page ) );
		self::assertSame( 'page-builder.php', get_post_meta( $this->page, '_wp_page_template', true ) );
	}

	public function test_a_post_that_was_saved_before_another_plugin_failed_is_undone(): void {
		$before = self::content( $this->page );
		$fails  = function ( int $id ): void {
			if ( $id === $this->page ) {
				throw new \LogicException( 'Another plugin failed.' );
			}
		};
		add_action( 'save_post', $fails );
		self::switch_all();
		remove_action( 'save_post', $fails );
		self::assertNotSame( $before, self::content( $this->page ) );
		self::assertStringContainsString( 'Another plugin failed.', implode( ' ', self::row( 'Contact' )['notes'] ) );
		self::undo_all();
		self::assertSame( $before, self::content( $this->page ) );
	}

	/** Lets WordPress save none of the places and forms that are converted in place. */
	private function switch_without_saving(): void {
		$fail = fn ( bool $is_empty, array $post ): bool => $is_empty || in_array( $post['ID'] ?? 0, [ $this->page, $this->sureforms ], true );
		add_filter( 'wp_insert_post_empty_content', $fail, 10, 2 );
		add_filter( 'pre_update_option_widget_text', static fn () => throw new \LogicException( 'Another plugin failed.' ) );
		self::switch_all();
		remove_filter( 'wp_insert_post_empty_content', $fail );
		remove_all_filters( 'pre_update_option_widget_text' );
	}

	public function test_what_failed_before_it_was_saved_is_undone_without_a_change(): void {
		$widgets = [ 2 => [ 'text' => "[wpforms id=\"$this->wpforms\"] " . self::GALLERY ] ];
		update_option( 'widget_text', $widgets );
		$before = array_map( [ self::class, 'content' ], [ $this->page, $this->sureforms ] );
		$this->switch_without_saving();
		foreach ( [ 'Contact', 'Booking', 'widget_text-2' ] as $title ) {
			self::assertSame( [ 'done', 'dropped' ], [ self::row( $title )['state'], self::row( $title )['result'] ], $title );
		}
		wp_delete_post( $this->wpforms, true );
		self::undo_all();
		self::assertSame( $before, array_map( [ self::class, 'content' ], [ $this->page, $this->sureforms ] ) );
		self::assertSame( $widgets, get_option( 'widget_text' ) );
		foreach ( [ 'Contact', 'Booking', 'widget_text-2' ] as $title ) {
			self::assertSame( 'undone', self::row( $title )['state'], $title );
			self::assertStringNotContainsString( 'edited since', implode( ' ', self::row( $title )['notes'] ) );
		}
	}

	public function test_the_next_switch_converts_what_failed_before(): void {
		$before = array_map( [ self::class, 'content' ], [ $this->page, $this->sureforms ] );
		$this->switch_without_saving();
		self::assertFalse( Form::has_quayside_field( self::content( $this->sureforms ) ) );
		self::switch_all();
		self::assertTrue( Form::has_quayside_field( self::content( $this->sureforms ) ) );
		self::assertStringContainsString( '[quayside_form', self::content( $this->page ) );
		self::undo_all();
		self::assertSame( $before, array_map( [ self::class, 'content' ], [ $this->page, $this->sureforms ] ) );
		self::assertSame( 0, ( new SwitchRun() )->status()['counts']['edited'] );
	}

	public function test_an_original_that_an_editor_restored_is_undone(): void {
		$before = self::content( $this->page );
		self::switch_all();
		wp_update_post( wp_slash( [ 'ID' => $this->page, 'post_content' => $before ] ) );
		self::undo_all();
		self::assertSame( [ 'undone', $before ], [ self::row( 'Contact' )['state'], self::content( $this->page ) ] );
	}

	public function test_a_place_whose_original_form_was_deleted_since_keeps_the_form_that_works(): void {
		$before = self::content( $this->page );
		update_option( 'widget_text', [ 2 => [ 'text' => "[wpforms id=\"$this->wpforms\"]" ] ] );
		self::switch_all();
		$after = self::content( $this->page );
		$made  = $this->made();
		wp_delete_post( $this->wpforms, true );
		self::undo_all();
		self::assertSame( $after, self::content( $this->page ) );
		self::assertSame( "[quayside_form id=\"$made\"]", get_option( 'widget_text' )[2]['text'] );
		self::assertStringContainsString( "\\\"$made\\\"", (string) get_post_meta( $this->elementor, '_elementor_data', true ) );
		self::assertSame( 'publish', get_post_status( $made ) );
		self::assertStringContainsString( 'no longer exists', implode( ' ', self::row( 'Contact' )['notes'] ) );
		foreach ( [ 'Contact', 'widget_text-2' ] as $title ) {
			self::assertSame( 'edited', ( new SwitchRun() )->undo_item( self::row( $title )['id'], false )['state'] ?? '' );
			self::assertSame( 'undone', ( new SwitchRun() )->undo_item( self::row( $title )['id'], true )['state'] ?? '' );
		}
		self::assertSame( $before, self::content( $this->page ) );
		self::assertSame( "[wpforms id=\"$this->wpforms\"]", get_option( 'widget_text' )[2]['text'] );
	}

	public function test_a_widget_that_was_edited_since_stays_in_any_case(): void {
		update_option( 'widget_text', [ 2 => [ 'text' => "[wpforms id=\"$this->wpforms\"]" ] ] );
		self::switch_all();
		update_option( 'widget_text', [ 2 => [ 'text' => 'Write to us.' ] ] );
		self::undo_all();
		self::assertSame( 'edited', ( new SwitchRun() )->undo_item( self::row( 'widget_text-2' )['id'], true )['state'] ?? '' );
		self::assertSame( 'Write to us.', get_option( 'widget_text' )[2]['text'] );
	}

	public function test_a_broken_source_does_not_stop_the_undo(): void {
		update_option( 'widget_text', [ 2 => [ 'text' => "[wpforms id=\"$this->wpforms\"]" ] ] );
		$before = self::content( $this->page );
		self::switch_all();
		add_filter( 'quayside_switch_sources', static fn ( array $sources ): array => [
			'fails' => [
				'label' => 'Fails',
				'marks' => [ '[wpforms' ],
				'content' => static fn (): array => [],
				'replace' => static fn () => throw new \TypeError( 'Bad.' ),
			],
		] + $sources );
		self::undo_all();
		self::assertSame( $before, self::content( $this->page ) );
		self::assertSame( "[wpforms id=\"$this->wpforms\"]", get_option( 'widget_text' )[2]['text'] );
	}

	public function test_more_posts_than_one_query_reads_are_converted_and_undone(): void {
		$content = "[wpforms id=\"$this->wpforms\"]";
		$ids     = array_map( static fn ( int $number ): int => self::post( 'post', "Log $number", $content ), range( 1, 101 ) );
		self::switch_all();
		$made = $this->made();
		self::assertSame( [ "[quayside_form id=\"$made\"]" ], array_values( array_unique( array_map( [ self::class, 'content' ], $ids ) ) ) );
		self::undo_all();
		self::assertSame( [ $content ], array_values( array_unique( array_map( [ self::class, 'content' ], $ids ) ) ) );
	}

	public function test_a_second_run_converts_only_what_is_new(): void {
		self::switch_all();
		$content = self::content( $this->page );
		$rows    = iterator_to_array( SwitchReport::all(), false );
		$new     = self::post( 'page', 'New', "[wpforms id=\"$this->wpforms\"]" );
		self::switch_all();
		self::assertSame( $content, self::content( $this->page ) );
		self::assertStringContainsString( '[quayside_form', self::content( $new ) );
		self::assertCount( count( $rows ) + 1, iterator_to_array( SwitchReport::all(), false ) );
		self::assertCount( 1, get_posts( [ 'post_type' => Form::POST_TYPE, 'title' => 'Ask', 'numberposts' => -1 ] ) );
	}

	public function test_an_edit_since_stays_when_it_is_undone(): void {
		$before = self::content( $this->page );
		self::switch_all();
		wp_update_post( wp_slash( [ 'ID' => $this->page, 'post_content' => 'A new start. ' . self::content( $this->page ) . ' A new end.' ] ) );
		self::undo_all();
		self::assertSame( "A new start. $before A new end.", self::content( $this->page ) );
		self::assertStringContainsString( 'the edits kept', implode( ' ', self::row( 'Contact' )['notes'] ) );
	}

	public function test_an_edit_of_a_converted_part_is_told_and_the_original_offered(): void {
		$before = self::content( $this->page );
		self::switch_all();
		$edited = (string) preg_replace(
			'~<!-- wp:quayside/form \{"formId":(\d+)} -->~',
			'<!-- wp:quayside/form {"formId":$1,"align":"wide"} -->',
			self::content( $this->page )
		);
		wp_update_post( wp_slash( [ 'ID' => $this->page, 'post_content' => $edited ] ) );
		self::undo_all();
		self::assertSame( $edited, self::content( $this->page ), 'Nothing is lost.' );
		self::assertSame( 'publish', get_post_status( $this->made() ), 'Its form stays.' );
		$row = self::row( 'Contact' );
		self::assertSame( 'edited', $row['state'] );
		$again = self::rest( 'POST', "/quayside-switch/v1/report/$row[id]/undo" )->get_data();
		self::assertSame( 'edited', $again['state'] );
		$forced = self::rest( 'POST', "/quayside-switch/v1/report/$row[id]/undo", [ 'force' => true ] );
		self::assertSame( [ 200, 'undone' ], [ $forced->get_status(), $forced->get_data()['state'] ] );
		self::assertSame( $before, self::content( $this->page ) );
		self::assertContains( $edited, array_column( wp_get_post_revisions( $this->page ), 'post_content' ), 'The edited version is a revision.' );
		self::assertSame( 409, self::rest( 'POST', "/quayside-switch/v1/report/$row[id]/undo" )->get_status() );
	}

	public function test_one_item_is_undone(): void {
		$before = self::content( $this->page );
		self::switch_all();
		$id = self::row( 'Contact' )['id'];
		( new SwitchRun() )->undo_item( $id, false );
		self::assertSame( $before, self::content( $this->page ) );
		self::assertSame( 'done', self::row( 'Built' )['state'] );
	}

	public function test_only_published_forms_are_published(): void {
		global $wpdb;
		$status = [];
		foreach ( [ 'draft', 'pending', 'private', 'future' ] as $name ) {
			$id = self::post( 'wpforms', "Ask $name", '{"fields":[{"id":"1","type":"text","label":"Name"}]}' );
			$wpdb->update( $wpdb->posts, [ 'post_status' => $name ], [ 'ID' => $id ] );
			clean_post_cache( $id );
		}
		self::switch_all();
		foreach ( get_posts( [ 'post_type' => Form::POST_TYPE, 'post_status' => 'any', 's' => 'Ask', 'numberposts' => -1 ] ) as $form ) {
			$status[ $form->post_title ] = $form->post_status;
		}
		ksort( $status );
		self::assertSame(
			[ 'Ask' => 'publish', 'Ask draft' => 'draft', 'Ask future' => 'draft', 'Ask pending' => 'draft', 'Ask private' => 'draft' ],
			$status
		);
	}

	public function test_a_form_that_is_still_embedded_stays(): void {
		update_option( 'widget_block', [ 2 => [ 'content' => "[wpforms id=\"$this->wpforms\"]" ], '_multiwidget' => 1 ] );
		self::switch_all();
		$undo = static fn ( string $title ): array => ( new SwitchRun() )->undo_item( self::row( $title )['id'], false ) ?? [];
		$row  = $undo( 'Ask' );
		self::assertSame( 'edited', $row['state'] );
		self::assertStringContainsString( 'still embedded in Widget, Page: Contact, and Page: Built.', implode( ' ', $row['notes'] ) );
		self::assertSame( 'publish', get_post_status( $this->made() ) );
		array_map( $undo, [ 'Contact', 'Built', 'widget_block-2' ] );
		self::assertSame( 'undone', $undo( 'Ask' )['state'] );
		self::assertSame( 'trash', get_post_status( $this->made() ) );
	}

	public function test_a_form_with_entries_stays(): void {
		self::switch_all();
		$made = $this->made();
		$form = Form::find( $made );
		self::assertNotNull( $form );
		self::submit( $form, [ 'name' => 'Ada' ] );
		self::undo_all();
		self::assertSame( 'publish', get_post_status( $made ) );
		self::assertStringContainsString( '1 entry', implode( ' ', self::row( 'Ask' )['notes'] ) );
	}

	public function test_a_second_click_and_a_second_server_do_nothing(): void {
		self::assertTrue( ( new SwitchRun() )->start() );
		self::assertFalse( ( new SwitchRun() )->start() );
		$lock = Lock::take( Lock::SWITCHING );
		self::assertNotNull( $lock );
		self::assertNull( Lock::take( Lock::SWITCHING ) );
		self::assertFalse( ( new SwitchRun() )->advance( 10 ) );
		self::assertFalse( ( new SwitchRun() )->undo() );
		$lock->release();
		self::work();
		self::assertSame( 1, SwitchState::get()['run'] );
	}

	public function test_the_lock_of_a_dead_process_expires(): void {
		global $wpdb;
		self::assertNotNull( Lock::take( Lock::SWITCHING ) );
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = 'quayside_switch_lock'", time() - 1 . ' dead' ) );
		$first = Lock::take( Lock::SWITCHING );
		self::assertNotNull( $first );
		$first->release();
	}

	public function test_pauses_and_continues(): void {
		$run = new SwitchRun();
		$run->start();
		$run->pause();
		self::assertSame( 'paused', $run->status()['status'] );
		self::assertFalse( $run->advance( 10 ) );
		self::assertStringContainsString( '[wpforms', self::content( $this->page ) );
		$run->resume();
		self::work();
		self::assertStringContainsString( '[quayside_form', self::content( $this->page ) );
	}

	public function test_its_steps_are_logged(): void {
		$log = self::log_of( static function (): void {
			$run = new SwitchRun();
			$run->start();
			$run->start();
			$run->pause();
			$run->resume();
			self::work();
			self::undo_all();
		} );
		self::assertSame(
			[
				'The switch was started.',
				'The switch was paused.',
				'The switch was continued.',
				'The switch is done.',
				'The undo of the switch was started.',
				'The undo of the switch is done.',
			],
			array_column( array_filter( $log, static fn ( array $entry ): bool => 'switch' === $entry[1] ), 2 )
		);
	}

	public function test_steps_without_time_still_finish(): void {
		( new SwitchRun() )->start();
		for ( $times = 0; $times < 2000 && SwitchRun::is_active(); $times++ ) {
			( new SwitchRun() )->advance( 0.002 );
		}
		self::assertSame( 'done', ( new SwitchRun() )->status()['status'] );
		self::assertStringContainsString( '[quayside_form', self::content( $this->page ) );
		self::assertCount( 1, get_posts( [ 'post_type' => Form::POST_TYPE, 'title' => 'Ask', 'numberposts' => -1 ] ) );
	}

	public function test_a_process_that_dies_after_saving_can_be_undone(): void {
		$before = self::content( $this->page );
		// The journal is written before the post, but not after it.
		$broken = static function ( string $sql ): string {
			$is_end = str_contains( $sql, 'quayside_switch' ) && str_contains( $sql, "`state` = 'done'" ) && str_contains( $sql, 'Contact' );
			return $is_end ? 'SELECT 1' : $sql;
		};
		add_filter( 'query', $broken );
		( new SwitchRun() )->start();
		self::work();
		remove_filter( 'query', $broken );
		self::assertNotSame( $before, self::content( $this->page ) );
		self::assertSame( 'done', self::row( 'Contact' )['state'] );
		self::undo_all();
		self::assertSame( $before, self::content( $this->page ) );
	}

	public function test_an_item_that_stops_each_attempt_is_skipped(): void {
		$run = new SwitchRun();
		$run->start();
		for ( $tries = 0; $tries < 2; $tries++ ) {
			SwitchTable::begin( 1, "posts/$this->page" );
		}
		self::work();
		self::assertStringContainsString( '[wpforms', self::content( $this->page ) );
		$rows = array_values(
			array_filter( iterator_to_array( SwitchReport::all(), false ), fn ( array $row ): bool => "posts/$this->page" === $row['title'] )
		);
		self::assertSame( [ 'failed' ], array_column( $rows, 'state' ) );
		self::assertSame( 'done', self::row( 'Built' )['state'], 'The others go on.' );
	}

	public function test_the_journal_of_a_restored_backup_starts_anew(): void {
		global $wpdb;
		// The database commits before it removes a table.
		$wpdb->query( 'ROLLBACK' );
		$rows = static function ( string ...$options ): int {
			SwitchTable::begin( 1, 'posts/1' );
			SwitchState::set( SwitchState::get() );
			$wpdb = $GLOBALS['wpdb'];
			foreach ( $options as $option ) {
				$wpdb->delete( $wpdb->options, [ 'option_name' => $option ] );
			}
			wp_cache_flush();
			SwitchTable::create();
			return array_sum( SwitchTable::states() );
		};
		try {
			self::assertSame( 1, $rows( SwitchTable::OPTION ), 'The state shows that the journal belongs to this database.' );
			self::assertSame( 0, $rows( SwitchTable::OPTION, SwitchState::OPTION ), 'A backup from before the switch has none of both.' );
		} finally {
			$wpdb->query( 'DELETE FROM ' . SwitchTable::name() );
			$wpdb->delete( $wpdb->options, [ 'option_name' => SwitchState::OPTION ] );
			$wpdb->query( 'START TRANSACTION' );
		}
	}

	public function test_broken_items_have_a_line_and_stop_nothing(): void {
		self::post( 'page', 'Broken', '<!-- wp:uagb/image-gallery {"block_id":"x"} --><div> ' . self::GALLERY );
		self::post( 'page', 'Unreadable', '<!-- wp:uagb/image-gallery {"block_id":"x" /--> ' . self::GALLERY );
		self::post( 'page', 'Missing', '[wpforms id="99999999"]' );
		self::post( 'wpforms', 'Damaged', '{"fields":' );
		$payment = self::post( 'wpforms', 'Payment', '{"fields":[{"id":"1","type":"payment-single"}]}' );
		$paid    = self::post( 'page', 'Paid', "[wpforms id=\"$payment\"]" );
		$fail    = static fn ( array $sources ): array => [
			'fails' => [
				'label' => 'Fails',
				'marks' => [ '[wpforms' ],
				'content' => static fn (): array => [],
				'replace' => static fn () => throw new \TypeError( 'Bad.' ),
			],
		] + $sources;
		add_filter( 'quayside_switch_sources', $fail );
		$log = self::log_of( static fn () => self::switch_all() );
		remove_filter( 'quayside_switch_sources', $fail );
		$errors = array_values( array_filter( $log, static fn ( array $entry ): bool => 'error' === $entry[0] ) );
		self::assertContains( $this->page, array_column( array_column( $errors, 3 ), 'post' ) );
		self::assertStringContainsString( 'TypeError', (string) wp_json_encode( $errors ) );
		self::assertStringNotContainsString( 'Bad.', (string) wp_json_encode( $log ) );
		foreach ( [ 'Broken', 'Unreadable' ] as $title ) {
			self::assertSame( [ 'done', 'approximated' ], [ self::row( $title )['state'], self::row( $title )['result'] ], $title );
			self::assertStringContainsString( 'incomplete', implode( ' ', self::row( $title )['notes'] ), $title );
		}
		self::assertStringContainsString( 'no longer exists', implode( ' ', self::row( 'Missing' )['notes'] ) );
		self::assertSame( [ 'skipped', 'dropped' ], [ self::row( 'Damaged' )['state'], self::row( 'Damaged' )['result'] ] );
		self::assertStringContainsString( 'stay active', implode( ' ', self::row( 'Paid' )['notes'] ) );
		self::assertStringContainsString( "[wpforms id=\"$payment\"]", self::content( $paid ) );
		self::assertStringContainsString( 'Bad.', implode( ' ', self::row( 'Contact' )['notes'] ) );
		self::assertStringContainsString( '[quayside_form', self::content( $this->page ) );
	}

	public function test_entries_are_imported_once_and_undone(): void {
		global $wpdb;
		$label = rtrim( base64_encode( 'Name' ), '=' );
		$value = static fn ( string $name ): string => (string) wp_json_encode( [ "srfm-input-a1-lbl-$label-name" => $name ] );
		$ids   = [];
		foreach ( [ 'One', 'Two', 'Three', 'Four' ] as $number => $name ) {
			$ids[] = self::add_entry( $this->sureforms, $value( $name ), 3 === $number ? 'trash' : 'read' );
		}
		$broken = self::add_entry( 99999998, 'broken{ <text>' );
		$names  = fn (): array => array_map(
			static fn ( $entry ): string => $entry->value( 'name' ),
			( new Listing() )->page( Filter::from_values( [ 'form' => $this->sureforms ] ), 1, 20, 'asc' )['entries']
		);
		self::switch_all();
		self::assertSame( [ 'One', 'Three', 'Two' ], self::sorted( $names() ) );
		$row = self::row( 'Entries' );
		self::assertSame( [ 5, 'done' ], [ $row['count'], $row['state'] ] );
		$notes = implode( ' ', $row['notes'] );
		self::assertStringContainsString( "The data of entry $broken is damaged", $notes );
		self::assertStringContainsString( 'Form 99999998 no longer exists', $notes );
		self::assertSame( 5, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries WHERE idem_key LIKE 'srfm:%'" ) );
		self::assertStringContainsString( 'broken{', (string) $wpdb->get_var( "SELECT fields FROM {$wpdb->prefix}quayside_form_entries WHERE idem_key = 'srfm:$broken'" ) );
		// An interrupted import repeats its last rows.
		delete_option( SureFormsImported::OPTION );
		( new SureFormsImport() )->next( 0, 100 );
		self::assertSame( 5, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries WHERE idem_key LIKE 'srfm:%'" ) );

		self::add_entry( $this->sureforms, $value( 'Later' ) );
		self::assertSame( [ 'Later', 'One', 'Three', 'Two' ], self::sorted( $names() ), 'New entries of SureForms are still listed.' );
		$own = static fn ( int $id ): int => (int) $wpdb->get_var( "SELECT id FROM {$wpdb->prefix}quayside_form_entries WHERE idem_key = 'srfm:$id'" );
		( new Entries() )->delete( $own( $ids[0] ) );
		self::assertSame( [], SureFormsEntries::get( [ SureFormsEntries::OFFSET + $ids[0] ] ), 'A deleted entry is gone everywhere.' );
		( new Entries() )->change( $own( $ids[1] ), [ 'status' => 'unread' ] );
		( new Entries() )->change( $own( $ids[2] ), [ 'starred' => true ] );
		self::undo_all();
		self::assertSame( [ 'Later', 'Three', 'Two' ], self::sorted( $names() ) );
		self::assertSame( 'unread', $wpdb->get_var( "SELECT status FROM {$wpdb->prefix}srfm_entries WHERE ID = {$ids[1]}" ) );
		self::assertStringContainsString( '1 entry has a star', implode( ' ', self::row( 'Entries' )['notes'] ) );
		self::assertSame( 1, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries WHERE idem_key LIKE 'srfm:%'" ) );
	}

	public function test_entries_without_an_original_stay_when_it_is_undone(): void {
		global $wpdb;
		$ids   = [];
		$left  = static fn (): array => $wpdb->get_col(
			"SELECT idem_key FROM {$wpdb->prefix}quayside_form_entries WHERE idem_key LIKE '%:%' ORDER BY idem_key"
		);
		$notes = static fn (): array => array_merge( ...array_column( iterator_to_array( SwitchReport::all(), false ), 'notes' ) );
		foreach ( [ 'srfm' => 'sureforms', 'gravity-forms' => 'gravity-forms', 'ninja-forms' => 'ninja-forms' ] as $key => $source ) {
			$form        = OtherPlugins::add_form( $source, 'Ask', [ 'text' => 'Name' ] );
			$ids[ $key ] = [
				OtherPlugins::add_entry( $source, $form, [ 'text' => 'Lost' ] ),
				OtherPlugins::add_entry( $source, $form, [ 'text' => 'Here' ] ),
			];
		}
		self::switch_all();
		$wpdb->delete( "{$wpdb->prefix}srfm_entries", [ 'ID' => $ids['srfm'][0] ] );
		$wpdb->delete( "{$wpdb->prefix}gf_entry", [ 'id' => $ids['gravity-forms'][0] ] );
		wp_delete_post( $ids['ninja-forms'][0], true );
		self::undo_all();
		$lost = array_map( static fn ( string $key ): string => "$key:{$ids[ $key ][0]}", [ 'gravity-forms', 'ninja-forms', 'srfm' ] );
		self::assertSame( $lost, $left() );
		self::assertCount( 3, preg_grep( '/^1 entry stays in Quayside, because its original/', $notes() ) );

		self::switch_all();
		self::assertCount( 6, $left() );
		wp_delete_post( $ids['ninja-forms'][1], true );
		// A table that is dropped would end the transaction of the test.
		$dropped = static fn ( string $query ): string =>
			1 === preg_match( '/^SHOW TABLES LIKE .*(?:srfm|gf)\W*_entr/', $query ) ? "SELECT 1 FROM $wpdb->options WHERE 1 = 0" : $query;
		add_filter( 'query', $dropped );
		// The undo is another request.
		wp_cache_flush();
		self::undo_all();
		self::assertCount( 6, $left() );
	}

	/**
	 * @param array<int, string> $list List.
	 * @return array<int, string>
	 */
	private static function sorted( array $list ): array {
		sort( $list );
		return $list;
	}

	public function test_a_widget_that_is_too_long_has_a_line(): void {
		$widgets = [ 2 => [ 'text' => "[wpforms id=\"$this->wpforms\"]" . str_repeat( ' ', 5_000_000 ) ] ];
		update_option( 'widget_text', $widgets );
		self::switch_all();
		self::assertSame( $widgets, get_option( 'widget_text' ) );
		self::assertSame( [ 'skipped', 'dropped' ], [ self::row( 'widget_text-2' )['state'], self::row( 'widget_text-2' )['result'] ] );
		self::assertStringContainsString( '5 MB', implode( ' ', self::row( 'widget_text-2' )['notes'] ) );
	}

	public function test_widgets_are_converted_and_undone(): void {
		$before = [ 2 => [ 'content' => "<!-- wp:shortcode -->[wpforms id=\"$this->wpforms\"]<!-- /wp:shortcode -->" ], '_multiwidget' => 1 ];
		update_option( 'widget_block', $before );
		self::switch_all();
		self::assertStringContainsString( '[quayside_form', get_option( 'widget_block' )[2]['content'] );
		self::undo_all();
		self::assertSame( $before, get_option( 'widget_block' ) );
	}

	public function test_content_keeps_html_that_a_batch_without_a_user_could_not_save(): void {
		$page = self::post( 'page', 'Raw', 'x' );
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_content' => "<script>a && b</script>\\n[wpforms id=\"$this->wpforms\"]" ], [ 'ID' => $page ] );
		wp_set_current_user( 0 );
		( new SwitchRun() )->start();
		do_action( SwitchQueue::HOOK );
		self::work();
		self::assertStringStartsWith( '<script>a && b</script>\\n[quayside_form', self::content( $page ) );
	}

	public function test_the_command_does_the_same(): void {
		$terminal = new RecordingTerminal();
		$command  = new SwitchCommand( $terminal );
		$command->run( [], [] );
		self::assertStringContainsString( '"status": "done"', (string) end( $terminal->messages ) );
		self::assertStringContainsString( '[quayside_form', self::content( $this->page ) );
		$command->report( [], [] );
		self::assertContains( 'Contact', array_column( $terminal->rows, 'Item' ) );
		$terminal->messages = [];
		$command->report( [], [ 'format' => 'json' ] );
		self::assertContains( 'Contact', array_column( json_decode( implode( "\n", $terminal->messages ), true ), 'title' ) );
		$terminal->messages = [];
		$command->report( [], [ 'format' => 'csv' ] );
		self::assertGreaterThan( 3, count( $terminal->messages ) );
		$command->undo( [], [ 'item' => (string) self::row( 'Contact' )['id'] ] );
		self::assertStringContainsString( '[wpforms', self::content( $this->page ) );
		$command->undo( [], [] );
		self::assertStringContainsString( '"status": "undone"', (string) end( $terminal->messages ) );
		$command->add( [ __DIR__ . '/fixtures/gravity-forms.json' ], [ 'source' => 'gravity-forms' ] );
		self::assertSame( [ 'Table booking' ], array_column( $terminal->rows, 'title' ) );
		$command->remove( [], [] );
		self::assertSame( [ [ '7', 'Table booking' ] ], array_map( static fn ( array $row ): array => [ $row['id'], $row['title'] ], $terminal->rows ) );
		$command->remove( [ '7' ], [ 'source' => 'gravity-forms' ] );
		self::assertSame( [], $terminal->rows );
		foreach ( [
			static fn () => $command->remove( [ '7' ], [ 'source' => 'gravity-forms' ] ),
			static fn () => $command->undo( [], [ 'item' => '999999999' ] ),
			static fn () => $command->add( [ __DIR__ . '/fixtures/gravity-forms.json' ], [ 'source' => 'wpforms' ] ),
		] as $failing ) {
			self::assertNotSame( '', RecordingTerminal::failure( $failing ) );
		}
		$missing = RecordingTerminal::failure( static fn () => $command->add( [ '/nowhere/form.json' ], [ 'source' => 'gravity-forms' ] ) );
		self::assertSame( 'Could not read /nowhere/form.json.', $missing );
		$unknown = RecordingTerminal::failure( static fn () => $command->run( [], [ 'sources' => 'wpforms,wp-forms' ] ) );
		self::assertStringContainsString( 'exist: wp-forms.', $unknown );
		self::assertSame( 'undone', ( new SwitchRun() )->status()['status'] );
	}

	public function test_the_route_starts_and_advances(): void {
		self::assertSame( 'idle', self::rest( 'GET', '/quayside-switch/v1/run' )->get_data()['status'] );
		self::rest( 'POST', '/quayside-switch/v1/run', [ 'action' => 'start', 'sources' => [ 'wpforms' ] ] );
		for (
			$times = 0; $times < 20 && 'done' !== self::rest( 'POST', '/quayside-switch/v1/run', [ 'action' => 'advance' ] )->get_data()['status']; $times++
		) {
			continue;
		}
		self::assertStringContainsString( '[quayside_form', self::content( $this->page ) );
		self::assertStringContainsString( 'wp:uagb/image-gallery', self::content( $this->page ), 'Only the selected source is converted.' );
		self::assertContains( 'Contact', array_column( self::rest( 'GET', '/quayside-switch/v1/report' )->get_data()['rows'], 'title' ) );
	}

	/** Returns the content of the page as a request with these parameters has it. */
	private function previewed( string $nonce, string $side ): string {
		global $wp_query;
		$_GET     = [ SwitchPreview::PARAM => $nonce, SwitchPreview::SIDE => $side ];
		$wp_query = new \WP_Query( [ 'page_id' => $this->page ] );
		( new SwitchPreview() )->start();
		$_GET = [];
		return $wp_query->posts[0]->post_content;
	}

	public function test_a_preview_shows_the_page_after_the_switch_and_stores_nothing(): void {
		$filter = $GLOBALS['wp_filter']['get_post_metadata'] ?? null;
		$filter = null === $filter ? null : clone $filter;
		$before = self::content( $this->page );
		$nonce  = wp_create_nonce( SwitchPreview::PARAM );
		self::assertSame( $before, $this->previewed( 'wrong', 'after' ), 'Without the nonce, the page is the same.' );
		self::assertSame( $before, $this->previewed( $nonce, 'before' ) );
		$after = $this->previewed( $nonce, 'after' );
		self::assertStringContainsString( 'wp:quayside/gallery', $after );
		self::assertSame( 1, preg_match( '/\[quayside_form id="(\d+)"\]/', $after, $id ) );
		$html = do_shortcode( "[quayside_form id=\"$id[1]\"]" );
		self::assertStringContainsString( '>Go<', $html );
		self::assertStringContainsString( 'quayside_form id', (string) get_post_meta( $this->elementor, '_elementor_data', true ) );
		unset( $GLOBALS['wp_filter']['get_post_metadata'] );
		if ( null !== $filter ) {
			$GLOBALS['wp_filter']['get_post_metadata'] = $filter;
		}
		self::assertSame( $before, self::content( $this->page ) );
		self::assertSame( [], get_posts( [ 'post_type' => Form::POST_TYPE, 'title' => 'Ask' ] ) );
		self::log_in_as( 'editor' );
		self::assertSame( $before, $this->previewed( wp_create_nonce( SwitchPreview::PARAM ), 'after' ), 'Only administrators see it.' );
		unset( $GLOBALS['wp_actions']['quayside_switch_preview'] );
		remove_all_filters( 'show_admin_bar' );
		wp_cache_delete( (int) $id[1], 'posts' );
	}

	public function test_blocks_are_replaced_without_another_byte(): void {
		$replace = static fn ( array $block ): string => 'X' . count( $block['innerBlocks'] );
		$content = "<!-- wp:a/b {\"x\":\"--\\u003e\"} -->\n<p>1</p><!-- wp:a/b /-->\n<!-- /wp:a/b --> <!-- /wp:a/b --> <!-- wp:a/b --> <!-- wp:a/b {\"y\":{}} /-->";
		$edited  = SwitchEdits::blocks( $content, [ 'a/b' ], $replace );
		self::assertSame( 'X1 <!-- /wp:a/b --> <!-- wp:a/b --> X0', SwitchEdits::apply( $content, $edited['edits'] ) );
		self::assertSame( 2, $edited['broken'] );
		self::assertSame( $content, SwitchEdits::undo( SwitchEdits::apply( $content, $edited['edits'] ), $edited['edits'] )['content'] );
	}

	public function test_deleting_the_last_plugin_removes_the_journal(): void {
		self::switch_all();
		SwitchOver::uninstall( 'quayside-blocks' );
		self::assertTrue( SwitchTable::exists(), 'Other plugins use it.' );
	}
}
