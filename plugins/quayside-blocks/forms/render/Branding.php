<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Kit\Assets;

/**
 * Renders the optional Quayside branding below a form; spec sections 2 and 9.
 */
final class Branding {
	/**
	 * Returns the HTML. The script that keeps the branding visible loads when the page is idle.
	 */
	public static function html( Assets $assets ): string {
		/**
		 * Filters the URL of the branding link.
		 *
		 * @param string $url URL.
		 */
		$url  = apply_filters( 'quayside_blocks_form_branding_url', 'https://wordpress.org/plugins/quayside-blocks/' );
		$link = sprintf(
			'<a class="srfm-branding" href="%s" rel="nofollow">%s</a>',
			esc_url( is_string( $url ) ? $url : '' ),
			esc_html__( 'Form made with Quayside', 'quayside-blocks' )
		);
		return $assets->island( 'form-branding', $link, 'idle', [], [
			'tag'   => 'p',
			'class' => 'srfm-branding-line',
		] );
	}
}
