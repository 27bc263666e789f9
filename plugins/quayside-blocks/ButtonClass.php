<?php
declare( strict_types=1 );

namespace Quayside\Blocks;

/**
 * Finds the class that gives a button the look of the theme's buttons.
 */
final class ButtonClass {
	/**
	 * Returns wp-element-button where the theme or the owner styles that element. Other themes, such as Astra, style the button
	 * element and the class button, which WordPress's default color of wp-element-button would override.
	 */
	public static function get(): string {
		if ( wp_is_block_theme() ) {
			return 'wp-element-button';
		}
		$default = \WP_Theme_JSON_Resolver::get_core_data()->get_raw_data()['styles']['elements']['button']['color']['background'] ?? null;
		return SiteStyles::get( [ 'elements', 'button', 'color', 'background' ] ) === $default ? 'button' : 'wp-element-button';
	}
}
