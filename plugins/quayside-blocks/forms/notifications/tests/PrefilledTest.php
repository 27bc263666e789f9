<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Notifications\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Notifications\Prefilled;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Outcome;
use Quayside\Blocks\Forms\Submission\NativeResult;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests that no confirmation goes to an address that the form itself has prefilled, so that form editors don't receive
 * entries.
 */
final class PrefilledTest extends FormTestCase {
	private const SETTINGS = [ 'notifications' => [], 'confirmation' => [ 'enabled' => true, 'to' => 'copy', 'body' => '{all_data}' ] ];

	/**
	 * Returns the blocks of a form with a hidden recipient field.
	 *
	 * @return array<int, array{string, array<string, mixed>}>
	 */
	private static function blocks( string $default = '' ): array {
		return [
			[
				'email',
				[
					'block_id' => 't1',
					'slug' => 'copy',
					'label' => 'Reference',
					'className' => 'screen-reader-text',
				] + ( '' === $default ? [] : [ 'defaultValue' => $default ] ),
			],
			[ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'label' => 'Name' ] ],
			[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'label' => 'Email', 'defaultValue' => 'you@shop.example' ] ],
		];
	}

	/**
	 * Returns the recipients of the emails that a submission sends.
	 *
	 * @param array<string, mixed> $values Values by slug.
	 * @param array<string, mixed> $more   Other parts of the request.
	 * @return array<int, mixed>
	 */
	private function recipients( Form $form, array $values, array $more = [] ): array {
		$this->emails = [];
		$data        = self::submit( $form, $values + [ 'name' => 'Ada', 'email' => 'ada@example.com' ], $more )->get_data();
		self::assertTrue( $data['success'] );
		self::follow_up( $data['data']['submission_id'] );
		return array_values( array_diff( array_merge( ...array_column( $this->emails, 'to' ) ), [ get_option( 'admin_email' ) ] ) );
	}

	/**
	 * Saves a form with other blocks.
	 *
	 * @param array<int, array{string, array<string, mixed>}> $blocks
	 */
	private static function save( int $id, array $blocks ): Form {
		wp_update_post( wp_slash( [ 'ID' => $id, 'post_content' => self::form( $blocks )->post->post_content ] ) );
		$form = Form::find( $id );
		self::assertNotNull( $form );
		return $form;
	}

	/**
	 * @return array<string, array{string, string}> A default value and what a browser submits.
	 */
	public static function disguises(): array {
		return [
			'plain'                 => [ 'thief@evil.example', 'thief@evil.example' ],
			'capitals'              => [ 'Thief@Evil.example', 'thief@evil.example' ],
			'spaces'                => [ "  thief@evil.example\t", 'thief@evil.example' ],
			'no-break space'        => [ "\u{A0}thief@evil.example", "\u{A0}thief@evil.example" ],
			'byte order mark'       => [ "\u{FEFF}thief@evil.example", 'thief@evil.example' ],
			'line separator'        => [ "thief@evil.example\u{2028}", 'thief@evil.example' ],
			'a line break inside'   => [ "thief@ev\nil.example", 'thief@evil.example' ],
			'Kelvin sign'           => [ "thie\u{212A}er@evil.example", "thie\u{212A}er@evil.example" ],
			'Kelvin sign in a host' => [ "thief@\u{212A}vil.example", 'thief@kvil.example' ],
			'full-width letters'    => [ "thief@\u{FF45}vil.example", 'thief@evil.example' ],
			'full-width dot'        => [ "thief@evil\u{3002}example", 'thief@evil.example' ],
			'soft hyphen'           => [ "thief@ev\u{AD}il.example", 'thief@evil.example' ],
			'another alphabet'      => [ 'thief@bücher.example', 'thief@xn--bcher-kva.example' ],
			'an entity'             => [ 'thief&#64;evil.example', 'thief@evil.example' ],
		];
	}

	/**
	 * @dataProvider disguises
	 */
	public function test_ignores_a_default_value_however_it_is_written( string $default, string $submitted ): void {
		$form = self::form( self::blocks( $default ), self::SETTINGS );
		self::assertSame( [], $this->recipients( $form, [ 'copy' => $submitted ] ) );
		self::assertStringNotContainsString( 'evil', do_shortcode( "[quayside_form id=\"{$form->id()}\"]" ), 'The value is not on the page.' );
	}

	/**
	 * @dataProvider disguises
	 */
	public function test_ignores_a_former_default_value( string $default, string $submitted ): void {
		self::log_in_as( 'editor' );
		$id = self::form( self::blocks( $default ), self::SETTINGS )->id();
		wp_set_current_user( 0 );
		self::assertSame( [], $this->recipients( self::save( $id, self::blocks() ), [ 'copy' => $submitted ] ) );
		self::save( $id, array_slice( self::blocks(), 1 ) );
		self::assertSame( [], $this->recipients( self::save( $id, self::blocks() ), [ 'copy' => $submitted ] ), 'The field had been removed in between.' );
	}

	public function test_logs_why_no_confirmation_was_sent(): void {
		$form  = self::form( self::blocks( 'thief@evil.example' ), self::SETTINGS );
		$entry = self::submit( $form, [ 'copy' => 'thief@evil.example', 'name' => 'Ada' ] )->get_data()['data']['submission_id'];
		self::follow_up( $entry );
		$reason = 'thief@evil.example: The confirmation email was not sent because the form fills in this email address itself, as a default value.';
		self::assertSame(
			[ [ 'mail_failed', $reason ] ],
			array_map( static fn ( array $line ): array => [ $line['event'], $line['detail'] ], Log::of_entry( $entry ) )
		);
		self::assertSame( 'sent', ( new Entries() )->get( $entry )?->mail );
	}

	public function test_remembers_a_default_value_from_before_the_first_save(): void {
		$id = self::form( self::blocks( 'thief@evil.example' ), self::SETTINGS )->id();
		delete_post_meta( $id, Prefilled::META );
		self::assertSame( [], $this->recipients( self::save( $id, self::blocks() ), [ 'copy' => 'thief@evil.example' ] ) );
	}

	public function test_sends_to_addresses_that_visitors_enter(): void {
		$form = self::form( self::blocks( 'you@shop.example' ), self::SETTINGS );
		self::assertSame( [ 'ada@example.com' ], $this->recipients( $form, [ 'copy' => ' Ada@example.com ' ] ) );
		$form = self::save( $form->id(), self::blocks() );
		self::assertSame( [ 'ada@example.com' ], $this->recipients( $form, [ 'copy' => 'ada@example.com' ] ) );
		self::assertSame(
			[ 'you@shop.example' ],
			$this->recipients( self::form( self::blocks(), self::SETTINGS ), [ 'copy' => 'you@shop.example' ] ),
			'Another form has its own.'
		);
	}

	public function test_sends_nothing_for_a_form_with_too_many_defaults(): void {
		$form = self::form( self::blocks( 'thief0@evil.example' ), self::SETTINGS );
		for ( $number = 1; $number < 60; $number++ ) {
			wp_update_post( wp_slash( [ 'ID' => $form->id(), 'post_content' => str_replace( 'thief0@', "thief$number@", $form->post->post_content ) ] ) );
		}
		self::assertSame( [], $this->recipients( self::save( $form->id(), self::blocks() ), [ 'copy' => 'thief3@evil.example' ] ) );
		self::assertSame( [ 't1' => [ '*' ], 'e1' => [ 'you@shop.example' ] ], get_post_meta( $form->id(), Prefilled::META, true ) );
	}

	public function test_editors_cannot_clear_remembered_defaults(): void {
		$id = self::form( self::blocks( 'thief@evil.example' ), self::SETTINGS )->id();
		self::log_in_as( 'editor' );
		self::assertFalse( current_user_can( 'edit_post_meta', $id, Prefilled::META ) );
		self::assertFalse( current_user_can( 'delete_post_meta', $id, Prefilled::META ) );
		self::rest( 'POST', "/wp/v2/sureforms_form/$id", [ 'meta' => [ Prefilled::META => [] ] ] );
		self::assertSame( [ 'thief@evil.example' ], get_post_meta( $id, Prefilled::META, true )['t1'] );
	}

	public function test_a_second_field_with_the_same_id_prefills_nothing(): void {
		$form = self::form(
			[ ...self::blocks(), [ 'email', [ 'block_id' => 't1', 'slug' => 'again', 'defaultValue' => 'thief@evil.example' ] ] ],
			self::SETTINGS
		);
		self::assertSame( [], $this->recipients( $form, [ 'copy' => 'thief@evil.example' ] ) );
	}

	public function test_a_field_of_another_type_with_the_same_id_prefills_nothing(): void {
		$form = self::form( self::blocks(), self::SETTINGS );
		$was  = new Field( 'input', 't1', 'copy', 'Reference' );
		self::assertSame( [], $this->recipients( $form, [], [ $was->name() => 'thief@evil.example' ] ), 'A cached page may contain it.' );
	}

	public function test_prints_default_values_of_other_fields(): void {
		$html = static fn ( array $settings ): string => do_shortcode(
			'[quayside_form id="' . self::form( self::blocks( 'me@shop.example' ), $settings )->id() . '"]'
		);
		$both = static fn ( string $html ): array => [ str_contains( $html, 'value="me@shop.example"' ), str_contains( $html, 'value="you@shop.example"' ) ];
		self::assertSame( [ true, true ], $both( $html( [] ) ) );
		self::assertSame( [ false, true ], $both( $html( self::SETTINGS ) ) );
		self::assertSame( [ false, true ], $both( $html( [ 'confirmation' => [ 'enabled' => true ] ] ) ), 'The first email field is the recipient.' );
		self::assertSame( [ true, false ], $both( $html( [ 'confirmation' => [ 'enabled' => true, 'to' => 'email' ] ] ) ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function controls(): array {
		return [
			'a text area'          => [ '<textarea class="screen-reader-text" name="%s">thief@evil.example</textarea>' ],
			'a button'             => [ '<button name="%s" value="thief@evil.example">Send</button>' ],
			'a hidden input'       => [ '<input type="hidden" name="%s" value="thief@evil.example">' ],
			'an email input'       => [ '<input type="email" name="%s" value="thief@evil.example">' ],
			'a name with a space'  => [ '<textarea name=" %s">thief@evil.example</textarea>' ],
			'a name of references' => [ '<textarea name="&#x73;%s">thief@evil.example</textarea>' ],
			'a fake field' => [
				'<div data-block-id="x1" data-type="input"><textarea>thief@evil.example</textarea><a name="%s"></a><p class="srfm-error-message"></p></div>',
			],
		];
	}

	/**
	 * @dataProvider controls
	 */
	public function test_no_other_markup_in_a_form_submits_an_address( string $markup ): void {
		$form = self::form( self::blocks(), self::SETTINGS );
		$name = (string) $form->schema()->by_slug( 'copy' )?->name();
		$html = sprintf( $markup, str_contains( $markup, '&#x73;' ) ? substr( $name, 1 ) : $name );
		wp_update_post(
			wp_slash(
				[
					'ID' => $form->id(),
					'post_content' => "{$form->post->post_content}<!-- wp:html -->$html<!-- /wp:html --><!-- wp:paragraph --><p>Bye</p><!-- /wp:paragraph -->",
				]
			)
		);
		$element = new \WP_HTML_Tag_Processor( do_shortcode( "[quayside_form id=\"{$form->id()}\"]" ) );
		$named   = [];
		while ( $element->next_tag() ) {
			if ( str_contains( (string) $element->get_attribute( 'name' ), '-t1-lbl-' ) ) {
				$named[] = [ $element->get_tag(), $element->get_attribute( 'value' ) ];
			}
		}
		self::assertSame( [ [ 'INPUT', '' ] ], $named );
	}

	public function test_values_posted_from_another_site_do_not_prefill_email_fields(): void {
		$form  = self::form( self::blocks(), self::SETTINGS );
		$base  = $_SERVER;
		$field = $form->schema()->by_slug( 'copy' );
		$name  = $form->schema()->by_slug( 'name' );
		self::assertNotNull( $field );
		self::assertNotNull( $name );
		$result = new NativeResult();
		$result->reject( $form->id(), Outcome::rejected( 'No' ), [ $field->name() => 'thief@evil.example', $name->name() => 'Ada' ] );
		try {
			foreach ( [ 'cross-site' => '', 'same-origin' => 'thief@evil.example' ] as $site => $value ) {
				$_SERVER['HTTP_SEC_FETCH_SITE'] = $site;
				self::assertSame( [ $value, 'Ada' ], [ $result->value( $form->id(), $field ), $result->value( $form->id(), $name ) ] );
			}
		} finally {
			$_SERVER = $base;
		}
	}
}
