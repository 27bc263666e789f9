<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms;

use Quayside\Blocks\Kit\Module;

/**
 * Leaves all forms to another plugin if the site owner has chosen so with a filter. Sites with SureForms don't need it: see neighbors/.
 */
final class StandAside implements Module {
	/**
	 * Determines whether the owner has left the forms to another plugin.
	 */
	public static function needed(): bool {
		/**
		 * Filters whether Quayside leaves the forms to another plugin.
		 *
		 * @param bool $needed False by default.
		 */
		return true === apply_filters( 'quayside_blocks_forms_stand_aside', false );
	}

	public function register(): void {
		// Visitors would read the shortcode itself. The other plugin does not know the fields of these forms.
		add_shortcode( 'quayside_form', '__return_empty_string' );
		add_action(
			'admin_notices',
			static function (): void {
				if ( current_user_can( 'activate_plugins' ) ) {
					printf(
						'<div class="notice notice-warning"><p>%s</p></div>',
						esc_html__(
							'The filter quayside_blocks_forms_stand_aside turns off Quayside Blocks forms on this site, so that another plugin can handle them.',
							'quayside-blocks'
						)
					);
				}
			}
		);
	}
}
