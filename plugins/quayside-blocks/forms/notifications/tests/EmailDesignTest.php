<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications\Tests;

use PHPMailer\PHPMailer\PHPMailer;
use Quayside\Blocks\Forms\Fields\Datepicker\DateRules;
use Quayside\Blocks\Forms\Notifications\EmailDesign;
use Quayside\Blocks\Forms\Notifications\EmailText;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests the design of emails, their plain-text part, and their preview.
 */
final class EmailDesignTest extends FormTestCase {
	private const MAIL = [ 'to' => 'owner@example.com', 'subject' => 'New: {form:day}', 'body' => '<p>Hello</p>{all_data}' ];

	public function test_a_notification_has_the_title_links_to_the_entry_and_dates_of_the_site(): void {
		update_option( 'date_format', 'j F Y' );
		$form = self::form( [ [ 'datepicker', [ 'block_id' => 'd1', 'slug' => 'day', 'label' => 'Day' ] ] ], [ 'notifications' => [ self::MAIL ] ] );
		$id   = self::submit( $form, [ 'day' => '2026-11-20' ] )->get_data()['data']['submission_id'];
		self::follow_up( $id );
		$html = $this->emails[0]['message'];
		self::assertSame( 'New: 20 November 2026', $this->emails[0]['subject'] );
		self::assertStringContainsString( '>20 November 2026</td>', $html );
		self::assertStringContainsString( "page=quayside-form-entries&#038;entry=$id\"", $html );
		self::assertStringContainsString( esc_html( get_bloginfo( 'name' ) ), $html );
		self::assertStringStartsWith( '<!DOCTYPE html>', $html );
		self::assertMatchesRegularExpression( '#<html lang="[^"]+".*<h1\b[^>]*>[^<]+</h1>.*<th scope="row"#s', $html );
		// Scripts and external styles never run in emails.
		self::assertDoesNotMatchRegularExpression( '/<(?:script|link|style)\b/', $html );
	}

	public function test_links_to_files_need_a_login(): void {
		$links = EmailDesign::links( 7, [ [ 'name' => '<b>.pdf' ], [ 'name' => 'two.pdf' ] ], '' );
		self::assertStringContainsString( 'entry=7&#038;file=1"', $links );
		self::assertStringContainsString( '&lt;b&gt;.pdf', $links );
		self::assertStringContainsString( 'entry=7&#038;file=2"', $links );
		self::assertSame( '', EmailDesign::links( null, [ [ 'name' => 'one.pdf' ] ], '' ) );
		self::assertSame( 2, substr_count( EmailDesign::links( 0, [ [ 'name' => 'sample.pdf' ] ], '' ), 'entry=0"' ), 'Samples lead to the list.' );
	}

	public function test_the_logo_replaces_the_title(): void {
		$id = self::factory_image();
		update_option( 'site_logo', $id );
		$html = EmailDesign::html( 'Contact', '<p>x</p>' );
		self::assertMatchesRegularExpression( '/<img src="[^"]+\.png" alt="' . preg_quote( esc_attr( get_bloginfo( 'name' ) ), '/' ) . '"/', $html );
		update_option( 'site_logo', 999999 );
		self::assertStringNotContainsString( '<img', EmailDesign::html( 'Contact', '<p>x</p>' ) );
	}

