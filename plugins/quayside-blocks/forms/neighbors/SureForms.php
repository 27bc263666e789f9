<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * The plugin whose post type, routes and shortcode Quayside's forms share. While it is active, each form has one owner: a
 * form with a field of ours is ours, every other form is left to it.
 */
final class SureForms {
	/** The block in which it embeds a form. */
	public const BLOCK = 'srfm/form';

	/** What serialized blocks of it begin with. */
	public const MARK = '<!-- wp:srfm/';

	/**
	 * Its shortcode's callback, null before ours took the shortcode over.
	 *
	 * @var callable|null
	 */
	private static $shortcode = null;

	/**
	 * Determines whether it is active.
	 */
	public static function is_active(): bool {
		/**
		 * Whether SureForms is active, so that forms without a field of Quayside's are left to it.
		 *
		 * @param bool $active True where its constant SRFM_VER is defined.
		 */
		return true === apply_filters( 'quayside_blocks_sureforms_is_active', defined( 'SRFM_VER' ) );
	}

	/**
	 * Determines whether a form's post is left to it.
	 */
	public static function owns( \WP_Post $post ): bool {
		return Form::POST_TYPE === $post->post_type && self::is_active() && ! Form::has_field( $post->post_content ) && ! SharedEditor::creates( $post );
	}

	/**
	 * Takes the shortcode [sureforms] over and remembers who had it.
	 *
	 * @param callable $callback Renders a form by the shortcode's attributes.
	 */
	public static function replace_shortcode( callable $callback ): void {
		global $shortcode_tags;
		$before          = is_array( $shortcode_tags ) ? $shortcode_tags['sureforms'] ?? null : null;
		self::$shortcode = self::is_active() && is_callable( $before ) ? $before : null;
		add_shortcode( 'sureforms', $callback );
	}

	/**
	 * Renders a form that is left to it.
	 *
	 * @param int                 $id         The form's id.
	 * @param array<mixed>|string $attributes The shortcode's attributes.
	 * @return string|null Null where nobody else renders forms, or the form is not left to it.
	 */
	public static function render( int $id, array|string $attributes = [] ): ?string {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( null === self::$shortcode || ! $post instanceof \WP_Post || ! self::owns( $post ) ) {
			return null;
		}
		$html = ( self::$shortcode )( [ 'id' => (string) $id ] + (array) $attributes, '', 'sureforms' );
		return is_string( $html ) ? $html : '';
	}
}
