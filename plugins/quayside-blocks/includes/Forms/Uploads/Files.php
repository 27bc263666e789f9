<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Forms\Entries\Tables;
use RuntimeException;

/**
 * Keeps uploaded files: under random names without an ending, in a folder that serves nothing, known by their row.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared,WordPress.WP.AlternativeFunctions
 */
final class Files {
	/** Ending of a file whose entry is not kept yet. */
	private const NEW = '.new';

	/** @var callable( string, string ): bool */
	private $move;

	/**
	 * @param (callable( string, string ): bool)|null $move Moves an uploaded file; by default PHP's own, which refuses any other.
	 */
	public function __construct( ?callable $move = null ) {
		$this->move = $move ?? 'move_uploaded_file';
	}

	/**
	 * Moves the files of a submission into the folder. They belong to nothing until attach() is called.
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
					if ( ! ( $this->move )( $file->path, Folder::base() . "/$path" . self::NEW ) ) {
						throw new RuntimeException( 'A file could not be moved.' );
					}
					chmod( Folder::base() . "/$path" . self::NEW, 0640 );
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
			self::discard( $kept );
			throw $failure;
		}
		return $kept;
	}

	/**
	 * Gives kept files to their entry.
	 *
	 * @param array<int, array{field: string, name: string, path: string, type: string, size: int}> $kept What keep() returned.
	 * @throws RuntimeException When the database or the disk fails.
	 */
	public static function attach( int $entry, int $form, array $kept ): void {
		global $wpdb;
		foreach ( $kept as $file ) {
			$row = [
				'entry_id'    => $entry,
				'form_id'     => $form,
				'field_id'    => $file['field'],
				'name'        => $file['name'],
				'path'        => $file['path'],
				'type'        => $file['type'],
				'size'        => $file['size'],
				'created_gmt' => gmdate( 'Y-m-d H:i:s' ),
			];
			if ( false === $wpdb->insert( Tables::name( 'files' ), $row ) || ! rename( Folder::base() . '/' . $file['path'] . self::NEW, Folder::base() . '/' . $file['path'] ) ) {
				throw new RuntimeException( 'A file was not stored: ' . esc_html( $wpdb->last_error ) );
			}
		}
	}

	/**
	 * Removes kept files whose entry came to nothing.
	 *
	 * @param array<int, array{path: string}> $kept What keep() returned.
	 */
	public static function discard( array $kept ): void {
		foreach ( $kept as $file ) {
			foreach ( [ self::NEW, '' ] as $ending ) {
				self::remove( $file['path'] . $ending );
			}
		}
	}

	/**
	 * Where kept files lie until attach() is called, by the names that their visitors know.
	 *
	 * @param array<int, array{name: string, path: string}> $kept What keep() returned.
	 * @return array<string, string>
	 */
	public static function paths( array $kept ): array {
		$paths = [];
		foreach ( $kept as $number => $file ) {
			$paths[ isset( $paths[ $file['name'] ] ) ? $number . '-' . $file['name'] : $file['name'] ] = Folder::base() . '/' . $file['path'] . self::NEW;
		}
		return $paths;
	}

	/**
	 * The files of an entry, in the order in which they came.
	 *
	 * @return array<int, array{id: int, field: string, name: string, type: string, size: int, path: string, url: string}> Size in bytes; url is where those who may read entries get it.
	 */
	public static function of_entry( int $entry ): array {
		global $wpdb;
		$table = Tables::name( 'files' );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM $table WHERE entry_id = %d ORDER BY id", $entry ), ARRAY_A );
		return array_map( [ self::class, 'file' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) );
	}

	/**
	 * One file.
	 *
	 * @return array{id: int, field: string, name: string, type: string, size: int, path: string, url: string}|null
	 */
	public static function get( int $id ): ?array {
		global $wpdb;
		$table = Tables::name( 'files' );
		$row   = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE id = %d", $id ), ARRAY_A );
		return is_array( $row ) ? self::file( $row ) : null;
	}

	/**
	 * Removes the files of an entry, from the disk too.
	 */
	public static function delete_of( int $entry ): void {
		global $wpdb;
		foreach ( self::of_entry( $entry ) as $file ) {
			self::remove( $file['path'] );
		}
		$wpdb->delete( Tables::name( 'files' ), [ 'entry_id' => $entry ] );
	}

	/**
	 * Removes files of submissions that broke off more than an hour ago.
	 */
	public static function sweep(): void {
		foreach ( glob( Folder::base() . '/*/*/*' . self::NEW ) ?: [] as $path ) {
			if ( filemtime( $path ) < time() - HOUR_IN_SECONDS ) {
				wp_delete_file( $path );
			}
		}
	}

	/**
	 * Removes a file of ours, and never another one.
	 */
	private static function remove( string $path ): void {
		$real = realpath( Folder::base() . "/$path" );
		if ( false !== $real && str_starts_with( $real, realpath( Folder::base() ) . DIRECTORY_SEPARATOR ) ) {
			wp_delete_file( $real );
		}
	}

	/**
	 * @param array<mixed> $row Row of the files table.
	 * @return array{id: int, field: string, name: string, type: string, size: int, path: string, url: string}
	 */
	private static function file( array $row ): array {
		$text = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		return [
			'id'    => (int) $text( 'id' ),
			'field' => $text( 'field_id' ),
			'name'  => $text( 'name' ),
			'type'  => $text( 'type' ),
			'size'  => (int) $text( 'size' ),
			'path'  => $text( 'path' ),
			'url'   => DownloadAction::url( (int) $text( 'id' ) ),
		];
	}
}
