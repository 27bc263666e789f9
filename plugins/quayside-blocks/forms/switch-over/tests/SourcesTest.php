<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\SwitchOver\ContactForm7;
use Quayside\Blocks\Forms\SwitchOver\ContactForm7Source;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\GravityForms\Converter as Gravity;
use Quayside\Blocks\Forms\SwitchOver\SureFormsTasks;
use Quayside\Blocks\Forms\SwitchOver\WpForms;
use Quayside\Blocks\Forms\SwitchOver\WpFormsSource;
use Quayside\Blocks\Kit\SwitchScan;

/**
 * Tests the form plugins as sources of the switch. The fixtures have the formats in which the plugins store their forms.
 */
final class SourcesTest extends SwitchTestCase {
	private const CF7_MAIL = [
		'subject'            => '[_site_title] "[your-subject]" [_remote_ip]',
		'sender'             => '[_site_title] <wordpress@example.com>',
		'body'               => "From: [your-name] <b>\n\n[your-message]",
		'recipient'          => '[_site_admin_email], two@example.com',
		'additional_headers' => "Reply-To: [your-email]\nCc: cc@example.com",
		'attachments'        => '[your-file]',
		'use_html'           => 0,
	];

	public function test_contact_form_7_fields_become_fields(): void {
		$draft = ContactForm7::convert( self::fixture( 'contact-form-7.txt' ), [ 'mail' => self::CF7_MAIL ] );
		$form  = self::draft_form( $draft );
		self::assertSame( [
			'your-name'    => [ 'input', 'Your name', true ],
			'your-email'   => [ 'email', 'Your email', true ],
			'your-subject' => [ 'input', 'Subject', false ],
			'age'          => [ 'number', 'Age', false ],
			'day'          => [ 'datepicker', 'Day', false ],
			'menu'         => [ 'dropdown', 'Menu', true ],
			'extras'       => [ 'multi-choice', 'Extras', false ],
			'size'         => [ 'multi-choice', 'Size', false ],
			'your-file'    => [ 'upload', 'File', false ],
			'campaign'     => [ 'input', 'Campaign', false ],
			'your-message' => [ 'textarea', 'Your message "here"', false ],
			'terms'        => [ 'gdpr', 'I accept the terms', true ],
			'rank'         => [ 'textarea', 'Rank', false ],
		], array_map(
			static fn ( $field ): array => [ $field->type, $field->label, $field->flag( 'required' ) ],
			array_column( array_values( $form->schema()->fields() ), null, 'slug' )
		) );
		$field = static fn ( string $slug ) => $form->schema()->by_slug( $slug );
		self::assertSame( [ 1.0, 99.0 ], [ $field( 'age' )->number( 'min' ), $field( 'age' )->number( 'max' ) ] );
		self::assertSame( [ 'Soup', 'Salad [large]' ], $field( 'menu' )->options() );
		self::assertSame( 'Choose', $field( 'menu' )->text( 'placeholder' ) );
		self::assertSame( [ 'B | C', true ], [ $field( 'extras' )->text( 'defaultValue' ), ! $field( 'extras' )->flag( 'singleSelection' ) ] );
		self::assertTrue( $field( 'size' )->flag( 'singleSelection' ) );
		self::assertSame( [ 'pdf, docx', 2.0 ], [ $field( 'your-file' )->text( 'allowedTypes' ), $field( 'your-file' )->number( 'maxSize' ) ] );
		self::assertSame( [ 'Hint', '' ], [ $field( 'your-subject' )->text( 'placeholder' ), $field( 'your-subject' )->text( 'defaultValue' ) ] );
		$html = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		self::assertStringContainsString( '<p>Please tell us &lt;everything&gt;.</p>', $html );
		self::assertStringContainsString( '>Send it now<', $html );
		$outcome = $draft->outcome();
		self::assertSame( 'approximated', $outcome['result'] );
		foreach ( [ 'rank', 'menu', '[_remote_ip]', 'spam protection' ] as $part ) {
			self::assertStringContainsString( $part, implode( "\n", $outcome['notes'] ) );
		}
	}

