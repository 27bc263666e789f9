<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * Whether a page is only looked at: in the Customizer, as a preview of a draft, or in a page builder. Its forms send
 * nothing (spec section 2): their script stops, and without a token the server takes nothing either.
 */
final class Preview {
	/** What page builders add to the address of the page that is edited. */
	private const BUILDERS = [ 'elementor-preview', 'bricks', 'fl_builder', 'et_fb', 'ct_builder', 'brizy-edit-iframe' ];

	/**
	 * Whether forms of this page send nothing.
	 */
	public static function is_on(): bool {
		$on = is_preview() || is_customize_preview() || [] !== array_intersect( array_keys( $_GET ), self::BUILDERS ); // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
		/**
		 * Whether forms of this page are only looked at.
		 *
		 * @param bool $on True in previews of WordPress and of page builders.
		 */
		return true === apply_filters( 'quayside_blocks_form_preview', $on );
	}

	/**
	 * What a visitor of a preview reads.
	 */
	public static function text(): string {
		return __( 'This is a preview. The form can’t be submitted.', 'quayside-blocks' );
	}
}
