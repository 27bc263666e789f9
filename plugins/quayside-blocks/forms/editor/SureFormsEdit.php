<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\Settings;
use WP_Post;
use WP_REST_Response;

/**
 * Lets the block editor edit a form that was made with SureForms while SureForms is inactive. The editor gets its fields and settings
 * as Quayside's. The form is converted when its content is saved, and the original stays in its revisions.
 */
final class SureFormsEdit implements Module {
	public function register(): void {
		add_action( 'pre_post_update', [ $this, 'keep_original' ], 5, 2 );
	}

	/**
	 * Replaces the content and the settings in a response for the editor.
	 *
	 * @param WP_REST_Response $response Response with context "edit".
	 */
	public static function show( WP_REST_Response $response, WP_Post $post ): WP_REST_Response {
		$form = self::form( $post->ID );
		$data = $response->get_data();
		if ( null === $form || ! is_array( $data ) ) {
			return $response;
		}
		if ( is_array( $data['content'] ?? null ) && isset( $data['content']['raw'] ) ) {
			$data['content']['raw'] = $form->content();
		}
		if ( is_array( $data['meta'] ?? null ) ) {
			$stored = $form->stored();
			// Only values that the route accepts when they are saved.
			$valid                      = array_intersect_key( ( new Settings( 'forms/form.settings', Form::META ) )->of( $stored ), $stored );
			$data['meta'][ Form::META ] = array_filter( $valid, static fn ( mixed $value ): bool => null !== $value );
		}
		$response->set_data( $data );
		return $response;
	}

	/**
	 * Saves a revision of the original before the converted content replaces it. The settings stay where SureForms stored them.
	 *
	 * @param int                  $id   ID of the post.
	 * @param array<string, mixed> $data The post's new columns, without slashes.
	 */
	public function keep_original( int $id, array $data ): void {
		$content = $data['post_content'] ?? '';
		$form    = Form::POST_TYPE === ( $data['post_type'] ?? '' ) ? self::form( $id ) : null;
		if ( null === $form || ! is_string( $content ) || ! Form::has_quayside_field( $content ) || str_contains( $content, SureForms::MARK ) ) {
			return;
		}
		wp_save_post_revision( $id );
		update_post_meta( $id, Form::FROM_SUREFORMS, '1' );
	}

	/**
	 * Returns a form that has fields of SureForms and is Quayside's while SureForms is inactive.
	 */
	private static function form( int $id ): ?Form {
		$form = SureForms::is_active() ? null : Form::any( $id );
		return null !== $form && str_contains( $form->post->post_content, SureForms::MARK ) && Form::has_field( $form->post->post_content ) ? $form : null;
	}
}
