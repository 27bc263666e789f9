<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Kit\Module;

/**
 * Removes output that WordPress prints on every page and this theme does not need.
 */
final class LeanHead implements Module {
	public function register(): void {
		add_action( 'wp_enqueue_scripts', [ $this, 'remove_styles' ], 20 );
		// Loads only the styles of the blocks on the page.
		add_filter( 'should_load_separate_core_block_assets', '__return_true' );
		add_filter( 'wp_theme_json_data_default', [ $this, 'remove_default_gradients' ] );
	}

	/**
	 * Removes the button style for themes without theme.json.
	 */
	public function remove_styles(): void {
		wp_dequeue_style( 'classic-theme-styles' );
	}

	/**
	 * Removes WordPress's gradients and duotones, which this theme does not offer. They take 1 kB on every page.
	 *
	 * WordPress's colors stay, because posts created with other themes may use them.
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
