<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Closed;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\SwitchTable;

/**
 * Shows and accepts the forms of plugins that are not active, before and without a conversion: their shortcodes and blocks print them as
 * Quayside forms. Each has an ID that no post has.
 */
final class UnconvertedForms implements Module {
	/** Number of IDs of a source. */
	private const RANGE = 100_000_000_000;

	/** Sources, in the order of their IDs. Another one is added at the end. */
	private const SOURCES = [
		'contact-form-7' => [ ContactForm7Source::class, [ 'contact-form-7', 'contact-form' ], 'contact-form-7/contact-form-selector' ],
		'wpforms'        => [ WpFormsSource::class, [ 'wpforms' ], 'wpforms/form-selector' ],
		'gravity-forms'  => [ GravityForms\Source::class, [ 'gravityform', 'gravityforms' ], 'gravityforms/form' ],
		'ninja-forms'    => [ NinjaForms\Source::class, [ 'ninja_form', 'ninja_forms', 'ninja_forms_display_form' ], 'ninja-forms/form' ],
	];

	/** @var array<string, string> Sources by the name of their block, without those whose plugin is active. */
	private array $blocks = [];

	/** @var array<string, true> Sources whose plugin is not active. */
	private array $inactive = [];

	/** @var array<int, array{0: \WP_Post, 1: array{post: \WP_Post, settings: array<string, mixed>, is_public: bool}}> Originals and forms by ID. */
	private array $forms = [];

	public function register(): void {
		add_filter( 'quayside_blocks_unconverted_form', [ $this, 'form' ], 10, 3 );
		add_action( 'quayside_blocks_form_submitted', [ $this, 'adopt' ], 10, 2 );
		// The plugins have registered their shortcodes by then.
		add_action( 'wp_loaded', [ $this, 'add' ] );
		add_action( 'widgets_init', [ self::class, 'add_widgets' ], 100 );
		add_action( 'elementor/widgets/register', [ $this, 'add_elementor_widget' ], 20 );
	}

	/**
	 * Registers the Elementor widget of WPForms while it is not active. Elementor prints nothing for it otherwise.
	 *
	 * @param mixed $widgets Elementor's Widgets_Manager.
	 */
	public function add_elementor_widget( mixed $widgets ): void {
		if ( $widgets instanceof \Elementor\Widgets_Manager && class_exists( \Elementor\Widget_Base::class ) && isset( $this->inactive['wpforms'] ) ) {
			$widgets->register( new WpFormsElementorWidget() );
		}
	}

	/**
	 * Registers the widgets of plugins that are not active.
	 */
	public static function add_widgets(): void {
		foreach ( self::SOURCES as $source => [ , $shortcodes ] ) {
			UnconvertedWidget::add( $source, $shortcodes[0] );
		}
	}

	/**
	 * Returns the ID of a form.
	 *
	 * @param string $source ID of the source.
	 * @param int    $id     ID of the form of the other plugin.
	 */
	public static function id( string $source, int $id ): int {
		return Form::UNCONVERTED + (int) array_search( $source, array_keys( self::SOURCES ), true ) * self::RANGE + $id;
	}

	/**
	 * Registers the shortcodes and blocks of plugins that are not active.
	 */
	public function add(): void {
		foreach ( self::SOURCES as $source => [ , $shortcodes, $block ] ) {
			// Some register shortcodes only for visitors.
			if ( shortcode_exists( $shortcodes[0] ) || \WP_Block_Type_Registry::get_instance()->is_registered( $block ) ) {
				continue;
			}
			foreach ( $shortcodes as $shortcode ) {
				add_shortcode( $shortcode, fn ( mixed $attributes ): string => $this->shortcode( $source, is_array( $attributes ) ? $attributes : [] ) );
			}
			$this->blocks[ $block ]    = $source;
			$this->inactive[ $source ] = true;
		}
		[] === $this->blocks || add_filter( 'pre_render_block', [ $this, 'block' ], 10, 2 );
	}

	/**
	 * Renders the block of a plugin that is not active.
	 *
	 * @param string|null          $html  Rendered block; null if no other filter has rendered it.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function block( $html, array $block ): ?string {
		$source = is_string( $block['blockName'] ?? null ) ? $this->blocks[ $block['blockName'] ] ?? '' : '';
		if ( null !== $html || '' === $source ) {
			return $html;
		}
		return $this->render( $source, self::source( $source )->embeds()->named( $block ) );
	}

	/**
	 * Returns a form that is not converted, for the filter "quayside_blocks_unconverted_form".
	 *
	 * @param mixed $form      Form of another filter.
	 * @param bool  $is_public Whether visitors must be able to submit it.
	 * @return mixed
	 */
	public function form( mixed $form, int $id, bool $is_public ): mixed {
		[ $source, $own ] = self::parts( $id );
		// In a preview of the switch, its plugin can be active.
		if ( '' === $source || ( $is_public && ! isset( $this->inactive[ $source ] ) && 0 === did_action( 'quayside_switch_preview' ) ) ) {
			return $form;
		}
		$post = self::source( $source )->get( $own );
		if ( null === $post ) {
			return $form;
		}
		// The conversion is repeated only for a form that has changed.
		if ( ! isset( $this->forms[ $id ] ) || ! self::is_same( $this->forms[ $id ][0], $post ) ) {
			$this->forms[ $id ] = [ $post, self::make( self::source( $source ), $post, $id ) ];
		}
		$made = $this->forms[ $id ][1];
		return $is_public && ( ! $made['is_public'] || self::is_replaced( $source, $own ) ) ? $form : $made;
	}

