<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Kit\Contract;

/**
 * Tests POST sureforms/v1/submit-form and the follow-up.
 */
final class SubmitRouteTest extends FormTestCase {
	private const GOOD = [
		'name'    => 'Ada',
		'email'   => ' Ada@Example.com ',
		'message' => 'Hello {form:name} <b>there</b>',
	];

	public function test_explains_an_expired_nonce_on_this_route_only(): void {
		global $wp;
		rest_get_server();
		$before = $wp->query_vars;
		$core   = new \WP_Error( 'rest_cookie_invalid_nonce', 'Cookie check failed', [ 'status' => 403 ] );

		$wp->query_vars['rest_route'] = '/sureforms/v1/submit-form';
		$error                        = apply_filters( 'rest_authentication_errors', $core );
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertSame( 'rest_cookie_invalid_nonce', $error->get_error_code() );
		self::assertStringContainsString( 'reload', $error->get_error_message() );
		self::assertSame( [ 403, 'footer' ], [ $error->get_error_data()['status'], $error->get_error_data()['position'] ] );

		$wp->query_vars['rest_route'] = '/wp/v2/posts';
		self::assertSame( $core, apply_filters( 'rest_authentication_errors', $core ) );
		$wp->query_vars = $before;
	}

	/**
	 * @testdox [S7.8] [S3.31] A submission is stored and gets a response that matches the contract
	 */
	public function test_stores_a_submission_and_responds_as_the_contract_requires(): void {
		$form   = self::form();
		$response = self::submit( $form, self::GOOD );
		self::assertSame( 200, $response->get_status() );
		$data = $response->get_data();
		self::assertTrue( Contract::load( dirname( __DIR__, 3 ) . '/build/contracts', 'forms/submit.response' )->validate( $data ) );
		self::assertTrue( $data['success'] );
		self::assertTrue( $data['data']['after_submit'] );
		self::assertStringContainsString( 'Thank you', $data['message'] );
		self::assertSame( '', $data['redirect_url'] );
		$entry = ( new Entries() )->get( $data['data']['submission_id'] );
		self::assertNotNull( $entry );
		self::assertSame( 'ada@example.com', $entry->value( 'email' ) );
		self::assertSame( [ 'Name', 'Email', 'Message' ], array_column( $entry->fields, 'label' ) );
		self::assertSame( 'unread', $entry->status );
	}

	/**
	 * @testdox [S7.9] The follow-up request sends the emails once
	 */
	public function test_the_follow_up_request_sends_the_emails_once(): void {
		$form = self::form();
		$id   = self::submit( $form, self::GOOD )->get_data()['data']['submission_id'];
		self::assertCount( 0, $this->emails );
		$responses = [ self::follow_up( $id ), self::follow_up( $id ), self::follow_up( 999999 ) ];
		self::assertCount( 1, $this->emails );
		foreach ( $responses as $response ) {
			self::assertSame( [ 200, [] ], [ $response->get_status(), $response->get_data() ] );
		}
		self::assertContains( 'Reply-To: ada@example.com', $this->emails[0]['headers'] );
		self::assertStringContainsString( '&lt;b&gt;there', $this->emails[0]['message'] );
		self::assertStringContainsString( '{form:name}', $this->emails[0]['message'], 'Entered values are not parsed for tags.' );
		self::assertSame( 'sent', ( new Entries() )->get( $id )->mail );
	}

