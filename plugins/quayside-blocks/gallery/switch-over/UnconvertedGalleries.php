<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

use Quayside\Blocks\Kit\Module;

/**
 * Shows the galleries of plugins that are not active, before and without a conversion. Otherwise visitors would read their shortcodes.
 */
final class UnconvertedGalleries implements Module {
	/** @var array<string, string> Sources by the name of their block, without those whose plugin is active. */
	private array $blocks = [];

	public function register(): void {
		// The plugins have registered their shortcodes by then.
		add_action( 'wp_loaded', [ $this, 'add' ] );
	}

	/**
	 * Registers the shortcodes and blocks of plugins that are not active.
	 */
	public function add(): void {
		foreach ( GalleryPlugins::PLUGINS as $source => [ $shortcode, $block ] ) {
			// Some register shortcodes only for visitors.
			if ( ! shortcode_exists( $shortcode ) && ! \WP_Block_Type_Registry::get_instance()->is_registered( $block ) ) {
				add_shortcode(
					$shortcode,
					static fn ( mixed $attributes ): string => GalleryPlugins::posts()[ $source ]->shown( is_array( $attributes ) ? $attributes : [] )
				);
				$this->blocks[ $block ] = $source;
			}
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
		return null !== $html || '' === $source ? $html : GalleryPlugins::posts()[ $source ]->shown_block( $block );
	}
}