	/**
	 * Determines whether visitors must not see a form because it was converted and its Quayside form was moved to the trash, deleted, or
	 * unpublished since.
	 *
	 * @param string $source ID of the source.
	 * @param int    $id     ID of the form of the other plugin.
	 */
	private static function is_replaced( string $source, int $id ): bool {
		return SwitchTable::exists() && SwitchTable::is_done( "items/$source/forms/$id", false ) && null === Form::find( MadeForms::get( $source, $id ) );
	}

	/**
	 * Moves an entry to the form that was made in the meantime. A visitor or a cache can have the page from before.
	 *
	 * @param int  $entry Entry ID.
	 * @param Form $form  The form that was submitted.
	 */
	public function adopt( int $entry, Form $form ): void {
		[ $source, $own ] = self::parts( $form->id() );
		$made             = '' === $source ? 0 : MadeForms::get( $source, $own );
		0 === $made || MadeForms::adopt( $form->id(), $made );
	}

	/**
	 * @param array<mixed> $attributes Attributes of the shortcode.
	 */
	private function shortcode( string $source, array $attributes ): string {
		return $this->render( $source, self::source( $source )->embeds()->named_by_shortcode( $attributes ) );
	}

	/**
	 * @param string $name What names the form.
	 */
	private function render( string $source, string $name ): string {
		$post = self::source( $source )->find( $name );
		if ( null === $post ) {
			return '';
		}
		$made = MadeForms::get( $source, $post->ID );
		$id   = 0 === $made ? self::id( $source, $post->ID ) : $made;
		return null === Form::find( $id ) && self::is_closed( $source, $post, $made )
			? Closed::html()
			: do_shortcode( "[quayside_form id=\"$id\"]" );
	}

	/**
	 * Determines whether visitors could submit a form in its own plugin, but not in Quayside: it takes payments, or has a rule that Quayside
	 * doesn't have.
	 *
	 * @param int $made ID of the Quayside form that was made; 0 for none.
	 */
	private static function is_closed( string $source, \WP_Post $post, int $made ): bool {
		if ( 'publish' !== $post->post_status || ( 0 === $made && self::is_replaced( $source, $post->ID ) ) ) {
			return false;
		}
		$draft = self::source( $source )->draft( $post );
		return $draft->is_restricted || $draft->takes_payments;
	}

	private static function is_same( \WP_Post $old, \WP_Post $new ): bool {
		return $old->post_content === $new->post_content && $old->post_title === $new->post_title && $old->post_status === $new->post_status;
	}

	/**
	 * @return array{post: \WP_Post, settings: array<string, mixed>, is_public: bool}
	 */
	private static function make( FormSource $source, \WP_Post $post, int $id ): array {
		$draft = $source->draft( $post );
		$draft->limit( FormSettings::schema() );
		$statuses            = did_action( 'quayside_switch_preview' ) > 0 ? [ 'publish', UploadedForms::STATUS ] : [ 'publish' ];
		$is_public           = in_array( $post->post_status, $statuses, true ) && ! $draft->is_restricted && 'dropped' !== $draft->outcome()['result'];
		$form                = clone $post;
		$form->ID            = max( 0, $id );
		$form->post_type     = Form::POST_TYPE;
		$form->post_status   = 'publish';
		$form->post_password = '';
		// Entries of a form that is not carried over still have its title.
		$form->post_content = $is_public ? $draft->content() : '';
		return [
			'post'      => $form,
			'settings'  => $draft->settings,
			'is_public' => $is_public,
		];
	}

	/**
	 * Returns the source of a form and its ID there; an empty string for forms of Quayside.
	 *
	 * @return array{0: string, 1: int}
	 */
	private static function parts( int $id ): array {
		$number = intdiv( $id - Form::UNCONVERTED, self::RANGE );
		return $id <= Form::UNCONVERTED ? [ '', 0 ] : [ array_keys( self::SOURCES )[ $number ] ?? '', ( $id - Form::UNCONVERTED ) % self::RANGE ];
	}

	private static function source( string $id ): FormSource {
		$class = self::SOURCES[ $id ][0];
		return new $class();
	}
}
