<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission\Tests;

use Quayside\Blocks\Forms\Entries\Csv;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests unsafe input: it gets a message and a status, never causes a server error, and is never executed.
 */
final class UnsafeInputTest extends FormTestCase {
	/** @return array<string, array{mixed}> */
	public static function values(): array {
		return [
			'serialized PHP'     => [ 'O:8:"stdClass":1:{s:1:"a";s:1:"b";}' ],
			'invalid UTF-8'           => [ "Ad\xC3\x28a\xFF" ],
			'a NUL byte'              => [ "Ada\0.php" ],
			'a nested list'   => [ [ 'b' => [ 'c' => '1' ] ] ],
			'markup'             => [ '<script>alert(1)</script><img src=x onerror=alert(1)>' ],
			'a long text'       => [ str_repeat( 'a', 500000 ) ],
			'a template'         => [ '{all_data}{admin_email}${7*7}{{7*7}}' ],
			'bidirectional control characters' => [ "\u{202E}gpj.exe" ],
		];
	}

	/** @dataProvider values */
	public function test_stores_unexpected_values_as_text_or_rejects_them( mixed $value ): void {
		$form   = self::form();
		$start  = microtime( true );
		$memory = memory_get_usage();
		$response = self::submit( $form, [ 'name' => $value, 'email' => 'a@b.co' ] );
		self::assertLessThan( 2, microtime( true ) - $start );
		self::assertLessThan( 64 * MB_IN_BYTES, memory_get_usage() - $memory );
		self::assertSame( 200, $response->get_status() );
		$data = $response->get_data();
		self::assertSame( $data['success'] ? 1 : 0, self::count_entries( $form ) );
		if ( $data['success'] ) {
			$id    = $data['data']['submission_id'];
			$entry = ( new Entries() )->get( $id );
			self::assertTrue( mb_check_encoding( (string) $entry?->value( 'name' ), 'UTF-8' ) );
			self::assertStringNotContainsString( "\0", (string) $entry?->value( 'name' ) );
			self::follow_up( $id );
			foreach ( [ $this->emails[0]['message'], $data['message'] ] as $html ) {
				self::assertStringNotContainsString( '<script', $html );
				self::assertDoesNotMatchRegularExpression( '/<img[^>]+onerror/', $html );
				self::assertStringNotContainsString( get_option( 'admin_email' ), $html, 'Tags entered by visitors are text.' );
			}
		} else {
			self::assertNotEmpty( $data['data']['field_errors'] );
		}
	}

	public function test_escapes_values_in_the_confirmation_message_and_in_csv_files(): void {
		$form = self::form( self::contact(), [ 'successMessage' => '<p>Thanks, {form:name}. <a href="{form:message}">here</a></p>' ] );
		$data = self::submit( $form, [ 'name' => '<svg onload=alert(1)>', 'email' => 'a@b.co', 'message' => 'javascript:alert(1)' ] )->get_data();
		self::assertStringContainsString( '&lt;svg onload', $data['message'] );
		self::assertStringNotContainsString( 'javascript:', $data['message'] );
		$out = fopen( 'php://temp', 'w+b' );
		Csv::write( $out, new Filter( $form->id() ) );
		self::assertStringContainsString( '<svg onload', (string) stream_get_contents( $out, null, 0 ), 'A CSV file is plain text.' );
	}

	public function test_a_slider_rejects_values_between_its_steps(): void {
		$form = self::form(
			[
				[ 'slider', [ 'block_id' => 's1', 'slug' => 'far', 'min' => 0.5, 'max' => 50, 'step' => 0.1 ] ],
				[ 'slider', [ 'block_id' => 's2', 'slug' => 'wide', 'min' => 5, 'step' => 5 ] ],
			]
		);
		foreach ( [ [ '0.8', '25', true ], [ '0.85', '25', false ], [ '50', '5', true ], [ '1', '7', false ], [ '', '', true ] ] as [ $far, $wide, $valid ] ) {
			self::assertSame( $valid, self::submit( $form, [ 'far' => $far, 'wide' => $wide ] )->get_data()['success'], "$far $wide" );
		}
	}

	public function test_closed_forms_accept_nothing(): void {
		$form = self::form();
		$send = static fn (): array => [
			( $response = self::submit( $form, [ 'name' => 'Ada', 'email' => 'a@b.co' ] ) )->get_status(),
			$response->get_data()['message'] ?? '',
		];
		foreach ( [
			[ 'post_password' => 'secret' ],
			[ 'post_password' => '', 'post_status' => 'private' ],
			[ 'post_status' => 'trash' ],
			[ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00' ],
		] as $state ) {
			wp_update_post( [ 'ID' => $form->id(), 'edit_date' => true ] + $state );
			self::assertSame( [ 404, 'This form no longer exists.' ], $send(), (string) wp_json_encode( $state ) );
		}
		self::assertSame( 0, self::count_entries( $form ) );
	}

	public function test_rate_limits_lookups_and_answers_them_for_unique_fields_only(): void {
		self::in_one_period();
		remove_all_filters( 'quayside_blocks_form_rate_limit' );
		$form = self::form( [
			[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'isUnique' => true ] ],
			[ 'input', [ 'block_id' => 'n1', 'slug' => 'name' ] ],
		] );
		self::assertTrue( self::submit( $form, [ 'email' => 'a@b.co', 'name' => 'Ada' ] )->get_data()['success'] );
		$request = static fn ( string $slug, string $value ): array => (array) json_decode(
			self::ajax( 'validation_ajax_action', [ 'id' => (string) $form->id(), (string) $form->schema()->by_slug( $slug )?->name() => $value ] ),
			true
		);
		self::assertSame( $request( 'email', 'nobody@b.co' ), $request( 'name', 'Ada' ), 'The response is the same as for an unused value.' );
		for ( $time = 3; $time <= 10; $time++ ) {
			self::assertSame( [ 'data' ], array_keys( $request( 'email', 'a@b.co' ) ) );
		}
		$refused = $request( 'email', 'a@b.co' );
		self::assertFalse( $refused['success'] );
		self::assertSame( 'Too many requests. Please wait a moment and try again.', $refused['data']['error'] );
	}

	public function test_rejects_json_bodies_with_a_clear_error(): void {
		$form    = self::form();
		$request = new \WP_REST_Request( 'POST', '/sureforms/v1/submit-form' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ 'form-id' => $form->id(), 'quayside-token' => Token::make( $form->id() ) ] ) );
		$response = rest_do_request( $request );
		self::assertSame(
			[ 415, 'quayside_form_type', 'footer' ],
			[ $response->get_status(), $response->get_data()['code'], $response->get_data()['data']['position'] ]
		);
	}
}
