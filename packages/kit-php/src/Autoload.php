<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Autoloads classes by PSR-4 without Composer, so that a plugin needs no vendor folder.
 */
final class Autoload {
	/**
	 * Loads the classes of a namespace from a folder. Runs before autoloaders that are already registered, because those of other
	 * plugins would search their lists first. For nested namespaces, register the inner one last.
	 *
	 * @param string $prefix Namespace without a trailing backslash.
	 * @param string $folder Folder without a trailing slash.
	 */
	public static function register( string $prefix, string $folder ): void {
		self::add( $prefix, $folder, false );
	}

	/**
	 * Loads the classes of a namespace from feature folders in kebab-case: OrderSources\Report is in order-sources/Report.php.
	 * Each capital letter starts a word.
	 *
	 * @param string $prefix Namespace without a trailing backslash.
	 * @param string $folder Folder without a trailing slash.
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
				// Uses the opcode cache instead of the file system.
				if ( false !== stream_resolve_include_path( $file ) ) {
					require $file;
				}
			},
			true,
			true
		);
	}
}
