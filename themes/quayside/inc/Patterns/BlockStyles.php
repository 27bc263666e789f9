<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module;

/**
 * Styles and settings of blocks that editors can choose, and that the patterns use. Their CSS is in src/styles/base/_sections.scss.
 */
final class BlockStyles implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add' ] );
		add_action( 'enqueue_block_editor_assets', fn (): string => $this->assets->script( 'editor-blocks' ) );
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
