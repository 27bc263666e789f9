<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Tests;

use Quayside\Blocks\Forms\Editor\PostType;
use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Neighbors\Ownership\HandlerNotice;
use Quayside\Blocks\Forms\Privacy\Uninstall;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests coexistence with SureForms: each form has one owner, whatever a page, script, or editor calls it. SureForms is
 * replaced by a fixture that registers the same names.
 */
final class SureFormsTest extends FormTestCase {
	/** Content of a SureForms form. */
	private const SUREFORMS_CONTENT = '<!-- wp:srfm/input {"block_id":"a1","slug":"name"} /-->';

	protected function set_up(): void {
		parent::set_up();
		add_filter( 'quayside_blocks_sureforms_is_active', '__return_true' );
		add_shortcode( 'sureforms', static fn ( array $attributes ): string => "<form class=\"srfm-form\">theirs {$attributes['id']}</form>" );
		$this->replace_blocks();
		register_block_type(
			SureForms::BLOCK,
			[ 'attributes' => [ 'id' => [ 'type' => 'number' ] ], 'render_callback' => static fn ( array $attributes ): string => "theirs {$attributes['id']}" ]
		);
		foreach ( [ '/submit-form' => 'POST', '/after-submission/(?P<submission_id>[0-9]+)' => 'GET' ] as $route => $method ) {
			add_action(
				'rest_api_init',
				static fn () => register_rest_route(
					'sureforms/v1',
					$route,
					[ 'methods' => $method, 'callback' => static fn (): array => [ 'theirs' => true ], 'permission_callback' => '__return_true' ]
				),
				20
			);
		}
		add_action( 'wp_ajax_nopriv_validation_ajax_action', static fn () => wp_send_json( [ 'theirs' => true ] ) );
		$GLOBALS['wp_rest_server'] = null;
	}

	protected function tear_down(): void {
		unregister_block_type( SureForms::BLOCK );
		remove_shortcode( 'sureforms' );
		parent::tear_down();
		$GLOBALS['wp_rest_server'] = null;
	}

	/** @return array<string, array{string}> */
	public static function embeds(): array {
		return [
			'the shared shortcode' => [ '[sureforms id="%d"]' ],
			'the Quayside shortcode'        => [ '[quayside_form id="%d"]' ],
			'the Quayside block'            => [ '<!-- wp:quayside/form {"formId":%d} /-->' ],
			'the SureForms block'          => [ '<!-- wp:srfm/form {"id":%d} /-->' ],
		];
	}

	/** @dataProvider embeds */
	public function test_renders_a_form_by_its_owner_however_it_is_embedded( string $embed ): void {
		$quayside   = self::form();
		$sureforms = self::create_sureforms_form();
		$html   = static fn ( int $id ): string => do_shortcode( do_blocks( sprintf( $embed, $id ) ) );
		self::assertStringContainsString( "form-id=\"{$quayside->id()}\"", $html( $quayside->id() ) );
		self::assertStringNotContainsString( 'theirs', $html( $quayside->id() ) );
		self::assertStringContainsString( "theirs $sureforms", $html( $sureforms ) );
		self::assertSame( 1, preg_match_all( '/<form|theirs/', str_replace( '<form class="srfm-form">', '', $html( $sureforms ) ) ), 'Rendered once.' );
	}

	public function test_the_owner_of_the_form_receives_its_submissions(): void {
		$quayside   = self::form();
		$sureforms = self::create_sureforms_form();
		self::assertTrue( self::submit( $quayside, [ 'name' => 'Ada', 'email' => 'a@b.co', 'message' => 'Hello' ] )->get_data()['success'] );
		self::assertSame( 1, self::count_entries( $quayside ) );
		self::assertSame( [ 'theirs' => true ], self::rest( 'POST', '/sureforms/v1/submit-form', [ 'form-id' => (string) $sureforms ] )->get_data() );
		self::assertSame( [ 'theirs' => true ], self::rest( 'POST', '/sureforms/v1/submit-form', [ 'form-id' => '999999' ] )->get_data() );
		self::assertSame( 403, self::submit( $quayside, [], [ 'quayside-token' => 'forged' ] )->get_status(), 'Quayside forms are never passed on.' );
	}

	public function test_the_receiver_of_a_submission_handles_the_follow_up(): void {
		self::assertSame( [], self::rest( 'GET', '/sureforms/v1/after-submission/7', [], [ 'X-WP-Submit-Token' => FollowUp::token( 7 ) ] )->get_data() );
		self::assertSame( 403, self::rest( 'GET', '/sureforms/v1/after-submission/7' )->get_status() );
		self::assertSame( [ 'theirs' => true ], self::rest( 'GET', '/sureforms/v1/after-submission/7', [ 'after_submit_nonce' => 'signed' ] )->get_data() );
	}

