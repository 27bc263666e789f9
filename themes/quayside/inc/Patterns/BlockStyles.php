<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module;

/**
 * Registers block styles and variations that editors can select and that the patterns use. Their CSS is in
 * src/styles/optional/_sections.scss.
 */
final class BlockStyles implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'add' ] );
		add_action( 'enqueue_block_editor_assets', fn (): string => $this->assets->script( 'editor-blocks' ) );
	}

	/**
	 * Registers the block styles.
	 */
	public function add(): void {
		foreach ( [
			[ 'core/group', 'section', __( 'Section with spacing', 'quayside' ) ],
			[ 'core/group', 'band', __( 'Narrow band with border', 'quayside' ) ],
			[ 'core/group', 'deep', __( 'Dark section', 'quayside' ) ],
			[ 'core/columns', 'ruled', __( 'Column dividers', 'quayside' ) ],
			[ 'core/media-text', 'hero', __( 'Full-bleed image', 'quayside' ) ],
			[ 'core/group', 'card', __( 'Bordered card', 'quayside' ) ],
			[ 'core/button', 'arrow', __( 'Arrow link', 'quayside' ) ],
			[ 'core/image', 'framed', __( 'Framed', 'quayside' ) ],
			[ 'core/separator', 'short', __( 'Short', 'quayside' ) ],
			[ 'core/quote', 'large', __( 'Large without border', 'quayside' ) ],
			[ 'core/list', 'ticks', __( 'Checkmarks', 'quayside' ) ],
			[ 'core/list', 'plain', __( 'No bullets', 'quayside' ) ],
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
