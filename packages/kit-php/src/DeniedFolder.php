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
	 * Determines whether the server serves files of a folder, by a request for a file that is there only meanwhile.
	 *
	 * @param string $folder Path of an existing folder.
	 * @return ?bool False as well if no URL leads to the folder; null if the request or the file failed.
	 */
	public static function is_served( string $folder ): ?bool {
		$url = self::url( $folder );
		if ( '' === $url ) {
			return false;
		}
		if ( wp_is_stream( $folder ) ) {
			return null;
		}
		$name    = 'test-' . wp_generate_password( 20, false ) . '.txt';
		$content = wp_generate_password( 40, false );
		if ( false === @file_put_contents( "$folder/$name", $content ) ) {
			return null;
		}
		try {
			$response = wp_remote_get( "$url/$name", [
				'timeout'   => 5,
				/** This filter is documented in wp-includes/class-wp-http-streams.php. */
				'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false, $url ),
			] );
		} finally {
			wp_delete_file( "$folder/$name" );
		}
		return is_wp_error( $response ) ? null : trim( wp_remote_retrieve_body( $response ) ) === $content;
	}

	/**
	 * Returns the URL that leads to a folder, '' if it is outside the folders that servers serve.
	 */
	private static function url( string $folder ): string {
		$uploads = wp_upload_dir( null, false );
		$roots   = [
			[ $uploads['basedir'], $uploads['baseurl'] ],
			[ WP_CONTENT_DIR, content_url() ],
			[ ABSPATH, site_url() ],
		];
		foreach ( $roots as [ $path, $url ] ) {
			$path = trailingslashit( wp_normalize_path( $path ) );
			if ( str_starts_with( trailingslashit( wp_normalize_path( $folder ) ), $path ) ) {
				return trailingslashit( $url ) . substr( wp_normalize_path( $folder ), strlen( $path ) );
			}
		}
		return '';
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
