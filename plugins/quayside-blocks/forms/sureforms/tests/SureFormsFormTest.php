<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Sureforms\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Forms\Sureforms\FieldBlocks;
use Quayside\Blocks\Forms\Sureforms\FormMeta;
use Quayside\Blocks\Forms\Sureforms\Restriction;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Transfer\FormExport;

/**
 * Tests forms that were made with SureForms while SureForms is inactive: they render and accept submissions as Quayside forms. The
 * fixture was written by SureForms itself.
 */
final class SureFormsFormTest extends FormTestCase {
	/**
	 * Returns the fixture.
	 *
	 * @return array{content: string, meta: array<string, mixed>, entries: array<int, array<string, string>>}
	 */
	private static function fixture(): array {
		$fixture = json_decode( (string) file_get_contents( __DIR__ . '/fixtures/form.json' ), true );
		self::assertIsArray( $fixture );
		return $fixture;
	}

	/**
	 * Creates a form as SureForms stores it.
	 *
	 * @param array<string, mixed> $meta Metadata.
	 */
	private static function post( string $content, array $meta = [] ): int {
		$id = wp_insert_post(
			wp_slash( [ 'post_type' => Form::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Everything', 'post_content' => $content ] )
		);
		self::assertIsInt( $id );
		foreach ( $meta as $key => $value ) {
			add_post_meta( $id, $key, wp_slash( $value ) );
		}
		return $id;
	}

	private static function fixture_form(): Form {
		$form = Form::find( self::post( self::fixture()['content'], self::fixture()['meta'] ) );
		self::assertNotNull( $form );
		return $form;
	}

	public function test_each_field_has_its_type_slug_and_label(): void {
		$fields = self::fixture_form()->schema()->fields();
		self::assertSame(
			[ 'input', 'email', 'url', 'phone', 'number', 'textarea', 'dropdown', 'multi-choice', 'multi-choice', 'checkbox', 'gdpr' ],
			array_column( array_values( $fields ), 'type' )
		);
		self::assertSame( [ 'your-name', 'email-co' ], array_slice( array_column( array_values( $fields ), 'slug' ), 0, 2 ) );
		self::assertSame( 'Email & co', $fields['02749ae9']->label );
		self::assertSame( [ 'Red', 'Green, light', 'Blue | Navy' ], $fields['703b51e8']->options() );
		self::assertTrue( $fields['64a2b5e4']->flag( 'singleSelection' ) );
		self::assertFalse( $fields['6c8e0d55']->flag( 'singleSelection' ) );
		self::assertSame( 'As on your ID', $fields['6facd39e']->text( 'help' ) );
		self::assertTrue( $fields['6facd39e']->flag( 'required' ) );
		self::assertSame( 100.0, $fields['6facd39e']->number( 'maxLength' ), 'SureForms limits texts to 100 characters by default.' );
		self::assertTrue( $fields['f9cb6c78']->flag( 'required' ) );
	}

	/** @return array<string, array{string}> */
	public static function embeds(): array {
		return [
			'the SureForms shortcode' => [ '[sureforms id="%d"]' ],
			'the Quayside shortcode'  => [ '[quayside_form id="%d"]' ],
			'the SureForms block'     => [ '<!-- wp:srfm/form {"id":%d} /-->' ],
			'the Quayside block'      => [ '<!-- wp:quayside/form {"formId":%d} /-->' ],
		];
	}

	/** @dataProvider embeds */
	public function test_a_form_renders_however_it_is_embedded( string $embed ): void {
		$form = self::fixture_form();
		$html = do_shortcode( do_blocks( sprintf( $embed, $form->id() ) ) );
		self::assertSame( 1, substr_count( $html, '<form' ) );
		foreach ( $form->schema()->fields() as $field ) {
			self::assertStringContainsString( 'name="' . $field->name(), $html, $field->type );
		}
		self::assertStringContainsString( '>Send it<', $html );
		self::assertStringContainsString( 'after-submission="reset form"', $html );
		self::assertStringContainsString( 'has-spacing-large', $html );
		self::assertStringContainsString( 'has-button-center', $html );
		self::assertStringContainsString( '--quayside-form-accent:#aa0044', $html );
		self::assertStringContainsString( ' my-form', $html );
		self::assertStringContainsString( "<style>.srfm-form-container-{$form->id()}{.srfm-block{outline:0}}</style>", $html );
		self::assertStringNotContainsString( 'wp:', $html );
	}

	public function test_the_block_adds_the_title_and_its_own_style(): void {
		$form = self::fixture_form();
		$html = do_blocks(
			sprintf(
				'<!-- wp:srfm/form {"id":%d,"showTitle":true,"className":"wide","formTheme":"default","primaryColor":"#00aa00","buttonAlignment":"right"} /-->',
				$form->id()
			)
		);
		self::assertStringContainsString( '<h2 class="srfm-form-title">Everything</h2>', $html );
		self::assertStringStartsWith( '<div class="wide">', $html );
		self::assertStringContainsString( '--quayside-form-accent:#00aa00', $html );
		self::assertStringContainsString( 'has-button-end', $html );
	}

	public function test_a_submission_is_stored_and_sends_the_emails_of_sureforms(): void {
		$form     = self::fixture_form();
		$response = self::submit( $form, [
			'your-name'  => 'Ada & Co',
			'email-co'   => 'ada@example.com',
			'guests'     => '3',
			'color'      => 'Blue | Navy',
			'size'       => 'Green, light',
			'extras'     => 'Red | Blue | Navy',
			'newsletter' => 'on',
			'i-consent'  => 'on',
		] );
		self::assertTrue( $response->get_data()['success'] );
		self::assertStringContainsString( 'Thanks, <strong>Ada &amp; Co</strong>', $response->get_data()['message'] );
		$id    = (int) $response->get_data()['data']['submission_id'];
		$entry = ( new Entries() )->get( $id );
		self::assertSame( [ 'Ada & Co', 'Red | Blue | Navy' ], [ $entry?->value( 'your-name' ), $entry?->value( 'extras' ) ] );
		self::follow_up( $id );
		self::assertSame( [ [ 'owner@example.com' ], [ 'ada@example.com' ] ], array_column( $this->emails, 'to' ) );
		[ $owner, $visitor ] = $this->emails;
		self::assertSame( 'New: Ada & Co', $owner['subject'] );
		self::assertContains( 'Cc: cc@example.com', $owner['headers'] );
		self::assertContains( 'Reply-To: ada@example.com', $owner['headers'] );
		self::assertStringNotContainsString( '{', $owner['message'] );
		self::assertSame( 'Thanks', $visitor['subject'] );
		self::assertStringContainsString( 'Hello Ada &amp; Co', $visitor['message'] );
	}

	public function test_a_missing_required_field_is_rejected(): void {
		$data = self::submit( self::fixture_form(), [ 'your-name' => 'Ada', 'email-co' => 'ada@example.com' ] )->get_data();
		self::assertFalse( $data['success'] );
		self::assertCount( 1, $data['data']['field_errors'] );
	}

	public function test_a_setting_of_quayside_replaces_that_of_sureforms(): void {
		$form = self::fixture_form();
		update_post_meta( $form->id(), Form::META, [ 'submitLabel' => 'Ours' ] );
		self::assertSame(
			[ 'Ours', 'reset form', 90 ],
			[ $form->settings()['submitLabel'], $form->settings()['afterSubmission'], $form->settings()['retentionDays'] ]
		);
	}

	public function test_unknown_and_pro_fields_lose_no_value(): void {
		$content = '<!-- wp:srfm/signature {"block_id":"s1","label":"Sign","slug":"sign"} /-->'
			. '<!-- wp:srfm/hidden {"block_id":"h1","label":"Campaign","slug":"campaign","defaultValue":"summer"} /-->'
			. '<!-- wp:srfm/date-picker {"block_id":"d1","label":"Day","slug":"day","min":"2026-01-01"} /-->'
			. '<!-- wp:srfm/time-picker {"block_id":"t1","label":"Time","slug":"time"} /-->'
			. '<!-- wp:srfm/upload {"block_id":"u1","label":"File","slug":"file","multiple":true,"maxFiles":3,"fileSizeLimit":2,"allowedFormats":[{"value":"pdf","label":"pdf"}]} /-->'
			. '<!-- wp:srfm/slider {"block_id":"l1","label":"Range","slug":"range","min":10,"max":20,"step":2,"numberDefaultValue":"14"} /-->'
			. '<!-- wp:srfm/separator {"block_id":"x1"} --><div class="line"></div><!-- /wp:srfm/separator -->'
			. '<!-- wp:srfm/image {"block_id":"x2"} /-->'
			. '<!-- wp:srfm/page-break {"block_id":"x3","label":"Next"} /-->';
		$form    = Form::find( self::post( $content ) );
		self::assertNotNull( $form );
		$fields = $form->schema()->fields();
		self::assertSame(
			[ 's1' => 'textarea', 'h1' => 'input', 'd1' => 'datepicker', 't1' => 'datepicker', 'u1' => 'upload', 'l1' => 'slider' ],
			array_map( static fn ( $field ): string => $field->type, $fields )
		);
		self::assertSame(
			[ 'time', '2026-01-01', 3.0, 'pdf', '14' ],
			[
				$fields['t1']->text( 'dateType' ),
				$fields['d1']->text( 'minDate' ),
				$fields['u1']->number( 'maxFiles' ),
				$fields['u1']->text( 'allowedTypes' ),
				$fields['l1']->text( 'defaultValue' ),
			]
		);
		$html = do_shortcode( "[sureforms id=\"{$form->id()}\"]" );
		self::assertStringContainsString( '<div class="line"></div>', $html );
		$block = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $block->next_tag( [ 'class_name' => 'srfm-slug-campaign' ] ) );
		self::assertTrue( $block->get_attribute( 'hidden' ) );
		self::assertTrue( $block->next_tag( 'input' ) );
		self::assertSame( 'summer', $block->get_attribute( 'value' ) );
		$entry = ( new Entries() )->get(
			(int) self::submit( $form, [ 'sign' => 'data', 'campaign' => 'summer', 'range' => '14' ] )->get_data()['data']['submission_id']
		);
		self::assertSame( [ 'data', 'summer' ], [ $entry?->value( 'sign' ), $entry?->value( 'campaign' ) ] );
	}

	public function test_a_form_with_a_payment_is_left_to_its_plugin(): void {
		$id = self::post( '<!-- wp:srfm/input {"block_id":"a1","slug":"name"} /--><!-- wp:srfm/payment {"block_id":"p1","label":"Pay"} /-->' );
		self::assertNull( Form::find( $id ) );
		self::assertStringContainsString( 'not available at the moment', do_shortcode( "[sureforms id=\"$id\"]" ) );
		self::assertStringContainsString( 'not available at the moment', do_blocks( "<!-- wp:srfm/form {\"id\":$id} /-->" ) );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
		self::assertSame( '', do_shortcode( "[sureforms id=\"$id\"]" ) );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish' ] );
		self::log_in_as( 'editor' );
		self::assertStringContainsString( 'payment field', do_shortcode( "[sureforms id=\"$id\"]" ) );
	}

	public function test_fields_with_the_same_or_no_id_keep_their_values_apart(): void {
		$form = Form::find(
			self::post(
				'<!-- wp:srfm/input {"block_id":"a-1","label":"One","slug":"one"} /--><!-- wp:srfm/input {"block_id":"a-1","label":"Two","slug":"two"} /--><!-- wp:srfm/email {"label":"Three","slug":"three"} /-->'
			)
		);
		self::assertNotNull( $form );
		self::assertSame( [ 'one', 'two', 'three' ], array_column( array_values( $form->schema()->fields() ), 'slug' ) );
		self::assertSame( 'a1', array_key_first( $form->schema()->fields() ) );
		$entry = ( new Entries() )->get(
			(int) self::submit( $form, [ 'one' => '1', 'two' => '2', 'three' => 'a@b.co' ] )->get_data()['data']['submission_id']
		);
		self::assertSame( [ '1', '2', 'a@b.co' ], array_column( $entry?->fields ?? [], 'value' ) );
	}

	public function test_defaults_and_choices_are_converted(): void {
		$form = Form::find( self::post(
			'<!-- wp:srfm/dropdown {"block_id":"a1","slug":"a","options":[{"label":"X"},{"label":"Y"}],"preselectedOptions":[1,0]} /-->'
			. '<!-- wp:srfm/multi-choice {"block_id":"b1","slug":"b","options":[{"optionTitle":"X"},{"optionTitle":"Y"}],"preselectedOptions":[1,0],"minValue":1,"maxValue":2} /-->'
			. '<!-- wp:srfm/input {"block_id":"c1","slug":"c","defaultValue":"{get_input:name}","inputMask":"custom-mask","customInputMask":"99-aa"} /-->'
			. '<!-- wp:srfm/number {"block_id":"d1","slug":"d","minValue":1,"maxValue":5,"prefix":"€","formatType":"eu-style"} /-->'
			. '<!-- wp:srfm/email {"block_id":"e1","slug":"e","isConfirmEmail":true} /-->'
		) );
		self::assertNotNull( $form );
		$fields = $form->schema()->fields();
		self::assertSame( 'Y', $fields['a1']->text( 'defaultValue' ) );
		self::assertSame(
			[ 'Y | X', 1.0, 2.0 ],
			[ $fields['b1']->text( 'defaultValue' ), $fields['b1']->number( 'minSelection' ), $fields['b1']->number( 'maxSelection' ) ]
		);
		self::assertSame( [ '', '99-aa' ], [ $fields['c1']->text( 'defaultValue' ), $fields['c1']->text( 'customMask' ) ] );
		self::assertSame(
			[ 1.0, 5.0, '€', 'eu-style' ],
			[ $fields['d1']->number( 'min' ), $fields['d1']->number( 'max' ), $fields['d1']->text( 'help' ), $fields['d1']->text( 'formatType' ) ]
		);
		self::assertTrue( $fields['e1']->flag( 'isConfirm' ) );
		self::assertSame(
			[ 'Dropdown', 'Confirm Email' ],
			[ $fields['a1']->label, $fields['e1']->text( 'confirmLabel' ) ],
			'The defaults of SureForms, which it does not save.'
		);
	}

	public function test_conditions_are_converted(): void {
		$rule = static fn ( string $operator, string $value ): array => [ 'field' => 'a1', 'operator' => $operator, 'value' => $value, 'type' => 'default' ];
		$id   = self::post(
			'<!-- wp:srfm/input {"block_id":"a1","slug":"a"} /--><!-- wp:srfm/input {"block_id":"b1","slug":"b"} /--><!-- wp:srfm/input {"block_id":"c1","slug":"c"} /-->',
			[ '_srfm_conditional_logic' => [
				[ 'b1' => [ 'action' => 'show', 'logic' => [ [ $rule( '==', 'x' ), $rule( '!null', '' ) ] ] ] ],
				[ 'c1' => [ 'action' => 'hide', 'logic' => [ [ $rule( 'includes', 'x' ) ], [ $rule( 'null', '' ) ] ] ] ],
			] ]
		);
		self::assertSame(
			[
				'b1' => [
					'action' => 'show',
					'match' => 'all',
					'rules' => [ [ 'field' => 'a1', 'operator' => 'equal', 'value' => 'x' ], [ 'field' => 'a1', 'operator' => 'notEmpty', 'value' => '' ] ],
				],
				'c1' => [
					'action' => 'hide',
					'match' => 'any',
					'rules' => [ [ 'field' => 'a1', 'operator' => 'contains', 'value' => 'x' ], [ 'field' => 'a1', 'operator' => 'empty', 'value' => '' ] ],
				],
			],
			FormMeta::conditions( $id )
		);
		$form = Form::find( $id );
		self::assertSame( 'all', $form?->schema()->fields()['b1']->attributes['conditional']['match'] ?? null );
	}

	public function test_alternatives_of_several_rules_are_groups(): void {
		$rule = static fn ( string $field, string $operator, string $value = '' ): array => compact( 'field', 'operator', 'value' );
		$id   = self::post(
			'<!-- wp:srfm/input {"block_id":"a1","slug":"a"} /--><!-- wp:srfm/checkbox {"block_id":"b1","slug":"b"} /--><!-- wp:srfm/date-picker {"block_id":"d1","slug":"d"} /--><!-- wp:srfm/input {"block_id":"c1","slug":"c","required":true} /-->',
			[ '_srfm_conditional_logic' => [
				[
					'c1' => [
						'action' => 'show',
						'logic' => [ [ $rule( 'a1', '==', 'x' ), $rule( 'b1', 'isChecked' ) ], [], [ $rule( 'd1', 'isOnOrAfter', '2026-05-01' ) ] ],
					],
				],
			] ]
		);
		self::assertSame(
			[ [ 'a1', 'equal', 1 ], [ 'b1', 'checked', 1 ], [ 'd1', 'greaterOrEqual', 2 ] ],
			array_map( static fn ( array $each ): array => [ $each['field'], $each['operator'], $each['group'] ], FormMeta::conditions( $id )['c1']['rules'] )
		);
		$form = Form::find( $id );
		self::assertNotNull( $form );
		self::assertTrue( self::submit( $form, [ 'a' => 'x' ] )->get_data()['success'], 'No group matches, so the required field is hidden.' );
		self::assertFalse( self::submit( $form, [ 'a' => 'x', 'b' => 'on' ] )->get_data()['success'] );
		self::assertFalse( self::submit( $form, [ 'd' => '2026-05-02' ] )->get_data()['success'] );
	}

	public function test_emails_have_the_senders_recipients_and_copies_of_sureforms(): void {
		$form = Form::find( self::post(
			'<!-- wp:srfm/input {"block_id":"a1","slug":"your-name"} /--><!-- wp:srfm/email {"block_id":"b1","slug":"email"} /-->',
			[ '_srfm_email_notification' => [ [
				'id'         => 1,
				'status'     => true,
				'email_to'   => 'Shop <owner@example.com>, {admin_email}',
				'email_cc'   => 'Copy <cc@example.com>, {form:email}',
				'email_bcc'  => 'bcc@example.com',
				'from_name'  => '{form:your-name} at {site_title}',
				'from_email' => '{form:email}',
				'subject'    => 'From {embed_post_title}{ip}',
				'email_body' => '<p>{current_page_url} {survey_results:x}{browser_name}{form-payment:pay} Total {5}</p><p><a href="{current_page_url}">Page</a></p>',
			], [
				'id'             => 2,
				'status'         => true,
				'email_to'       => 'second@example.com',
				'email_reply_to' => 'Ada <a@example.com>, b@example.com, {form:your-name}',
				'from_name'      => '{form:your-name} at {site_title}',
				'from_email'     => 'from@example.com',
				'subject'        => 'Second',
				'email_body'     => 'x',
			] ] ]
		) );
		self::assertNotNull( $form );
		$page = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Booking {form:email} <b>&amp; more</b>' ] ) );
		self::follow_up(
			(int) self::submit(
				$form,
				[ 'your-name' => 'x@example.com, y@example.com', 'email' => 'ada@example.com' ],
				[],
				get_permalink( $page ) . '#x'
			)->get_data()['data']['submission_id']
		);
		self::assertSame(
			[ [ 'owner@example.com', get_option( 'admin_email' ) ], [ 'second@example.com' ], [ 'ada@example.com' ] ],
			array_column( $this->emails, 'to' )
		);
		[ $first, $second ] = $this->emails;
		self::assertSame( 'From Booking (form:email) & more', $first['subject'] );
		self::assertSame( [ 'Cc: cc@example.com', 'Bcc: bcc@example.com', 'Reply-To: ada@example.com' ], array_slice( $first['headers'], 1 ) );
		self::assertStringContainsString( '<p>' . esc_html( (string) get_permalink( $page ) ) . '  Total {5}</p>', $first['message'] );
		self::assertStringContainsString( '<p><a href="' . esc_url( (string) get_permalink( $page ) ) . '">Page</a></p>', $first['message'] );
		self::assertSame(
			[ 'From: at ' . get_option( 'blogname' ) . ' <from@example.com>', 'Reply-To: a@example.com', 'Reply-To: b@example.com', 'Reply-To: x@example.com' ],
			array_slice( $second['headers'], 1 )
		);
	}

	/** @return array<string, array{string}> */
	public static function other_pages(): array {
		return [
			'of another site' => [ 'https://evil.example/buy' ],
			'that is missing' => [ home_url( '/buy-at-evil.example/' ) ],
			'without a URL'   => [ '' ],
		];
	}

	/** @dataProvider other_pages */
	public function test_a_page_that_a_visitor_made_up_is_not_in_emails( string $page ): void {
		$form = Form::find( self::post(
			'<!-- wp:srfm/email {"block_id":"b1","slug":"email"} /-->',
			[
				'_srfm_email_notification' => [ [
					'id' => 1,
					'status' => true,
					'email_to' => '{form:email}',
					'subject' => 'S{current_page_url}{embed_post_id}{embed_post_title}',
					'email_body' => '<p>B{http_referer}{embed_post_url}</p>',
				] ],
			]
		) );
		self::assertNotNull( $form );
		self::follow_up( (int) self::submit( $form, [ 'email' => 'ada@example.com' ], [], $page )->get_data()['data']['submission_id'] );
		self::assertCount( 1, $this->emails );
		self::assertSame( 'S', $this->emails[0]['subject'] );
		self::assertStringContainsString( '<p>B</p>', $this->emails[0]['message'] );
	}

	public function test_a_full_or_scheduled_form_is_closed(): void {
		$at   = static fn ( string $day ): array => [
			'_srfm_form_restriction' => (string) wp_json_encode( [
				'status' => false,
				'schedulingStatus' => true,
				'startDate' => $day,
				'startHours' => '09',
				'startMinutes' => '30',
				'startMeridiem' => 'PM',
				'schedulingNotStartedMessage' => 'Too early',
			] ),
		];
		$id   = self::post( '<!-- wp:srfm/input {"block_id":"a1","slug":"a"} /-->', $at( '2099-01-01' ) );
		$form = Form::find( $id );
		self::assertNotNull( $form );
		self::assertSame( '<p class="srfm-form-restriction-message" role="status">Too early</p>', do_shortcode( "[sureforms id=\"$id\"]" ) );
		$response = self::submit( $form, [ 'a' => '1' ] );
		self::assertSame(
			[ 403, 'quayside_form_closed', 'Too early' ],
			[ $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ]
		);
		$start = (int) date_create( '2099-01-01 21:30', wp_timezone() )?->getTimestamp();
		self::assertSame( [ 'Too early', '' ], [ Restriction::get( $id )?->message( 0, $start - 1 ), Restriction::get( $id )?->message( 0, $start ) ] );

		update_post_meta( $id, '_srfm_form_restriction', wp_slash( (string) wp_json_encode( [ 'status' => true, 'maxEntries' => 1, 'message' => 'Full' ] ) ) );
		self::assertTrue( self::submit( $form, [ 'a' => '1' ] )->get_data()['success'] );
		self::assertSame( 'Full', self::submit( $form, [ 'a' => '2' ] )->get_data()['message'] );
		self::assertSame( 1, self::count_entries( $form ) );
	}

	public function test_captcha_keys_of_sureforms_are_used_until_the_site_has_its_own(): void {
		self::assertNull( SpamSettings::keys( 'hcaptcha' ) );
		update_option( 'srfm_security_settings_options', [ 'srfm_hcaptcha_site_key' => 'site', 'srfm_hcaptcha_secret_key' => 'secret' ] );
		self::assertSame( [ 'site' => 'site', 'secret' => 'secret' ], SpamSettings::keys( 'hcaptcha' ) );
		delete_option( 'srfm_security_settings_options' );
	}

	public function test_an_export_contains_quayside_fields_and_settings(): void {
		$export = FormExport::to_array( self::fixture_form() );
		self::assertSame( 'quayside/field-input', $export['blocks'][0]['name'] );
		self::assertSame( 'Send it', ( (array) $export['settings'] )['submitLabel'] );
	}

	public function test_the_editor_gets_quayside_fields_and_saving_them_keeps_settings_and_original(): void {
		self::log_in_as( 'administrator' );
		$form  = self::fixture_form();
		$route = "/wp/v2/sureforms_form/{$form->id()}";
		$get   = new \WP_REST_Request( 'GET', $route );
		$get->set_param( 'context', 'edit' );
		$data = rest_do_request( $get )->get_data();
		self::assertStringStartsWith( '<!-- wp:quayside/field-input', $data['content']['raw'] );
		self::assertSame(
			[ 'Send it', 'cc@example.com', '#aa0044' ],
			[
				$data['meta'][ Form::META ]['submitLabel'],
				$data['meta'][ Form::META ]['notifications'][0]['cc'],
				$data['meta'][ Form::META ]['style']['accent'],
			]
		);

		$post = new \WP_REST_Request( 'POST', $route );
		$post->set_body_params( [ 'content' => str_replace( 'Your name', 'Full name', $data['content']['raw'] ) ] );
		self::assertSame( 200, rest_do_request( $post )->get_status() );
		$saved = Form::find( $form->id() );
		self::assertStringNotContainsString( 'wp:srfm', (string) $saved?->post->post_content );
		self::assertSame( 'Full name', $saved?->schema()->by_slug( 'your-name' )?->label );
		self::assertSame( [ 'Send it', 90 ], [ $saved?->settings()['submitLabel'], $saved?->settings()['retentionDays'] ] );
		$revisions = array_filter(
			wp_get_post_revisions( $form->id() ),
			static fn ( \WP_Post $revision ): bool => self::fixture()['content'] === $revision->post_content
		);
		self::assertCount( 1, $revisions );

		// The settings can be saved as they were sent.
		$post = new \WP_REST_Request( 'POST', $route );
		$post->set_body_params( [ 'meta' => [ Form::META => [ 'submitLabel' => 'Go' ] + $data['meta'][ Form::META ] ] ] );
		self::assertSame( 200, rest_do_request( $post )->get_status() );
		self::assertSame(
			[ 'Go', 'reset form' ],
			[ Form::find( $form->id() )?->settings()['submitLabel'], Form::find( $form->id() )?->settings()['afterSubmission'] ]
		);
	}

	public function test_a_form_goes_back_to_sureforms_with_its_revision(): void {
		self::log_in_as( 'administrator' );
		$form = self::fixture_form();
		wp_update_post( wp_slash( [ 'ID' => $form->id(), 'post_content' => $form->content() ] ) );
		update_post_meta( $form->id(), Form::META, [ 'submitLabel' => 'Ours' ] );
		add_filter( 'quayside_blocks_sureforms_is_active', '__return_true' );
		self::assertNotNull( Form::find( $form->id() ) );
		foreach ( wp_get_post_revisions( $form->id() ) as $revision ) {
			if ( self::fixture()['content'] === $revision->post_content ) {
				wp_restore_post_revision( $revision->ID );
			}
		}
		$post = get_post( $form->id() );
		self::assertInstanceOf( \WP_Post::class, $post );
		self::assertTrue( \Quayside\Blocks\Forms\Neighbors\Ownership\Ownership::is_of_sureforms( $post ) );
	}

	public function test_an_instant_form_keeps_its_page(): void {
		$instant = self::fixture_form()->group( 'instant' );
		self::assertSame( [ true, true, '#fafafa' ], [ $instant['enabled'], $instant['title'], $instant['background'] ] );
	}

	public function test_other_content_is_unchanged(): void {
		$content = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph --><!-- wp:quayside/field-input {"block_id":"a1"} /-->';
		self::assertSame( $content, FieldBlocks::convert( $content ) );
		self::assertSame( '', do_blocks( '<!-- wp:srfm/form {"id":999999} /-->' ) );
		self::assertSame( '', do_blocks( '<!-- wp:srfm/form /-->' ) );
	}
}
