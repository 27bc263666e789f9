<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use RuntimeException;

/**
 * Readable copies of an entry's files, for mails: under their own names, in a folder that is there only while mails are sent.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions,WordPress.PHP.NoSilencedErrors -- what fails is said by an exception.
 */
final class Copies {
	/** Most bytes of a name on the disk; file systems take 255. */
	private const NAME = 200;

	private string $folder = '';

	/** @var array<string, string>|null */
	private ?array $paths = null;

	/**
	 * @param array<int, array{name: string, path: string, size: int, key: string}> $files Files of an entry, or what Files::keep() returned.
	 * @param bool                                                                  $all   Whether none may be missing. Otherwise those that are lost or damaged are left out.
	 */
	public function __construct( private array $files, private bool $all ) {}

	/**
	 * Where the copies lie, by the names that the visitor knows; they are made when this is first asked.
	 *
	 * @return array<string, string>
	 * @throws RuntimeException When they can't be made.
	 */
	public function paths(): array {
		try {
			$this->paths ??= $this->copy_all();
		} catch ( \Throwable $failure ) {
			$this->remove();
			throw $failure;
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
	 * Removes copies whose process was killed, an hour later.
	 */
	public static function sweep(): void {
		foreach ( glob( self::prefix() . '*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			filemtime( $folder ) >= time() - HOUR_IN_SECONDS || Folder::erase( $folder );
		}
	}

	/**
	 * How the path of each folder of copies begins: sites that share a folder for temporary files leave each other's alone.
	 */
	private static function prefix(): string {
		return get_temp_dir() . 'quayside-files-' . substr( wp_hash( 'quayside_form_files' ), 0, 16 ) . '-';
	}

	/**
	 * @return array<string, string>
	 * @throws RuntimeException When they can't be made.
	 */
	private function copy_all(): array {
		if ( [] === $this->files ) {
			return [];
		}
		$paths        = [];
		$this->folder = self::prefix() . bin2hex( random_bytes( 16 ) );
		// Of a process that is ended in the middle, too.
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
	 * Copies a file into a folder of its own, so that two may have the same name.
	 *
	 * @param array{name: string, path: string, size: int, key: string} $file A file.
	 * @return string|null Path of the copy; null when the file is lost or damaged.
	 * @throws RuntimeException When the copy can't be written.
	 */
	private function copy( int $number, array $file ): ?string {
		$pieces = Files::read( $file );
		if ( null === $pieces ) {
			return null;
		}
		$name = Check::name( $file['name'] );
		$name = mb_strcut( $name, max( 0, strlen( $name ) - self::NAME ) );
		$path = "$this->folder/$number/$name";
		$copy = @mkdir( dirname( $path ), 0700, true ) ? @fopen( $path, 'xb' ) : false;
		if ( false === $copy ) {
			throw new RuntimeException( 'A file could not be copied for the mail.' );
		}
		try {
			foreach ( $pieces as $piece ) {
				if ( strlen( $piece ) !== @fwrite( $copy, $piece ) ) {
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
