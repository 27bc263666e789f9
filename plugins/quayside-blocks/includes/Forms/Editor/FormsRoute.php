<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes of the forms' post type, wp/v2/sureforms_form: the posts' own ones, except for who may read.
 *
 * A form holds recipients, email texts, and spam settings, so only users who may edit it read it. Users who write posts get
 * the titles of published forms, which is what the block that embeds a form needs. Visitors get 401.
 */
final class FormsRoute extends WP_REST_Posts_Controller {
	/** What users who may not edit a form read of it. */
	private const LISTED = [ 'id', 'status', 'type', 'title' ];

	/**
	 * Determines whether the current user may list forms.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|WP_Error An error with status 401 or 403.
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( 'edit_posts' ) ? parent::get_items_permissions_check( $request ) : self::refusal();
	}

	/**
	 * Determines whether the current user may read one form.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|WP_Error An error with status 401, 403 or 404.
	 */
	public function get_item_permissions_check( $request ) {
		$allowed = parent::get_item_permissions_check( $request );
		return false === $allowed ? self::refusal() : $allowed;
	}

	/**
	 * Determines whether the current user may know of a form.
	 *
	 * @param WP_Post $post The form.
	 */
	public function check_read_permission( $post ): bool {
		return current_user_can( 'edit_post', $post->ID ) || ( 'publish' === $post->post_status && '' === $post->post_password && current_user_can( 'edit_posts' ) );
	}

	/**
	 * Returns a form as the current user may read it.
	 *
	 * @param WP_Post                               $item    The form.
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		if ( current_user_can( 'edit_post', $item->ID ) ) {
			return parent::prepare_item_for_response( $item, $request );
		}
		return new WP_REST_Response(
			array_combine(
				self::LISTED,
				[ $item->ID, $item->post_status, $item->post_type, [ 'rendered' => get_the_title( $item ) ] ]
			)
		);
	}

	private static function refusal(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to view forms.', 'quayside-blocks' ), [ 'status' => rest_authorization_required_code() ] );
	}
}
