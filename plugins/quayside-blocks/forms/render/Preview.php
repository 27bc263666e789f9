<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

/**
 * Detects previews: in the Customizer, of drafts, of the switch from other plugins, and in page builders. Forms in previews can't be submitted (spec section
 * 2). Their script stops, and without a token the server rejects the submission too.
 */
final class Preview {
	/** Query parameters that page builders add to the URL of the edited page. */
	private const BUILDERS = [ 'elementor-preview', 'bricks', 'fl_builder', 'et_fb', 'ct_builder', 'brizy-edit-iframe' ];

	/**
	 * Determines whether this page is a preview, so that its forms can't be submitted.
	 */
	public static function is_on(): bool {
		$is_builder = [] !== array_intersect( array_keys( $_GET ), self::BUILDERS ); // phpcs:ignore WordPress.Security.NonceVerification -- read only.
		$is_preview = $is_builder || is_preview() || is_customize_preview() || did_action( 'quayside_switch_preview' ) > 0;
		/**
		 * Filters whether the page is a preview, so that its forms can't be submitted.
		 *
		 * @param bool $is_preview True in previews of WordPress and of page builders.
		 */
		return true === apply_filters( 'quayside_blocks_form_preview', $is_preview );
	}

	/**
	 * Returns the message that forms in previews display.
	 */
	public static function text(): string {
		return __( 'This is a preview. The form can’t be submitted.', 'quayside-blocks' );
	}
}
