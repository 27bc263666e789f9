<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Kit\Module;

/**
 * Leaves out what WordPress prints on every page and no visitor of this theme needs.
 */
final class LeanHead implements Module {
	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'remove_styles' ], 20 );
		// Styles of the blocks on the page instead of those of all blocks.
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		add_filter( 'wp_theme_json_data_default', [ $this, 'remove_default_gradients' ] );
	}

	/**
	 * The button style for themes without theme.json.
	 */
	public function remove_styles(): void {
		wp_dequeue_style( 'classic-theme-styles' );
	}

	/**
	 * Drops WordPress's gradients and duotones, which this theme does not offer: 1 kB on every page.
	 *
	 * WordPress's colours stay, because posts written under other themes may use them.
	 */
	public function remove_default_gradients( \WP_Theme_JSON_Data $theme_json ): \WP_Theme_JSON_Data {
		$data = $theme_json->get_data();
		if ( isset( $data['settings']['color'] ) ) {
			$data['settings']['color']['gradients'] = [];
			$data['settings']['color']['duotone']   = [];
		}
		return new \WP_Theme_JSON_Data( $data, 'default' );
	}
}
