<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A CSV file that is sent while it is made, so that any number of rows takes the same memory.
 *
 * X-Quayside-Total announces the number of rows. A script that adds `end`, 32 hexadecimal digits of its own, finds them
 * behind the last row: without them the file is not whole, for no status can say so once the file has begun.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class CsvDownload {
	/** The argument with the mark of the end. */
	public const END = 'end';

	/** After so many rows what is there is sent. */
	public const STEP = 100;

	/**
	 * Sends the file and ends the request. Whoever calls it has checked capability and nonce.
	 *
	 * @param string                                         $name  Name of the file.
	 * @param int                                            $total Rows that will come.
	 * @param callable( resource, callable( int ): void ): int $write Writes the rows and returns their number; it calls the second argument with the number so far after each STEP.
	 */
	public static function send( string $name, int $total, callable $write ): never {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		set_time_limit( 0 );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( $name ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		// Proxies would hold the file back until it is whole.
		header( 'X-Accel-Buffering: no' );
		header( "X-Quayside-Total: $total" );
		$end = $_GET[ self::END ] ?? ''; // phpcs:ignore WordPress.Security -- only hexadecimal digits are printed.
		$out = fopen( 'php://output', 'wb' );
		if ( $out ) {
			$write(
				$out,
				static function (): void {
					flush();
				}
			);
			is_string( $end ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $end ) && fwrite( $out, $end );
			fclose( $out );
		}
		exit;
	}
}
