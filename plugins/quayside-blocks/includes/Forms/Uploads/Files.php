<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Tables;
use RuntimeException;

/**
 * Keeps uploaded files: under random names without an ending, in a folder that serves nothing. The entry's own row names
 * them, so one statement keeps an entry with its files. Until that is done, and while an entry is deleted, a file has an
 * ending that says so; what is left with it belongs to whatever the database says.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.WP.AlternativeFunctions
 */
final class Files {
	/** Ending of a file whose entry is not kept yet, or not deleted yet. */
	private const OPEN = '.new';

	/** @var callable( string, string ): bool */
	private $move;

	/**
	 * @param (callable( string, string ): bool)|null $move Moves an uploaded file; by default PHP's own, which refuses any other.
	 */
	public function __construct( ?callable $move = null ) {
		$this->move = $move ?? 'move_uploaded_file';
	}

	/**
	 * Moves the files of a submission into the folder. They belong to nothing until settle() is called.
	 *
	 * @param array<string, array<int, Upload>> $uploads Judged files by block id.
	 * @return array<int, array{field: string, name: string, path: string, type: string, size: int}>
	 * @throws RuntimeException When a file can't be kept; none is then.
	 */
	public function keep( int $form, array $uploads ): array {
		$kept = [];
		try {
			foreach ( $uploads as $field => $files ) {
				foreach ( $files as $file ) {
					$path = Folder::of_form( $form ) . '/' . bin2hex( random_bytes( 16 ) );
					$type = wp_check_filetype( Check::name( $file->name ), wp_get_mime_types() )['type'];
					if ( ! ( $this->move )( $file->path, Folder::base() . "/$path" . self::OPEN ) ) {
						throw new RuntimeException( 'A file could not be moved.' );
					}
					chmod( Folder::base() . "/$path" . self::OPEN, 0640 );
					$kept[] = [
						'field' => (string) $field,
						'name'  => Check::name( $file->name ),
						'path'  => $path,
						'type'  => is_string( $type ) ? $type : 'application/octet-stream',
						'size'  => $file->size,
					];
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
	 * Where files lie, by the names that their visitors know. Those that are not there are left out.
	 *
	 * @param array<int, array{name: string, path: string}> $files Files of an entry, or what keep() returned.
	 * @return array<string, string>
	 */
	public static function paths( array $files ): array {
		$paths = [];
		foreach ( $files as $number => $file ) {
			$path = self::locate( $file['path'] );
			if ( null !== $path ) {
				$paths[ isset( $paths[ $file['name'] ] ) ? $number . '-' . $file['name'] : $file['name'] ] = $path;
			}
		}
		return $paths;
	}

	/**
	 * The files of an entry, in the order in which they came.
	 *
	 * @return array<int, array{id: int, field: string, name: string, type: string, size: int, url: string}> The id counts from 1 in each entry; size in bytes; url is where those who may read entries get it.
	 */
	public static function of_entry( Entry $entry ): array {
		$files = [];
		foreach ( $entry->files as $number => $file ) {
			unset( $file['path'] );
			$files[] = [
				'id'  => $number + 1,
				'url' => DownloadAction::url( $entry->id, $number + 1 ),
			] + $file;
		}
		return $files;
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
	 * names back, others go. Where the database doesn't answer they wait for the next time.
	 */
	public static function sweep(): void {
		global $wpdb;
		$table = Tables::name( 'entries' );
		foreach ( glob( Folder::base() . '/*/*/*' . self::OPEN ) ?: [] as $left ) {
			if ( filemtime( $left ) >= time() - HOUR_IN_SECONDS ) {
				continue;
			}
			$path  = substr( $left, strlen( Folder::base() ) + 1, -strlen( self::OPEN ) );
			$named = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE form_id = %d AND files LIKE %s", (int) $path, '%' . $wpdb->esc_like( basename( $path ) ) . '%' ) );
			if ( '0' === $named ) {
				wp_delete_file( $left );
			} elseif ( null !== $named ) {
				rename( $left, substr( $left, 0, -strlen( self::OPEN ) ) );
			}
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
