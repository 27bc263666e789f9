<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A folder below the uploads that servers must not serve. Some servers ignore the files that say so, so what is in it must also be
 * encrypted or have names that can't be guessed.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- without the files, the folder still works.
 */
final class DeniedFolder {
	/** Files for Apache, IIS, and servers that list folders. */
	public const GUARDS = [
		'.htaccess'  => "Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => '<configuration><system.webServer><authorization><remove users="*" roles="" verbs=""/><add accessType="Deny" users="*"/></authorization></system.webServer></configuration>',
		'index.php'  => "<?php\n// Silence is golden.\n",
	];

	/**
	 * Adds the missing files to a folder.
	 *
	 * @param string $folder Path of an existing folder.
	 */
	public static function guard( string $folder ): void {
		foreach ( self::GUARDS as $name => $content ) {
			is_file( "$folder/$name" ) || @file_put_contents( "$folder/$name", $content );
		}
	}

	/**
	 * Deletes a folder that contains only these files.
	 *
	 * @param string $folder Path.
	 */
	public static function remove( string $folder ): void {
		foreach ( array_keys( self::GUARDS ) as $name ) {
			is_file( "$folder/$name" ) && wp_delete_file( "$folder/$name" );
		}
		is_dir( $folder ) && @rmdir( $folder );
	}
}
