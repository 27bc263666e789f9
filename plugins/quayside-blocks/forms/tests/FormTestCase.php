<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Forms\Editor\Blocks;
use Quayside\Blocks\Forms\Editor\PostType;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Render\RenderedForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\FollowUp;
use Quayside\Blocks\Forms\Submission\NativeResult;
use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Blocks\Kit\Assets;
use Quayside\Tests\TestCase;

/**
 * Base class for tests of forms: creates forms, submits them, and reads what is stored.
 */
abstract class FormTestCase extends TestCase {
	/** Sent emails. @var array<int, array<string, mixed>> */
	protected array $emails = [];

	private bool $are_blocks_replaced = false;

	protected function set_up(): void {
		parent::set_up();
		$this->emails = [];
		add_filter(
			'pre_wp_mail',
			function ( $sent, array $email ): bool {
				$this->emails[] = $email;
				return true;
			},
			1,
			2
		);
		remove_all_filters( 'pre_wp_mail', 10 );
		add_filter( 'quayside_blocks_form_rate_limit', '__return_zero' );
	}

	protected function tear_down(): void {
		parent::tear_down();
		if ( $this->are_blocks_replaced ) {
			self::restore_blocks();
		}
	}

	/**
	 * Returns the plugin's built files.
	 */
	protected static function assets(): Assets {
		return new Assets( dirname( __DIR__, 2 ) . '/quayside-blocks.php', 'blocks', 'quayside-blocks' );
	}

	/**
	 * Replaces the plugin's blocks by those of another request, until the test ends.
	 *
	 * @param NativeResult|null $result Result of that request's submission.
	 */
	protected function replace_blocks( ?NativeResult $result = null ): void {
		$this->are_blocks_replaced = true;
		self::unregister_blocks();
		remove_all_actions( 'quayside_blocks_register_fields' );
		$assets = self::assets();
		$blocks = new Blocks( $assets, new BlockTypes( $assets ), new RenderedForms( $result ) );
		$blocks->register();
		$blocks->add();
		$blocks->add_fields();
	}

	/**
	 * Registers the plugin's own blocks again.
	 */
	private static function restore_blocks(): void {
		self::unregister_blocks();
		foreach ( $GLOBALS['wp_filter']['init']->callbacks[20] ?? [] as $callback ) {
			if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof Blocks ) {
				$callback['function'][0]->add();
				$callback['function'][0]->add_fields();
			}
		}
	}

	private static function unregister_blocks(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( $registry->get_all_registered() ) as $name ) {
			if ( 'quayside/form' === $name || str_starts_with( $name, PostType::FIELD ) ) {
				$registry->unregister( $name );
			}
		}
	}

	/**
	 * Creates a published form from blocks, each with type and attributes.
	 *
	 * @param array<int, array{string, array<string, mixed>}> $blocks
	 * @param array<string, mixed>                            $settings
	 */
	protected static function form( array $blocks = [], array $settings = [] ): Form {
		$blocks  = [] === $blocks ? self::contact() : $blocks;
		$content = '';
		foreach ( $blocks as [ $type, $attributes ] ) {
			$content .= serialize_block(
				[
					'blockName'    => "quayside/field-$type",
					'attrs'        => $attributes,
					'innerBlocks'  => [],
					'innerContent' => [],
				]
			);
		}
		$id = wp_insert_post(
			wp_slash(
				[
					'post_type'    => Form::POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => 'Contact',
					'post_content' => $content,
				]
			)
		);
		self::assertIsInt( $id );
		update_post_meta( $id, Form::META, $settings );
		$form = Form::find( $id );
		self::assertNotNull( $form );
		return $form;
	}

	/**
	 * Returns the blocks of a contact form.
	 *
	 * @return array<int, array{string, array<string, mixed>}>
	 */
	protected static function contact(): array {
		return [
			[ 'input', [ 'block_id' => 'n1', 'slug' => 'name', 'label' => 'Name', 'required' => true, 'errorMsg' => 'Tell us your name.' ] ],
			[ 'email', [ 'block_id' => 'e1', 'slug' => 'email', 'label' => 'Email', 'required' => true ] ],
			[ 'textarea', [ 'block_id' => 'm1', 'slug' => 'message', 'label' => 'Message' ] ],
		];
	}

	/**
	 * Submits a form.
	 *
	 * @param array<string, mixed> $values Values by slug.
	 * @param array<string, mixed> $more   Other parts of the request.
	 * @param string               $page   URL of the page with the form.
	 */
	protected static function submit( Form $form, array $values, array $more = [], string $page = '' ): \WP_REST_Response {
		$sent = $more + [
			'form-id'                  => (string) $form->id(),
			'quayside-token'           => Token::make( $form->id() ),
			'quayside-key'             => wp_generate_password( 32, false ),
			'quayside-elapsed'         => '9000',
			Token::honeypot( $form->id() ) => '',
		];
		foreach ( $values as $slug => $value ) {
			$field = $form->schema()->by_slug( $slug );
			self::assertNotNull( $field );
			$sent[ $field->name() ] = $value;
		}
		return self::rest( 'POST', '/sureforms/v1/submit-form', $sent, '' === $page ? [] : [ 'Referer' => $page ] );
	}

	/**
	 * Sends the follow-up request of a submission.
	 *
	 * @param int $entry Entry ID.
	 */
	protected static function follow_up( int $entry ): \WP_REST_Response {
		return self::rest( 'GET', "/sureforms/v1/after-submission/$entry", [], [ 'X-WP-Submit-Token' => FollowUp::token( $entry ) ] );
	}

	/**
	 * Returns the number of a form's rows in the entries table.
	 */
	protected static function count_entries( Form $form ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM ' . Tables::name( 'entries' ) . ' WHERE form_id = %d', $form->id() ) );
	}
}
