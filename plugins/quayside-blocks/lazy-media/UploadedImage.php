<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

/**
 * Resolves the URL of a media library image to a file. The real path decides, not the spelling of the URL.
 */
final class UploadedImage {
	/**
	 * Returns the path of the file, '' if the URL does not point to a file in the uploads folder.
	 *
	 * @param string $url URL as found in the content.
	 */
	public static function path( string $url ): string {
		$uploads = wp_get_upload_dir();
		if ( ! str_starts_with( $url, $uploads['baseurl'] . '/' ) ) {
			return '';
		}
		$relative = rawurldecode( (string) preg_replace( '/[?#].*$/sD', '', substr( $url, strlen( $uploads['baseurl'] ) + 1 ) ) );
		// A percent sign left after decoding is part of the file name. A backslash is a separator on some systems only.
		if ( '' === $relative || 1 === preg_match( '/[\x00-\x1F\\\\]/', $relative ) ) {
			return '';
		}
		// realpath() rejects paths with a scheme, such as phar://.
		$base = realpath( $uploads['basedir'] );
		$file = false === $base ? false : realpath( $base . '/' . $relative );
		return false !== $file && str_starts_with( $file, $base . DIRECTORY_SEPARATOR ) && is_file( $file ) ? $file : '';
	}
}
