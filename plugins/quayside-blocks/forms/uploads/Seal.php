<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use Generator;
use RuntimeException;

/**
 * Encrypts files, each with its own key, so that a file alone is useless. Libsodium's secretstream (XChaCha20-Poly1305)
 * also authenticates each chunk, their order, and their end. Memory usage is that of one or two chunks, whatever the
 * file size. WordPress's sodium_compat replaces the extension if PHP lacks it.
 *
 * An encrypted file consists of the stream header and the chunks, each 17 bytes longer than its content.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions,WordPress.PHP.NoSilencedErrors -- failures throw an exception.
 * phpcs:disable WordPress.PHP.DiscouragedPHPFunctions -- the key is stored as JSON.
 */
final class Seal {
	/** Size of a chunk in bytes before encryption. */
	private const CHUNK_SIZE = 65536;

	/** Tag of each chunk except the last. sodium_compat has no constant for it. */
	private const MORE = 0;

	/**
	 * Writes an encrypted copy of a file.
	 *
	 * @param string $from Path of the file.
	 * @param string $to   Path of the copy. It must not exist, and does not exist after a failure.
	 * @return array{size: int, key: string} Size of the file in bytes and the base64-encoded key, as open() needs them.
	 * @throws RuntimeException If the file can't be read or the copy can't be written.
	 */
	public static function seal( string $from, string $to ): array {
		$in  = @fopen( $from, 'rb' );
		$out = false === $in ? false : @fopen( $to, 'xb' );
		if ( false === $in || false === $out ) {
			throw new RuntimeException( 'A file could not be opened to be kept.' );
		}
		$done = false;
		try {
			$key                = sodium_crypto_secretstream_xchacha20poly1305_keygen();
			[ $state, $header ] = sodium_crypto_secretstream_xchacha20poly1305_init_push( $key );
			self::write( $out, $header );
			$size = 0;
			$next = self::read( $in, self::CHUNK_SIZE );
			do {
				$chunk = $next;
				$next  = self::read( $in, self::CHUNK_SIZE );
				$size += strlen( $chunk );
				self::write(
					$out,
					sodium_crypto_secretstream_xchacha20poly1305_push(
						$state,
						$chunk,
						'',
						'' === $next ? SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_FINAL : self::MORE
					)
				);
			} while ( '' !== $next );
			if ( ( fstat( $in )['size'] ?? 0 ) !== $size ) {
				throw new RuntimeException( 'A file could not be read to its end.' );
			}
			// Some file systems report a full disk only on close.
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
	 * Decrypts a file chunk by chunk. Only authenticated data is returned: a file with another length, header, or key
	 * yields nothing, and one damaged later ends with the exception.
	 *
	 * @param string $path Path of the encrypted file.
	 * @param string $key  Key that seal() returned.
	 * @param int    $size Size in bytes that seal() returned.
	 * @return Generator<int, string>
	 * @throws Unreadable If the file can't be read or has been changed.
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
			$state = sodium_crypto_secretstream_xchacha20poly1305_init_pull(
				self::read( $file, SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_HEADERBYTES ),
				$key
			);
			do {
				$sealed    = self::read( $file, self::CHUNK_SIZE + SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES );
				$decrypted = strlen( $sealed ) < SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES
					? false
					: sodium_crypto_secretstream_xchacha20poly1305_pull( $state, $sealed );
				$last      = ftell( $file ) === $end;
				if ( ! is_array( $decrypted ) || ( $last ? SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_TAG_FINAL : self::MORE ) !== $decrypted[1] ) {
					throw new Unreadable( 'A sealed file is damaged.' );
				}
				yield $decrypted[0];
			} while ( ! $last );
		} finally {
			fclose( $file );
		}
	}

	/**
	 * Returns the size of a file after encryption in bytes.
	 */
	private static function sealed_size( int $size ): int {
		$chunks = max( 1, (int) ceil( $size / self::CHUNK_SIZE ) );
		return SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_HEADERBYTES + $size + SODIUM_CRYPTO_SECRETSTREAM_XCHACHA20POLY1305_ABYTES * $chunks;
	}

	/**
	 * @param resource $file An open file.
	 */
	private static function read( $file, int $bytes ): string {
		return (string) stream_get_contents( $file, $bytes );
	}

	/**
	 * @param resource $file An open file.
	 * @throws RuntimeException If not everything could be written.
	 */
	private static function write( $file, string $bytes ): void {
		if ( strlen( $bytes ) !== @fwrite( $file, $bytes ) ) {
			throw new RuntimeException( 'A file could not be written.' );
		}
	}
}
