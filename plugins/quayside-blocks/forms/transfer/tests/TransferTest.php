<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Transfer\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Blocks\Forms\Transfer\FormExport;
use Quayside\Blocks\Forms\Transfer\FormImport;

/**
 * Tests exporting and importing forms.
 */
final class TransferTest extends FormTestCase {
	private static function import( string $json ): int|\WP_Error {
		return ( new FormImport( dirname( __DIR__, 3 ) . '/build/contracts' ) )->import( $json );
	}

	/**
	 * @param array<string, mixed> $change Parts to override in a valid file.
	 */
	private static function file( array $change = [] ): string {
		return (string) wp_json_encode( $change + [
			'format'  => 'quayside-form',
			'version' => 1,
			'title'   => 'A',
			'blocks'  => [ [ 'name' => 'quayside/field-email', 'attributes' => [ 'block_id' => 'e1', 'slug' => 'email', 'label' => 'Email' ] ] ],
		] );
	}

	public function test_an_exported_form_imports_unchanged(): void {
		$rule    = [ 'action' => 'show', 'match' => 'all', 'rules' => [ [ 'field' => 'n1', 'operator' => 'greater', 'value' => '3' ] ] ];
		$form    = self::form(
			[
				[ 'number', [ 'block_id' => 'n1', 'slug' => 'n', 'label' => 'Größe "x" <b>', 'min' => 1.5 ] ],
				[ 'dropdown', [ 'block_id' => 'd1', 'slug' => 'd', 'label' => 'D', 'options' => [ [ 'label' => 'A | B' ] ], 'conditional' => $rule ] ],
			],
			[ 'submitLabel' => 'Go', 'messages' => [ 'srfm_required' => 'Please.' ], 'successPage' => 4 ]
		);
		$content = $form->post->post_content
			. "\n<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:paragraph -->\n<p>Hello</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->\n<!-- wp:html -->\n<b>Almost done</b>\n<!-- /wp:html -->";
		wp_update_post( wp_slash( [ 'ID' => $form->id(), 'post_content' => $content ] ) );
		$form = Form::any( $form->id() );
		self::assertNotNull( $form );
		$id = self::import( FormExport::json( $form ) );
		self::assertIsInt( $id );
		$imported = Form::any( $id );
		self::assertNotNull( $imported );
		self::assertSame( 'draft', $imported->post->post_status );
		self::assertSame( FormExport::to_array( $form )['blocks'][1], FormExport::to_array( $imported )['blocks'][1] );
		self::assertSame( 'Größe "x"', $imported->schema()->fields()['n1']->label );
		self::assertSame( [ 'n1', 'd1' ], array_map( 'strval', array_keys( $imported->schema()->fields() ) ) );
		self::assertSame( $rule, $imported->schema()->fields()['d1']->attributes['conditional'] );
		self::assertStringContainsString( '<p>Hello</p>', $imported->post->post_content );
		self::assertStringContainsString( '<b>Almost done</b>', $imported->post->post_content );
		self::assertSame( 'Go', $imported->settings()['submitLabel'] );
		self::assertSame( 'Please.', $imported->messages()['srfm_required'] );
		self::assertSame( 0, $imported->settings()['successPage'] );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function bad(): array {
		$block = static fn ( array $block ): string => self::file( [ 'blocks' => [ $block ] ] );
		return [
			'invalid JSON'             => [ '{"format":', 'Syntax error' ],
			'another format'      => [ '{"format":"other"}', '"format"' ],
			'another version'     => [ self::file( [ 'version' => 2 ] ), 'version' ],
			'no blocks'           => [ '{"format":"quayside-form","version":1,"title":"A"}', 'blocks' ],
			'an invalid setting'     => [ self::file( [ 'settings' => [ 'submitType' => 'nowhere' ] ] ), 'submitType' ],
			'an unknown setting'  => [ self::file( [ 'settings' => [ 'evil' => true ] ] ), 'evil' ],
			'a disallowed block'     => [
				$block( [ 'name' => 'core/shortcode', 'content' => [ '[x]' ] ] ),
				'blocks[0]: the block "core/shortcode" is not allowed in forms',
			],
			'an unknown field'    => [ $block( [ 'name' => 'quayside/field-poem' ] ), 'quayside/field-poem' ],
			'an invalid attribute'   => [ $block( [ 'name' => 'quayside/field-number', 'attributes' => [ 'min' => 'low' ] ] ), 'blocks[0].attributes.min' ],
			'an unknown attribute'      => [ $block( [ 'name' => 'quayside/field-number', 'attributes' => [ 'onclick' => 'x' ] ] ), 'onclick' ],
			'an invalid mask'        => [ $block( [ 'name' => 'quayside/field-input', 'attributes' => [ 'mask' => 'other' ] ] ), 'mask' ],
			'an invalid rule'        => [
				$block( [ 'name' => 'quayside/field-input', 'attributes' => [ 'conditional' => [ 'rules' => [ [ 'operator' => 'like' ] ] ] ] ] ),
				'conditional',
			],
			'an invalid ID'          => [ $block( [ 'name' => 'quayside/field-input', 'attributes' => [ 'block_id' => 'a"b' ] ] ), 'block_id' ],
			'a duplicate ID'        => [
				self::file(
					[
						'blocks' => [
							[ 'name' => 'quayside/field-url', 'attributes' => [ 'block_id' => 'a' ] ],
							[ 'name' => 'core/group', 'blocks' => [ [ 'name' => 'quayside/field-url', 'attributes' => [ 'block_id' => 'a' ] ] ] ],
						],
					]
				),
				'blocks[1].blocks[0]',
			],
			'a block comment in the content'   => [
				$block( [ 'name' => 'core/paragraph', 'content' => [ '<!-- wp:html --><script>1</script><!-- /wp:html -->' ] ] ),
				'content',
			],
			'too few placeholders'      => [
				$block( [ 'name' => 'core/group', 'blocks' => [ [ 'name' => 'core/separator' ] ], 'content' => [ '<div></div>' ] ] ),
				'0',
			],
		];
	}

	/**
	 * @dataProvider bad
	 */
	public function test_rejects_invalid_files_and_names_the_error( string $json, string $word ): void {
		$before = wp_count_posts( Form::POST_TYPE );
		$result = self::import( $json );
		self::assertInstanceOf( \WP_Error::class, $result );
		self::assertStringContainsString( $word, $result->get_error_message() );
		self::assertSame( [ 'status' => 400 ], $result->get_error_data() );
		self::assertEquals( $before, wp_count_posts( Form::POST_TYPE ) );
	}

	public function test_removes_scripts_on_import(): void {
		$id = self::import(
			self::file(
				[
					'title' => 'A<script>1</script>',
					'settings' => [ 'successMessage' => '<img src=x onerror=alert(1)>' ],
					'blocks' => [
						[ 'name' => 'core/paragraph', 'content' => [ '<p onclick="x()">Hi<script>alert(1)</script></p>' ] ],
						[ 'name' => 'core/html', 'content' => [ '<b onclick="x()">Hi</b><script>alert(1)</script>' ] ],
						[ 'name' => 'quayside/field-gdpr', 'attributes' => [ 'label' => '<a href="javascript:x">y</a><script>z</script>' ] ],
					],
				]
			)
		);
		self::assertIsInt( $id );
		$form = Form::any( $id );
		self::assertNotNull( $form );
		self::assertDoesNotMatchRegularExpression( '/script|onclick/', $form->post->post_title . $form->post->post_content );
		self::assertStringNotContainsString( 'onerror', $form->settings()['successMessage'] );
	}
}