	public function test_contact_form_7_emails_are_sent(): void {
		$draft = ContactForm7::convert( '<label>Name [text* your-name]</label> [email your-email] [text your-subject] [textarea your-message] [file your-file]', [
			'mail'     => self::CF7_MAIL,
			'mail_2'   => [ 'active' => true, 'recipient' => '[your-email]', 'subject' => 'Copy', 'body' => 'Hello [your-name]', 'additional_headers' => '' ],
			'messages' => [ 'mail_sent_ok' => 'Thanks & bye' ],
		] );
		$form = self::draft_form( $draft );
		$data = self::submit( $form, [ 'your-name' => 'Ada', 'your-email' => 'ada@example.com', 'your-subject' => 'S', 'your-message' => 'M' ] )->get_data();
		self::assertTrue( $data['success'] );
		self::assertStringContainsString( 'Thanks &amp; bye', $data['message'] );
		self::assertSame( 0, self::count_entries( $form ), 'Contact Form 7 stores no submissions.' );
		self::assertSame( [ [ get_option( 'admin_email' ), 'two@example.com' ], [ 'ada@example.com' ] ], array_column( $this->emails, 'to' ) );
		self::assertSame( get_option( 'blogname' ) . ' "S"', $this->emails[0]['subject'] );
		self::assertContains( 'Cc: cc@example.com', $this->emails[0]['headers'] );
		self::assertContains( 'Reply-To: ada@example.com', $this->emails[0]['headers'] );
		self::assertContains( 'From: ' . get_option( 'blogname' ) . ' <wordpress@example.com>', $this->emails[0]['headers'] );
		self::assertStringContainsString( 'From: Ada &lt;b&gt;<br', $this->emails[0]['message'] );
		self::assertStringContainsString( 'Hello Ada', $this->emails[1]['message'] );
	}

	public function test_wpforms_fields_become_fields(): void {
		$json  = json_decode( self::fixture( 'wpforms.json' ), true );
		$draft = WpForms::convert( $json );
		$form  = self::draft_form( $draft );
		self::assertSame( [
			'first-name' => 'input',
			'last-name'  => 'input',
			'email'      => 'email',
			'comment-or-message' => 'textarea',
			'color'      => 'multi-choice',
			'toppings'   => 'multi-choice',
			'country'    => 'dropdown',
			'amount'     => 'slider',
			'consent'    => 'gdpr',
			'sign-here'  => 'textarea',
			'company'    => 'input',
		], array_column( array_values( $form->schema()->fields() ), 'type', 'slug' ) );
		$field = static fn ( string $slug ) => $form->schema()->by_slug( $slug );
		self::assertSame( [ 'Red', 'Blue & green' ], $field( 'color' )->options() );
		self::assertSame( 'Blue & green', $field( 'color' )->text( 'defaultValue' ) );
		self::assertTrue( $field( 'email' )->flag( 'isConfirm' ) );
		self::assertSame( 200.0, $field( 'comment-or-message' )->number( 'maxLength' ) );
		self::assertSame( 'I agree to everything', $field( 'consent' )->label );
		$notes = implode( "\n", $draft->outcome()['notes'] );
		self::assertStringContainsString( 'Sign here', $notes );
		self::assertStringContainsString( '{user_ip}', $notes );
		$send = static fn ( array $values ): bool => self::submit(
			$form,
			$values + [ 'first-name' => 'Ada', 'last-name' => 'L', 'email' => 'ada@example.com', 'consent' => 'on' ]
		)->get_data()['success'];
		self::assertFalse( $send( [ 'color' => 'Red' ] ), 'The company is required for red with cheese, or from 50.' );
		self::assertTrue( $send( [ 'color' => 'Blue & green', 'amount' => '10' ] ) );
		self::assertFalse( $send( [ 'color' => 'Blue & green', 'amount' => '60' ] ) );
		self::assertSame( [ 'owner@example.com' ], $this->emails[0]['to'] );
		self::assertSame( 'New entry: Ada', $this->emails[0]['subject'] );
		self::assertContains( 'Reply-To: ada@example.com', $this->emails[0]['headers'] );
	}

