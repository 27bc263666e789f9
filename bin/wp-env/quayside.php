<?php
/**
 * Plugin Name: Quayside in wp-env
 * Description: Activates the theme and pretty permalinks once, because wp-env mounts themes but does not activate them.
 */

declare( strict_types=1 );

add_action(
	'init',
	static function (): void {
		if ( wp_installing() || false !== get_option( 'quayside_wp_env' ) || ! wp_get_theme( 'quayside' )->exists() ) {
			return;
		}
		add_option( 'quayside_wp_env', '1' );
		switch_theme( 'quayside' );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	},
	1
);
