<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The log as files of JSON lines, for sites without WooCommerce: one file a day, and a second one if the first is full. Their names can't
 * be guessed, because some servers ignore the files that deny access to the folder.
 *
 * phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- failures are returned, and WP_Filesystem has no locks.
 */
final class LogFile {
	/** Names of the files: the day, an unguessable part, and a number if the file was full. */
	private const NAME = '/^(\d{4}-\d\d-\d\d)-[0-9a-f]{32}(?:\.1)?\.log$/D';

	/** Size of a file in bytes at which another one is begun. The filter can't go below the minimum. */
	private const BYTES     = 1024 * 1024;
	private const MIN_BYTES = 16 * 1024;

	/** Days that files are kept. */
	private const DAYS = 30;

	/** Number of bytes at the end of the file in which repeated messages are counted. */
	private const TAIL = 64 * 1024;

	/** Number of equal messages there after which the message is only logged once a minute. */
	private const REPEATS = 50;

	/** Attempts to open the file while other processes begin new ones. */
	private const TRIES = 5;

	/**
	 * Returns the folder without a trailing slash, '' if the site has none.
	 */
	public static function folder(): string {
		$base = wp_upload_dir( null, false )['basedir'];
		return '' === $base ? '' : "$base/quayside-logs";
	}

	/**
	 * Appends an entry. Any number of processes, also on several servers that share the folder, can do so at once.
	 *
	 * @return bool False if the file can't be written.
	 */
	public static function append( LogEntry $entry ): bool {
		$folder = self::folder();
		// Object storage has no locks and can't append.
		if ( '' === $folder || wp_is_stream( $folder ) || ! wp_mkdir_p( $folder ) || ! wp_is_writable( $folder ) ) {
			return false;
		}
		$day = gmdate( 'Y-m-d' );
		// The folder of a site's files may be a public backup, so each day has another name.
		$path = "$folder/$day-" . substr( hash_hmac( 'sha256', "quayside-log|$folder|$day", wp_salt( 'auth' ) ), 0, 32 ) . '.log';
		if ( ! is_file( $path ) ) {
			DeniedFolder::guard( $folder );
			self::expire();
		}
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$file = @fopen( $path, 'a+b' );
			if ( false === $file ) {
				return false;
			}
			try {
				$done = self::write( $file, $path, $entry );
			} finally {
				// Also unlocks it.
				fclose( $file );
			}
			if ( null !== $done ) {
				return $done;
			}
		}
		return false;
	}

	/**
	 * Returns the entries, oldest first.
	 *
	 * @return \Generator<int, LogEntry>
	 */
	public static function entries(): \Generator {
		foreach ( self::files() as $path ) {
			$file = @fopen( $path, 'rb' );
			while ( false !== $file && ! feof( $file ) ) {
				$entry = LogEntry::parse( (string) fgets( $file ) );
				if ( null !== $entry ) {
					yield $entry;
				}
			}
			false !== $file && fclose( $file );
		}
	}

	/**
	 * Deletes files that are older than the days that they are kept.
	 */
	public static function expire(): void {
		/**
		 * Filters how many days the files of the log are kept. WooCommerce has a setting for its own log.
		 *
		 * @param int $days Days. Default 30.
		 */
		$days   = apply_filters( 'quayside_log_days', self::DAYS );
		$oldest = gmdate( 'Y-m-d', time() - max( 1, is_numeric( $days ) ? (int) $days : self::DAYS ) * DAY_IN_SECONDS );
		foreach ( self::files() as $path ) {
			basename( $path ) < $oldest && wp_delete_file( $path );
		}
	}

	/**
	 * Deletes all files.
	 */
	public static function clear(): void {
		array_map( 'wp_delete_file', self::files() );
	}

	/**
	 * Deletes the folder, unless another Quayside plugin still uses it.
	 *
	 * @param string $plugin Folder of the plugin that is deleted.
	 */
	public static function uninstall( string $plugin ): void {
		if ( ! LastPlugin::is( $plugin ) ) {
			return;
		}
		self::clear();
		DeniedFolder::remove( self::folder() );
	}

	/**
	 * Writes the entry to the open file. Returns whether it was written or left out, or null if the file has to be opened again.
	 *
	 * @param resource $file Open file.
	 */
	private static function write( $file, string $path, LogEntry $entry ): ?bool {
		if ( ! flock( $file, LOCK_EX ) ) {
			return false;
		}
		clearstatcache( true, $path );
		$state = fstat( $file );
		if ( false === $state || @fileinode( $path ) !== $state['ino'] ) {
			// Another process has begun a new file in between.
			return null;
		}
		$line = $entry->line();
		$size = $state['size'];
		if ( $size > 0 && $size + strlen( $line ) > self::max_bytes() ) {
			// Replaces the one that was full before, so that a day never has more than two files.
			@rename( $path, substr( $path, 0, -strlen( '.log' ) ) . '.1.log' ) || ftruncate( $file, 0 );
			return null;
		}
		if ( self::is_repeated( $file, $size, $line, $entry->time ) ) {
			return true;
		}
		0 === $size && @chmod( $path, 0640 );
		if ( strlen( $line ) === @fwrite( $file, $line ) ) {
			return true;
		}
		// The disk is full. Half a line would damage the next one.
		ftruncate( $file, max( 0, $size ) );
		return false;
	}

	/**
	 * Determines whether the end of the file is full of the same message, and the last one is less than a minute old. An error that
	 * happens with every request would otherwise displace everything else.
	 *
	 * @param resource $file Open file.
	 * @param string   $line Line of the entry.
	 * @param int      $now  Its Unix time.
	 */
	private static function is_repeated( $file, int $size, string $line, int $now ): bool {
		fseek( $file, max( 0, $size - self::TAIL ) );
		$tail = (string) stream_get_contents( $file );
		$from = strlen( '{"time":"' );
		$time = strlen( gmdate( 'c' ) );
		$same = substr( $line, $from + $time, (int) strpos( $line, '"context":' ) - $from - $time );
		$last = strrpos( $tail, $same );
		if ( false === $last || $last < $time || substr_count( $tail, $same ) < self::REPEATS ) {
			return false;
		}
		return (int) strtotime( substr( $tail, $last - $time, $time ) ) > $now - MINUTE_IN_SECONDS;
	}

	private static function max_bytes(): int {
		/**
		 * Filters the size at which another file of the log is begun. There are at most two for each day.
		 *
		 * @param int $bytes Bytes. Default 1 MiB, at least 16 KiB.
		 */
		$bytes = apply_filters( 'quayside_log_bytes', self::BYTES );
		return max( self::MIN_BYTES, is_numeric( $bytes ) ? (int) $bytes : self::BYTES );
	}

	/**
	 * Returns the paths of all files, oldest first.
	 *
	 * @return array<int, string>
	 */
	private static function files(): array {
		$paths = glob( self::folder() . '/*.log' );
		$paths = array_filter( false === $paths ? [] : $paths, static fn ( string $path ): bool => 1 === preg_match( self::NAME, basename( $path ) ) );
		sort( $paths );
		return $paths;
	}
}
