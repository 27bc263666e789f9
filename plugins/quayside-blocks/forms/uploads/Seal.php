<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Generator;
use RuntimeException;

/**
 * Seals files: each is encrypted with a key of its own, so that whoever gets at its bytes alone has nothing. Libsodium's
 * secretstream (XChaCha20-Poly1305) also proves each piece, their order and their end. Memory is that of a piece or two,
 * whatever the file's size. Where PHP lacks the extension, WordPress's own sodium_compat takes its place.
 *
 * A sealed file is the header of the stream, then its pieces, each 17 bytes longer than what is in it.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions,WordPress.PHP.NoSilencedErrors,WordPress.PHP.DiscouragedPHPFunctions -- what fails is said by an exception; a key must fit into JSON.
 */
final class Seal {
	/** Bytes of a piece before it is sealed. */
	private const PIECE = 65536;

	/** Tag of each piece but the last; sodium_compat has no name for it. */
	private const MORE = 0;

	/**
	 * Writes a sealed copy of a file.
	 *
	 * @param string $from Path of the file.
	 * @param string $to   Path of the copy. Nothing may be there yet, and nothing is when this fails.
	 * @return array{size: int, key: string} Bytes of the file, and the key in base64: what open() needs.
	 * @throws RuntimeException When the file can't be read or the copy not be written.
	 */
	public static function seal( string $from, string $to ): array {
		$in  = @fopen( $from, 'rb' );
		$out = false === $in ? false : @fopen( $to, 'xb' );
		if ( false === $in || false === $out ) {
			throw new RuntimeException( 'A file could not be opened to be kept.' );
		}
		$done = false;
		try {
			$key             = sodium_crypto_secretstream_xchacha20poly1305_keygen();
			[ $state, $top ] = sodium_crypto_secretstream_xchacha20poly1305_init_push( $key );
			self::write( $out, $top );
			$size = 0;
			$next = self::read( $in, self::PIECE );
			do {
				$piece = $next;
				$next  = self::read( $in, self::PIECE );
				$size += strlen( $piece );
				self::write( $out, sodium_crypto_secretstream_xchacha20poly1305_push( $state, $piece, '', '' === $next ? SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_FINAL : self::MORE ) );
			} while ( '' !== $next );
			if ( ( fstat( $in )['size'] ?? 0 ) !== $size ) {
				throw new RuntimeException( 'A file could not be read to its end.' );
			}
			// Some disks say only now that they are full.
			$done = fclose( $out );
			if ( ! $done ) {
				throw new RuntimeException( 'A file could not be written.' );
			}
		} finally {
			fclose( $in );
			if ( ! $done ) {
				is_resource( $out ) && fclose( $out );
				@unlink( $to );
			}
		}
		return [
			'size' => $size,
			'key'  => base64_encode( $key ),
		];
	}

	/**
	 * What is in a sealed file, piece by piece. Nothing comes out that is not proven: a file that is longer or shorter than it
	 * was, or whose beginning or key is wrong, yields nothing at all; one that is damaged further on ends with the failure.
	 *
	 * @param string $path Path of the sealed file.
	 * @param string $key  Key, as seal() returned it.
	 * @param int    $size Bytes, as seal() returned them.
	 * @return Generator<int, string>
	 * @throws Unreadable When the file can't be read or is not what was sealed.
	 */
	public static function open( string $path, string $key, int $size ): Generator {
		$file = @fopen( $path, 'rb' );
		if ( false === $file ) {
			throw new Unreadable( 'A sealed file could not be opened.' );
		}
		try {
			$key = (string) base64_decode( $key, true );
			$end = self::sealed_size( $size );
			if ( SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_KEYBYTES !== strlen( $key ) || ( fstat( $file )['size'] ?? 0 ) !== $end ) {
				throw new Unreadable( 'A sealed file is damaged.' );
			}
			$state = sodium_crypto_secretstream_xchacha20poly1305_init_pull( self::read( $file, SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_HEADERBYTES ), $key );
			do {
				$sealed = self::read( $file, self::PIECE + SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES );
				$opened = strlen( $sealed ) < SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES ? false : sodium_crypto_secretstream_xchacha20poly1305_pull( $state, $sealed );
				$last   = ftell( $file ) === $end;
				if ( ! is_array( $opened ) || ( $last ? SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_FINAL : self::MORE ) !== $opened[1] ) {
					throw new Unreadable( 'A sealed file is damaged.' );
				}
				yield $opened[0];
			} while ( ! $last );
		} finally {
			fclose( $file );
		}
	}

	/**
	 * Bytes of a file when it is sealed.
	 */
	private static function sealed_size( int $size ): int {
		return SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_HEADERBYTES + $size + SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES * max( 1, (int) ceil( $size / self::PIECE ) );
	}

	/**
	 * @param resource $file An open file.
	 */
	private static function read( $file, int $bytes ): string {
		return (string) stream_get_contents( $file, $bytes );
	}

	/**
	 * @param resource $file An open file.
	 * @throws RuntimeException When not all of it could be written.
	 */
	private static function write( $file, string $bytes ): void {
		if ( strlen( $bytes ) !== @fwrite( $file, $bytes ) ) {
			throw new RuntimeException( 'A file could not be written.' );
		}
	}
}