	public function test_labels_in_any_alphabet_can_be_named_in_emails(): void {
		$form = self::draft_form( WpForms::convert( [
			'fields'   => [
				[ 'id' => '1', 'type' => 'text', 'label' => 'Имя' ],
				[ 'id' => '1', 'type' => 'text', 'label' => str_repeat( 'Очень длинное имя ', 9 ) ],
			],
			'settings' => [ 'notification_enable' => '1', 'notifications' => [ [ 'email' => 'a@example.com', 'subject' => 'Hi {field_id="1"}' ] ] ],
		] ) );
		self::assertSame(
			[ 'имя', 'очень-длинное-имя-очень-длинное' ],
			array_column( array_values( $form->schema()->fields() ), 'slug' ),
			'A copy of an ID is no loss.'
		);
		self::assertTrue( self::submit( $form, [ 'имя' => 'Аня' ] )->get_data()['success'] );
		self::assertSame( 'Hi Аня', $this->emails[0]['subject'] );
	}

	/** @return array<string, array{string, string, mixed}> */
	public static function damaged(): array {
		return [
			'no fields'        => [ 'cf7', 'dropped', 'Just text [response]' ],
			'an unclosed tag'  => [ 'cf7', 'dropped', '[text* name "x' ],
			'an escaped tag'   => [ 'cf7', 'dropped', '[[text name]]' ],
			'nothing'          => [ 'cf7', 'dropped', '' ],
			'no JSON'          => [ 'wpforms', 'dropped', [] ],
			'lists of nothing' => [ 'wpforms', 'dropped', [ 'fields' => 'x', 'settings' => [ 'notifications' => 'y' ] ] ],
			'a payment'        => [ 'wpforms', 'dropped', [ 'fields' => [ [ 'id' => '1', 'type' => 'text' ], [ 'id' => '2', 'type' => 'payment-single' ] ] ] ],
			'odd values'       => [
				'wpforms',
				'approximated',
				[ 'fields' => [ '7' => [ 'type' => [ 'x' ], 'label' => [ 'y' ], 'choices' => 'z' ] ], 'settings' => [ 'confirmations' => [ 'x' ] ] ],
			],
		];
	}

	/** @dataProvider damaged */
	public function test_a_damaged_form_has_a_result( string $kind, string $result, mixed $form ): void {
		$draft = 'cf7' === $kind ? ContactForm7::convert( (string) $form, [ 'mail' => 'x', 'messages' => 5 ] ) : WpForms::convert( (array) $form );
		self::assertSame( $result, $draft->outcome()['result'] );
		self::assertNotSame( [], $draft->outcome()['notes'] );
	}

	/** @return array<string, array{FormDraft}> Forms whose entries other services get, too. */
	public static function services(): array {
		$fields = [ 'fields' => [ '1' => [ 'id' => '1', 'type' => 'text', 'label' => 'Name' ] ] ];
		return [
			'WPForms webhook'    => [ WpForms::convert( $fields + [ 'settings' => [ 'webhooks_enable' => '1' ] ] ) ],
			'WPForms newsletter' => [ WpForms::convert( $fields + [ 'providers' => [ 'constant-contact' => [ 'c1' => [ 'name' => 'List' ] ] ] ] ) ],
			'CF7 newsletter'     => [ ContactForm7::convert( '[text a]', [ 'sendinblue' => [ 'enable_contact_list' => true ] ] ) ],
		];
	}

	/** @dataProvider services */
	public function test_services_that_get_the_entries_have_a_note( FormDraft $draft ): void {
		self::assertStringContainsString( 'Webhooks', implode( ' ', $draft->outcome()['notes'] ) );
		$plain = [
			WpForms::convert( [ 'fields' => [], 'providers' => [ 'constant-contact' => [] ], 'settings' => [ 'webhooks_enable' => '0' ] ] ),
			ContactForm7::convert( '[text a]', [ 'sendinblue' => [], 'constant_contact' => '' ] ),
		];
		foreach ( $plain as $other ) {
			self::assertStringNotContainsString( 'Webhooks', implode( ' ', $other->outcome()['notes'] ) );
		}
	}

