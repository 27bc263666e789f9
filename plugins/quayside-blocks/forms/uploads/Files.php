<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Generator;
use RuntimeException;

/**
 * Stores uploaded files: encrypted, under random names without an extension, in a folder that is not public. Names and
 * keys are in the entry's row, so that a single statement stores an entry with its files, and files can't be read
 * without the entry. While an entry is being stored or deleted, its files have a special extension. The database
 * decides what happens to files left with it.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Files {
	/** Extension of files whose entry is being stored or deleted. */
	private const TEMPORARY = '.new';

	/** @var callable( string ): bool */
	private $is_uploaded;

	/**
	 * @param (callable( string ): bool)|null $is_uploaded Determines whether a path is an uploaded file. Others are
	 * rejected. Defaults to is_uploaded_file().
	 */
	public function __construct( ?callable $is_uploaded = null ) {
		$this->is_uploaded = $is_uploaded ?? 'is_uploaded_file';
	}

	/**
	 * Encrypts the files of a submission into the folder. They are temporary until settle() is called. PHP deletes the
	 * uploaded originals.
	 *
	 * @param array<string, array<int, Upload>> $uploads Validated files by block ID.
	 * @return array<int, array{field: string, name: string, path: string, type: string, size: int, key: string}>
	 * @throws NotStored If a file can't be stored, in which case none is.
	 */
	public function store( int $form, array $uploads ): array {
		$stored = [];
		try {
			foreach ( $uploads as $field => $files ) {
				foreach ( $files as $file ) {
					$path = Folder::for_form( $form ) . '/' . bin2hex( random_bytes( 16 ) );
					$type = wp_check_filetype( Check::name( $file->name ), wp_get_mime_types() )['type'];
					if ( ! ( $this->is_uploaded )( $file->path ) ) {
						throw new RuntimeException( 'A file was not uploaded.' );
					}
					$stored[] = [
						'field' => (string) $field,
						'name'  => Check::name( $file->name ),
						'path'  => $path,
						'type'  => is_string( $type ) ? $type : 'application/octet-stream',
					] + Seal::seal( $file->path, Folder::base() . "/$path" . self::TEMPORARY );
					chmod( Folder::base() . "/$path" . self::TEMPORARY, 0640 );
				}
			}
		} catch ( RuntimeException $exception ) {
			self::settle( $stored, [] );
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- it is logged, not printed.
			throw new NotStored( $exception->getMessage(), 0, $exception );
		}
		return $stored;
	}

	/**
	 * Completes store(): files that the entry references are made permanent, others are deleted. If a file can't be
	 * renamed, sweep() tries again.
	 *
	 * @param array<int, array{path: string}> $stored     Return value of store().
	 * @param array<int, string>              $referenced Paths that the entry references.
	 */
	public static function settle( array $stored, array $referenced ): void {
		foreach ( $stored as $file ) {
			if ( in_array( $file['path'], $referenced, true ) ) {
				rename( Folder::base() . '/' . $file['path'] . self::TEMPORARY, Folder::base() . '/' . $file['path'] );
			} else {
				self::remove( $file['path'] . self::TEMPORARY );
			}
		}
	}

	/**
	 * Reads a file in chunks: exactly the number of bytes recorded in its entry, or a failure.
	 *
	 * @param array{path: string, size: int, key: string} $file File of an entry, or one that store() returned.
	 * @return Generator<int, string>|null Null if the file is missing. The generator throws Unreadable if the file is
	 * damaged.
	 */
	public static function read( array $file ): ?Generator {
		$path = self::locate( $file['path'] );
		if ( null === $path ) {
			return null;
		}
		return '' === $file['key'] ? self::read_plain( $path, $file['size'] ) : Seal::open( $path, $file['key'], $file['size'] );
	}

	/**
	 * Returns the path of an entry's file, null if it is missing.
	 *
	 * @param string $path Path as stored in the entry.
	 */
	public static function locate( string $path ): ?string {
		// A file with the temporary extension exists too, if only renaming it has failed.
		return self::resolve( $path ) ?? self::resolve( $path . self::TEMPORARY );
	}

	/**
	 * Marks files for removal before their entries are deleted.
	 *
	 * @param array<int, string> $paths Paths as stored in the entries.
	 */
	public static function begin_removal( array $paths ): void {
		foreach ( $paths as $path ) {
			$real = self::resolve( $path );
			null === $real || rename( $real, $real . self::TEMPORARY );
		}
	}

	/**
	 * Deletes the files of deleted entries.
	 *
	 * @param array<int, string> $paths Paths as stored in the entries.
	 */
	public static function end_removal( array $paths ): void {
		foreach ( $paths as $path ) {
			self::remove( $path . self::TEMPORARY );
			self::remove( $path );
		}
	}

	/**
	 * Cleans up after submissions and deletions that were interrupted more than an hour ago: files that an entry
	 * references are made permanent, others are deleted. If the database does not respond, they wait for the next run.
	 *
	 * @param callable( int, string ): ?bool $is_named Determines whether an entry of a form references a file. Null if
	 * the database does not respond.
	 */
	public static function sweep( callable $is_named ): void {
		foreach ( glob( Folder::base() . '/*/*/*' . self::TEMPORARY ) ?: [] as $leftover ) {
			if ( filemtime( $leftover ) >= time() - HOUR_IN_SECONDS ) {
				continue;
			}
			$path       = substr( $leftover, strlen( Folder::base() ) + 1, -strlen( self::TEMPORARY ) );
			$referenced = $is_named( (int) $path, basename( $path ) );
			if ( false === $referenced ) {
				wp_delete_file( $leftover );
			} elseif ( null !== $referenced ) {
				rename( $leftover, substr( $leftover, 0, -strlen( self::TEMPORARY ) ) );
			}
		}
	}

	/**
	 * Reads an unencrypted file of an entry from an older version.
	 *
	 * @return Generator<int, string>
	 * @throws Unreadable If it can't be read or has another size.
	 */
	private static function read_plain( string $path, int $size ): Generator {
		$file = filesize( $path ) === $size ? @fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- reported below.
		if ( false === $file ) {
			throw new Unreadable( 'A file is damaged.' );
		}
		// PHP closes the file with the generator. A bug in OPcache would make a try that begins with a loop cover the
		// code above it.
		while ( ! feof( $file ) ) {
			yield (string) fread( $file, 65536 );
		}
	}

	/**
	 * Deletes a file inside the uploads folder, and no other.
	 */
	private static function remove( string $path ): void {
		$real = self::resolve( $path );
		null === $real || wp_delete_file( $real );
	}

	/**
	 * Returns the real path of an existing file inside the uploads folder, null otherwise.
	 */
	private static function resolve( string $path ): ?string {
		$real = realpath( Folder::base() . "/$path" );
		return false !== $real && is_file( $real ) && str_starts_with( $real, realpath( Folder::base() ) . DIRECTORY_SEPARATOR ) ? $real : null;
	}
}
