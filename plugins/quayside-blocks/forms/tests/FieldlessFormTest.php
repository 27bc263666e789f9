<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Token;

/**
 * Tests forms without a supported field: visitors see nothing and no entry can be submitted.
 */
final class FieldlessFormTest extends FormTestCase {
	/**
	 * Contents of a form's post, and what an editor sees instead.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function contents(): array {
		return [
			'nothing'                        => [ '', 'has no fields' ],
			'only text'                     => [ '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->', 'has no fields' ],
			'a payment of SureForms'         => [
				'<!-- wp:srfm/input {"block_id":"a1","slug":"name"} /--><!-- wp:srfm/payment {"block_id":"p1"} /-->',
				'SureForms is not active',
			],
			'only a heading of SureForms'    => [ '<!-- wp:srfm/advanced-heading {"block_id":"a1"} /-->', 'has no fields' ],
			'a field without a block ID'         => [ '<!-- wp:quayside/field-input {"slug":"name"} /-->', 'has no fields' ],
			'a field of an unknown type' => [ '<!-- wp:quayside/field-teleport {"block_id":"a1"} /-->', 'has no fields' ],
		];
	}

	/**
	 * @dataProvider contents
	 */
	public function test_is_neither_rendered_nor_accepted( string $content, string $reason ): void {
		global $wpdb;
		$id = self::post( $content );
		foreach ( [ "[sureforms id=\"$id\"]", "[quayside_form id=\"$id\"]" ] as $shortcode ) {
			$shown = str_contains( $content, 'srfm/payment' ) ? 'This form is not available at the moment.' : '';
			self::assertSame( $shown, wp_strip_all_tags( do_shortcode( $shortcode ) ) );
		}
		$block = sprintf( '<!-- wp:quayside/form {"formId":%d} /-->', $id );
		self::assertStringNotContainsString( '<form', do_blocks( $block ) );

		$before   = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'entries' ) );
		$response = self::rest(
			'POST',
			'/sureforms/v1/submit-form',
			[ 'form-id' => (string) $id, 'quayside-token' => Token::make( $id ), 'quayside-elapsed' => '9000', Token::honeypot( $id ) => '' ]
		);
		self::assertSame( [ 404, 'quayside_form_not_found' ], [ $response->get_status(), $response->get_data()['code'] ] );
		self::assertSame( $before, (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'entries' ) ) );
		self::assertSame( [], $this->emails );
		self::assertStringContainsString( '"success":false', self::ajax( 'quayside_form_token', [ 'id' => (string) $id ] ) );

		self::log_in_as( 'editor' );
		self::assertStringContainsString( $reason, do_shortcode( "[sureforms id=\"$id\"]" ), 'Editors see the reason.' );
		self::assertStringNotContainsString( '<form', do_blocks( $block ) );
	}

	private static function post( string $content ): int {
		$id = wp_insert_post(
			wp_slash( [ 'post_type' => Form::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => $content ] )
		);
		self::assertIsInt( $id );
		return $id;
	}
}
