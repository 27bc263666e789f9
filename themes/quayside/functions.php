<?php
/**
 * Boots the theme. Everything it does is listed in inc/Theme.php.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! is_file( __DIR__ . '/build/kit/Autoload.php' ) ) {
	wp_die( esc_html__( 'The Quayside theme is not built: run npm run build in its repository.', 'quayside' ) );
}

require __DIR__ . '/build/kit/Autoload.php';
\Quayside\Theme\Kit\Autoload::register( 'Quayside\\Theme\\Kit', __DIR__ . '/build/kit' );
\Quayside\Theme\Kit\Autoload::register( 'Quayside\\Theme', __DIR__ . '/inc' );
\Quayside\Theme\Theme::boot( __FILE__ );
