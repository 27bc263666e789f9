<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * PSR-4 autoloading without Composer, so that a plugin is a folder and nothing more.
 */
final class Autoload {
	/**
	 * Loads classes of a namespace from a folder. It is asked before those that are there: other plugins'
	 * would look through their lists first, and of two namespaces the inner one is registered last.
	 *
	 * @param string $prefix Namespace without a closing backslash.
	 * @param string $folder Folder without a closing slash.
	 */
	public static function register( string $prefix, string $folder ): void {
		spl_autoload_register(
			static function ( string $name ) use ( $prefix, $folder ): void {
				if ( ! str_starts_with( $name, $prefix . '\\' ) ) {
					return;
				}
				$file = $folder . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) + 1 ) ) . '.php';
				// Asks the opcode cache, not the disk.
				if ( false !== stream_resolve_include_path( $file ) ) {
					require $file;
				}
			},
			true,
			true
		);
	}
}
