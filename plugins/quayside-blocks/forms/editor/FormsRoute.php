<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Editor;

use Quayside\Blocks\Forms\Neighbors\Ownership\Ownership;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes of the forms' post type, wp/v2/sureforms_form. They are those of posts, with stricter read permissions.
 *
 * A form contains recipients, email texts, and spam settings, so only users who can edit it can read it. Users who can edit
 * posts get the titles of published forms, which the block that embeds a form needs. Visitors get 401.
 *
 * If SureForms is active, it registers the post type as public with its own controller. limit() protects our forms there.
 */
final class FormsRoute extends WP_REST_Posts_Controller {
	/** Properties of a form that users who can't edit it can read. */
	private const LISTED = [ 'id', 'status', 'type', 'title' ];

	/**
	 * Determines whether the current user can list forms.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|WP_Error An error with status 401 or 403.
	 */
	public function get_items_permissions_check( $request ) {
		return current_user_can( 'edit_posts' ) ? parent::get_items_permissions_check( $request ) : self::forbidden();
	}

	/**
	 * Determines whether the current user can read one form.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|WP_Error An error with status 401, 403, or 404.
	 */
	public function get_item_permissions_check( $request ) {
		$allowed = parent::get_item_permissions_check( $request );
		return false === $allowed ? self::forbidden() : $allowed;
	}

	/**
	 * Determines whether the current user can see that a form exists.
	 *
	 * @param WP_Post $post The form.
	 */
	public function check_read_permission( $post ): bool {
		return current_user_can( 'edit_post', $post->ID )
			|| ( 'publish' === $post->post_status && '' === $post->post_password && current_user_can( 'edit_posts' ) );
	}

	/**
	 * Returns the properties of a form that the current user can read.
	 *
	 * @param WP_Post                               $item    The form.
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		if ( ! current_user_can( 'edit_post', $item->ID ) ) {
			return self::listed( $item );
		}
		$response = parent::prepare_item_for_response( $item, $request );
		return 'edit' === $request['context'] ? SureFormsEdit::show( $response, $item ) : $response;
	}

	/**
	 * Reduces another controller's response for our forms to the properties that the current user can read.
	 *
	 * @param mixed $response The response.
	 * @param mixed $post     The form.
	 */
	public static function limit( mixed $response, mixed $post ): mixed {
		return ! $post instanceof WP_Post || Ownership::is_of_sureforms( $post ) || current_user_can( 'edit_post', $post->ID )
			? $response
			: self::listed( $post );
	}

	private static function listed( WP_Post $post ): WP_REST_Response {
		$values = [ $post->ID, $post->post_status, $post->post_type, [ 'rendered' => get_the_title( $post ) ] ];
		return new WP_REST_Response( array_combine( self::LISTED, $values ) );
	}

	private static function forbidden(): WP_Error {
		return new WP_Error(
			'rest_forbidden',
			__( 'Sorry, you are not allowed to view forms.', 'quayside-blocks' ),
			[ 'status' => rest_authorization_required_code() ]
		);
	}
}
