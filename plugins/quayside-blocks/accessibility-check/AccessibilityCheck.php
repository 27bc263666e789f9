<?php
declare( strict_types=1 );

namespace Quayside\Blocks\AccessibilityCheck;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;
use WP_Post;

/**
 * Loads the accessibility check in the editor of posts. Forms have a checklist of their own.
 */
final class AccessibilityCheck implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', [ $this, 'load' ] );
	}

	/**
	 * Loads the script and its style. The site editor has no post.
	 */
	public function load(): void {
		$post = get_post();
		if ( ! $post instanceof WP_Post || Form::POST_TYPE === $post->post_type || 'post' !== get_current_screen()?->base ) {
			return;
		}
		$handle = $this->assets->script( 'accessibility-check' );
		// The script finds both on the window, because their packages depend on the WordPress version.
		array_push( wp_scripts()->registered[ $handle ]->deps, 'wp-plugins', 'wp-editor' );
		$this->assets->style( 'accessibility-check' );
	}
}
