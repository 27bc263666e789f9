<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Editor\Templates\Templates;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Tests defaults for settings that the owner has not set.
 */
final class FormDefaultsTest extends FormTestCase {
	private const MAIL = [ 'notifications' => [ [ 'to' => '{admin_email}', 'subject' => 'x', 'body' => 'x', 'replyTo' => '{form:email}' ] ] ];

	/** @return array<string, array{string, array<string, string>, string}> */
	public static function replies(): array {
		return [
			'a field with another slug'          => [ '{form:email}', [ 'your-email' => 'ada@example.com', 'second' => 'bob@example.com' ], 'ada@example.com' ],
			'a missing field'            => [ ' {field:old-mail} ', [ 'your-email' => 'ada@example.com' ], 'ada@example.com' ],
			'the named field'         => [ '{form:second}', [ 'your-email' => 'ada@example.com', 'second' => 'bob@example.com' ], 'bob@example.com' ],
			'an empty field'     => [ '{form:second}', [ 'your-email' => 'ada@example.com', 'second' => '' ], '' ],
			'an empty first field' => [ '{form:email}', [ 'second' => 'bob@example.com' ], '' ],
			'an email address'                      => [ 'desk@example.com', [ 'your-email' => 'ada@example.com' ], 'desk@example.com' ],
			'not a field tag'               => [ '{nobody}', [ 'your-email' => 'ada@example.com' ], '' ],
		];
	}

	/**
	 * @dataProvider replies
	 * @param array<string, string> $values
	 */
	public function test_reply_to_falls_back_to_the_first_email_field( string $tag, array $values, string $expected ): void {
		$form = self::form(
			[
				[ 'email', [ 'block_id' => 'e1', 'slug' => 'your-email', 'label' => 'Email' ] ],
				[ 'email', [ 'block_id' => 'e2', 'slug' => 'second', 'label' => 'Second' ] ],
			],
			[ 'notifications' => [ [ 'replyTo' => $tag ] + self::MAIL['notifications'][0] ] ]
		);
		$id   = self::submit( $form, $values )->get_data()['data']['submission_id'];
		self::follow_up( $id );
		self::assertSame(
			'' === $expected ? [] : [ "Reply-To: $expected" ],
			array_values( array_filter( $this->emails[0]['headers'], static fn ( string $line ): bool => str_starts_with( $line, 'Reply-To' ) ) )
		);
	}

	public function test_a_confirmation_falls_back_to_the_first_email_field(): void {
		$form = self::form( self::contact(), [ 'notifications' => [], 'confirmation' => [ 'enabled' => true, 'to' => 'old-email' ] ] );
		$id   = self::submit( $form, [ 'name' => 'Ada', 'email' => 'ada@example.com' ] )->get_data()['data']['submission_id'];
		self::follow_up( $id );
		self::assertSame( [ [ 'ada@example.com' ] ], array_column( $this->emails, 'to' ) );
	}

	public function test_line_breaks_in_labels_become_spaces(): void {
		$form  = self::form(
			[
				[ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'label' => 'First<br>name<br />of you', 'required' => true ] ],
				[ 'gdpr', [ 'block_id' => 'g1', 'slug' => 'consent', 'label' => 'I <strong>agree</strong><br>to it' ] ],
			]
		);
		$html  = self::html( $form );
		self::assertStringContainsString( '>First name of you<', $html );
		self::assertStringContainsString( 'I <strong>agree</strong> to it', $html );
		$id    = self::submit( $form, [ 'name' => 'Ada' ] )->get_data()['data']['submission_id'];
		$entry = ( new \Quayside\Blocks\Forms\Entries\Entries() )->get( $id );
		self::assertSame( [ 'First name of you', 'I agree to it' ], array_column( $entry->fields, 'label' ) );
	}

	public function test_preserves_the_consent_text_of_older_forms(): void {
		$form = self::form(
			[
				[ 'gdpr', [ 'block_id' => 'g1', 'slug' => 'consent', 'label' => 'I agree' ] ],
				[ 'input', [ 'block_id' => 'n1', 'slug' => 'x', 'label' => 'X' ] ],
			]
		);
		self::assertTrue( self::submit( $form, [ 'x' => 'y' ] )->get_data()['success'] );
	}

	/** @return array<string, array{string, array<string, mixed>, ?string}> */
	public static function purposes(): array {
		return [
			'a name'                   => [ 'input', [ 'slug' => 'name' ], 'name' ],
			'a first name'             => [ 'input', [ 'slug' => 'first-name' ], 'given-name' ],
			'an email address'         => [ 'email', [ 'slug' => 'email' ], 'email' ],
			'a phone number'           => [ 'phone', [ 'slug' => 'phone' ], 'tel' ],
			'a part of a postal address'     => [ 'input', [ 'slug' => 'postcode' ], 'postal-code' ],
			'a value set by the owner'   => [ 'input', [ 'slug' => 'name', 'autocomplete' => 'nickname' ], 'nickname' ],
			'turned off by the owner' => [ 'input', [ 'slug' => 'name', 'autocomplete' => 'off' ], 'off' ],
			'something else'           => [ 'input', [ 'slug' => 'name-of-your-boat' ], null ],
		];
	}

	/**
	 * @dataProvider purposes
	 * @param array<string, mixed> $attributes
	 */
	public function test_fields_have_the_correct_autocomplete_attribute( string $type, array $attributes, ?string $purpose ): void {
		$html = self::html( self::form( [ [ $type, [ 'block_id' => 'n1', 'label' => 'X' ] + $attributes ] ] ) );
		preg_match( '/<input [^>]*id="srfm-' . $type . '-n1[^>]*>/', $html, $control );
		self::assertSame( $purpose, 1 === preg_match( '/ autocomplete="([^"]*)"/', $control[0] ?? '', $found ) ? $found[1] : null );
	}

	public function test_templates_set_autocomplete_for_the_name(): void {
		$contact = Templates::all()[0];
		self::assertSame( 'contact', $contact->name );
		self::assertSame( 'name', parse_blocks( $contact->content() )[0]['attrs']['autocomplete'] );
	}

	private static function html( Form $form ): string {
		return do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
	}
}
