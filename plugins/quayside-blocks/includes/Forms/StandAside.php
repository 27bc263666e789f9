<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms;

use Quayside\Blocks\Kit\Module;

/**
 * Says that another plugin serves the forms: both use the same routes and the same post type.
 */
final class StandAside implements Module {
	/**
	 * Whether the plugin whose forms these are is active.
	 */
	public static function needed(): bool {
		/**
		 * Whether Quayside leaves the forms to another plugin.
		 *
		 * @param bool $needed True while SureForms is active.
		 */
		return true === apply_filters( 'quayside_blocks_forms_stand_aside', defined( 'SRFM_VER' ) );
	}

	public function register(): void {
		// Visitors would read the shortcode itself. The other plugin does not know the fields of these forms.
		add_shortcode( 'quayside_form', '__return_empty_string' );
		add_action(
			'admin_notices',
			static function (): void {
				if ( current_user_can( 'activate_plugins' ) ) {
					printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html__( 'SureForms is active, so it serves the forms of this site. Deactivate it to use the forms of Quayside Blocks.', 'quayside-blocks' ) );
				}
			}
		);
	}
}
