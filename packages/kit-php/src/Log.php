<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The log for those who run the site: what went wrong, and what was done. It goes to WooCommerce's logger if there is one, otherwise to
 * a file (LogFile), and to PHP's error log if neither can store it. It never throws.
 *
 * Messages are in English, as in other logs, and have no data of persons: no names, email addresses, IP addresses, or values of fields.
 * Pass the ID of the form, entry, or order in the context instead.
 */
final class Log {
	/** Hook that all parts share while listeners run, because what a listener logs must not reach the listeners again. */
	private const RUNS = 'quayside_log_runs';

	/**
	 * Logs a message.
	 *
	 * @param string               $level   Level, see LogEntry::LEVELS.
	 * @param string               $source  Part that logs: forms, consent, shop, theme, switch, or site for what all parts share.
	 * @param string               $message Message in one or two sentences, always the same for the same event. Longer ones than
	 *                                      LogEntry::MESSAGE characters are cut.
	 * @param array<string, mixed> $context IDs, counts, and codes. An exception is logged as its class, file, and line, because its message
	 *                                      may contain data of persons.
	 */
	public static function write( string $level, string $source, string $message, array $context = [] ): void {
		try {
			$entry = LogEntry::make( $level, $source, $message, $context );
			if ( LogEntry::LEVELS[ $entry->level ] > LogEntry::LEVELS[ self::threshold() ] ) {
				return;
			}
			LogWoocommerce::write( $entry ) || LogFile::append( $entry ) || self::report( "Quayside $entry->source $entry->level: $entry->message" );
			if ( has_action( self::RUNS ) ) {
				return;
			}
			add_action( self::RUNS, '__return_true' );
			try {
				/**
				 * Fires when something is logged, for example to send it elsewhere. Data of persons has been removed.
				 *
				 * @param string                     $level   emergency, alert, critical, error, warning, notice, info, or debug.
				 * @param string                     $source  forms, consent, shop, theme, switch, or site.
				 * @param string                     $message Message.
				 * @param array<string, scalar|null> $context IDs, counts, and codes by name.
				 */
				do_action( 'quayside_log', $entry->level, $entry->source, $entry->message, $entry->context );
			} finally {
				remove_action( self::RUNS, '__return_true' );
			}
		} catch ( \Throwable $error ) {
			self::report( "Quayside could not log a message of $source: " . LogEntry::describe( $error ) );
		}
	}

	/**
	 * Returns the least severe level that is logged.
	 */
	public static function threshold(): string {
		/**
		 * Filters the least severe level that is logged.
		 *
		 * @param string $level A level of PSR-3. Default "info", with WP_DEBUG "debug".
		 */
		$level = apply_filters( 'quayside_log_level', defined( 'WP_DEBUG' ) && WP_DEBUG ? 'debug' : 'info' );
		return is_string( $level ) && isset( LogEntry::LEVELS[ $level ] ) ? $level : 'info';
	}

	private static function report( string $line ): bool {
		return error_log( $line ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- the last resort.
	}
}
