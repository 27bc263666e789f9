<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * The forms of another plugin, which are read where it stores them, also while it is inactive. A form is a post, or looks like one: its
 * ID is that of the other plugin, and its content is what the other plugin stores.
 */
interface FormSource {
	/**
	 * Returns the ID of the source.
	 */
	public function id(): string;

	/**
	 * Returns the places that embed its forms.
	 */
	public function embeds(): Embeds;

	/**
	 * Returns the IDs of the next forms.
	 *
	 * @param int $after ID of the last form.
	 * @param int $limit Maximum number of forms.
	 * @return array<int, int>
	 */
	public function ids( int $after, int $limit ): array;

	/**
	 * Returns a form; null if it doesn't exist.
	 */
	public function get( int $id ): ?\WP_Post;

	/**
	 * Returns the form that an embed names; null if it doesn't exist, or visitors can't see it.
	 */
	public function find( string $name ): ?\WP_Post;

	/**
	 * Returns a form as Quayside's.
	 */
	public function draft( \WP_Post $post ): FormDraft;
}
