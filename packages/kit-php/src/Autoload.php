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
		self::add( $prefix, $folder, false );
	}

	/**
	 * As register(), from the folders of features, which are in kebab-case: OrderSources\Report is order-sources/Report.php.
	 * Each capital letter begins a word.
	 *
	 * @param string $prefix Namespace without a closing backslash.
	 * @param string $folder Folder without a closing slash.
	 */
	public static function register_features( string $prefix, string $folder ): void {
		self::add( $prefix, $folder, true );
	}

	private static function add( string $prefix, string $folder, bool $is_kebab ): void {
		spl_autoload_register(
			static function ( string $name ) use ( $prefix, $folder, $is_kebab ): void {
				if ( ! str_starts_with( $name, $prefix . '\\' ) ) {
					return;
				}
				$path = str_replace( '\\', '/', substr( $name, strlen( $prefix ) + 1 ) );
				if ( $is_kebab ) {
					$end  = (int) strrpos( $path, '/' );
					$path = strtolower( (string) preg_replace( '/\B[A-Z]/', '-$0', substr( $path, 0, $end ) ) ) . substr( $path, $end );
				}
				$file = "$folder/$path.php";
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
