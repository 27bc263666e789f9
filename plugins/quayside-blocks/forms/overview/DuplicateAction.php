<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Overview;

use Quayside\Blocks\Forms\Neighbors\Ownership\Ownership;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Duplicates a form from the list of forms. The copy is a draft without entries.
 */
final class DuplicateAction implements Module {
	private const ACTION = 'quayside_form_duplicate';

	public function register(): void {
		add_filter( 'page_row_actions', [ $this, 'add_row_action' ], 9, 2 );
		add_filter( 'post_row_actions', [ $this, 'add_row_action' ], 9, 2 );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'handle' ] );
	}

	/**
	 * Adds the link to a form's row.
	 *
	 * @param array<string, string> $actions Links.
	 * @param \WP_Post              $post    The form.
	 * @return array<string, string>
	 */
	public function add_row_action( array $actions, \WP_Post $post ): array {
		if (
			Form::POST_TYPE !== $post->post_type
			|| 'trash' === $post->post_status
			|| Ownership::is_of_sureforms( $post )
			|| ! self::is_allowed( $post->ID )
		) {
			return $actions;
		}
		$url                  = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&form=$post->ID" ), self::ACTION . $post->ID );
		$actions['duplicate'] = sprintf(
			'<a href="%s" aria-label="%s">%s</a>',
			esc_url( $url ),
			/* translators: %s: title of a form */
			esc_attr( sprintf( __( 'Duplicate %s', 'quayside-blocks' ), Form::any( $post->ID )?->title() ?? '' ) ),
			esc_html__( 'Duplicate', 'quayside-blocks' )
		);
		return $actions;
	}

	/**
	 * Duplicates the form of a request and opens the copy.
	 */
	public function handle(): void {
		$id = isset( $_GET['form'] ) && is_numeric( $_GET['form'] ) ? (int) $_GET['form'] : 0;
		check_admin_referer( self::ACTION . $id );
		$form = Form::any( $id );
		if ( ! $form || ! self::is_allowed( $id ) ) {
			wp_die( esc_html__( 'This form does not exist, or you are not allowed to duplicate it.', 'quayside-blocks' ), '', [ 'response' => 403 ] );
		}
		$copy = self::duplicate( $form );
		if ( is_wp_error( $copy ) ) {
			wp_die( esc_html( $copy->get_error_message() ), '', [ 'response' => 500 ] );
		}
		wp_safe_redirect( admin_url( "post.php?post=$copy&action=edit" ) );
		exit;
	}

	/**
	 * Duplicates a form with its settings. Settings that the user can't change have their defaults in the copy.
	 *
	 * @return int|\WP_Error ID of the copy.
	 */
	public static function duplicate( Form $form ): int|\WP_Error {
		$copy     = wp_insert_post(
			[
				'post_type'    => Form::POST_TYPE,
				'post_status'  => 'draft',
				/* translators: %s: title of a form */
				'post_title'   => wp_slash( sprintf( __( '%s (copy)', 'quayside-blocks' ), $form->post->post_title ) ),
				'post_content' => wp_slash( $form->post->post_content ),
			],
			true
		);
		$settings = get_post_meta( $form->id(), Form::META, true );
		if ( ! is_wp_error( $copy ) && is_array( $settings ) ) {
			update_post_meta( $copy, Form::META, wp_slash( $settings ) );
		}
		return $copy;
	}

	private static function is_allowed( int $id ): bool {
		return current_user_can( 'edit_pages' ) && current_user_can( 'edit_post', $id );
	}
}
