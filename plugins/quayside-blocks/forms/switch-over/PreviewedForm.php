<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * A form that exists in this request only, to preview a page after the switch.
 */
final class PreviewedForm {
	/** Added to the IDs of forms of other plugins. No post has such an ID. */
	private const OFFSET = 5_000_000_000_000;

	/**
	 * Adds a form and returns its ID; 0 if the form can't be converted.
	 */
	public static function add( \WP_Post $post, FormDraft $draft ): int {
		if ( 'dropped' === $draft->outcome()['result'] ) {
			return 0;
		}
		$id                 = self::OFFSET + $post->ID;
		$form               = clone $post;
		$form->ID           = $id;
		$form->post_type    = Form::POST_TYPE;
		$form->post_status  = 'publish';
		$form->post_content = filter_block_content( $draft->content(), 'post' );
		wp_cache_set( $id, (object) get_object_vars( $form ), 'posts' );
		// A persistent cache would keep it.
		add_action( 'shutdown', static fn () => wp_cache_delete( $id, 'posts' ) );
		add_filter(
			'get_post_metadata',
			static function ( mixed $value, mixed $of, mixed $key ) use ( $id, $draft ): mixed {
				return (int) ( is_numeric( $of ) ? $of : 0 ) === $id ? ( Form::META === $key ? [ $draft->settings ] : '' ) : $value;
			},
			10,
			3
		);
		return $id;
	}
}