	public function test_the_follow_up_request_requires_the_token_of_its_submission(): void {
		$form  = self::form();
		$data  = self::submit( $form, self::GOOD )->get_data()['data'];
		$other = self::submit( $form, self::GOOD )->get_data()['data'];
		$request   = static fn ( int $id, array $headers, array $params = [] ): array => [
			self::rest( 'GET', "/sureforms/v1/after-submission/$id", $params, $headers )->get_status(),
			self::rest( 'GET', "/sureforms/v1/after-submission/$id", $params, $headers )->get_data()['code'] ?? '',
		];
		$forbidden    = [ 403, 'quayside_form_token' ];
		self::log_in_as( 'administrator' );
		foreach ( [
			[],
			[ 'X-WP-Submit-Token' => '' ],
			[ 'X-WP-Submit-Token' => $other['submission_token'] ],
			[ 'X-WP-Submit-Token' => Token::make( $form->id() ) ],
		] as $headers ) {
			self::assertSame( $forbidden, $request( $data['submission_id'], $headers ) );
			self::assertSame( $forbidden, $request( 999999, $headers ), 'The response does not reveal whether the entry exists.' );
		}
		self::assertSame(
			$forbidden,
			$request( $data['submission_id'], [ 'X-WP-Submit-Token' => $other['submission_token'] ], [ 'submission_id' => (string) $other['submission_id'] ] ),
			'The query names no other entry.'
		);
		self::assertCount( 0, $this->emails );
		self::assertSame( [ 200, '' ], $request( $data['submission_id'], [ 'X-WP-Submit-Token' => $data['submission_token'] ] ) );
		self::assertCount( 1, $this->emails );
		$spam = self::submit( $form, self::GOOD, [ 'quayside-elapsed' => '1' ] )->get_data()['data'];
		self::assertArrayNotHasKey( 'submission_token', $spam, 'Nothing is pending.' );
	}

	public function test_cron_sends_emails_that_no_browser_has_requested(): void {
		global $wpdb;
		$form = self::form();
		$id   = self::submit( $form, self::GOOD )->get_data()['data']['submission_id'];
		do_action( 'quayside_forms_follow_up' );
		self::assertCount( 0, $this->emails, 'The browser has one minute.' );
		$wpdb->update( $wpdb->prefix . 'quayside_form_entries', [ 'created_gmt' => gmdate( 'Y-m-d H:i:s', time() - 120 ) ], [ 'id' => $id ] );
		do_action( 'quayside_forms_follow_up' );
		self::assertCount( 1, $this->emails );
	}

