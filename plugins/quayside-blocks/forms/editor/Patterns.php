<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Editor\Templates\Templates;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Registers the templates of forms as patterns, which the inserter and the block that embeds a form offer.
 */
final class Patterns implements Module {
	/** Category of the patterns. */
	public const CATEGORY = 'quayside-forms';

	public function register(): void {
		did_action( 'init' ) > 0 ? $this->add() : add_action( 'init', [ $this, 'add' ] );
	}

	/**
	 * Registers the patterns.
	 */
	public function add(): void {
		register_block_pattern_category( self::CATEGORY, [ 'label' => __( 'Forms', 'quayside-blocks' ) ] );
		foreach ( Templates::all() as $template ) {
			register_block_pattern(
				"quayside-blocks/form-$template->name",
				[
					'title'       => $template->title,
					'description' => $template->description,
					'categories'  => [ self::CATEGORY ],
					'postTypes'   => [ Form::POST_TYPE ],
					'content'     => $template->content(),
				]
			);
		}
	}
}
