<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use Automattic\WooCommerce\Utilities\LoggingUtil;

/**
 * The log of WooCommerce, with its screen WooCommerce > Status > Logs, its levels, rotation, and retention period. Sources have the prefix
 * "quayside-".
 */
final class LogWoocommerce {
	private const PREFIX = 'quayside-';

	/**
	 * Logs an entry.
	 *
	 * @return bool False if there is no such logger.
	 */
	public static function write( LogEntry $entry ): bool {
		$logger = self::logger();
		if ( null === $logger || ! is_callable( [ $logger, 'log' ] ) ) {
			return false;
		}
		$logger->log( $entry->level, $entry->message, [ 'source' => self::PREFIX . $entry->source ] + $entry->context );
		return true;
	}

	/**
	 * Determines whether there is such a logger.
	 */
	public static function is_available(): bool {
		return null !== self::logger();
	}

	/**
	 * Returns the entries in its files. If WooCommerce stores them in the database, only its screen shows them.
	 *
	 * @return \Generator<int, LogEntry>
	 */
	public static function entries(): \Generator {
		foreach ( self::files() as $path => $source ) {
			$lines = file( $path, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES );
			foreach ( false === $lines ? [] : $lines as $line ) {
				[ $time, $level, $text ] = [ ...explode( ' ', $line, 3 ), '', '' ];
				[ $message, $context ]   = [ ...explode( ' CONTEXT: ', $text, 2 ), '{}' ];
				$entry                   = LogEntry::from( [
					'time'    => $time,
					'level'   => strtolower( $level ),
					'source'  => $source,
					'message' => $message,
					'context' => json_decode( $context, true ),
				] );
				if ( null !== $entry ) {
					yield $entry;
				}
			}
		}
	}

	/**
	 * Deletes the entries of all sources that have files.
	 */
	public static function clear(): void {
		$logger = self::logger();
		if ( null === $logger || ! is_callable( [ $logger, 'clear' ] ) ) {
			return;
		}
		foreach ( array_unique( self::files() ) as $source ) {
			$logger->clear( self::PREFIX . $source, true );
		}
	}

	/**
	 * @return array<string, string> Sources without prefix by path.
	 */
	private static function files(): array {
		$folder  = self::is_available() && class_exists( LoggingUtil::class ) ? untrailingslashit( LoggingUtil::get_log_directory( false ) ) : '';
		$paths   = '' === $folder ? [] : glob( "$folder/" . self::PREFIX . '*.log' );
		$sources = [];
		foreach ( false === $paths ? [] : $paths as $path ) {
			if ( 1 === preg_match( '/^' . self::PREFIX . '([a-z-]+?)(?:\.\d+)?-\d{4}-\d\d-\d\d-/', basename( $path ), $match ) ) {
				$sources[ $path ] = $match[1];
			}
		}
		return $sources;
	}

	private static function logger(): ?object {
		$logger = function_exists( 'wc_get_logger' ) ? wc_get_logger() : null;
		return is_object( $logger ) ? $logger : null;
	}
}
