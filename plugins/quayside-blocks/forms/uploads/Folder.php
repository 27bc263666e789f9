<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Kit\DeniedFolder;
use RuntimeException;

/**
 * Manages the folder of uploaded files, which are downloaded through a route with a capability check. Servers that ignore the
 * files of DeniedFolder can serve only encrypted data, see Seal.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Folder {
	/**
	 * Returns the path of the uploads folder, without a trailing slash.
	 */
	public static function base(): string {
		/**
		 * Filters the folder of uploaded files. A folder outside the web root is best.
		 *
		 * @param string $folder Path.
		 */
		$folder = apply_filters( 'quayside_blocks_form_upload_folder', wp_upload_dir( null, false )['basedir'] . '/quayside-forms' );
		return is_string( $folder ) ? untrailingslashit( $folder ) : '';
	}

	/**
	 * Returns the folder for a form and the current year relative to the base, and creates it if it is missing.
	 *
	 * @throws RuntimeException If it can't be created.
	 */
	public static function for_form( int $form ): string {
		$base = self::base();
		$path = "$form/" . gmdate( 'Y' );
		// If two submissions create a folder at once, PHP reports a failure to the second one, at most once per folder
		// of the path.
		$tries = 4;
		while ( ! wp_mkdir_p( "$base/$path" ) ) {
			if ( 0 === --$tries ) {
				throw new RuntimeException( 'The folder of uploads could not be made.' );
			}
		}
		DeniedFolder::guard( $base );
		return $path;
	}

	/**
	 * Deletes a folder with its contents. Symbolic links are removed, not followed.
	 */
	public static function erase( string $folder ): void {
		if ( '' === $folder || ! is_dir( $folder ) || is_link( $folder ) ) {
			return;
		}
		foreach ( new \FilesystemIterator( $folder, \FilesystemIterator::SKIP_DOTS ) as $item ) {
			if ( $item instanceof \SplFileInfo ) {
				$item->isDir() && ! $item->isLink() ? self::erase( $item->getPathname() ) : wp_delete_file( $item->getPathname() );
			}
		}
		rmdir( $folder );
	}
}
