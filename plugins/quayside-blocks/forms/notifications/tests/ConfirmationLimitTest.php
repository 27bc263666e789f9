<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Notifications\ConfirmationLimit;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests that confirmation emails can't be abused: few reach a mailbox, and they contain no links.
 */
final class ConfirmationLimitTest extends FormTestCase {
	private const SETTINGS = [
		'notifications' => [ [ 'to' => 'owner@example.com', 'subject' => 'New', 'body' => '{all_data}' ] ],
		'confirmation' => [ 'enabled' => true, 'to' => 'email' ],
	];

	protected function set_up(): void {
		parent::set_up();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Tables::name( 'limits' ) );
	}

	/**
	 * Submits a form and sends its emails.
	 *
	 * @param array<string, mixed> $values By slug.
	 */
	private static function send( Form $form, array $values ): int {
		$data = self::submit( $form, $values + [ 'name' => 'Ada' ] )->get_data();
		self::assertTrue( $data['success'] );
		self::follow_up( $data['data']['submission_id'] );
		return $data['data']['submission_id'];
	}

	/**
	 * Returns the recipients of the emails so far, without the owner.
	 *
	 * @return array<int, string>
	 */
	private function visitors(): array {
		return array_values( array_diff( array_merge( ...array_column( $this->emails, 'to' ) ), [ 'owner@example.com' ] ) );
	}

	public function test_limits_a_mailbox_to_three_confirmations_an_hour_across_all_forms(): void {
		self::in_one_period();
		$forms     = [ self::form( [], self::SETTINGS ), self::form( [], self::SETTINGS ) ];
		$addresses = [ 'victim@gmail.com', 'Victim+1@gmail.com', 'v.i.ctim+2@googlemail.com', 'victim+3@gmail.com', 'vi.ctim@gmail.com' ];
		$ids       = [];
		foreach ( $addresses as $number => $address ) {
			$ids[] = self::send( $forms[ $number % 2 ], [ 'email' => $address ] );
		}
		self::assertCount( 3, $this->visitors() );
		self::assertCount( 8, $this->emails, 'The owner is notified of each submission.' );
		$entry = ( new Entries() )->get( $ids[3] );
		self::assertSame( [ 'unread', 'sent' ], [ $entry?->status, $entry?->mail ] );
		self::assertSame(
			[
				[ 'mail_sent', 'owner@example.com' ],
				[
					'mail_failed',
					'victim+3@gmail.com: The limit of confirmation emails to this email address has been reached. Resend the emails to send it anyway.',
				],
			],
			array_map( static fn ( array $line ): array => [ $line['event'], $line['detail'] ], Log::of_entry( $ids[3] ) )
		);
		self::send( $forms[0], [ 'email' => 'else@gmail.com' ] );
		self::assertCount( 4, $this->visitors(), 'Other mailboxes are not affected.' );
		self::assertTrue( ( new Mailer( new Entries() ) )->deliver( $ids[3], 'sent' ) );
		self::assertSame( 'victim+3@gmail.com', $this->visitors()[4], 'The owner can resend it.' );
	}

	public function test_limits_a_mailbox_to_ten_a_day_and_can_be_filtered(): void {
		self::in_one_period();
		$limits = [];
		$filter = static function ( int $limit, string $topic ) use ( &$limits ): int {
			$limits[ $topic ] = $limit;
			return str_ends_with( $topic, '-3600' ) ? 0 : $limit;
		};
		add_filter( 'quayside_blocks_confirmation_rate_limit', $filter, 10, 2 );
		$allowed = array_map( static fn ( int $number ): bool => ConfirmationLimit::allows( "a+$number@example.com" ), range( 1, 12 ) );
		self::assertSame( [ ...array_fill( 0, 10, true ), false, false ], $allowed );
		self::assertSame( [ 'confirmation-3600' => 3, 'confirmation-86400' => 10 ], $limits );
	}

	public function test_limits_submissions_that_are_not_stored(): void {
		$form = self::form( [], [ 'store' => false ] + self::SETTINGS );
		for ( $time = 0; $time < 5; $time++ ) {
			self::assertTrue( self::submit( $form, [ 'name' => 'Ada', 'email' => 'victim@example.com' ] )->get_data()['success'] );
		}
		self::assertCount( 3, $this->visitors() );
		self::assertCount( 8, $this->emails );
	}

	/**
	 * @testWith ["Ada@Example.com", "ada@example.com"]
	 *           ["a.d.a+x+y@example.com", "a.d.a@example.com"]
	 *           ["a.d.a+x@googlemail.com", "ada@gmail.com"]
	 *           ["+x@example.com", "+x@example.com"]
	 *           ["ada@sub.gmail.com", "ada@sub.gmail.com"]
	 */
	public function test_normalizes_addresses_of_one_mailbox( string $address, string $mailbox ): void {
		self::assertSame( $mailbox, ConfirmationLimit::mailbox( $address ) );
	}

	public function test_values_are_plain_text_in_confirmations_and_formatted_in_notifications(): void {
		$blocks   = [
			...self::contact(),
			[ 'textarea', [ 'block_id' => 'r1', 'slug' => 'rich', 'isRichText' => true ] ],
			[ 'email', [ 'block_id' => 'e2', 'slug' => 'other' ] ],
		];
		$body     = '<p><a href="{site_url}/thanks/?id={entry_id}">Yours</a> <a href="mailto:{form:other}">x</a></p>{form:rich}{all_data}';
		$settings = self::SETTINGS;
		$settings['notifications'][0]['body'] = $body;
		$settings['confirmation']['body']     = $body;
		$form = self::form( $blocks, $settings );
		$sent = self::rest(
			'POST',
			'/sureforms/v1/submit-form',
			[
				'form-id'                                        => (string) $form->id(),
				'quayside-token'                                 => Token::make( $form->id() ),
				'quayside-elapsed'                               => '9000',
				Token::honeypot( $form->id() ) => '',
				(string) $form->schema()->by_slug( 'name' )?->name()  => '<a href="https://phish.example/">Click</a>',
				(string) $form->schema()->by_slug( 'email' )?->name() => 'victim@example.com',
				(string) $form->schema()->by_slug( 'other' )?->name() => 'me@phish.example',
				(string) $form->schema()->by_slug(
					'rich'
				)?->name()  => '<h1>Your account is locked</h1><p><a href="https://phish.example/login">Unlock &amp; go</a></p><img src="https://phish.example/x.png">',
			],
			[ 'Referer' => 'https://phish.example/' ]
		)->get_data();
		$id   = $sent['data']['submission_id'];
		self::follow_up( $id );
		[ $owner, $visitor ] = array_column( $this->emails, 'message' );
		self::assertStringContainsString( '<a href="https://phish.example/login">', $owner );
		self::assertMatchesRegularExpression( '#<a href="https://phish.example/"[^>]*>https://phish.example/</a>#', $owner, 'The confirmation on the page.' );
		self::assertSame( 1, preg_match_all( '/<a\b[^>]*href/', $visitor ) );
		self::assertStringContainsString( "<a href=\"" . home_url() . "/thanks/?id=$id\">Yours</a>", $visitor );
		self::assertDoesNotMatchRegularExpression( '/<(?:img|script)\b/', $visitor );
		self::assertSame( 1, substr_count( $visitor, '<h1' ), 'The heading of the email.' );
		self::assertStringContainsString( "Your account is locked<br />\nUnlock &amp; go", $visitor );
		self::assertStringNotContainsString( 'https://phish.example/login', $visitor );
	}
}
