<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Module;

/**
 * Styles of blocks that editors can choose, and that the patterns use. Their CSS is in src/styles/base/_sections.scss.
 */
final class BlockStyles implements Module {
	public function register(): void {
		add_action( 'init', [ $this, 'add' ] );
		add_filter( 'get_block_type_variations', [ $this, 'cover' ], 10, 2 );
	}

	/**
	 * A new cover's overlay has an opacity of 6/10 (spec section 9), so that words on most pictures can be read.
	 *
	 * @param array<int, mixed> $variations Variations of a block.
	 * @return array<int, mixed>
	 */
	public function cover( array $variations, \WP_Block_Type $block ): array {
		if ( 'core/cover' === $block->name ) {
			$variations[] = [
				'name'       => 'quayside-cover',
				'title'      => (string) $block->title,
				'isDefault'  => true,
				'attributes' => [ 'dimRatio' => 60 ],
			];
		}
		return $variations;
	}

	/**
	 * Registers the styles.
	 */
	public function add(): void {
		foreach ( [
			[ 'core/group', 'section', __( 'Section with room above and below', 'quayside' ) ],
			[ 'core/group', 'band', __( 'Narrow band with a line', 'quayside' ) ],
			[ 'core/group', 'deep', __( 'Dark section', 'quayside' ) ],
			[ 'core/columns', 'ruled', __( 'Lines between columns', 'quayside' ) ],
			[ 'core/media-text', 'hero', __( 'Picture to the edge', 'quayside' ) ],
			[ 'core/group', 'card', __( 'Card with a border', 'quayside' ) ],
			[ 'core/button', 'arrow', __( 'Link with an arrow', 'quayside' ) ],
			[ 'core/image', 'framed', __( 'In a frame', 'quayside' ) ],
			[ 'core/separator', 'short', __( 'Short', 'quayside' ) ],
			[ 'core/quote', 'large', __( 'Large, without a line', 'quayside' ) ],
			[ 'core/list', 'ticks', __( 'With ticks', 'quayside' ) ],
			[ 'core/list', 'plain', __( 'Without marks', 'quayside' ) ],
		] as [ $block, $name, $label ] ) {
			register_block_style(
				$block,
				[
					'name'  => $name,
					'label' => $label,
				]
			);
		}
	}
}
