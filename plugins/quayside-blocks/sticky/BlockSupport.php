<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Sticky;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Deferred;
use Quayside\Blocks\Kit\Module;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Lets every block stick to the top or bottom of the window while the page scrolls.
 *
 * CSS does the positioning. A small module on pages with sticky blocks sets state classes and fixes blocks that may
 * leave their parent. A block type opts out with `"supports": { "quaysideSticky": false }`.
 */
final class BlockSupport implements Module {
	/**
	 * Elements that generate no box.
	 */
	private const NO_BOX = [ 'STYLE', 'SCRIPT', 'LINK', 'META', 'NOSCRIPT', 'TEMPLATE' ];

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		// The front end does not need the attribute definitions, because saved attributes are always available.
		if ( Deferred::is_behind_the_pages() ) {
			add_filter( 'register_block_type_args', [ $this, 'add_attributes' ] );
		}
		add_action( 'rest_api_init', [ $this, 'add_to_all' ] );
		// Runs after the block's own filters, so that they see unmodified markup.
		add_filter( 'render_block', [ $this, 'render' ], 20, 2 );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue_early' ] );
		add_action( 'enqueue_block_editor_assets', fn () => $this->assets->script( 'sticky-editor' ) );
		add_action( 'enqueue_block_assets', [ $this, 'enqueue_in_editor' ] );
	}

	/**
	 * Adds the sticky attributes to a block type.
	 *
	 * @param array<string, mixed> $args Arguments of a block type.
	 * @return array<string, mixed>
	 */
	public function add_attributes( array $args ): array {
		$supports = $args['supports'] ?? [];
		if ( is_array( $supports ) && false === ( $supports['quaysideSticky'] ?? true ) ) {
			return $args;
		}
		$attributes         = is_array( $args['attributes'] ?? null ) ? $args['attributes'] : [];
		$args['attributes'] = $attributes + Settings::ATTRIBUTES;
		return $args;
	}

	/**
	 * Adds the sticky attributes to block types that are already registered.
	 */
	public function add_to_all(): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			if ( false !== ( $type->supports['quaysideSticky'] ?? true ) ) {
				$type->attributes = ( $type->attributes ?? [] ) + Settings::ATTRIBUTES;
			}
		}
	}

	/**
	 * Makes a block sticky if its attributes say so.
	 *
	 * @param string               $html  The block's HTML.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function render( string $html, array $block ): string {
		$settings = Settings::from( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] );
		$name     = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		if ( null === $settings || '' === trim( $html ) || ! $this->is_supported( $name ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		do {
			$found = $tags->next_tag();
		} while ( $found && in_array( $tags->get_tag(), self::NO_BOX, true ) );
		if ( ! $found ) {
			return $html;
		}
		$style = $tags->get_attribute( 'style' );
		$tags->add_class( 'uagb-position__sticky' );
		$tags->set_attribute( 'style', ( is_string( $style ) && '' !== trim( $style ) ? rtrim( trim( $style ), ';' ) . ';' : '' ) . $settings->style() );
		$tags->set_attribute( 'data-sticky', (string) $settings->values['UAGStickyLocation'] );
		foreach ( [
			'data-sticky-restricted' => $settings->values['UAGStickyRestricted'],
			'data-sticky-animated'   => '' !== $settings->values['UAGAnimationType'],
			'data-sticky-repeats'    => $settings->values['UAGAnimationRepeat'],
		] as $attribute => $is_on ) {
			if ( $is_on ) {
				$tags->set_attribute( $attribute, true );
			}
		}
		$this->assets->style( 'sticky-style' );
		$this->assets->enqueue_module( 'sticky' );
		return $tags->get_updated_html();
	}

	/**
	 * Determines whether Quayside handles the block. Spectra handles its own blocks while it is active.
	 */
	private function is_supported( string $name ): bool {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		if ( null === $type ) {
			return true;
		}
		return ! str_starts_with( $name, 'uagb/' ) && false !== ( $type->supports['quaysideSticky'] ?? true );
	}

	/**
	 * Enqueues the stylesheet in the head if the post has a sticky block.
	 */
	public function enqueue_early(): void {
		$post = get_post();
		if ( is_singular() && $post instanceof WP_Post && str_contains( $post->post_content, '"UAGPosition":"sticky"' ) ) {
			$this->assets->style( 'sticky-style' );
		}
	}

	/**
	 * Enqueues the stylesheet in the editor's canvas.
	 */
	public function enqueue_in_editor(): void {
		if ( is_admin() ) {
			$this->assets->style( 'sticky-style' );
		}
	}
}