	public function test_a_form_of_contact_form_7_that_takes_payments_is_not_carried_over(): void {
		$draft = ContactForm7::convert( '[text* a] [stripe currency:usd amount:1000 "Pay"]', [] );
		self::assertTrue( $draft->takes_payments );
		self::assertSame( 'dropped', $draft->outcome()['result'] );
		self::assertFalse( ContactForm7::convert( '[text* a] [[stripe]]', [] )->takes_payments );
	}

	/** @return array<string, array{callable(string, bool): FormDraft}> Converts a form with a consent by its label, and whether it is required. */
	public static function consents(): array {
		return [
			'CF7'     => [
				static fn ( string $label, bool $required ): FormDraft
					=> ContactForm7::convert( '[acceptance ok' . ( $required ? '' : ' optional' ) . "] $label [/acceptance]", [] ),
			],
			'Gravity' => [ static fn ( string $label, bool $required ): FormDraft => Gravity::convert( [
				'fields' => [ [ 'id' => 1, 'type' => 'consent', 'label' => 'Consent', 'checkboxLabel' => $label, 'isRequired' => $required ] ],
			] ) ],
			'WPForms' => [ static fn ( string $label ): FormDraft => WpForms::convert( [
				'fields' => [ [ 'id' => '1', 'type' => 'gdpr-checkbox', 'label' => 'Consent', 'required' => '1', 'choices' => [ [ 'label' => $label ] ] ] ],
			] ) ],
		];
	}

	/**
	 * @dataProvider consents
	 *
	 * @param callable(string, bool): FormDraft $convert
	 */
	public function test_a_consent_keeps_the_link_to_what_visitors_agree_to( callable $convert ): void {
		$label = 'I agree to the <a href="https://example.com/privacy" onclick="alert(1)">policy</a><b></b>.';
		$html  = do_shortcode( '[quayside_form id="' . self::draft_form( $convert( $label, true ) )->id() . '"]' );
		self::assertStringContainsString( 'I agree to the <a href="https://example.com/privacy">policy</a>.', $html );
		self::assertStringNotContainsString( 'alert', $html );
		$optional = $convert( $label, false );
		$html     = do_shortcode( '[quayside_form id="' . self::draft_form( $optional )->id() . '"]' );
		self::assertTrue(
			str_contains( $html, '/privacy">policy' ) || in_array( 'The link in “I agree to the policy.” is left out.', $optional->outcome()['notes'], true )
		);
	}

	public function test_wpforms_emails_keep_their_files(): void {
		$email = static fn ( array $email ): array => WpForms::convert( [
			'fields'   => [ '1' => [ 'id' => '1', 'type' => 'file-upload', 'label' => 'File' ] ],
			'settings' => [ 'notification_enable' => '1', 'notifications' => [ '1' => $email + [ 'email' => 'a@example.com' ] ] ],
		] )->settings['notifications'][0];
		self::assertTrue( $email( [ 'file_upload_attachment_enable' => '1' ] )['attach'] );
		self::assertArrayNotHasKey( 'attach', $email( [ 'file_upload_attachment_enable' => '' ] ) );
	}

	public function test_pages_and_webhooks_of_sureforms_have_notes(): void {
		$field = '<!-- wp:srfm/input {"block_id":"a1","slug":"a"} /-->';
		$form  = static fn ( string $content ): \WP_Post => get_post( self::post( Form::POST_TYPE, 'Form', $content ) );
		self::assertSame( [], SureFormsTasks::outcome( $form( $field ) )['notes'] );
		$pages = $form( "$field<!-- wp:srfm/page-break {\"block_id\":\"b1\"} /-->" );
		update_post_meta( $pages->ID, '_srfm_integrations_webhooks', [ [ 'url' => 'https://example.com' ] ] );
		$outcome = SureFormsTasks::outcome( $pages );
		self::assertSame( 'approximated', $outcome['result'] );
		self::assertSame( [ 'All fields are on one page.', 'Webhooks, newsletters, and other services don’t get the entries.' ], $outcome['notes'] );
	}

