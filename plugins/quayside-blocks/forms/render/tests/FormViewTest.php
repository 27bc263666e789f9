<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render\Tests;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests the server's markup: names, classes, and attributes that other software relies on.
 */
final class FormViewTest extends FormTestCase {
	/**
	 * @testdox [S3.27] [S2.22] [S2.24] [S2.25] The form has its attributes
	 */
	public function test_the_form_has_its_attributes(): void {
		$form = self::form( self::contact(), [ 'submitType' => 'custom url', 'successUrl' => 'https://example.com/', 'afterSubmission' => 'reset form' ] );
		$html = do_blocks( sprintf( '<!-- wp:quayside/form {"formId":%d} /-->', $form->id() ) );
		$tag  = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( 'form' ) );
		foreach ( [
			'form-id'          => (string) $form->id(),
			'message-type'     => 'custom url',
			'success-url'      => 'https://example.com/',
			'ajaxurl'          => admin_url( 'admin-ajax.php' ),
			'after-submission' => 'reset form',
			'method'           => 'post',
			'enctype'          => 'multipart/form-data',
		] as $name => $value ) {
			self::assertSame( $value, $tag->get_attribute( $name ), $name );
		}
		self::assertNotEmpty( $tag->get_attribute( 'data-nonce' ) );
		foreach ( [ 'srfm-head-error', 'srfm-footer-error', 'srfm-success-box' ] as $class ) {
			$tag = new \WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tag->next_tag( [ 'class_name' => $class ] ), $class );
		}
		self::assertGreaterThan( strpos( $html, '</form>' ), strpos( $html, 'srfm-success-box' ), 'The success box is beside the form.' );
	}

	public function test_a_limit_that_depends_on_another_field_is_told_in_advance(): void {
		$form = self::form( [
			[ 'datepicker', [ 'block_id' => 'd1', 'slug' => 'from', 'label' => 'Arrival' ] ],
			[ 'datepicker', [ 'block_id' => 'd2', 'slug' => 'to', 'label' => 'Departure', 'minDate' => 'field:d1 +1 day', 'maxDate' => '+1 year' ] ],
		] );
		$html = do_blocks( sprintf( '<!-- wp:quayside/form {"formId":%d} /-->', $form->id() ) );
		self::assertStringContainsString( '>Latest: 1 year from today. Earliest: 1 day after “Arrival”</div>', $html );
		self::assertMatchesRegularExpression( '/<input[^>]* aria-describedby="[^"]*srfm-datepicker-d2-[\d-]+-rule/', $html );
	}

	/**
	 * @return array<string, array{array<string, mixed>, string}>
	 */
	public static function button_styles(): array {
		return [
			'a theme that styles the element' => [ [ 'elements' => [ 'button' => [ 'color' => [ 'background' => '#123456' ] ] ] ], 'wp-element-button' ],
			// WordPress's gray would replace the color of the theme's stylesheet.
			'a theme that styles only the button element of HTML' => [ [], 'button' ],
		];
	}

	/**
	 * @dataProvider button_styles
	 * @param array<string, mixed> $styles Styles in theme.json.
	 */
	public function test_the_button_has_the_class_that_the_theme_styles( array $styles, string $class ): void {
		add_filter(
			'wp_theme_json_data_theme',
			static fn (): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data(
				[
					'version' => 2,
					'styles'  => $styles,
				],
				'theme'
			)
		);
		wp_clean_theme_json_cache();
		$html = do_blocks( sprintf( '<!-- wp:quayside/form {"formId":%d} /-->', self::form( self::contact() )->id() ) );
		remove_all_filters( 'wp_theme_json_data_theme' );
		wp_clean_theme_json_cache();
		self::assertStringContainsString( "class=\"srfm-submit-button $class\"", $html );
	}

	/**
	 * @testdox [S3.29] Fields have their attributes
	 */
	public function test_fields_have_their_attributes(): void {
		$form = self::form(
			[
				[
					'number',
					[
						'block_id'     => 'n1',
						'slug'         => 'age',
						'label'        => 'Age & <b>more</b>',
						'required'     => true,
						'isUnique'     => true,
						'min'          => 1,
						'max'          => 9.5,
						'formatType'   => 'eu-style',
						'errorMsg'     => 'How old?',
						'duplicateMsg' => 'Used "twice"',
					],
				],
				[
					'multi-choice',
					[
						'block_id'     => 'c1',
						'slug'         => 'c',
						'label'        => 'C',
						'minSelection' => 1,
						'maxSelection' => 2,
						'options'      => [ [ 'label' => 'A | B' ], [ 'label' => 'C"' ] ],
					],
				],
				[ 'slider', [ 'block_id' => 's1', 'slug' => 's', 'label' => 'S', 'defaultValue' => '7' ] ],
			]
		);
		$html = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		$tag  = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'srfm-input-number' ] ) );
		foreach ( [
			'name'          => $form->schema()->by_slug( 'age' )->name(),
			'data-required' => 'true',
			'data-unique'   => 'true',
			'min'           => '1',
			'max'           => '9.5',
			'format-type'   => 'eu-style',
		] as $name => $value ) {
			self::assertSame( $value, $tag->get_attribute( $name ), $name );
		}
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'srfm-error-message' ] ) );
		self::assertSame( [ 'How old?', 'Used "twice"' ], [ $tag->get_attribute( 'data-error-msg' ), $tag->get_attribute( 'data-unique-msg' ) ] );
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'srfm-input-multi-choice-hidden' ] ) );
		self::assertSame( [ '1', '2' ], [ $tag->get_attribute( 'data-min-selection' ), $tag->get_attribute( 'data-max-selection' ) ] );
		self::assertTrue( $tag->next_tag( [ 'class_name' => 'srfm-slider' ] ) );
		self::assertSame( '7', $tag->get_attribute( 'data-default' ) );
		self::assertStringNotContainsString( '<b>more', $html );
	}

	/**
	 * Lists how each type is announced as required: without and with conditions.
	 */
	public function test_required_fields_are_announced_to_assistive_technology(): void {
		$types = [
			'input'        => [ 'required', 'aria-required' ],
			'textarea'     => [ 'required', 'aria-required' ],
			'email'        => [ 'required', 'aria-required' ],
			'url'          => [ 'required', 'aria-required' ],
			'phone'        => [ 'required', 'aria-required' ],
			'password'     => [ 'required', 'aria-required' ],
			'number'       => [ 'required', 'aria-required' ],
			'dropdown'     => [ 'required', 'aria-required' ],
			'checkbox'     => [ 'required', 'aria-required' ],
			'gdpr'         => [ 'required', 'aria-required' ],
			'upload'       => [ 'required', 'text' ],
			'datepicker'   => [ 'required', 'text' ],
			'slider'       => [ 'text', 'text' ],
			'multi-choice' => [ 'text', 'text' ],
			'rating'       => [ 'aria-required', 'aria-required' ],
			'radio'        => [ 'aria-required', 'aria-required' ],
		];
		$if    = [ 'conditional' => [ 'action' => 'show', 'match' => 'all', 'rules' => [ [ 'field' => 'other', 'operator' => 'is', 'value' => 'x' ] ] ] ];
		foreach ( $types as $type => $expected ) {
			$block = 'radio' === $type ? 'multi-choice' : $type;
			foreach ( [ [], $if ] as $index => $condition ) {
				$attributes = $condition + [
					'block_id'        => 'f1',
					'slug'            => 'field',
					'label'           => 'Field',
					'required'        => true,
					'options'         => [ 'A', 'B' ],
					'singleSelection' => 'radio' === $type,
				];
				$form       = self::form( [ [ 'input', [ 'block_id' => 'o1', 'slug' => 'other', 'label' => 'Other' ] ], [ $block, $attributes ] ] );
				$html       = do_shortcode( sprintf( '[quayside_form id="%d"]', $form->id() ) );
				$html       = substr( $html, (int) strpos( $html, "srfm-$block-block" ) );
				$found      = array_keys( array_filter( [
					'required'      => 1 === preg_match( '/<(input|select|textarea)[^>]* required[ >]/', $html ),
					'aria-required' => str_contains( $html, 'aria-required="true"' ),
					'text'          => str_contains( $html, '(required)' ),
				] ) );
				self::assertSame( [ $expected[ $index ] ], $found, $type . ( [] === $condition ? '' : ' with a condition' ) );
				self::assertSame( in_array( $type, [ 'rating', 'radio' ], true ), str_contains( $html, 'role="radiogroup"' ), $type );
			}
		}
	}

	public function test_a_form_explains_the_asterisk(): void {
		$optional = [ [ 'input', [ 'block_id' => 'o1', 'slug' => 'other', 'label' => 'Other', 'required' => false ] ] ];
		self::assertStringNotContainsString( 'srfm-required-note', do_shortcode( sprintf( '[quayside_form id="%d"]', self::form( $optional )->id() ) ) );
		$html = do_shortcode( sprintf( '[quayside_form id="%d"]', self::form( self::contact() )->id() ) );
		self::assertStringContainsString( 'Required fields are marked <span class="srfm-required">*</span>', $html );
		self::assertLessThan( strpos( $html, 'srfm-form-fields' ), strpos( $html, 'srfm-required-note' ), 'Before the first asterisk.' );
	}

	public function test_reading_a_form_registers_the_field_blocks(): void {
		$form     = self::form( [ [ 'email', [ 'block_id' => 'e1', 'slug' => 'email' ] ] ] );
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( $registry->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'quayside/field-' ) ) {
				$registry->unregister( $name );
			}
		}
		self::assertSame( 'Email', Form::find( $form->id() )?->schema()->by_slug( 'email' )?->label, 'The default of block.json.' );
		self::assertTrue( $registry->is_registered( 'quayside/field-address' ) );
	}

	public function test_ids_are_unique_if_a_form_is_on_the_page_twice(): void {
		$form = self::form();
		$html = do_shortcode( str_repeat( "[quayside_form id=\"{$form->id()}\"]", 2 ) );
		preg_match_all( '/\sid="([^"]+)"/', $html, $ids );
		self::assertGreaterThan( 10, count( $ids[1] ) );
		self::assertSame( $ids[1], array_unique( $ids[1] ) );
	}

	public function test_a_draft_is_hidden_and_editors_see_a_message(): void {
		$form = self::form();
		wp_update_post( [ 'ID' => $form->id(), 'post_status' => 'draft' ] );
		$code = "[quayside_form id=\"{$form->id()}\"]";
		self::assertSame( '', do_shortcode( $code ) );
		self::log_in_as( 'editor' );
		self::assertStringContainsString( 'Only editors can see this message', do_shortcode( $code ) );
	}

	public function test_additional_classes_of_a_block_are_rendered(): void {
		$form = self::form( [
			[ 'input', [ 'block_id' => 'n1', 'className' => 'is-wide" x' ] ],
			[ 'address', [ 'block_id' => 'a1', 'className' => 'is-home' ] ],
		] );
		$html = do_shortcode( "[quayside_form id=\"{$form->id()}\"]" );
		self::assertMatchesRegularExpression( '/class="srfm-block-single [^"]* is-wide&quot; x"/', $html );
		self::assertMatchesRegularExpression( '/class="srfm-block srfm-address-block [^"]* is-home"/', $html );
	}

	public function test_the_name_of_a_control_contains_the_block_id(): void {
		$field = new Field( 'multi-choice', 'ab12', 'my-slug', 'Häkchen / Böxen?' );
		self::assertSame( 'ab12', Field::id_of( $field->name() ) );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9_-]+$/', $field->name() );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function long_texts(): array {
		return [
			'words'       => [ 'word ' ],
			'one word'    => [ 'a' ],
			'spaces'      => [ ' ' ],
			'entities'    => [ '&lt;' ],
			'line breaks' => [ "<br>\n" ],
			'starts'      => [ '<br' ],
			'links'       => [ '<a href="/terms/">terms</a> ' ],
		];
	}

	/**
	 * WordPress before 7.0 ends a page that has a tag of a megabyte in an error.
	 *
	 * @dataProvider long_texts
	 */
	public function test_long_texts_of_fields_are_cut( string $part ): void {
		self::log_in_as( 'administrator' );
		$long   = str_repeat( $part, intdiv( 300_000, strlen( $part ) ) );
		$rule   = [ 'rules' => [ [ 'field' => 'c1', 'operator' => 'equal', 'value' => $long ] ] ];
		$texts  = [ 'label' => $long, 'help' => $long, 'placeholder' => $long, 'errorMsg' => $long, 'conditional' => $rule ];
		$fields = array_map(
			static fn ( string $type ): array => [ $type, [ 'block_id' => "{$type[0]}1", 'slug' => $type ] + $texts ],
			[ 'input', 'gdpr', 'checkbox', 'address' ]
		);
		$fields[3][1]['block_id'] = 'a1';
		$fields[]                 = [ 'dropdown', [ 'block_id' => 'd1', 'options' => [ [ 'label' => $long ] ] ] + $texts ];
		$form                     = self::form( $fields );
		$html                     = (string) apply_filters( 'the_content', "<!-- wp:quayside/form {\"formId\":{$form->id()}} /-->" );
		self::assertStringContainsString( 'data-block-id="i1"', $html );
		self::assertLessThan( 2_000_000, strlen( $html ) );
		self::assertLessThan( 250_000, max( array_map( 'strlen', (array) preg_split( '/(?=<)/', $html ) ) ) );
	}
}
