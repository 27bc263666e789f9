<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Upload\Limits;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * Validates the files of a field before any of them is moved: number, size, extension, and content.
 */
final class Check {
	/**
	 * Validates a field.
	 *
	 * @param array<int, Upload> $uploads The files.
	 * @param int                $total   Number of files in the whole submission.
	 */
	public static function field( Field $field, array $uploads, int $total = 0 ): Verdict {
		// PHP may have discarded some files, and it is unknown which field they belonged to, so no field reports that
		// its file is missing.
		if ( $total > Limits::max_files() ) {
			return new Verdict( 'fileCount', '', (string) Limits::max_files() );
		}
		$limits = Limits::get( $field );
		if ( [] === $uploads ) {
			return new Verdict( $field->flag( 'required' ) ? 'required' : null );
		}
		if ( count( $uploads ) > $limits->files ) {
			return new Verdict( 'fileCount', '', (string) $limits->files );
		}
		foreach ( $uploads as $upload ) {
			$code = self::file( $upload, $limits );
			if ( null !== $code ) {
				return new Verdict(
					$code,
					'',
					'fileSize' === $code ? (string) size_format( $limits->bytes ) : implode( ', ', $limits->extensions ),
					count( $uploads ) > 1 ? self::displayed_name( $upload->name ) : ''
				);
			}
		}
		return new Verdict( null, implode( ' | ', array_map( static fn ( Upload $upload ): string => self::name( $upload->name ), $uploads ) ) );
	}

	/**
	 * Returns a sanitized file name without folders and special characters.
	 */
	public static function name( string $sent ): string {
		return sanitize_file_name( wp_basename( str_replace( [ "\0", '\\' ], [ '', '/' ], $sent ) ) );
	}

	/**
	 * Returns the name by which a visitor recognizes a file. Its characters may be ones that a stored file can't have.
	 */
	private static function displayed_name( string $sent ): string {
		return mb_substr( sanitize_text_field( wp_basename( $sent ) ), 0, 100 );
	}

	private static function file( Upload $upload, Limits $limits ): ?string {
		if ( UPLOAD_ERR_INI_SIZE === $upload->error || UPLOAD_ERR_FORM_SIZE === $upload->error || $upload->size > $limits->bytes ) {
			return 'fileSize';
		}
		if ( UPLOAD_ERR_OK !== $upload->error || ! is_file( $upload->path ) ) {
			return 'fileFailed';
		}
		if ( $upload->size < 1 || filesize( $upload->path ) < 1 ) {
			return 'fileEmpty';
		}
		if ( filesize( $upload->path ) > $limits->bytes ) {
			return 'fileSize';
		}
		return self::has_valid_name( $upload->name, $limits ) && self::has_matching_content( $upload, $limits ) ? null : 'fileType';
	}

	/**
	 * Checks every part between the dots, because some servers execute "a.php.jpg".
	 */
	private static function has_valid_name( string $sent, Limits $limits ): bool {
		$parts = explode( '.', strtolower( $sent ) );
		if (
			count( $parts ) < 2
			|| '' === $parts[0]
			|| str_contains( $sent, "\0" )
			|| str_contains( $sent, '/' )
			|| str_contains( $sent, '\\' )
			|| 1 !== preg_match( '//u', $sent )
		) {
			return false;
		}
		foreach ( array_slice( $parts, 1 ) as $part ) {
			if ( Limits::is_blocked( trim( $part ) ) ) {
				return false;
			}
		}
		return in_array( end( $parts ), $limits->extensions, true );
	}

	/**
	 * Checks the content: WordPress and the server's MIME database must both agree with the extension.
	 */
	private static function has_matching_content( Upload $upload, Limits $limits ): bool {
		$mimes   = array_filter(
			wp_get_mime_types(),
			static fn ( string $endings ): bool => [] !== array_intersect( explode( '|', $endings ), $limits->extensions ),
			ARRAY_FILTER_USE_KEY
		);
		$checked = wp_check_filetype_and_ext( $upload->path, self::name( $upload->name ), $mimes );
		if ( empty( $checked['ext'] ) || empty( $checked['type'] ) || ! empty( $checked['proper_filename'] ) ) {
			return false;
		}
		if ( str_starts_with( (string) $checked['type'], 'image/' ) ) {
			$start = (string) file_get_contents( $upload->path, false, null, 0, 65536 );
			return self::is_image( (string) $checked['type'], $upload->path ) && ! str_contains( $start, '<?php' ) && ! str_contains( $start, '<script' );
		}
		return true;
	}

	/**
	 * Determines whether a file is an image of its type. PHP can't read the size of HEIC images, so their signature is
	 * checked instead.
	 */
	private static function is_image( string $type, string $path ): bool {
		return 1 === preg_match( '#^image/hei[cf]#', $type ) ? 'ftyp' === file_get_contents( $path, false, null, 4, 4 ) : false !== wp_getimagesize( $path );
	}
}
