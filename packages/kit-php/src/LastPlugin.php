<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Determines whether a plugin that is deleted is the last one, which deletes what all plugins share.
 */
final class LastPlugin {
	/**
	 * Determines whether another copy of a plugin is installed, such as a backup or another version in a folder with another name. It uses
	 * the same data, so deleting one of them must not delete the data.
	 *
	 * @param string $folder Folder of the plugin that is deleted, without symbolic links.
	 * @param string $plugin Name of its main file without the extension.
	 */
	public static function has_copy( string $folder, string $plugin ): bool {
		$others = array_filter(
			(array) glob( WP_PLUGIN_DIR . "/*/$plugin.php" ),
			static fn ( mixed $file ): bool => is_string( $file ) && dirname( (string) realpath( $file ) ) !== $folder
		);
		return [] !== $others;
	}

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
