<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Determines whether a plugin that is deleted is the last one, which deletes what all plugins share.
 */
final class LastPlugin {
	/**
	 * Determines whether no other Quayside plugin is installed.
	 *
	 * @param string $plugin Folder of the plugin that is deleted.
	 */
	public static function is( string $plugin ): bool {
		$others = array_filter(
			(array) glob( WP_PLUGIN_DIR . '/quayside-*', GLOB_ONLYDIR ),
			static fn ( mixed $folder ): bool => is_string( $folder ) && basename( $folder ) !== $plugin
		);
		return [] === $others;
	}
}
