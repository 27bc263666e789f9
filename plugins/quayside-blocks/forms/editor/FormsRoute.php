<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Neighbors\SureForms;
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
 *
 * Beside SureForms, which registers the post type as public, its controller answers: limit() sees to our forms there.
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
		return current_user_can( 'edit_post', $item->ID ) ? parent::prepare_item_for_response( $item, $request ) : self::listed( $item );
	}

	/**
	 * Limits what another controller says of a form of ours to what the current user may read.
	 *
	 * @param mixed $response The response.
	 * @param mixed $post     The form.
	 */
	public static function limit( mixed $response, mixed $post ): mixed {
		return ! $post instanceof WP_Post || SureForms::owns( $post ) || current_user_can( 'edit_post', $post->ID ) ? $response : self::listed( $post );
	}

	private static function listed( WP_Post $post ): WP_REST_Response {
		return new WP_REST_Response( array_combine( self::LISTED, [ $post->ID, $post->post_status, $post->post_type, [ 'rendered' => get_the_title( $post ) ] ] ) );
	}

	private static function refusal(): WP_Error {
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to view forms.', 'quayside-blocks' ), [ 'status' => rest_authorization_required_code() ] );
	}
}
