<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Keeps the block editor for forms even if another plugin turns it off for posts. A form consists only of blocks, which
 * other editors show as comments and damage when saving.
 */
final class ClassicEditor implements Module {
	public function register(): void {
		// Runs after every plugin that turns it off.
		add_filter( 'use_block_editor_for_post_type', [ $this, 'for_type' ], PHP_INT_MAX, 2 );
		add_filter( 'use_block_editor_for_post', [ $this, 'for_post' ], PHP_INT_MAX, 2 );
		// Classic Editor offers both editors in the list of posts.
		add_filter( 'classic_editor_enabled_editors_for_post_type', [ $this, 'editors' ], PHP_INT_MAX, 2 );
	}

	/**
	 * Turns the block editor on for forms.
	 *
	 * @param mixed  $use  Whether the block editor is used.
	 * @param string $type The post type.
	 */
	public function for_type( $use, string $type ): bool {
		return Form::POST_TYPE === $type || (bool) $use;
	}

	/**
	 * Turns the block editor on for a form.
	 *
	 * @param mixed         $use  Whether the block editor is used.
	 * @param \WP_Post|null $post The post.
	 */
	public function for_post( $use, $post ): bool {
		return Form::POST_TYPE === ( $post->post_type ?? '' ) || (bool) $use;
	}

	/**
	 * Removes the classic editor from the choice of editors for forms.
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
