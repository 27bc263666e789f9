<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Generator;
use RuntimeException;

/**
 * Keeps uploaded files: sealed, under random names without an ending, in a folder that serves nothing. The entry's own row
 * has their names and keys, so one statement keeps an entry with its files, and without the entry nobody reads them. Until
 * that is done, and while an entry is deleted, a file has an ending that says so; what is left with it belongs to whatever
 * the database says.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class Files {
	/** Ending of a file whose entry is not kept yet, or not deleted yet. */
	private const OPEN = '.new';

	/** @var callable( string ): bool */
	private $is_uploaded;

	/**
	 * @param (callable( string ): bool)|null $is_uploaded Whether a path is that of an uploaded file, for no other is kept; by default PHP's own.
	 */
	public function __construct( ?callable $is_uploaded = null ) {
		$this->is_uploaded = $is_uploaded ?? 'is_uploaded_file';
	}

	/**
	 * Seals the files of a submission into the folder; PHP takes its own copies away. They belong to nothing until settle() is called.
	 *
	 * @param array<string, array<int, Upload>> $uploads Judged files by block id.
	 * @return array<int, array{field: string, name: string, path: string, type: string, size: int, key: string}>
	 * @throws RuntimeException When a file can't be kept; none is then.
	 */
	public function keep( int $form, array $uploads ): array {
		$kept = [];
		try {
			foreach ( $uploads as $field => $files ) {
				foreach ( $files as $file ) {
					$path = Folder::of_form( $form ) . '/' . bin2hex( random_bytes( 16 ) );
					$type = wp_check_filetype( Check::name( $file->name ), wp_get_mime_types() )['type'];
					if ( ! ( $this->is_uploaded )( $file->path ) ) {
						throw new RuntimeException( 'A file was not uploaded.' );
					}
					$kept[] = [
						'field' => (string) $field,
						'name'  => Check::name( $file->name ),
						'path'  => $path,
						'type'  => is_string( $type ) ? $type : 'application/octet-stream',
					] + Seal::seal( $file->path, Folder::base() . "/$path" . self::OPEN );
					chmod( Folder::base() . "/$path" . self::OPEN, 0640 );
				}
			}
		} catch ( RuntimeException $failure ) {
			self::settle( $kept, [] );
			throw $failure;
		}
		return $kept;
	}

	/**
	 * Ends what keep() began: files that their entry names stay, others go. Where a file can't be renamed, sweep() tries again.
	 *
	 * @param array<int, array{path: string}> $kept  What keep() returned.
	 * @param array<int, string>              $named Paths that the entry names.
	 */
	public static function settle( array $kept, array $named ): void {
		foreach ( $kept as $file ) {
			if ( in_array( $file['path'], $named, true ) ) {
				rename( Folder::base() . '/' . $file['path'] . self::OPEN, Folder::base() . '/' . $file['path'] );
			} else {
				self::remove( $file['path'] . self::OPEN );
			}
		}
	}

	/**
	 * What is in a file, in pieces of some kB: exactly the bytes that its entry counts, or a failure.
	 *
	 * @param array{path: string, size: int, key: string} $file File of an entry, or one that keep() returned.
	 * @return Generator<int, string>|null Null when the file is not there. Asked for a piece, it throws Unreadable when the file is damaged.
	 */
	public static function read( array $file ): ?Generator {
		$path = self::locate( $file['path'] );
		if ( null === $path ) {
			return null;
		}
		return '' === $file['key'] ? self::read_plain( $path, $file['size'] ) : Seal::open( $path, $file['key'], $file['size'] );
	}

	/**
	 * Where a file of an entry lies; null when it is not there.
	 *
	 * @param string $path Path as the entry names it.
	 */
	public static function locate( string $path ): ?string {
		// One with the ending is there too: its entry is kept, and nothing but the renaming has failed.
		return self::real( $path ) ?? self::real( $path . self::OPEN );
	}

	/**
	 * Begins to take files away, before their entries are deleted.
	 *
	 * @param array<int, string> $paths Paths as entries name them.
	 */
	public static function begin_removal( array $paths ): void {
		foreach ( $paths as $path ) {
			$real = self::real( $path );
			null === $real || rename( $real, $real . self::OPEN );
		}
	}

	/**
	 * Takes files away whose entries are deleted.
	 *
	 * @param array<int, string> $paths Paths as the entries named them.
	 */
	public static function end_removal( array $paths ): void {
		foreach ( $paths as $path ) {
			self::remove( $path . self::OPEN );
			self::remove( $path );
		}
	}

	/**
	 * Looks at what submissions and deletions that broke off left more than an hour ago: files that an entry names get their
	 * names back, others go. Where nobody knows they wait for the next time.
	 *
	 * @param callable( int, string ): ?bool $is_named Whether an entry of a form names a file; null when the database doesn't answer.
	 */
	public static function sweep( callable $is_named ): void {
		foreach ( glob( Folder::base() . '/*/*/*' . self::OPEN ) ?: [] as $left ) {
			if ( filemtime( $left ) >= time() - HOUR_IN_SECONDS ) {
				continue;
			}
			$path  = substr( $left, strlen( Folder::base() ) + 1, -strlen( self::OPEN ) );
			$named = $is_named( (int) $path, basename( $path ) );
			if ( false === $named ) {
				wp_delete_file( $left );
			} elseif ( null !== $named ) {
				rename( $left, substr( $left, 0, -strlen( self::OPEN ) ) );
			}
		}
	}

	/**
	 * Reads a file of an entry from before files were sealed.
	 *
	 * @return Generator<int, string>
	 * @throws Unreadable When it can't be read or has another size.
	 */
	private static function read_plain( string $path, int $size ): Generator {
		$file = filesize( $path ) === $size ? @fopen( $path, 'rb' ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- said below.
		if ( false === $file ) {
			throw new Unreadable( 'A file is damaged.' );
		}
		// PHP closes it with the generator. A try that begins with a loop would, by a fault of OPcache, cover what is above it.
		while ( ! feof( $file ) ) {
			yield (string) fread( $file, 65536 );
		}
	}

	/**
	 * Removes a file of ours, and never another one.
	 */
	private static function remove( string $path ): void {
		$real = self::real( $path );
		null === $real || wp_delete_file( $real );
	}

	/**
	 * The whole path of a file of ours that is there.
	 */
	private static function real( string $path ): ?string {
		$real = realpath( Folder::base() . "/$path" );
		return false !== $real && is_file( $real ) && str_starts_with( $real, realpath( Folder::base() ) . DIRECTORY_SEPARATOR ) ? $real : null;
	}
}
