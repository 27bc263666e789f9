<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Streams a CSV file, so that memory use does not depend on the number of rows.
 *
 * X-Quayside-Total has the number of rows. A script can send an end marker of 32 hexadecimal digits in the argument `end`. It is
 * printed after the last row, so a file without it is incomplete. The HTTP status cannot change once the download has started.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions
 */
final class CsvDownload {
	/** Query argument with the end marker. */
	public const END = 'end';

	/** Number of rows after which the output is flushed. */
	public const STEP = 100;

	/**
	 * Sends the file and exits. The caller must have checked the capability and the nonce.
	 *
	 * @param string                                         $name  File name.
	 * @param int                                            $total Number of rows.
	 * @param callable( resource, callable( int ): void ): int $write Writes the rows and returns their number. Calls its second
	 *                                                             argument with the number so far after each STEP.
	 */
	public static function send( string $name, int $total, callable $write ): never {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		// Some hosts turn this function off.
		function_exists( 'set_time_limit' ) && set_time_limit( 0 );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( $name ) . '"' );
		header( 'X-Content-Type-Options: nosniff' );
		// Proxies would otherwise buffer the whole file.
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