	public function test_the_owner_of_the_form_looks_up_unique_values(): void {
		$quayside = self::form( [ [ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'isUnique' => true ] ] ] );
		self::assertSame(
			'{"data":[]}',
			self::ajax( 'validation_ajax_action', [ 'id' => (string) $quayside->id(), (string) $quayside->schema()->by_slug( 'email' )?->name() => 'a@b.co' ] )
		);
		self::assertSame( '{"theirs":true}', self::ajax( 'validation_ajax_action', [ 'id' => (string) self::create_sureforms_form() ] ) );
	}

	public function test_sureforms_scripts_find_none_of_their_fields_in_a_quayside_form(): void {
		$blocks = [];
		foreach ( [ 'input', 'email', 'url', 'phone', 'checkbox', 'number', 'multi-choice', 'textarea', 'dropdown' ] as $number => $type ) {
			$blocks[] = [
				$type,
				[ 'block_id' => "b$number", 'slug' => "my-input-block-$number", 'label' => 'srfm-input-block', 'options' => [ [ 'label' => 'A' ] ] ],
			];
		}
		$form = self::form( $blocks );
		$html = do_shortcode( "[sureforms id=\"{$form->id()}\"]" );
		foreach ( [
			'srfm-form',
			'srfm-input-block',
			'srfm-email-block',
			'srfm-url-block',
			'srfm-phone-block',
			'srfm-checkbox-block',
			'srfm-number-block',
			'srfm-multi-choice-block',
			'srfm-textarea-block',
			'srfm-dropdown-block',
			'srfm-input-input',
			'srfm-input-number',
		] as $class ) {
			self::assertFalse( ( new \WP_HTML_Tag_Processor( $html ) )->next_tag( [ 'class_name' => $class ] ), $class );
		}
		self::assertStringContainsString( '>srfm-input-block', $html, 'Text is preserved.' );
		self::assertSame( 9, substr_count( $html, 'srfm-slug-my-input-block-' ) );
		self::assertStringContainsString(
			'"messages":{"srfm_',
			html_entity_decode( $html ),
			'The messages come with the form because those of the page belong to SureForms.'
		);
	}

	public function test_a_form_opens_in_the_editor_of_its_owner(): void {
		$allowed = static fn ( int $id ): array => (array) ( new PostType( self::assets() ) )->allowed(
			[ 'srfm/input' ],
			new \WP_Block_Editor_Context( [ 'post' => get_post( $id ) ] )
		);
		self::assertSame( [ 'srfm/input' ], $allowed( self::create_sureforms_form() ) );
		self::assertContains( 'quayside/field-input', $allowed( self::form()->id() ) );
		self::assertNotContains( 'srfm/input', $allowed( self::form()->id() ) );
	}

	public function test_only_site_owners_see_the_notice(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$notice = static function ( string $screen ): string {
			set_current_screen( $screen );
			ob_start();
			( new HandlerNotice() )->print();
			return (string) ob_get_clean();
		};
		self::assertSame( '', $notice( 'plugins' ) );
		self::log_in_as( 'administrator' );
		self::assertStringContainsString( 'SureForms is active', $notice( 'plugins' ) );
		self::assertSame( '', $notice( 'edit-post' ), 'Not on other screens.' );
		add_filter( 'quayside_blocks_sureforms_is_active', '__return_false', 11 );
		self::assertSame( '', $notice( 'plugins' ) );
		unset( $GLOBALS['current_screen'] );
	}

	public function test_uninstalling_leaves_sureforms_forms_alone(): void {
		$quayside   = self::form()->id();
		$sureforms = self::create_sureforms_form();
		update_option( Uninstall::OPTION, '1' );
		add_filter( 'query', static fn ( string $query ): string => str_starts_with( $query, 'DROP TABLE' ) ? 'SELECT 1' : $query );
		self::assertTrue( Uninstall::run() );
		Capabilities::grant();
		self::assertNull( get_post( $quayside ) );
		self::assertInstanceOf( \WP_Post::class, get_post( $sureforms ) );
	}

	private static function create_sureforms_form(): int {
		$id = wp_insert_post(
			wp_slash( [ 'post_type' => Form::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Theirs', 'post_content' => self::SUREFORMS_CONTENT ] )
		);
		self::assertIsInt( $id );
		return $id;
	}
}
