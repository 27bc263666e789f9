<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Ownership;

use Quayside\Blocks\Forms\Neighbors\SureForms;
use Quayside\Blocks\Forms\Schema\Form;

/**
 * Determines which forms SureForms owns while it is active.
 */
final class Ownership {
	/** Query argument in admin URLs that selects the list of Quayside forms or marks a new form as one of them. */
	public const ARGUMENT = 'quayside-forms';

	/**
	 * Determines whether SureForms owns a form's post.
	 */
	public static function is_of_sureforms( \WP_Post $post ): bool {
		return Form::POST_TYPE === $post->post_type && SureForms::is_active() && ! Form::has_quayside_field( $post->post_content )
			// A setting that was changed in Quayside doesn't make a form Quayside's while it has fields of SureForms.
			&& ( str_contains( $post->post_content, SureForms::MARK ) || ! self::creates( $post ) );
	}

	/**
	 * Renders a form that SureForms owns.
	 *
	 * @param callable|null       $shortcode  SureForms' callback of the shortcode, from replace_shortcode().
	 * @param int                 $id         The form's ID.
	 * @param array<mixed>|string $attributes The shortcode's attributes.
	 * @return string|null Null where SureForms is not active or does not own the form.
	 */
	public static function render( ?callable $shortcode, int $id, array|string $attributes = [] ): ?string {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( null === $shortcode || ! $post instanceof \WP_Post || ! self::is_of_sureforms( $post ) ) {
			return null;
		}
		$html = $shortcode( [ 'id' => (string) $id ] + (array) $attributes, '', 'sureforms' );
		return is_string( $html ) ? $html : '';
	}

	/**
	 * Determines whether the current request creates a Quayside form.
	 */
	public static function creates( \WP_Post $post ): bool {
		// A form whose fields have all been deleted still belongs to Quayside because it has Quayside settings.
		// phpcs:ignore WordPress.Security.NonceVerification -- read only.
		$is_requested = isset( $_GET[ self::ARGUMENT ] );
		return ( 'auto-draft' === $post->post_status && $is_requested ) || metadata_exists( 'post', $post->ID, Form::META );
	}
}
