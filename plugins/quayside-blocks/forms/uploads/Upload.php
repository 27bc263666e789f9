<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * A file as it came with a request. Its type as the browser named it is never looked at.
 */
final class Upload {
	/**
	 * @param string $name  The file's name on the visitor's machine, as it was sent.
	 * @param string $path  Where PHP has put it.
	 * @param int    $size  Bytes.
	 * @param int    $error One of PHP's UPLOAD_ERR codes.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $size,
		public readonly int $error
	) {}

	/**
	 * The files of a request by block id. Controls that were left empty are none.
	 *
	 * @param array<mixed> $files What $_FILES holds: by name, one file or lists of names, paths, sizes and errors.
	 * @return array<string, array<int, self>>
	 */
	public static function from( array $files ): array {
		$found = [];
		foreach ( $files as $name => $file ) {
			$id = Field::id_of( (string) $name );
			if ( '' === $id || ! is_array( $file ) ) {
				continue;
			}
			$names  = array_values( (array) ( $file['name'] ?? [] ) );
			$paths  = array_values( (array) ( $file['tmp_name'] ?? [] ) );
			$sizes  = array_values( (array) ( $file['size'] ?? [] ) );
			$errors = array_values( (array) ( $file['error'] ?? [] ) );
			foreach ( $names as $at => $each ) {
				$error = is_numeric( $errors[ $at ] ?? null ) ? (int) $errors[ $at ] : UPLOAD_ERR_PARTIAL;
				$path  = $paths[ $at ] ?? '';
				if ( UPLOAD_ERR_NO_FILE !== $error ) {
					$found[ $id ][] = new self( is_string( $each ) ? $each : '', is_string( $path ) ? $path : '', is_numeric( $sizes[ $at ] ?? null ) ? (int) $sizes[ $at ] : 0, $error );
				}
			}
		}
		return $found;
	}
}
