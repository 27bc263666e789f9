<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Kit\Assets;

/**
 * The line below a form that says what made it, where the owner wants it; spec sections 2 and 9.
 */
final class Branding {
	/**
	 * Its HTML. The script that keeps it in sight loads when the page has come to rest.
	 */
	public static function html( Assets $assets ): string {
		/**
		 * Where the line leads.
		 *
		 * @param string $url Address.
		 */
		$url  = apply_filters( 'quayside_blocks_form_branding_url', 'https://wordpress.org/plugins/quayside-blocks/' );
		$link = sprintf( '<a class="srfm-branding" href="%s" rel="nofollow">%s</a>', esc_url( is_string( $url ) ? $url : '' ), esc_html__( 'Form made with Quayside', 'quayside-blocks' ) );
		return $assets->island( 'form-branding', $link, 'idle', [], [
			'tag'   => 'p',
			'class' => 'srfm-branding-line',
		] );
	}
}
