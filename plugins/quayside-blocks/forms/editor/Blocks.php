<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Forms\Fields\Address\AddressGroup;
use Quayside\Blocks\Forms\Neighbors\Ownership\Ownership;
use Quayside\Blocks\Forms\Neighbors\Ownership\SharedPermalink;
use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Render\FieldView;
use Quayside\Blocks\Forms\Render\FormView;
use Quayside\Blocks\Forms\Render\RenderedForms;
use Quayside\Blocks\Forms\Render\StaticForm;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Schema\Schema;
use Quayside\Blocks\Forms\Submission\Closed;
use Quayside\Blocks\Forms\Sureforms\FieldBlocks;
use Quayside\Blocks\Forms\Sureforms\FormMeta;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Registers the field blocks, and the block and the shortcode that embed a form.
 */
final class Blocks implements Module {
	private ?FormView $view = null;

	/**
	 * SureForms' callback of the shortcode that both plugins share; null where SureForms is not active.
	 *
	 * @var callable|null
	 */
	private $sureforms_shortcode = null;

	public function __construct( private Assets $assets, private BlockTypes $blocks, private RenderedForms $forms ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add' ], 20 );
		add_action( 'rest_api_init', [ $this, 'add_fields' ] );
		add_action( 'quayside_blocks_register_fields', [ $this, 'add_fields' ] );
	}

	/**
	 * Registers the block that embeds a form, and the shortcode.
	 */
	public function add(): void {
		if ( is_admin() ) {
			$this->add_fields();
		}
		$this->blocks->register( 'form', fn ( array $attributes ): string => $this->form( [ 'id' => $attributes['formId'] ?? 0 ], true ) );
		$shortcode = fn ( mixed $attributes ): string => $this->form( is_array( $attributes ) ? $attributes : [], false );
		add_shortcode( 'quayside_form', $shortcode );
		// Pages made for SureForms can still use its shortcode.
		$this->sureforms_shortcode = SureForms::replace_shortcode( $shortcode );
		add_filter( 'pre_render_block', [ $this, 'replace' ], 10, 2 );
		if ( SureForms::is_active() ) {
			( new SharedPermalink() )->register();
		}
	}

	/**
	 * Renders a form that is embedded with SureForms' block, unless SureForms is active and owns the form.
	 *
	 * @param string|null          $html  Rendered block; null if no other filter has rendered it.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function replace( $html, array $block ): ?string {
		if ( null !== $html || SureForms::BLOCK !== ( $block['blockName'] ?? '' ) ) {
			return $html;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$id         = is_numeric( $attributes['id'] ?? null ) ? (int) $attributes['id'] : 0;
		if ( SureForms::is_active() && ! Form::find( $id ) ) {
			return null;
		}
		$class = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$title = true === ( $attributes['showTitle'] ?? false ) ? self::title( $id ) : '';
		$form  = $title . $this->form( [ 'id' => $id ], false, FormMeta::embedded_style( $attributes ) );
		return '' === $class || '' === $form ? $form : '<div class="' . esc_attr( $class ) . "\">$form</div>";
	}

	/**
	 * Registers the field blocks, once. Only editors and pages with a form need them, so other pages save the time.
	 */
	public function add_fields(): void {
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'quayside/field-input' ) ) {
			return;
		}
		foreach ( $this->blocks->folders( 'field-' ) as $folder ) {
			$this->blocks->register( $folder, str_ends_with( AddressGroup::BLOCK, "/$folder" ) ? [ $this, 'group' ] : [ $this, 'field' ] );
		}
	}

	/**
	 * Renders a field.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Inner blocks.
	 * @param \WP_Block            $block      The block.
	 */
	public function field( array $attributes, string $content, \WP_Block $block ): string {
		$field = Schema::field( (string) $block->name, $attributes );
		return $field ? ( new FieldView( $field, $this->forms->current() ) )->html() : '';
	}

	/**
	 * Renders a group of fields.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Inner blocks.
	 */
	public function group( array $attributes, string $content ): string {
		return AddressGroup::html( $attributes, $content, (bool) $this->forms->current()?->hides( AddressGroup::id( $attributes ) ) );
	}

	/**
	 * Renders a form, or an explanation for editors if it can't be displayed.
	 *
	 * @param array<mixed>         $attributes The shortcode's attributes.
	 * @param array<string, mixed> $style      Style that differs from the form's own.
	 */
	private function form( array $attributes, bool $block, array $style = [] ): string {
		$id   = is_numeric( $attributes['id'] ?? null ) ? (int) $attributes['id'] : 0;
		$form = Form::find( $id );
		if ( $form ) {
			if ( is_feed() ) {
				return StaticForm::in_feed( $form );
			}
			$this->add_fields();
			$this->view ??= new FormView( $this->assets, $this->forms );
			$html         = $this->view->html( $form, false, $style );
			return $block ? '<div' . ( '' === $html ? '' : ' ' . get_block_wrapper_attributes() ) . ">$html</div>" : $html;
		}
		$html = Ownership::render( $this->sureforms_shortcode, $id, $attributes );
		if ( null === $html && current_user_can( 'edit_posts' ) ) {
			return '<p class="quayside-form__missing">' . esc_html( self::reason( $id ) ) . '</p>';
		}
		return $html ?? ( self::needs_payment( $id ) ? Closed::html() : '' );
	}

	/**
	 * Determines whether visitors don't see a form because it takes payments, which needs SureForms.
	 */
	private static function needs_payment( int $id ): bool {
		$post = Form::any( $id )?->post;
		return null !== $post && 'publish' === $post->post_status && '' === $post->post_password && FieldBlocks::has_payment( $post->post_content );
	}

	/**
	 * Returns the title above an embedded form; empty if visitors can't see the form.
	 */
	private static function title( int $id ): string {
		$form = Form::find( $id );
		return null === $form ? '' : '<h2 class="srfm-form-title">' . esc_html( $form->title() ) . '</h2>';
	}

	/**
	 * Returns why visitors do not see a form.
	 */
	private static function reason( int $id ): string {
		$post = get_post_status( $id ) === 'publish' ? Form::any( $id )?->post : null;
		if ( null === $post || '' !== $post->post_password ) {
			return __( 'This form does not exist or is not published. Only editors can see this message.', 'quayside-blocks' );
		}
		return self::needs_payment( $id )
			? __(
				'This form contains a SureForms payment field, but SureForms is not active, so visitors can’t see the form. Only editors can see this message.',
				'quayside-blocks'
			)
			: __( 'This form has no fields, so visitors can’t see it. Only editors can see this message.', 'quayside-blocks' );
	}
}
