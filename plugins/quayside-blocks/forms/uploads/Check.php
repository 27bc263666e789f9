<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Upload\Limits;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * Judges the files of a field before any of them is moved: number, size, ending and what is really in them.
 */
final class Check {
	/**
	 * Judges a field.
	 *
	 * @param array<int, Upload> $uploads  The files.
	 * @param int                $together How many files came with the submission.
	 */
	public static function field( Field $field, array $uploads, int $together = 0 ): Verdict {
		// PHP may have dropped some, and nobody knows whose they were: no field is told that nothing came.
		if ( $together > Limits::of_form() ) {
			return new Verdict( 'fileCount', '', (string) Limits::of_form() );
		}
		$limits = Limits::of( $field );
		if ( [] === $uploads ) {
			return new Verdict( $field->flag( 'required' ) ? 'required' : null );
		}
		if ( count( $uploads ) > $limits->files ) {
			return new Verdict( 'fileCount', '', (string) $limits->files );
		}
		foreach ( $uploads as $upload ) {
			$code = self::file( $upload, $limits );
			if ( null !== $code ) {
				return new Verdict( $code, '', 'fileSize' === $code ? (string) size_format( $limits->bytes ) : implode( ', ', $limits->endings ) );
			}
		}
		return new Verdict( null, implode( ' | ', array_map( static fn ( Upload $upload ): string => self::name( $upload->name ), $uploads ) ) );
	}

	/**
	 * A file's name as it is shown: without folders and signs that mean something to systems.
	 */
	public static function name( string $sent ): string {
		return sanitize_file_name( wp_basename( str_replace( [ "\0", '\\' ], [ '', '/' ], $sent ) ) );
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
		return self::has_good_name( $upload->name, $limits ) && self::is_what_it_says( $upload, $limits ) ? null : 'fileType';
	}

	/**
	 * Every part between the dots is looked at: some servers run "a.php.jpg".
	 */
	private static function has_good_name( string $sent, Limits $limits ): bool {
		$parts = explode( '.', strtolower( $sent ) );
		if ( count( $parts ) < 2 || '' === $parts[0] || str_contains( $sent, "\0" ) || str_contains( $sent, '/' ) || str_contains( $sent, '\\' ) || 1 !== preg_match( '//u', $sent ) ) {
			return false;
		}
		foreach ( array_slice( $parts, 1 ) as $part ) {
			if ( Limits::is_never( trim( $part ) ) ) {
				return false;
			}
		}
		return in_array( end( $parts ), $limits->endings, true );
	}

	/**
	 * The content decides: WordPress and the server's own list of types must both know it under its ending.
	 */
	private static function is_what_it_says( Upload $upload, Limits $limits ): bool {
		$mimes = array_filter( wp_get_mime_types(), static fn ( string $endings ): bool => [] !== array_intersect( explode( '|', $endings ), $limits->endings ), ARRAY_FILTER_USE_KEY );
		$found = wp_check_filetype_and_ext( $upload->path, self::name( $upload->name ), $mimes );
		if ( empty( $found['ext'] ) || empty( $found['type'] ) || ! empty( $found['proper_filename'] ) ) {
			return false;
		}
		if ( str_starts_with( (string) $found['type'], 'image/' ) ) {
			$start = (string) file_get_contents( $upload->path, false, null, 0, 65536 );
			return self::is_picture( (string) $found['type'], $upload->path ) && ! str_contains( $start, '<?php' ) && ! str_contains( $start, '<script' );
		}
		return true;
	}

	/**
	 * Whether a file is the picture that it says. PHP reads no size of those that iPhones make; they begin with their kind.
	 */
	private static function is_picture( string $type, string $path ): bool {
		return 1 === preg_match( '#^image/hei[cf]#', $type ) ? 'ftyp' === file_get_contents( $path, false, null, 4, 4 ) : false !== wp_getimagesize( $path );
	}
}
