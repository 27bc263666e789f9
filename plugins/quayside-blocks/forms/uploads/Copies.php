<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use RuntimeException;

/**
 * Creates readable copies of an entry's files for emails, under their original names, in a folder that exists only
 * while emails are sent.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions,WordPress.PHP.NoSilencedErrors -- failures throw an exception.
 */
final class Copies {
	/** Maximum length of a file name in bytes. File systems allow 255. */
	private const MAX_NAME_LENGTH = 200;

	private string $folder = '';

	/** @var array<string, string>|null */
	private ?array $paths = null;

	/**
	 * @param array<int, array{name: string, path: string, size: int, key: string}> $files Files of an entry, or the
	 * return value of Files::store().
	 * @param bool                                                                  $all   Whether all files are
	 * required. Otherwise missing and damaged files are left out.
	 */
	public function __construct( private array $files, private bool $all ) {}

	/**
	 * Returns the paths of the copies by original name. The copies are created on the first call.
	 *
	 * @return array<string, string>
	 * @throws RuntimeException If they can't be created.
	 */
	public function paths(): array {
		try {
			$this->paths ??= $this->copy_all();
		} catch ( \Throwable $exception ) {
			$this->remove();
			throw $exception;
		}
		return $this->paths;
	}

	/**
	 * Removes the copies.
	 */
	public function remove(): void {
		'' === $this->folder || Folder::erase( $this->folder );
		$this->folder = '';
		$this->paths  = null;
	}

	/**
	 * Removes copies left for an hour by killed processes.
	 */
	public static function sweep(): void {
		foreach ( glob( self::prefix() . '*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			filemtime( $folder ) >= time() - HOUR_IN_SECONDS || Folder::erase( $folder );
		}
	}

	/**
	 * Returns the path prefix of all copy folders. It is unique per site, because sites may share a temporary folder.
	 */
	private static function prefix(): string {
		return get_temp_dir() . 'quayside-files-' . substr( wp_hash( 'quayside_form_files' ), 0, 16 ) . '-';
	}

	/**
	 * @return array<string, string>
	 * @throws RuntimeException If they can't be created.
	 */
	private function copy_all(): array {
		if ( [] === $this->files ) {
			return [];
		}
		$paths        = [];
		$this->folder = self::prefix() . bin2hex( random_bytes( 16 ) );
		// Also removes the copies if the process is terminated.
		register_shutdown_function( [ $this, 'remove' ] );
		foreach ( $this->files as $number => $file ) {
			$path = $this->copy( $number, $file );
			if ( null !== $path ) {
				$paths[ isset( $paths[ $file['name'] ] ) ? $number . '-' . $file['name'] : $file['name'] ] = $path;
			} elseif ( $this->all ) {
				throw new RuntimeException( 'A file is not there, or damaged.' );
			}
		}
		return $paths;
	}

	/**
	 * Copies a file into a separate folder, so that two files may have the same name.
	 *
	 * @param array{name: string, path: string, size: int, key: string} $file A file.
	 * @return string|null Path of the copy, null if the file is missing or damaged.
	 * @throws RuntimeException If the copy can't be written.
	 */
	private function copy( int $number, array $file ): ?string {
		$chunks = Files::read( $file );
		if ( null === $chunks ) {
			return null;
		}
		$name = Check::name( $file['name'] );
		$name = mb_strcut( $name, max( 0, strlen( $name ) - self::MAX_NAME_LENGTH ) );
		$path = "$this->folder/$number/$name";
		$copy = @mkdir( dirname( $path ), 0700, true ) ? @fopen( $path, 'xb' ) : false;
		if ( false === $copy ) {
			throw new RuntimeException( 'A file could not be copied for the mail.' );
		}
		try {
			foreach ( $chunks as $chunk ) {
				if ( strlen( $chunk ) !== @fwrite( $copy, $chunk ) ) {
					throw new RuntimeException( 'A file could not be copied for the mail.' );
				}
			}
		} catch ( Unreadable ) {
			return null;
		} finally {
			fclose( $copy );
		}
		return $path;
	}
}
