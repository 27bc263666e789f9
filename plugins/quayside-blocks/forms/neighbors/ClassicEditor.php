<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Keeps forms in the block editor, whatever plugin turns it off for posts: a form is made of nothing but blocks, which other
 * editors show as comments and save as whatever is left of them.
 */
final class ClassicEditor implements Module {
	public function register(): void {
		// After all who turn it off.
		add_filter( 'use_block_editor_for_post_type', [ $this, 'for_type' ], PHP_INT_MAX, 2 );
		add_filter( 'use_block_editor_for_post', [ $this, 'for_post' ], PHP_INT_MAX, 2 );
		// Classic Editor offers both editors in the list of posts.
		add_filter( 'classic_editor_enabled_editors_for_post_type', [ $this, 'editors' ], PHP_INT_MAX, 2 );
	}

	/**
	 * Turns the block editor on for forms.
	 *
	 * @param mixed  $use  Whether it is used so far.
	 * @param string $type The post type.
	 */
	public function for_type( $use, string $type ): bool {
		return Form::POST_TYPE === $type || (bool) $use;
	}

	/**
	 * Turns the block editor on for a form.
	 *
	 * @param mixed         $use  Whether it is used so far.
	 * @param \WP_Post|null $post The post.
	 */
	public function for_post( $use, $post ): bool {
		return Form::POST_TYPE === ( $post->post_type ?? '' ) || (bool) $use;
	}

	/**
	 * Takes the classic editor out of the choice for forms.
	 *
	 * @param array<string, bool> $editors Whether each editor is offered: "classic_editor" and "block_editor".
	 * @param string              $type    The post type.
	 * @return array<string, bool>
	 */
	public function editors( array $editors, string $type ): array {
		return Form::POST_TYPE === $type ? [
			'classic_editor' => false,
			'block_editor'   => true,
		] : $editors;
	}
}
