<?php
/**
 * Removes forms, entries and files, but only where the owner has said so; on each site of a network.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_file( __DIR__ . '/build/kit/Autoload.php' ) ) {
	require_once __DIR__ . '/build/kit/Autoload.php';
	\Quayside\Blocks\Kit\Autoload::register_features( 'Quayside\\Blocks', __DIR__ );
	\Quayside\Blocks\Kit\Autoload::register( 'Quayside\\Blocks\\Kit', __DIR__ . '/build/kit' );
	\Quayside\Blocks\Kit\EachSite::run( [ \Quayside\Blocks\Forms\Privacy\Uninstall::class, 'run' ] );
}