	public function test_logs_a_failed_email_on_the_entry_and_allows_resending_it(): void {
		$form = self::form();
		$id   = self::submit( $form, self::GOOD )->get_data()['data']['submission_id'];
		$fail = static function ( $sent, array $email ): bool {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'The mail server is down.', $email ) );
			return false;
		};
		add_filter( 'pre_wp_mail', $fail, 20, 2 );
		self::follow_up( $id );
		$entries = new Entries();
		self::assertSame( 'failed', $entries->get( $id )->mail );
		self::assertStringContainsString( 'The mail server is down.', Log::of_entry( $id )[0]['detail'] );
		remove_filter( 'pre_wp_mail', $fail, 20 );
		self::log_in_as( 'administrator' );
		$response = self::rest( 'POST', "/quayside/v1/form-entries/$id/resend" );
		self::assertSame( 'sent', $response->get_data()['mail'] );
		self::assertSame( [ 'mail_failed', 'mail_sent' ], array_column( $response->get_data()['log'], 'event' ) );
	}

	public function test_a_line_break_in_a_value_adds_no_header(): void {
		$form = self::form(
			self::contact(),
			[ 'notifications' => [ [ 'to' => '{admin_email}', 'subject' => 'From {form:message}', 'body' => 'x', 'replyTo' => '{form:message}' ] ] ]
		);
		$id   = self::submit( $form, [ 'message' => "x\r\nBcc: a@b.co" ] + self::GOOD )->get_data()['data']['submission_id'];
		self::follow_up( $id );
		self::assertSame( 'From x Bcc: a@b.co', $this->emails[0]['subject'] );
		self::assertCount( 1, $this->emails[0]['headers'] );
	}

	public function test_emails_support_user_tags_and_field_slugs_in_any_alphabet(): void {
		$form = self::form(
			[
				[ 'input', [ 'block_id' => 'n1', 'slug' => 'имя', 'label' => 'Имя' ] ],
				[ 'input', [ 'block_id' => 'n2', 'slug' => 'große-2', 'label' => 'Größe' ] ],
			],
			[
				'notifications' => [
					[
						'subject' => '{field:имя} {form:große-2} ({user_login}) {other}',
						'body' => '{user_display_name}, {user_email}, {user_id}, {user_first_name} {user_last_name}.',
					],
				],
				'successMessage' => 'Thank you, {user_first_name}',
			]
		);
		$send = static fn (): array => self::submit( $form, [ 'имя' => 'Ада', 'große-2' => 'L' ] )->get_data();
		self::log_in_as( 'subscriber' );
		$user = wp_get_current_user();
		wp_update_user( [ 'ID' => $user->ID, 'first_name' => 'Ada', 'last_name' => '<b>', 'display_name' => 'Ada L.' ] );
		$result = $send();
		self::assertSame( 'Thank you, Ada', $result['message'] );
		// Cron sends the email without a logged-in user.
		wp_set_current_user( 0 );
		self::follow_up( $result['data']['submission_id'] );
		self::assertSame( "Ада L ($user->user_login) {other}", $this->emails[0]['subject'] );
		self::assertStringContainsString(
			">Contact</h1>Ada L., $user->user_email, $user->ID, Ada " . esc_html( get_userdata( $user->ID )->last_name ) . '.</td>',
			$this->emails[0]['message']
		);
		self::follow_up( $send()['data']['submission_id'] );
		self::assertSame( 'Ада L () {other}', $this->emails[1]['subject'] );
		self::assertStringContainsString( '>Contact</h1>, , ,  .</td>', $this->emails[1]['message'] );
	}

	public function test_decodes_html_entities_outside_of_html(): void {
		// Stored as the editor stores titles and labels, and as WordPress stores attributes of users without
		// unfiltered_html.
		$form = self::form(
			[
				[
					'dropdown',
					[ 'block_id' => 'd1', 'slug' => 'side', 'label' => 'Salt &amp; vinegar &lt; 3', 'options' => [ [ 'label' => 'Fish &amp; chips' ] ] ],
				],
				[
					'input',
					[
						'block_id' => 'n1',
						'slug' => 'more',
						'required' => true,
						'conditional' => [ 'rules' => [ [ 'field' => 'd1', 'operator' => 'equal', 'value' => 'Fish &amp; chips' ] ] ],
					],
				],
			],
			[ 'notifications' => [ [ 'subject' => '{form_title}: {form:side}' ] ] ]
		);
		wp_update_post( [ 'ID' => $form->id(), 'post_title' => 'Q &amp; A' ] );
		$form = Form::find( $form->id() );
		self::assertNotNull( $form );
		$html = do_blocks( "<!-- wp:quayside/form {\"formId\":{$form->id()}} /-->" );
		self::assertStringContainsString( '>Salt &amp; vinegar &lt; 3<', $html );
		self::assertStringContainsString( 'value="Fish &amp; chips"', $html );
		self::assertFalse( self::submit( $form, [ 'side' => 'Fish & chips' ] )->get_data()['success'], 'The rule applies.' );
		$response = self::submit( $form, [ 'side' => 'Fish & chips', 'more' => 'x' ] )->get_data();
		self::assertTrue( $response['success'] );
		$entry = ( new Entries() )->get( $response['data']['submission_id'] );
		self::assertSame( [ 'Salt & vinegar < 3', 'Fish & chips' ], [ $entry->fields[0]['label'], $entry->value( 'side' ) ] );
		self::follow_up( $entry->id );
		self::assertSame( 'Q & A: Fish & chips', $this->emails[0]['subject'] );
	}

	/**
	 * @testdox [S5.14] A missing required field is rejected
	 */
	public function test_rejects_a_missing_required_field(): void {
		$form   = self::form();
		$response = self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data();
		$name   = $form->schema()->by_slug( 'name' )->name();
		self::assertFalse( $response['success'] );
		self::assertSame( 'footer', $response['data']['position'] );
		self::assertSame( [ $name => 'Tell us your name.' ], $response['data']['field_errors'] );
		self::assertSame( 0, self::count_entries( $form ) );
	}

	public function test_a_submission_runs_at_most_six_queries(): void {
		global $wpdb;
		remove_all_filters( 'quayside_blocks_form_rate_limit' );
		$form = self::form(
			[
				[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'isUnique' => true ] ],
				[ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'isUnique' => true ] ],
			]
		);
		clean_post_cache( $form->id() );
		wp_cache_delete( $form->id(), 'post_meta' );
		$before = $wpdb->num_queries;
		self::assertTrue( self::submit( $form, [ 'email' => 'a@b.co', 'name' => 'Ada' ] )->get_data()['success'] );
		self::assertLessThanOrEqual( 6, $wpdb->num_queries - $before );
	}

	public function test_stores_all_unique_values_of_a_submission_or_none(): void {
		$form = self::form(
			[
				[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'isUnique' => true ] ],
				[ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'isUnique' => true ] ],
			]
		);
		$name = static fn ( string $slug ): string => (string) $form->schema()->by_slug( $slug )?->name();
		$send = static fn ( string $email, string $who, string $key ): array => self::submit(
			$form,
			[ 'email' => $email, 'name' => $who ],
			[ 'quayside-key' => $key ]
		)->get_data();
		$one  = $send( 'a@b.co', 'Ada', 'the-first-filling-in' );
		self::assertSame( [ $name( 'email' ) ], array_keys( $send( 'a@b.co', 'Grace', 'the-second-filling-in' )['data']['field_errors'] ) );
		self::assertSame( [ $name( 'email' ), $name( 'name' ) ], array_keys( $send( 'a@b.co', 'ADA', 'the-second-filling-in' )['data']['field_errors'] ) );
		self::assertSame(
			[],
			UniqueValues::find_used( $form->id(), [ 'n1' => 'Grace' ] ),
			'The submission was rejected because of the email address, so the name is available.'
		);
		self::assertSame( $one['data'], $send( 'z@b.co', 'Ada', 'the-first-filling-in' )['data'], 'The same submission, whatever its values are now.' );
		self::assertSame( [], UniqueValues::find_used( $form->id(), [ 'e1' => 'z@b.co' ] ) );
		self::assertSame( [ 'e1', 'n1' ], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co', 'n1' => 'ada' ] ) );
		self::assertTrue( $send( 'g@b.co', 'Grace', 'the-second-filling-in' )['success'] );
		( new Entries() )->delete( $one['data']['submission_id'] );
		self::assertSame( [ 'n1' ], UniqueValues::find_used( $form->id(), [ 'e1' => 'a@b.co', 'n1' => 'grace' ] ) );
	}

	public function test_creates_one_entry_per_idempotency_key(): void {
		$form   = self::form();
		$key    = [ 'quayside-key' => 'one-filling-in-of-a-form' ];
		$first  = self::submit( $form, self::GOOD, $key )->get_data();
		$second = self::submit( $form, self::GOOD, $key )->get_data();
		self::assertSame( $first['data']['submission_id'], $second['data']['submission_id'] );
		self::assertSame( 1, self::count_entries( $form ) );
		self::submit( $form, self::GOOD );
		self::assertSame( 2, self::count_entries( $form ) );
	}

	/**
	 * @testdox [S5.15] [S7.7] A unique value is accepted once
	 */
	public function test_accepts_a_unique_value_once(): void {
		$form = self::form(
			[ [ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'label' => 'Email', 'isUnique' => true, 'duplicateMsg' => 'You are on the list.' ] ] ]
		);
		$name = $form->schema()->by_slug( 'email' )->name();
		$request  = static fn ( string $value ): array => json_decode(
			self::ajax( 'validation_ajax_action', [ 'id' => (string) $form->id(), $name => $value ] ),
			true
		);
		self::assertSame( [ 'data' => [] ], $request( 'a@b.co' ) );
		self::assertTrue( self::submit( $form, [ 'email' => 'a@b.co' ] )->get_data()['success'] );
		self::assertSame( [ 'data' => [ [ $name => 'not unique' ] ] ], $request( 'A@B.co' ) );
		$repeated = self::submit( $form, [ 'email' => 'A@b.co' ] )->get_data();
		self::assertFalse( $repeated['success'] );
		self::assertSame( [ $name => 'You are on the list.' ], $repeated['data']['field_errors'] );
		self::assertSame( 1, self::count_entries( $form ), 'A rejected submission stores nothing.' );
	}

	public function test_lookups_reveal_nothing_about_fields_that_are_not_unique(): void {
		$form = self::form();
		self::submit( $form, self::GOOD );
		$name = $form->schema()->by_slug( 'email' )->name();
		self::assertSame( '{"data":[]}', self::ajax( 'validation_ajax_action', [ 'id' => (string) $form->id(), $name => 'ada@example.com' ] ) );
	}

	public function test_errors_have_the_correct_status(): void {
		$form   = self::form();
		$status = static fn ( array $more ): array => [
			self::submit( $form, self::GOOD, $more )->get_status(),
			self::submit( $form, self::GOOD, $more )->get_data()['code'],
		];
		self::assertSame( [ 404, 'quayside_form_not_found' ], $status( [ 'form-id' => '999999' ] ) );
		self::assertSame( [ 404, 'quayside_form_not_found' ], $status( [ 'form-id' => 'x' ] ) );
		self::assertSame( [ 403, 'quayside_form_token' ], $status( [ 'quayside-token' => 'forged' ] ) );
		self::assertSame( [ 413, 'quayside_form_too_large' ], $status( [ 'x' => str_repeat( 'a', 1100000 ) ] ) );
		self::assertSame(
			[ 413, 'quayside_form_too_large' ],
			$status( array_fill_keys( array_map( static fn ( int $n ): string => "k$n", range( 1, 600 ) ), '' ) )
		);
		wp_update_post( [ 'ID' => $form->id(), 'post_status' => 'draft' ] );
		self::assertSame( [ 404, 'quayside_form_not_found' ], $status( [] ) );
		self::assertSame( 0, self::count_entries( $form ) );
	}

	public function test_ignores_forged_values(): void {
		$form = self::form();
		$name = $form->schema()->by_slug( 'name' )->name();
		$ok   = self::submit( $form, self::GOOD, [ 'srfm-input-zz-lbl-WA-role' => 'admin', 'unknown' => [ 'a' => [ 'b' => '1' ] ] ] )->get_data();
		self::assertCount( 3, ( new Entries() )->get( $ok['data']['submission_id'] )->fields );
		$list = self::submit( $form, [ 'name' => [ 'a' => 'b' ] ] + self::GOOD )->get_data();
		self::assertArrayHasKey( $name, $list['data']['field_errors'] );
		$renamed = self::submit( $form, [ 'email' => 'a@b.co' ], [ 'srfm-input-n1-lbl-T2xk-old-label' => 'Ada' ] )->get_data();
		self::assertTrue( $renamed['success'], 'A cached page has the label of its time.' );
	}

	public function test_spam_gets_a_success_message_and_sends_no_email(): void {
		$form = self::form();
		foreach ( [ [ Token::honeypot( $form->id() ) => 'Cheap' ], [ 'quayside-elapsed' => '40' ] ] as $spam ) {
			$response = self::submit( $form, self::GOOD, $spam )->get_data();
			self::assertTrue( $response['success'] );
			self::assertFalse( $response['data']['after_submit'] );
			self::assertSame( 'spam', ( new Entries() )->get( $response['data']['submission_id'] )->status );
			self::follow_up( $response['data']['submission_id'] );
		}
		self::assertCount( 0, $this->emails );
	}

	public function test_rate_limits_submissions_from_one_ip_address(): void {
		self::in_one_period();
		remove_all_filters( 'quayside_blocks_form_rate_limit' );
		$form = self::form();
		for ( $time = 1; $time <= 10; $time++ ) {
			self::assertSame( 200, self::submit( $form, self::GOOD )->get_status() );
		}
		$response = self::submit( $form, self::GOOD );
		self::assertSame( 429, $response->get_status() );
		self::assertGreaterThan( 0, (int) $response->get_headers()['Retry-After'] );
	}

	public function test_passwords_are_neither_stored_nor_emailed(): void {
		$form = self::form( [ [ 'password', [ 'block_id' => 'p1', 'slug' => 'secret', 'label' => 'Password' ] ] ] );
		$id   = self::submit( $form, [ 'secret' => 'correct horse' ] )->get_data()['data']['submission_id'];
		self::follow_up( $id );
		self::assertStringNotContainsString( 'correct horse', (string) wp_json_encode( [ ( new Entries() )->get( $id ), $this->emails ] ) );
	}

	public function test_a_database_failure_is_reported_as_an_error(): void {
		global $wpdb;
		$form  = self::form();
		$fail_query = static fn ( string $query ): string => str_contains(
			$query,
			'INSERT IGNORE INTO ' . $wpdb->prefix . 'quayside_form_entries'
		) ? 'INSERT INTO no_such_table VALUES (1)' : $query;
		add_filter( 'query', $fail_query );
		$response = self::submit( $form, self::GOOD )->get_data();
		remove_filter( 'query', $fail_query );
		self::assertFalse( $response['success'] );
		self::assertSame( 'There was an error trying to submit your form. Please try again.', $response['data']['message'] );
		self::assertSame( 0, self::count_entries( $form ) );
	}

	/**
	 * @testdox [S4.56] The redirect URL is http or https only
	 */
	public function test_allows_only_http_redirects(): void {
		$go = static fn ( array $settings ): string => self::submit( self::form( self::contact(), $settings ), self::GOOD )->get_data()['redirect_url'];
		self::assertSame( 'https://example.com/thanks?a=b', $go( [ 'submitType' => 'custom url', 'successUrl' => 'https://example.com/thanks?a=b' ] ) );
		self::assertSame( '', $go( [ 'submitType' => 'custom url', 'successUrl' => 'javascript:alert(1)' ] ) );
		self::assertSame( '', $go( [ 'submitType' => 'same page', 'successUrl' => 'https://example.com' ] ) );
	}

	/**
	 * @testdox [S5.26] Values of fields hidden by conditional logic are ignored
	 */
	public function test_ignores_values_of_fields_hidden_by_conditional_logic(): void {
		$show = static fn ( string $field, string $value ): array => [
			'conditional' => [ 'action' => 'show', 'match' => 'all', 'rules' => [ [ 'field' => $field, 'operator' => 'equal', 'value' => $value ] ] ],
		];
		$form = self::form(
			[
				[ 'dropdown', [ 'block_id' => 'a1', 'slug' => 'who', 'options' => [ [ 'label' => 'Person' ], [ 'label' => 'Business' ] ] ] ],
				[ 'input', [ 'block_id' => 'b1', 'slug' => 'vat', 'required' => true, 'isUnique' => true ] + $show( 'a1', 'Business' ) ],
				[ 'email', [ 'block_id' => 'c1', 'slug' => 'bill', 'required' => true ] + $show( 'b1', 'yes' ) ],
			]
		);
		$response = self::submit( $form, [ 'who' => 'Person', 'vat' => 'forged', 'bill' => 'no email' ] )->get_data();
		self::assertTrue( $response['success'] );
		$entry = ( new Entries() )->get( $response['data']['submission_id'] );
		self::assertSame( [ 'Person', '', '' ], [ $entry?->value( 'who' ), $entry?->value( 'vat' ), $entry?->value( 'bill' ) ] );
		$response = self::submit( $form, [ 'who' => 'Business', 'vat' => '', 'bill' => '' ] )->get_data();
		self::assertFalse( $response['success'] );
		self::assertSame(
			[ $form->schema()->by_slug( 'vat' )?->name() ],
			array_keys( $response['data']['field_errors'] ),
			'A field hidden by a hidden field is not required.'
		);
	}
}
