<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use RuntimeException;

/**
 * The folder of uploaded files. They go out through a route that asks who wants them; servers are told to serve nothing of
 * it, and those that don't listen have nothing but sealed bytes to serve, see Seal.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Folder {
	/** What keeps servers that read it from serving the folder. */
	private const GUARDS = [
		'.htaccess'  => "Require all denied\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
		'web.config' => '<configuration><system.webServer><authorization><remove users="*" roles="" verbs=""/><add accessType="Deny" users="*"/></authorization></system.webServer></configuration>',
		'index.php'  => "<?php\n// Silence is golden.\n",
	];

	/**
	 * The folder, without a closing slash.
	 */
	public static function base(): string {
		/**
		 * The folder of uploaded files. One outside of the web's root is best.
		 *
		 * @param string $folder Path.
		 */
		$folder = apply_filters( 'quayside_blocks_form_upload_folder', wp_upload_dir( null, false )['basedir'] . '/quayside-forms' );
		return is_string( $folder ) ? untrailingslashit( $folder ) : '';
	}

	/**
	 * The folder of a form and year below the base, made where it is missing.
	 *
	 * @throws RuntimeException When it can't be made.
	 */
	public static function of_form( int $form ): string {
		$base = self::base();
		$path = "$form/" . gmdate( 'Y' );
		// Of two submissions at once that make a folder, PHP tells the second that it failed: once for each folder of the path at most.
		$tries = 4;
		while ( ! wp_mkdir_p( "$base/$path" ) ) {
			if ( 0 === --$tries ) {
				throw new RuntimeException( 'The folder of uploads could not be made.' );
			}
		}
		foreach ( self::GUARDS as $name => $content ) {
			if ( ! is_file( "$base/$name" ) ) {
				file_put_contents( "$base/$name", $content );
			}
		}
		return $path;
	}

	/**
	 * Removes a folder and what is in it; links in it are removed, not followed.
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
