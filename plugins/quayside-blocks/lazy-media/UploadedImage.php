<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

/**
 * The file behind the URL of an image of the library. Where it really lies decides, not how its URL is written.
 */
final class UploadedImage {
	/**
	 * Returns the path of the file, '' where the URL is not that of a file below the folder of uploads.
	 *
	 * @param string $url URL, as content has it.
	 */
	public static function path( string $url ): string {
		$uploads = wp_get_upload_dir();
		if ( ! str_starts_with( $url, $uploads['baseurl'] . '/' ) ) {
			return '';
		}
		$relative = rawurldecode( (string) preg_replace( '/[?#].*$/sD', '', substr( $url, strlen( $uploads['baseurl'] ) + 1 ) ) );
		// What is left encoded names a file with a percent sign. A backslash is a separator on some systems alone.
		if ( '' === $relative || 1 === preg_match( '/[\x00-\x1F\\\\]/', $relative ) ) {
			return '';
		}
		// A path with a scheme, such as phar://, is none that realpath() knows.
		$base = realpath( $uploads['basedir'] );
		$file = false === $base ? false : realpath( $base . '/' . $relative );
		return false !== $file && str_starts_with( $file, $base . DIRECTORY_SEPARATOR ) && is_file( $file ) ? $file : '';
	}
}
