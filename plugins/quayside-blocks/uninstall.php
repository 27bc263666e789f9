<?php
/**
 * Removes forms, entries, and files from each site of a network if the owner has opted in to data removal.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_file( __DIR__ . '/build/kit/Autoload.php' ) ) {
	require_once __DIR__ . '/build/kit/Autoload.php';
	\Quayside\Blocks\Kit\Autoload::register_features( 'Quayside\\Blocks', __DIR__ );
	\Quayside\Blocks\Kit\Autoload::register( 'Quayside\\Blocks\\Kit', __DIR__ . '/build/kit' );
	if ( \Quayside\Blocks\Kit\LastPlugin::has_copy( __DIR__, 'quayside-blocks' ) ) {
		return;
	}
	\Quayside\Blocks\Kit\EachSite::run(
		static function (): void {
			\Quayside\Blocks\Kit\SwitchOver::uninstall( 'quayside-blocks' );
			\Quayside\Blocks\Kit\LogFile::uninstall( 'quayside-blocks' );
			\Quayside\Blocks\Forms\Privacy\Uninstall::run();
		}
	);
}
