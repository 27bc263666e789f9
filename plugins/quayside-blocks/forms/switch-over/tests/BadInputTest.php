<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\SwitchOver\ContactForm7;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\FormSettings;
use Quayside\Blocks\Forms\SwitchOver\GravityForms\Converter as Gravity;
use Quayside\Blocks\Forms\SwitchOver\GravityForms\Source as GravitySource;
use Quayside\Blocks\Forms\SwitchOver\MadeForms;
use Quayside\Blocks\Forms\SwitchOver\NinjaForms\Converter as Ninja;
use Quayside\Blocks\Forms\SwitchOver\UnconvertedForms;
use Quayside\Blocks\Forms\SwitchOver\UnconvertedWidget;
use Quayside\Blocks\Forms\SwitchOver\UploadedForms;
use Quayside\Blocks\Forms\SwitchOver\WpForms;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Forms\Uploads\Upload;
use Quayside\Blocks\Kit\SwitchRun;
use Quayside\Blocks\Kit\SwitchScan;
use Quayside\Blocks\Kit\SwitchTable;

/**
 * Tests all form plugins with broken markup, unknown fields, missing forms and files, a second click, and a time-out in the middle.
 */
final class BadInputTest extends SwitchTestCase {
	/** Matches what visitors see instead of a form with a rule. */
	private const CLOSED = '~^<p [^>]*role="status">This form is not available at the moment\.</p>$~';

	protected static function tables(): array {
		return OtherPlugins::TABLES;
	}

	/** @return array<string, array{string}> */
	public static function sources(): array {
		return array_map( static fn ( string $source ): array => [ $source ], array_combine( OtherPlugins::SOURCES, OtherPlugins::SOURCES ) );
	}

	/** @return array<string, array{string, string}> Sources with the name of their widget. */
	public static function widgets(): array {
		return [
			'wpforms'       => [ 'wpforms', 'wpforms-widget' ],
			'gravity-forms' => [ 'gravity-forms', 'gform_widget' ],
			'ninja-forms'   => [ 'ninja-forms', 'ninja_forms_widget' ],
		];
	}

	public function test_fields_keep_the_classes_that_the_css_of_the_site_can_name(): void {
		foreach ( [
			ContactForm7::convert( '[text a class:wide class:blue]', [] ),
			WpForms::convert( [ 'fields' => [ [ 'id' => '1', 'type' => 'text', 'label' => 'A', 'css' => 'wide blue' ] ] ] ),
			Gravity::convert( [ 'fields' => [ [ 'id' => 1, 'type' => 'text', 'label' => 'A', 'cssClass' => 'wide blue' ] ] ] ),
			Ninja::convert( [ 'fields' => [ [ 'id' => 1, 'key' => 'a', 'type' => 'textbox', 'label' => 'A', 'container_class' => 'wide blue' ] ] ] ),
		] as $draft ) {
			$form = self::draft_form( $draft )->id();
			self::assertMatchesRegularExpression( '~class="[^"]*\bwide blue\b~', do_shortcode( "[quayside_form id=\"$form\"]" ) );
		}
		$quote = WpForms::convert( [ 'fields' => [ [ 'id' => '1', 'type' => 'text', 'label' => 'A', 'css' => 'x" onclick="alert(1)' ] ] ] );
		self::assertStringNotContainsString( ' onclick="', do_shortcode( '[quayside_form id="' . self::draft_form( $quote )->id() . '"]' ) );
	}

