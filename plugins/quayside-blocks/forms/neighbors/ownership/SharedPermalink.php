<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Page\InstantPage;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Module;

/**
 * Handles the permalink that SureForms gives every form, where it would print Quayside fields inside a SureForms form.
 * Quayside forms have a standalone page if it is turned on and a preview for users who can edit them.
 */
final class SharedPermalink implements Module {
	public function register(): void {
		add_action( 'template_redirect', [ $this, 'redirect' ], 0 );
	}

	/**
	 * Redirects editors to the preview and shows visitors a 404 page.
	 */
	public function redirect(): void {
		$post = is_singular( Form::POST_TYPE ) ? get_post() : null;
		if ( ! $post instanceof \WP_Post || ! Form::has_quayside_field( $post->post_content ) || has_action( InstantPage::SHOW ) ) {
			return;
		}
		if ( current_user_can( 'edit_post', $post->ID ) ) {
			wp_safe_redirect( add_query_arg( InstantPage::QUERY, $post->ID, home_url( '/' ) ) );
			exit;
		}
		global $wp_query;
		$wp_query instanceof \WP_Query && $wp_query->set_404();
		status_header( 404 );
		nocache_headers();
	}
}
