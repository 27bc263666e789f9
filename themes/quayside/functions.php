<?php
/**
 * Boots the theme. inc/Theme.php lists all modules.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! is_file( __DIR__ . '/build/kit/Autoload.php' ) ) {
	// Visitors get a 503 page, and the admin stays available, so that another theme can be activated.
	$quayside_message = static fn (): string => __( 'The Quayside theme has not been built. Run npm run build in its repository.', 'quayside' );
	add_action( 'admin_notices', static fn () => printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $quayside_message() ) ) );
	add_action( 'template_redirect', static fn () => wp_die( esc_html( $quayside_message() ), '', [ 'response' => 503 ] ) );
	return;
}

require __DIR__ . '/build/kit/Autoload.php';
\Quayside\Theme\Kit\Autoload::register( 'Quayside\\Theme', __DIR__ . '/inc' );
\Quayside\Theme\Kit\Autoload::register( 'Quayside\\Theme\\Kit', __DIR__ . '/build/kit' );
\Quayside\Theme\Theme::boot( __FILE__ );
