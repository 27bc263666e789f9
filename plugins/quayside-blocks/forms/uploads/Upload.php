<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * An uploaded file of a request. The MIME type sent by the browser is ignored.
 */
final class Upload {
	/**
	 * @param string $name  File name as sent by the browser.
	 * @param string $path  Temporary path.
	 * @param int    $size  Size in bytes.
	 * @param int    $error A PHP UPLOAD_ERR constant.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $size,
		public readonly int $error
	) {}

	/**
	 * Returns the files of a request by block ID. Empty file controls are skipped.
	 *
	 * @param array<mixed> $files Data in the format of $_FILES: by name, one file or lists of names, paths, sizes, and
	 * errors.
	 * @return array<string, array<int, self>>
	 */
	public static function from( array $files ): array {
		$uploads = [];
		foreach ( $files as $name => $file ) {
			$id = Field::id_of( (string) $name );
			if ( '' === $id || ! is_array( $file ) ) {
				continue;
			}
			$names  = array_values( (array) ( $file['name'] ?? [] ) );
			$paths  = array_values( (array) ( $file['tmp_name'] ?? [] ) );
			$sizes  = array_values( (array) ( $file['size'] ?? [] ) );
			$errors = array_values( (array) ( $file['error'] ?? [] ) );
			foreach ( $names as $index => $file_name ) {
				$error = is_numeric( $errors[ $index ] ?? null ) ? (int) $errors[ $index ] : UPLOAD_ERR_PARTIAL;
				$path  = $paths[ $index ] ?? '';
				if ( UPLOAD_ERR_NO_FILE !== $error ) {
					$uploads[ $id ][] = new self(
						is_string( $file_name ) ? $file_name : '',
						is_string( $path ) ? $path : '',
						is_numeric( $sizes[ $index ] ?? null ) ? (int) $sizes[ $index ] : 0,
						$error
					);
				}
			}
		}
		return $uploads;
	}
}