	public function test_fields_with_one_name_have_different_slugs(): void {
		$fields = self::draft_form( ContactForm7::convert( str_repeat( '[acceptance a]', 300 ) . '[text a-2]', [] ) )->schema()->fields();
		self::assertCount( 301, array_unique( array_column( array_values( $fields ), 'slug' ) ) );
	}

	public function test_a_form_that_is_too_long_is_not_read(): void {
		$stopped = [ 'result' => 'dropped', 'notes' => [ 'The form is longer than 500 KB.' ] ];
		self::assertSame( $stopped, ContactForm7::convert( str_repeat( '[text a]', 200_000 ), [] )->outcome() );
		$content = (string) wp_json_encode( [ 'fields' => array_fill( 0, 20_000, [ 'type' => 'text', 'label' => 'Name' ] ) ] );
		$post    = new \WP_Post( (object) [ 'post_content' => $content ] );
		self::assertSame( $stopped, ( new WpFormsSource() )->draft( $post )->outcome() );
	}

	public function test_the_scan_lists_forms_and_the_places_that_embed_them(): void {
		self::log_in_as( 'administrator' );
		$post = static fn ( string $type, string $title, string $content ): int => (int) wp_insert_post(
			wp_slash( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ] )
		);
		register_post_type( 'wpcf7_contact_form' );
		register_post_type( 'wpforms' );
		$cf7 = $post( 'wpcf7_contact_form', '<b>CF7</b> <script>alert(1)</script>', '' );
		update_post_meta( $cf7, '_form', '[text* your-name]' );
		update_post_meta( $cf7, '_hash', 'abcdef1234567' );
		$wpforms   = $post( 'wpforms', 'WPF', '{"fields":{"1":{"id":"1","type":"text","label":"Name"}}}' );
		$damaged   = $post( 'wpforms', 'Damaged', '{"fields":' );
		$sureforms = $post(
			Form::POST_TYPE,
			'SRFM',
			'<!-- wp:srfm/input {"block_id":"a1","slug":"a"} /--><!-- wp:srfm/signature {"block_id":"b1","label":"Sign"} /-->'
		);
		unregister_post_type( 'wpcf7_contact_form' );
		unregister_post_type( 'wpforms' );
		$post(
			'page',
			'Blocks',
			sprintf(
				'<!-- wp:group --><div><!-- wp:contact-form-7/contact-form-selector {"id":%d,"hash":"abcdef1"} /--><!-- wp:srfm/form {"id":%d} /--></div><!-- /wp:group --><!-- wp:wpforms/form-selector {"formId":"%d"} /-->',
				$cf7,
				$sureforms,
				$wpforms
			)
		);
		$post( 'post', 'Shortcodes', '[contact-form-7 id="abcdef1" title="x"] [contact-form-7 id="ffffff1"] [[sureforms id="1"]]' );
		$post( 'page', 'Broken', "<!-- wp:srfm/form {\"id\":$sureforms" . ' /--> <!-- wp:srfm/form {bad json} --> [sureforms id="' . $sureforms . '"' );
		$elementor = $post( 'page', 'Elementor', '' );
		update_post_meta( $elementor, '_elementor_data', wp_slash( (string) wp_json_encode( [ [ 'elType' => 'container', 'elements' => [
			[ 'elType' => 'widget', 'widgetType' => 'sureforms_form', 'settings' => [ 'srfm_form_block' => (string) $sureforms ] ],
			[ 'elType' => 'widget', 'widgetType' => 'shortcode', 'settings' => [ 'shortcode' => "[wpforms id=\"$wpforms\"]" ] ],
		] ] ] ) ) );
		update_option( 'widget_block', [ 2 => [ 'content' => "<!-- wp:shortcode -->[wpforms id=\"$wpforms\"]<!-- /wp:shortcode -->" ], '_multiwidget' => 1 ] );