	/** @dataProvider widgets */
	public function test_widgets_of_plugins_that_are_not_active_show_their_form_before_and_after_the_switch( string $source, string $base ): void {
		global $wp_widget_factory;
		$widgets = [
			2              => [ 'title' => 'Ask <us>', 'form_id' => (string) OtherPlugins::add_form( $source, 'Good', [ 'text' => 'Name' ] ) ],
			3              => [ 'title' => 'Gone', 'form_id' => '99999998' ],
			'_multiwidget' => 1,
		];
		$queries = $GLOBALS['wpdb']->num_queries;
		UnconvertedForms::add_widgets();
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries, 'Pages need no query to know.' );
		self::assertNull( $wp_widget_factory->get_widget_object( $base ), 'Sites without such a widget have none.' );
		update_option( "widget_$base", $widgets );
		wp_set_sidebars_widgets( [ 'wp_inactive_widgets' => [ "$base-2", "$base-3" ] ] );
		UnconvertedForms::add_widgets();
		$widget = $wp_widget_factory->get_widget_object( $base );
		self::assertInstanceOf( UnconvertedWidget::class, $widget );
		$shown = static function ( array $instance ) use ( $widget ): string {
			ob_start();
			$widget->widget( [ 'before_widget' => '<aside>', 'before_title' => '<h2>', 'after_title' => '</h2>', 'after_widget' => '</aside>' ], $instance );
			return (string) ob_get_clean();
		};
		self::assertMatchesRegularExpression( '~^<aside><h2>Ask &lt;us&gt;</h2><.*<form.*</aside>$~s', $shown( $widgets[2] ) );
		self::assertSame( '', $shown( $widgets[3] ) );
		self::assertSame( $widgets[2], $widget->update( [], $widgets[2] ), 'Saving loses nothing.' );
		self::log_in_as( 'administrator' );
		$rows = ( new SwitchScan( true ) )->next( '' )['rows'];
		$rows = array_filter( $rows, static fn ( array $row ): bool => 'Widget' === $row['kind'] );
		self::assertSame( [ 'Good', '#99999998' ], array_column( $rows, 'title' ) );
		self::assertSame( [ 'kept', 'dropped' ], array_column( $rows, 'result' ) );
		self::switch_all();
		self::assertStringContainsString( '<form', $shown( $widgets[2] ) );
		self::assertSame( $widgets, get_option( "widget_$base" ) );
		unregister_widget( $widget );
	}

	/** @dataProvider sources */
	public function test_bad_input_has_a_line_and_loses_and_doubles_nothing( string $source ): void {
		self::log_in_as( 'administrator' );
		$good = OtherPlugins::add_form( $source, 'Good', [ 'text' => 'Name', 'file' => 'Photo' ] );
		OtherPlugins::add_form( $source, 'Damaged', null );
		OtherPlugins::add_form( $source, 'Odd', [ 'text' => 'Name', 'hologram' => 'Sign here' ] );
		OtherPlugins::add_form( $source, 'Blank', [] );
		[ $shortcode, $block ] = OtherPlugins::embeds( $source );
		$page    = self::post( 'page', 'Page', sprintf( $shortcode, $good ) );
		$missing = self::post( 'page', 'Missing', sprintf( $shortcode, 99999998 ) );
		$broken  = self::post( 'page', 'Broken', "<!-- wp:$block {\"formId\":" . "$good} --><div>" . sprintf( $shortcode, $good ) );
		$before  = array_map( [ self::class, 'content' ], [ $page, $missing, $broken ] );
		$entries = OtherPlugins::has_entries( $source );
		if ( $entries ) {
			$lost_file = wp_get_upload_dir()['baseurl'] . ( 'sureforms' === $source ? '/sureforms/' : '/' ) . 'gone.jpg';
			OtherPlugins::add_entry( $source, $good, [ 'text' => 'Ada', 'file' => $lost_file ] );
			OtherPlugins::add_entry( $source, 99999998, [ 'text' => 'Lost' ] );
			OtherPlugins::add_entry( $source, $good, [ 'text' => 'Bo' ] );
		}
		self::assertStringContainsString( '<form', do_shortcode( sprintf( $shortcode, $good ) ), 'Visitors see the form before the switch.' );
		self::assertTrue( ( new SwitchRun() )->start() );
		self::assertFalse( ( new SwitchRun() )->start(), 'A second click does nothing.' );
		// A process that dies has begun an item, and the lock expires.
		SwitchTable::begin( 1, "posts/$page" );
		// Each statement that inserts entries or saves posts fails once.
		$failed = [];
		$fail   = static function ( string $sql ) use ( &$failed ): string {
			$kind = 1 === preg_match( '/^INSERT IGNORE INTO \S+form_entries/', $sql ) ? 'entries' : '';
			if ( '' !== $kind && ! isset( $failed[ $kind ] ) ) {
				$failed[ $kind ] = true;
				throw new \RuntimeException( 'The server has gone away.' );
			}
			return $sql;
		};
		add_filter( 'query', $fail );
		global $wpdb;
		$shown = $wpdb->suppress_errors();
		for ( $times = 0; $times < 3000 && SwitchRun::is_active(); $times++ ) {
			// Almost no time: the run goes on after each item.
			( new SwitchRun() )->advance( 0.0001 );
		}
		$wpdb->suppress_errors( $shown );
		remove_filter( 'query', $fail );
		self::assertFalse( SwitchRun::is_active() );
		self::assertSame( $entries ? [ 'entries' => true ] : [], $failed );

		$notes = static fn ( string $title ): string => implode( ' ', self::row( $title )['notes'] ?? [ 'no line' ] );
		self::assertSame(
			[ 'done', 'skipped', 'done', 'skipped' ],
			array_map( static fn ( string $title ): string => self::row( $title )['state'] ?? 'no line', [ 'Good', 'Damaged', 'Odd', 'Blank' ] )
		);
		self::assertMatchesRegularExpression( '/damaged|no fields/', $notes( 'Damaged' ) );
		self::assertStringContainsString( 'no fields', $notes( 'Blank' ) );
		self::assertStringContainsString( 'becomes a text area', $notes( 'Odd' ) );
		self::assertStringContainsString( 'no longer exists', $notes( 'Missing' ) );
		self::assertStringContainsString( 'incomplete', $notes( 'Broken' ) );
		self::assertSame( $before[1], self::content( $missing ) );
		$made = get_posts( [ 'post_type' => Form::POST_TYPE, 'title' => 'Good', 'numberposts' => -1 ] );
		self::assertCount( 1, $made );
		'sureforms' === $source || self::assertSame( "[quayside_form id=\"{$made[0]->ID}\"]", self::content( $page ) );
		$form = Form::find( $made[0]->ID );
		self::assertNotNull( $form );
		$list = static fn (): array => ( new Listing() )->page( Filter::from_values( [ 'status' => 'any' ] ), 1, 50, 'asc' )['entries'];
		$text = static fn ( array $entries ): array => array_map( static fn ( $entry ): string => $entry->fields[0]['value'], $entries );
		if ( $entries ) {
			self::assertSame( [ 'Ada', 'Lost', 'Bo' ], $text( $list() ) );
			self::assertMatchesRegularExpression(
				'/A file of entry \d+ no longer exists.*Form 99999998 no longer exists|Form 99999998.*A file of entry/',
				$notes( 'Entries' )
			);
		}
		self::switch_all();
		self::assertSame( $entries ? [ 'Ada', 'Lost', 'Bo' ] : [], $text( $list() ), 'A second run doubles nothing.' );
		self::assertCount( 1, get_posts( [ 'post_type' => Form::POST_TYPE, 'title' => 'Good', 'numberposts' => -1 ] ) );
		self::undo_all();
		self::assertSame( $before, array_map( [ self::class, 'content' ], [ $page, $missing, $broken ] ) );
	}

	/** @return array<string, array{callable(): FormDraft}> Forms that store nothing and whose emails reach nobody. */
	public static function silent_forms(): array {
		$cf7     = static fn ( string $recipient ): array => [ static fn (): FormDraft => ContactForm7::convert(
			'[text name] [select menu-1 "Sales|sales@example.com"]',
			[ 'mail' => [ 'recipient' => $recipient, 'subject' => 'New', 'body' => '[name]' ] ]
		) ];
		$wpforms = static fn ( array $settings, bool $stores ): array => [ static fn (): FormDraft => WpForms::convert(
			[ 'fields' => [ [ 'type' => 'text', 'label' => 'Name' ] ], 'settings' => $settings ],
			$stores
		) ];
		return [
			'a choice as recipient'  => $cf7( '[menu-1]' ),
			'no recipient'           => $cf7( ' ' ),
			'a user as recipient'    => $cf7( '[_user_email]' ),
			'no notifications'       => $wpforms( [], false ),
			'entries that are off'   => $wpforms( [ 'disable_entries' => '1' ], true ),
			'an action of an add-on' => [ static fn (): FormDraft => Ninja::convert( [
				'fields'  => [ [ 'id' => 1, 'key' => 'name', 'type' => 'textbox', 'label' => 'Name' ] ],
				'actions' => [ [ 'type' => 'slack', 'active' => '1' ] ],
			] ) ],
		];
	}

	/**
	 * @dataProvider silent_forms
	 * @param callable(): FormDraft $convert Converts the form.
	 */
	public function test_a_submission_that_reaches_nobody_is_stored( callable $convert ): void {
		$draft = $convert();
		self::assertStringContainsString( 'Entries are stored', implode( ' ', $draft->outcome()['notes'] ) );
		$form = self::draft_form( $draft );
		self::assertTrue( self::submit( $form, [ 'name' => 'Ada' ] )->get_data()['success'] );
		self::assertSame( 1, self::count_entries( $form ) );
	}

	/** @return array<string, array{string, mixed}> Sources with a rule about who can submit a form, or when. */
	public static function rules(): array {
		$rules = [];
		foreach ( [
			'contact-form-7' => [ 'subscribers_only: true', "acceptance_as_validation: on\r\n demo_mode : on", 'skip_mail: on' ],
			'wpforms'        => [ [ 'form_locker_verification' => '1' ], [ 'form_locker_schedule_enable' => '1' ] ],
			'gravity-forms'  => [ [ 'limitEntries' => true ], [ 'scheduleForm' => true ], [ 'requireLogin' => '1' ] ],
			'ninja-forms'    => [ [ 'logged_in' => '1' ], [ 'sub_limit_number' => '20' ] ],
		] as $source => $each ) {
			foreach ( $each as $number => $rule ) {
				$rules[ "$source $number" ] = [ $source, $rule ];
			}
		}
		return $rules;
	}

	/** @dataProvider rules */
	public function test_a_form_with_a_rule_is_public_only_after_it_is_published( string $source, mixed $rule ): void {
		$open = OtherPlugins::add_form( $source, 'Open', [ 'text' => 'Name' ] );
		OtherPlugins::set_rule( $source, $open, 'contact-form-7' === $source ? "skip_mail: off\nsubscribers_only:\n" : [] );
		$form = OtherPlugins::add_form( $source, 'Members', [ 'text' => 'Name' ] );
		OtherPlugins::set_rule( $source, $form, $rule );
		[ $shortcode ] = OtherPlugins::embeds( $source );
		self::assertStringContainsString( '<form', do_shortcode( sprintf( $shortcode, $open ) ) );
		$is_closed = static fn (): string => do_shortcode( sprintf( $shortcode, $form ) );
		self::assertMatchesRegularExpression( self::CLOSED, $is_closed() );
		self::assertNull( Form::find( UnconvertedForms::id( $source, $form ) ) );
		self::log_in_as( 'administrator' );
		$embed = sprintf( $shortcode, $form );
		$page  = self::post( 'page', 'Members only', $embed );
		$other = self::post( 'page', 'Everybody', sprintf( $shortcode, $open ) );
		$rows  = ( new SwitchScan( true ) )->next( '' )['rows'];
		$place = static fn ( string $title ): string => array_column(
			array_filter( $rows, static fn ( array $row ): bool => "Page: $title" === $row['place'] ),
			'result'
		)[0] ?? '';
		self::assertSame( 'dropped', $place( 'Members only' ) );
		self::assertContains( $place( 'Everybody' ), [ 'converted', 'approximated' ] );
		self::switch_all();
		$made = MadeForms::get( $source, $form );
		self::assertSame( 'publish', get_post_status( MadeForms::get( $source, $open ) ) );
		self::assertSame( 'draft', get_post_status( $made ) );
		self::assertStringContainsString( 'becomes a draft', implode( ' ', self::row( 'Members' )['notes'] ) );
		self::assertStringContainsString( '[quayside_form', self::content( $other ) );
		// With its plugin, visitors still see its own form, and otherwise that it is closed.
		self::assertSame( $embed, self::content( $page ) );
		self::assertStringContainsString( 'run the switch again', implode( ' ', self::row( 'Members only' )['notes'] ) );
		wp_set_current_user( 0 );
		self::assertMatchesRegularExpression( self::CLOSED, $is_closed() );
		wp_update_post( [ 'ID' => $made, 'post_status' => 'publish' ] );
		self::assertStringContainsString( '<form', $is_closed() );
		self::switch_all();
		self::assertSame( "[quayside_form id=\"$made\"]", self::content( $page ) );
		self::undo_all();
		self::assertSame( $embed, self::content( $page ) );
	}

	/** @return array<string, array{callable(string, bool): FormDraft}> Forms with one email, with or without conditional logic. */
	public static function conditional_emails(): array {
		return [
			'WPForms'       => [ static fn ( string $to, bool $has_rule ): FormDraft => WpForms::convert( [
				'fields'   => [ [ 'id' => '1', 'type' => 'email', 'label' => 'Email' ] ],
				'settings' => [ 'notification_enable' => '1', 'notifications' => [ [
					'email'             => '' === $to ? '{field_id="1"}' : $to,
					'conditional_logic' => $has_rule ? '1' : '0',
				] ] ],
			] ) ],
			'Gravity Forms' => [ static fn ( string $to, bool $has_rule ): FormDraft => Gravity::convert( [
				'fields'        => [ [ 'id' => 1, 'type' => 'email', 'label' => 'Email' ] ],
				'notifications' => [ [
					'toType'           => '' === $to ? 'field' : 'email',
					'to'               => '' === $to ? '1' : $to,
					'conditionalLogic' => $has_rule ? [ 'rules' => [ [ 'fieldId' => '1', 'operator' => 'is', 'value' => 'x' ] ] ] : null,
				] ],
			] ) ],
			'Ninja Forms'   => [ static fn ( string $to, bool $has_rule ): FormDraft => Ninja::convert( [
				'fields'  => [ [ 'id' => 1, 'key' => 'email', 'type' => 'email', 'label' => 'Email' ] ],
				'actions' => [ [
					'type'       => 'email',
					'to'         => '' === $to ? '{field:email}' : $to,
					'conditions' => [ 'when' => [ [ 'key' => $has_rule ? 'email' : '', 'comparator' => '', 'value' => 'x' ] ] ],
				] ],
			] ) ],
		];
	}

	/**
	 * @dataProvider conditional_emails
	 * @param callable(string, bool): FormDraft $convert Converts a form with an email to an address, or to the visitor.
	 */
	public function test_an_email_for_some_submissions_is_off( callable $convert ): void {
		foreach ( [ 'desk@example.com', '' ] as $to ) {
			foreach ( [ false, true ] as $has_rule ) {
				$this->emails = [];
				$draft        = $convert( $to, $has_rule );
				$form         = self::draft_form( $draft );
				$data         = self::submit( $form, [ 'email' => 'ada@example.com' ] )->get_data();
				self::assertTrue( $data['success'] );
				isset( $data['data']['submission_id'] ) && self::follow_up( $data['data']['submission_id'] );
				self::assertCount( $has_rule ? 0 : 1, $this->emails );
				self::assertSame( $has_rule, str_contains( implode( ' ', $draft->outcome()['notes'] ), 'is turned off' ) );
				self::assertTrue( ! $has_rule || 1 === self::count_entries( $form ), 'Nothing is lost.' );
			}
		}
	}

	/** @return array<string, array{callable(string): FormDraft}> */
	public static function converters(): array {
		return [
			'Contact Form 7' => [ static fn ( string $text ): FormDraft => ContactForm7::convert(
				"<label>$text [text* your-name \"$text\"]</label> [email your-email]",
				[
					'mail' => [ 'recipient' => "a@example.com$text", 'subject' => $text, 'body' => $text, 'sender' => $text ],
					'messages' => [ 'mail_sent_ok' => $text ],
				]
			) ],
			'WPForms'        => [ static fn ( string $text ): FormDraft => WpForms::convert( [
				'fields'   => [ [ 'id' => $text, 'type' => 'text', 'label' => $text, 'description' => $text, 'default_value' => $text ] ],
				'settings' => [
					'submit_text'         => $text,
					'notification_enable' => '1',
					'notifications'       => [ [ 'email' => "a@example.com$text", 'subject' => $text, 'message' => $text, 'sender_name' => $text ] ],
					'confirmations'       => [ [ 'type' => 'message', 'message' => $text ] ],
				],
			] ) ],
			'Gravity Forms'  => [ static fn ( string $text ): FormDraft => Gravity::convert( [
				'fields'        => [
					[ 'id' => $text, 'type' => 'text', 'label' => $text, 'description' => $text, 'defaultValue' => $text, 'errorMessage' => $text ],
					[ 'id' => 2, 'type' => 'select', 'label' => $text, 'choices' => [ [ 'text' => $text, 'value' => $text, 'isSelected' => true ] ] ],
					[ 'id' => 3, 'type' => 'html', 'content' => $text ],
					[ 'id' => 4, 'type' => 'section', 'label' => $text, 'description' => $text ],
				],
				'button'        => [ 'text' => $text ],
				'notifications' => [ [ 'to' => "a@example.com$text", 'subject' => $text, 'message' => $text, 'fromName' => $text ] ],
				'confirmations' => [ [ 'isDefault' => true, 'type' => 'message', 'message' => $text ] ],
			] ) ],
			'Ninja Forms'    => [ static fn ( string $text ): FormDraft => Ninja::convert( [
				'fields'  => [
					[ 'id' => 1, 'key' => $text, 'type' => 'textbox', 'label' => $text, 'default' => $text, 'desc_text' => $text ],
					[
						'id' => 2,
						'key' => 'a',
						'type' => 'listselect',
						'label' => $text,
						'options' => [ [ 'label' => $text, 'value' => $text, 'selected' => 1 ] ],
					],
					[ 'id' => 3, 'type' => 'submit', 'label' => $text ],
					[ 'id' => 4, 'type' => 'html', 'default' => $text ],
				],
				'actions' => [
					[ 'type' => 'email', 'to' => "a@example.com$text", 'email_subject' => $text, 'email_message' => $text, 'from_name' => $text ],
					[ 'type' => 'successmessage', 'success_msg' => $text ],
					[ 'type' => $text, 'label' => $text ],
				],
			] ) ],
		];
	}

	/**
	 * @dataProvider converters
	 * @param callable(string): FormDraft $convert Converts a form with a text in each place.
	 */
	public function test_unsafe_texts_stay_texts_and_long_ones_lose_no_email( callable $convert ): void {
		$texts = [
			'</script><script>alert(1)</script><img src=x onerror=alert(1)>" onfocus="alert(1)',
			"NUL\0 --> <!-- wp:html --><script>alert(2)</script><!-- /wp:html -->",
			"\xff\xfe broken UTF-8",
			str_repeat( 'ä<b>', 15000 ),
			str_repeat( '{', 20000 ) . str_repeat( '[', 20000 ),
		];
		foreach ( $texts as $text ) {
			$start = microtime( true );
			$draft = $convert( $text );
			$draft->limit( FormSettings::schema() );
			if ( 'dropped' === $draft->outcome()['result'] ) {
				self::assertSame( [ 'The form is longer than 500 KB.' ], $draft->outcome()['notes'] );
				continue;
			}
			self::assertLessThan( 20000, array_sum( array_map( 'strlen', $draft->outcome()['notes'] ) ) );
			$form = self::draft_form( $draft );
			$html = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
			self::assertLessThan( 20, microtime( true ) - $start );
			self::assertStringNotContainsString( '<script>alert', $html );
			self::assertDoesNotMatchRegularExpression( '/<[^>]*\son(?:error|focus)=/', (string) preg_replace( '/"[^"]*"/', '""', $html ) );
			self::assertStringNotContainsString( "\0", $draft->content() );
			self::assertDoesNotMatchRegularExpression( '/<!-- wp:html -->[^<]*<!-- wp:html/', $draft->content(), 'A comment must not become a block.' );
			self::assertCount( 1, $form->settings()['notifications'], 'A long text must not drop the whole email.' );
			self::assertStringStartsWith( 'a@example.com', $form->settings()['notifications'][0]['to'] );
		}
	}

	public function test_a_submission_that_a_browser_repeats_after_the_conversion_is_stored_once(): void {
		self::log_in_as( 'administrator' );
		$own  = OtherPlugins::add_form( 'wpforms', 'Ask', [ 'text' => 'Name' ] );
		$form = Form::find( UnconvertedForms::id( 'wpforms', $own ) );
		self::assertNotNull( $form );
		$submit = static fn ( string $key ): bool => self::submit( $form, [ 'name' => 'Ada' ], [
			'quayside-key'     => $key,
			'quayside-elapsed' => '90000',
		] )->get_data()['success'];
		self::assertTrue( $submit( 'the-response-to-this-one-is-lost' ) );
		self::switch_all();
		$made = Form::find( MadeForms::get( 'wpforms', $own ) );
		self::assertNotNull( $made );
		self::assertTrue( $submit( 'the-response-to-this-one-is-lost' ) );
		self::assertSame( [ 1, 0 ], [ self::count_entries( $made ), self::count_entries( $form ) ] );
		self::assertTrue( $submit( 'another-one-from-an-old-page-now' ) );
		self::assertSame( [ 2, 0 ], [ self::count_entries( $made ), self::count_entries( $form ) ] );
	}

	/** Adds two forms with one entry that both have and one that only the first has. */
	private static function two_forms(): array {
		$entries = new Entries();
		foreach ( [ [ 701, 'in-both' ], [ 701, 'only-here' ], [ 702, 'in-both' ] ] as [ $form, $key ] ) {
			$entries->add( $form, $key, [], [ 'email' => "$key@example.com" ], 'unread', '', [] );
		}
		return [ 701, 702 ];
	}

	/** Returns which entries and unique values each form has. */
	private static function stored( string $table ): array {
		global $wpdb;
		$name = Tables::name( $table );
		return (array) $wpdb->get_col( "SELECT CONCAT(form_id, ' ', idem_key) FROM $name WHERE form_id IN (701, 702) ORDER BY form_id, idem_key" );
	}

	/**
	 * @testWith ["entries"]
	 *           ["unique"]
	 */
	public function test_entries_that_could_not_be_moved_stay( string $table ): void {
		[ $from, $to ] = self::two_forms();
		$before = [ self::stored( 'entries' ), self::stored( 'unique' ) ];
		// An error of the database would end the transaction of the test.
		$fail = static fn ( string $query ): string => str_starts_with( $query, 'UPDATE IGNORE ' . Tables::name( $table ) ) ? '' : $query;
		add_filter( 'query', $fail );
		MadeForms::adopt( $from, $to );
		remove_filter( 'query', $fail );
		if ( 'entries' === $table ) {
			self::assertSame( $before, [ self::stored( 'entries' ), self::stored( 'unique' ) ] );
		}
		self::assertSame( [ '701 in-both', '701 only-here', '702 in-both' ], self::stored( 'unique' ) );
		self::assertContains( '701 in-both', self::stored( 'entries' ) );

		MadeForms::adopt( $from, $to );
		self::assertSame( [ '702 in-both', '702 only-here' ], self::stored( 'entries' ) );
		self::assertSame( [ '702 in-both', '702 only-here' ], self::stored( 'unique' ) );
	}

	public function test_a_submission_that_another_process_stores_while_entries_move_stays(): void {
		[ $from, $to ] = self::two_forms();
		// It comes after both tables were updated.
		$is_moved = false;
		$store    = static function ( string $query ) use ( &$is_moved, &$store, $from ): string {
			if ( $is_moved && ! str_starts_with( $query, 'UPDATE IGNORE' ) ) {
				remove_filter( 'query', $store );
				( new Entries() )->add( $from, 'in-between', [], [ 'email' => 'in-between@example.com' ], 'unread', '', [] );
			}
			$is_moved = $is_moved || str_starts_with( $query, 'UPDATE IGNORE ' . Tables::name( 'unique' ) );
			return $query;
		};
		add_filter( 'query', $store );
		MadeForms::adopt( $from, $to );
		remove_filter( 'query', $store );
		self::assertSame( [ '701 in-between', '702 in-both', '702 only-here' ], self::stored( 'entries' ) );
		self::assertSame( [ '701 in-between', '702 in-both', '702 only-here' ], self::stored( 'unique' ) );
	}

	public function test_files_that_were_uploaded_before_the_conversion_stay_until_their_entry_is_deleted(): void {
		$folder = get_temp_dir() . 'quayside-uploads-' . wp_generate_password( 8, false );
		add_filter( 'quayside_blocks_form_upload_folder', static fn (): string => $folder );
		self::log_in_as( 'administrator' );
		$own  = OtherPlugins::add_form( 'wpforms', 'Ask', [ 'text' => 'Name' ] );
		$form = UnconvertedForms::id( 'wpforms', $own );
		$path = (string) wp_tempnam( 'upload' );
		file_put_contents( $path, 'A file.' );
		try {
			$files = ( new Files( 'is_file' ) )->store( $form, [ 'u1' => [ new Upload( 'a.txt', $path, 7, UPLOAD_ERR_OK ) ] ] );
			$entry = ( new Entries() )->add( $form, 'interrupted-before-it-was-settled', [], [], 'unread', '', $files )['id'];
			self::switch_all();
			self::assertSame( MadeForms::get( 'wpforms', $own ), ( new Entries() )->get( $entry )?->form );
			self::assertSame( [ $files[0]['path'] ], ( new Entries() )->files_of( $form, 'interrupted-before-it-was-settled' ) );
			touch( (string) Files::locate( $files[0]['path'] ), time() - 2 * HOUR_IN_SECONDS );
			Files::sweep( [ Entries::class, 'has_file' ] );
			self::assertNotNull( Files::locate( $files[0]['path'] ) );
			BulkChange::apply( 'delete', [ $entry ] );
			self::assertSame( [], glob( "$folder/*/*/*" ) );
		} finally {
			Folder::erase( $folder );
			wp_delete_file( $path );
		}
	}

	public function test_notes_about_long_labels_are_short(): void {
		$long  = str_repeat( 'Which of these boats do you want to rent? ', 50 );
		$field = static fn ( int $id, string $type, array $more ): array => [ 'id' => $id, 'type' => $type, 'label' => "$id $long" ] + $more;
		$notes = WpForms::convert( [
			'fields'   => [
				$field( 1, 'text', [ 'limit_enabled' => '1', 'limit_count' => '5', 'limit_mode' => 'words' ] ),
				$field( 2, 'radio', [ 'dynamic_choices' => 'post_type', 'choices_images' => '1' ] ),
				$field( 3, 'text', [ 'conditional_logic' => '1', 'conditionals' => [ [ [ 'field' => '9', 'operator' => '==' ] ] ] ] ),
			],
			'settings' => [ 'confirmations' => [ [ 'type' => 'message', 'message' => '{user_ip x' . str_repeat( 'y', 500 ) . '}' ] ] ],
		] )->outcome()['notes'];
		self::assertGreaterThan( 4, count( $notes ) );
		self::assertLessThan( 200, max( array_map( 'mb_strlen', $notes ) ) );
	}

	/** @return array<string, array{array<mixed>, string}> Forms of Gravity Forms and their result. */
	public static function unsafe_forms(): array {
		$field = static fn ( mixed $id, array $more = [] ): array => [ 'id' => $id, 'type' => 'text', 'label' => "Field $id" ] + $more;
		$when  = static fn ( mixed $id ): array => [
			'conditionalLogic' => [ 'actionType' => 'show', 'logicType' => 'all', 'rules' => [ [ 'fieldId' => $id, 'operator' => 'is', 'value' => 'x' ] ] ],
		];
		return [
			'10,000 fields'       => [ array_map( static fn ( int $id ): array => [ 'id' => $id, 'type' => 'text' ], range( 1, 10000 ) ), 'dropped' ],
			'no fields'           => [ [], 'dropped' ],
			'fields of scalars'   => [ [ 1, 'x', null, true, 1.5 ], 'dropped' ],
			'IDs twice'           => [ [ $field( 1 ), $field( 1 ), $field( 1 ) ], 'converted' ],
			'negative IDs'        => [ [ $field( -1 ), $field( -1.5 ), $field( 'x' ), $field( null ), $field( [ 1 ] ) ], 'converted' ],
			'a cycle'             => [ [ $field( 1, $when( 2 ) ), $field( 2, $when( 1 ) ), $field( 3, $when( 3 ) ) ], 'converted' ],
			'a missing field'     => [ [ $field( 1, $when( 9 ) ), $field( 2, $when( '9.9.9' ) ), $field( 3, $when( [ 1 ] ) ) ], 'approximated' ],
			'1,000 rules'         => [
				[ $field( 1, [ 'conditionalLogic' => [ 'rules' => array_fill( 0, 1000, [ 'fieldId' => 1, 'operator' => 'is', 'value' => 'x' ] ) ] ] ) ],
				'approximated',
			],
			'values of odd types' => [
				[ [ 'id' => 1, 'type' => 'select', 'label' => [ 'x' ], 'choices' => 'x', 'inputs' => 5, 'conditionalLogic' => 'x', 'maxLength' => '1e999' ],
					[
						'id' => 2,
						'type' => 'name',
						'inputs' => [ [ 'id' => [] ], [ 'id' => '2.3', 'choices' => 'x' ] ],
					], [ 'id' => 3, 'type' => 'address', 'inputs' => [ 4 ] ] ],
				'approximated',
			],
		];
	}

	/**
	 * @dataProvider unsafe_forms
	 * @param array<mixed> $fields Fields.
	 */
	public function test_an_unsafe_export_has_a_result( array $fields, string $result ): void {
		$store = new UploadedForms( new GravitySource() );
		$items = $store->store( (string) wp_json_encode( [ [ 'id' => 5, 'title' => 'Unsafe', 'fields' => $fields ] ] ) );
		self::assertIsArray( $items );
		self::assertSame( [ $result ], array_column( $items, 'result' ) );
		self::assertSame( 'dropped' === $result ? [] : [ 5 ], $store->ids( 0, 10 ) );
		if ( 'dropped' !== $result ) {
			$form = self::draft_form( Gravity::convert( [ 'fields' => $fields ] ) );
			self::assertCount( count( array_unique( array_column( array_values( $form->schema()->fields() ), 'slug' ) ) ), $form->schema()->fields() );
			self::assertGreaterThanOrEqual( count( $fields ), count( $form->schema()->fields() ), 'No field is lost.' );
			self::assertStringContainsString( '<form', do_shortcode( "[quayside_form id=\"{$form->id()}\"]" ) );
		}
	}
}
