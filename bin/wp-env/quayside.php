<?php
/**
 * Plugin Name: Quayside in wp-env
 * Description: wp-env mounts themes but activates none: the theme and addresses with names are set once.
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