		$rows = self::scan( true );
		$list = array_map( static fn ( array $row ): string => implode( '|', [ $row['source'], $row['title'], $row['place'], $row['result'] ] ), $rows );
		foreach ( [
			'SureForms|SRFM||approximated',
			'Contact Form 7|CF7||approximated',
			'WPForms|WPF||approximated',
			'WPForms|Damaged||dropped',
			'SureForms|SRFM|Page: Blocks|kept',
			'Contact Form 7|CF7|Page: Blocks|converted',
			'WPForms|WPF|Page: Blocks|converted',
			'Contact Form 7|CF7|Post: Shortcodes|converted',
			'Contact Form 7|#ffffff1|Post: Shortcodes|dropped',
			'SureForms|SRFM|Page: Elementor|kept',
			'WPForms|WPF|Page: Elementor|converted',
			'WPForms|WPF|Widget|converted',
		] as $expected ) {
			self::assertContains( $expected, $list );
		}
		self::assertSame(
			[],
			array_filter( $list, static fn ( string $row ): bool => str_contains( $row, 'script' ) || str_contains( $row, 'SRFM|Post: Shortcodes' ) )
		);
		self::assertSame(
			[],
			array_filter( self::scan( false ), static fn ( array $row ): bool => '' !== $row['result'] || [] !== $row['notes'] ),
			'The inventory has no results.'
		);
		self::assertSame( $cf7, ( new ContactForm7Source() )->find( 'abcdef1' )?->ID );
		wp_delete_post( $damaged, true );
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private static function scan( bool $rehearses ): array {
		$rows   = [];
		$cursor = '';
		do {
			$response = self::rest( 'GET', '/quayside-switch/v1/scan', [ 'rehearse' => $rehearses, 'cursor' => $cursor ] );
			self::assertSame( 200, $response->get_status() );
			$data   = $response->get_data();
			$rows   = [ ...$rows, ...$data['rows'] ];
			$cursor = $data['cursor'];
		} while ( '' !== $cursor );
		return $rows;
	}

	public function test_a_source_that_fails_does_not_stop_the_others(): void {
		$fail = static fn ( array $sources ): array => [
			'fails' => [
				'label' => 'Fails',
				'items' => static fn () => throw new \RuntimeException( 'No table.' ),
				'marks' => [ 'mark-of-fails' ],
				'content' => static fn ( string $content ) => str_contains( $content, 'mark-of-fails' ) ? throw new \TypeError( 'Bad.' ) : [],
			],
			'stuck' => [
				'label' => 'Stuck',
				'items' => static fn (): array => [ 'items' => [ 'x', [ 'title' => "a\nb", 'result' => 'lost' ] ], 'after' => 0 ],
			],
			'Bad'   => [ 'label' => 'Bad' ],
			'none'  => 5,
		] + $sources;
		add_filter( 'quayside_switch_sources', $fail );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Marked', 'post_content' => 'mark-of-fails' ] );
		$scan   = new SwitchScan( true );
		$rows   = [];
		$cursor = '';
		do {
			$step   = $scan->next( $cursor );
			$rows   = [ ...$rows, ...$step['rows'] ];
			$cursor = $step['cursor'];
		} while ( '' !== $cursor );
		remove_filter( 'quayside_switch_sources', $fail );
		$failed = array_values( array_filter( $rows, static fn ( array $row ): bool => 'Fails' === $row['source'] ) );
		self::assertSame( [ [ 'No table.' ], [ 'Bad.' ] ], array_column( $failed, 'notes' ) );
		self::assertSame(
			[ [ 'a b', '' ] ],
			array_values(
				array_map(
					static fn ( array $row ): array => [ $row['title'], $row['result'] ],
					array_filter( $rows, static fn ( array $row ): bool => 'Stuck' === $row['source'] )
				)
			)
		);
	}

	public function test_a_position_of_a_missing_source_continues_with_the_posts(): void {
		self::log_in_as( 'administrator' );
		$data = self::rest( 'GET', '/quayside-switch/v1/scan', [ 'cursor' => 'items/deactivated/5' ] )->get_data();
		self::assertSame( '', $data['cursor'] );
		self::assertSame( 400, self::rest( 'GET', '/quayside-switch/v1/scan', [ 'cursor' => 'items/../5' ] )->get_status() );
	}
}