	public function test_right_to_left_the_space_is_between_labels_and_values(): void {
		global $wp_locale;
		$form      = self::form( [ [ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'label' => 'Name' ] ] ], [ 'notifications' => [ self::MAIL ] ] );
		$direction = $wp_locale->text_direction;
		try {
			$wp_locale->text_direction = 'rtl';
			self::follow_up( self::submit( $form, [ 'name' => 'Ada' ] )->get_data()['data']['submission_id'] );
		} finally {
			$wp_locale->text_direction = $direction;
		}
		self::follow_up( self::submit( $form, [ 'name' => 'Bob' ] )->get_data()['data']['submission_id'] );
		[ $rtl, $ltr ] = array_column( $this->emails, 'message' );
		self::assertMatchesRegularExpression( '/dir="rtl".*<th [^>]*text-align:right;[^>]*padding:4px 0 4px 16px/s', $rtl );
		self::assertMatchesRegularExpression( '/dir="ltr".*<th [^>]*text-align:left;[^>]*padding:4px 16px 4px 0/s', $ltr );
		// Outlook does not know it.
		self::assertStringNotContainsString( 'text-align:start', $rtl . $ltr );
	}

	/** @return array<string, array{string, string}> */
	public static function texts(): array {
		return [
			'paragraphs'         => [ '<p>One</p><p>Two</p>', "One\n\nTwo" ],
			'a table'            => [
				'<table><tr><th>Name</th><td>Ada</td></tr><tr><th>City</th> <td>Rome<br />Italy</td></tr></table>',
				"Name: Ada\nCity: Rome\nItaly",
			],
			'a link'             => [ '<a href="https://example.com/?a=1&#038;b=2">Entry</a>', 'Entry (https://example.com/?a=1&b=2)' ],
			'a link of its URL'  => [ '<a href="https://example.com/">https://example.com/</a>', 'https://example.com/' ],
			'a list'             => [ '<ul><li>One</li><li>Two</li></ul>', "- One\n- Two" ],
			'an image'           => [ '<img src="x.png" alt="Logo" height="48">', 'Logo' ],
			'the head'           => [ '<html><head><title>Contact</title></head><body>Hi</body></html>', 'Hi' ],
			'escaped characters' => [ '5 &lt; 6 &amp; &quot;x&quot;', '5 < 6 & "x"' ],
		];
	}

	/** @dataProvider texts */
	public function test_the_plain_text_part_has_the_same_content( string $html, string $expected ): void {
		self::assertSame( $expected, EmailText::from_html( $html ) );
	}

	public function test_emails_are_sent_with_a_plain_text_part(): void {
		remove_all_filters( 'pre_wp_mail' );
		$sent = null;
		$stop = static function ( PHPMailer $mailer ) use ( &$sent ): void {
			$mailer->preSend();
			$sent = $mailer->getSentMIMEMessage();
			throw new \RuntimeException( 'Not sent.' );
		};
		add_action( 'phpmailer_init', $stop, PHP_INT_MAX );
		$error = Mailer::send_email(
			[
				'to' => [ 'ada@example.com' ],
				'subject' => 'S',
				'body' => EmailDesign::html( 'Contact', '<p>Hello</p>' ),
				'headers' => [ 'Content-Type: text/html; charset=UTF-8' ],
			],
			null
		);
		self::assertSame( 'Not sent.', $error );
		self::assertStringContainsString( 'multipart/alternative', (string) $sent );
		self::assertMatchesRegularExpression( '#text/plain.*\n\n?.*Contact\s+Hello#s', str_replace( "\r", '', (string) $sent ) );
	}

	public function test_a_preview_fills_in_unsaved_fields_and_sends_to_the_current_user_only(): void {
		$form    = self::form();
		$request = [
			'form'         => $form->id(),
			'content'      => '<!-- wp:quayside/field-email {"block_id":"x1","slug":"work","label":"Work email"} /-->',
			'subject'      => 'From {form:work}',
			'body'         => '{all_data}',
			'confirmation' => false,
			'send'         => false,
		];
		self::log_in_as( 'editor' );
		$titled = self::rest( 'POST', '/quayside/v1/form-email', [ 'title' => 'Ask <b>us</b>', 'subject' => '{form_title}' ] + $request )->get_data();
		self::assertSame( 'Ask us', $titled['subject'] );
		$preview = self::rest( 'POST', '/quayside/v1/form-email', $request )->get_data();
		self::assertSame( 'From visitor@example.com', $preview['subject'] );
		self::assertStringContainsString( 'Work email', $preview['html'] );
		self::assertSame( [], $this->emails );
		self::rest( 'POST', '/quayside/v1/form-email', [ 'send' => true ] + $request );
		self::assertSame( [ [ wp_get_current_user()->user_email ] ], array_column( $this->emails, 'to' ) );
		self::assertStringStartsWith( '[Test] ', $this->emails[0]['subject'] );
		self::assertSame(
			'We have received your message: Contact',
			self::rest( 'POST', '/quayside/v1/form-email', [ 'subject' => '', 'body' => '', 'confirmation' => true ] + $request )->get_data()['subject']
		);
	}

	public function test_a_preview_fills_in_the_tags_of_a_page(): void {
		$form = self::form();
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Write & call' ] );
		self::log_in_as( 'editor' );
		$preview = self::rest( 'POST', '/quayside/v1/form-email', [
			'form'         => $form->id(),
			'content'      => '',
			'subject'      => 'From {embed_post_title} ({embed_post_id})',
			'body'         => '<p>Sent from {current_page_url}</p>',
			'confirmation' => false,
			'send'         => false,
		] )->get_data();
		self::assertSame( "From Write & call ($page)", $preview['subject'] );
		self::assertStringContainsString( 'Sent from ' . esc_html( (string) get_permalink( $page ) ), $preview['html'] );
	}

	public function test_only_users_who_can_edit_the_form_preview_its_emails(): void {
		$form    = self::form();
		$request = [ 'form' => $form->id(), 'content' => '', 'subject' => 'S', 'body' => 'B', 'confirmation' => false, 'send' => true ];
		foreach ( [ 'subscriber', 'author' ] as $role ) {
			self::log_in_as( $role );
			self::assertSame( 403, self::rest( 'POST', '/quayside/v1/form-email', $request )->get_status(), $role );
		}
		self::assertSame( [], $this->emails );
	}

	public function test_other_text_than_a_date_stays(): void {
		update_option( 'date_format', 'd.m.Y' );
		update_option( 'time_format', 'H:i' );
		self::assertSame(
			[ '20.11.2026', '09:30', '20.11.2026 09:30', 'now', '', '2026-13-45' ],
			array_map( [ DateRules::class, 'localize' ], [ '2026-11-20', '09:30', '2026-11-20T09:30', 'now', '', '2026-13-45' ] )
		);
	}

	private static function factory_image(): int {
		return (int) wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Logo', 'post_status' => 'inherit' ], 'logo.png' );
	}
}
