<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Transfer;

use WP_Error;

/**
 * The error of a file that is not imported.
 */
final class FileError {
	/**
	 * Creates an error with status 400.
	 *
	 * @param string $message What is wrong with the file.
	 */
	public static function create( string $message ): WP_Error {
		return new WP_Error( 'quayside_form_file', $message, [ 'status' => 400 ] );
	}
}
