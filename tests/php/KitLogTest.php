<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Kit\DeniedFolder;
use Quayside\Blocks\Kit\Log;
use Quayside\Blocks\Kit\LogEntry;
use Quayside\Blocks\Kit\LogFile;

require_once __DIR__ . '/woocommerce-logger.php';

/**
 * Tests the log: what is logged, without data of persons, and the files it is stored in.
 */
final class KitLogTest extends TestCase {
	use ReadsLog;

	private string $base = '';

	protected function set_up(): void {
		parent::set_up();
		$this->base = get_temp_dir() . 'quayside-log-' . wp_generate_password( 8, false );
		add_filter( 'upload_dir', fn ( array $dir ): array => [ 'basedir' => $this->base ] + $dir );
		add_filter( 'quayside_log_level', static fn (): string => 'info' );
	}

	protected function tear_down(): void {
		// WooCommerce's logger adds its own folder.
		Folder::erase( $this->base );
		parent::tear_down();
	}

	private static function entry( string $message, array $context = [], string $level = 'error' ): LogEntry {
		return LogEntry::make( $level, 'forms', $message, $context );
	}

	/** @return array<int, string> Paths of the files of the log. */
	private static function files(): array {
		return (array) glob( LogFile::folder() . '/*.log' );
	}

	/** @return array<int, string> Messages in the files. */
	private static function messages(): array {
		return array_map( static fn ( LogEntry $entry ): string => $entry->message, iterator_to_array( LogFile::entries(), false ) );
	}

	private static function needs_files(): void {
		if ( class_exists( \Automattic\WooCommerce\Utilities\LoggingUtil::class ) ) {
			self::markTestSkipped( 'WooCommerce stores the log.' );
		}
	}

	public function test_levels_below_the_threshold_are_not_logged(): void {
		$write  = static fn () => array_map( static fn ( string $level ) => Log::write( $level, 'forms', $level ), array_keys( LogEntry::LEVELS ) );
		$levels = static fn (): array => array_column( self::log_of( $write ), 0 );
		self::assertSame( [ 'emergency', 'alert', 'critical', 'error', 'warning', 'notice', 'info' ], $levels() );
		add_filter( 'quayside_log_level', static fn (): string => 'error', 20 );
		self::assertSame( [ 'emergency', 'alert', 'critical', 'error' ], $levels() );
		add_filter( 'quayside_log_level', static fn (): string => 'all', 30 );
		self::assertNotContains( 'debug', $levels(), 'An unknown level is ignored.' );
		self::assertSame( 'error', self::log_of( static fn () => Log::write( 'fatal', 'forms', 'A' ) )[0][0], 'An unknown level is an error.' );
	}

	public function test_lines_are_json(): void {
		self::needs_files();
		Log::write( 'warning', 'forms', 'Zwei „Fehler“', [ 'entry' => 7, 'ok' => false, 'none' => null, 'list' => [ 1 ] ] );
		[ $file ] = self::files();
		$line     = json_decode( (string) file_get_contents( $file ), true );
		self::assertSame( [ 'time', 'level', 'source', 'message', 'context' ], array_keys( $line ) );
		self::assertLessThan( 60, time() - (int) strtotime( $line['time'] ) );
		self::assertSame(
			[ 'warning', 'forms', 'Zwei „Fehler“', [ 'entry' => 7, 'ok' => false, 'list' => 'array' ] ],
			[ $line['level'], $line['source'], $line['message'], $line['context'] ]
		);
	}

	public function test_the_folder_is_denied_and_names_can_not_be_guessed(): void {
		self::assertTrue( LogFile::append( self::entry( 'A' ) ) );
		foreach ( array_keys( DeniedFolder::GUARDS ) as $name ) {
			self::assertFileExists( LogFile::folder() . "/$name" );
		}
		[ $file ] = self::files();
		clearstatcache();
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d-[0-9a-f]{32}\.log$/', basename( $file ) );
		self::assertSame( 0, fileperms( $file ) & 0007, 'Other users can not read it.' );
		$name = basename( $file );
		wp_delete_file( $file );
		add_filter( 'salt', static fn (): string => 'another secret' );
		LogFile::append( self::entry( 'A' ) );
		self::assertNotSame( $name, basename( self::files()[0] ), 'The name depends on a secret.' );
	}

	/** @return array<string, array{string, string}> */
	public static function persons(): array {
		return [
			'email'           => [ 'Could not send to Jane <jane.doe+1@example.com>: full', 'Could not send to Jane <[email]>: full' ],
			'IPv4'            => [ 'From 192.0.2.77, port 80', 'From [ip], port 80' ],
			'IPv6'            => [ 'From [2001:db8::7]:80 and fe80::1', 'From [[ip]]:80 and [ip]' ],
			'URL'             => [ 'https://example.com/a/?name=Jane&b#c failed', 'https://example.com/a/ failed' ],
			'time'            => [ 'At 12:30:00 on PHP 8.2.1 in Foo::bar()', 'At 12:30:00 on PHP 8.2.1 in Foo::bar()' ],
			'lines'           => [ "One\r\n{\"level\":\"x\"}\0", "One {'level':'x'}" ],
			'invalid UTF-8'   => [ "a\xC3(b", 'a?(b' ],
		];
	}

	/** @dataProvider persons */
	public function test_data_of_persons_is_removed( string $text, string $expected ): void {
		$entry = self::entry( $text, [ 'text' => $text, $text => 1 ] );
		self::assertSame( [ $expected, $expected ], [ $entry->message, $entry->context['text'] ] );
		self::assertStringNotContainsString( 'example.com?', $entry->line() );
		self::assertSame( mb_substr( $expected, 0, 40 ), (string) array_keys( $entry->context )[1] );
	}

	public function test_exceptions_are_logged_without_their_message(): void {
		$entry = self::entry( 'A', [ 'exception' => new \DomainException( 'Could not reach Jane Doe' ) ] );
		self::assertStringNotContainsString( 'Jane', $entry->line() );
		self::assertStringNotContainsString( ABSPATH, $entry->line() );
		self::assertMatchesRegularExpression( '~^DomainException in \S+KitLogTest\.php:\d+$~', $entry->context['exception'] );
	}

	public function test_entries_have_a_maximum_size(): void {
		$entry = self::entry( str_repeat( 'ä', 100_000 ), array_fill( 0, 1000, str_repeat( "\u{1F600}", 100_000 ) ) );
		self::assertSame( LogEntry::MESSAGE, mb_strlen( $entry->message ) );
		self::assertLessThanOrEqual( 4096, strlen( $entry->line() ) );
		self::assertSame( [ 'cut' => true ], LogEntry::parse( $entry->line() )?->context );
		self::assertSame( str_repeat( 'x', 200 ), self::entry( 'A', [ 'a' => str_repeat( 'x', 300 ) ] )->context['a'] );
	}

	public function test_a_full_file_is_replaced_and_a_day_has_two_files_at_most(): void {
		add_filter( 'quayside_log_bytes', static fn (): int => 1 );
		for ( $number = 0; $number < 400; $number++ ) {
			self::assertTrue( LogFile::append( self::entry( "Number $number" ) ) );
		}
		self::assertCount( 2, self::files() );
		foreach ( self::files() as $file ) {
			self::assertLessThanOrEqual( 16 * 1024, filesize( $file ), 'The filter has a minimum.' );
		}
		$messages = self::messages();
		self::assertSame( 'Number 399', end( $messages ) );
		self::assertSame(
			array_map( static fn ( int $number ): string => "Number $number", range( 400 - count( $messages ), 399 ) ),
			$messages,
			'The newest are there, oldest first.'
		);
	}

	public function test_a_repeated_message_is_logged_once_a_minute(): void {
		for ( $number = 0; $number < 200; $number++ ) {
			LogFile::append( self::entry( 'The same', [ 'entry' => $number ] ) );
			LogFile::append( self::entry( "Number $number" ) );
		}
		$count = static fn (): int => count( array_keys( self::messages(), 'The same', true ) );
		self::assertSame( 50, $count() );
		self::assertCount( 250, self::messages(), 'Others are all logged.' );
		[ $file ] = self::files();
		$older    = gmdate( 'c', time() - 61 );
		file_put_contents( $file, preg_replace( '/"time":"[^"]+"/', "\"time\":\"$older\"", (string) file_get_contents( $file ) ) );
		LogFile::append( self::entry( 'The same' ) );
		LogFile::append( self::entry( 'The same' ) );
		self::assertSame( 51, $count() );
	}

	public function test_files_are_deleted_after_some_days(): void {
		LogFile::append( self::entry( 'Today' ) );
		$add = static function ( int $days, string $end = '' ): string {
			$path = LogFile::folder() . '/' . gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ) . '-' . str_repeat( 'a', 32 ) . "$end.log";
			file_put_contents( $path, self::entry( "$days days" )->line() );
			return $path;
		};
		$paths = array_map( $add, [ 1, 30, 31, 400 ] );
		$full  = $add( 31, '.1' );
		$other = LogFile::folder() . '/other.log';
		file_put_contents( $other, 'of somebody else' );
		do_action( 'wp_scheduled_delete' );
		self::assertSame( [ true, true, false, false ], array_map( 'is_file', $paths ) );
		self::assertFileDoesNotExist( $full );
		self::assertFileExists( $other );
		self::assertSame( [ '30 days', '1 days', 'Today' ], self::messages() );
		add_filter( 'quayside_log_days', static fn (): int => 0 );
		LogFile::expire();
		self::assertSame( [ '1 days', 'Today' ], self::messages(), 'A day is kept at least.' );
		unlink( $other );
	}

	public function test_the_first_entry_of_a_day_deletes_old_files(): void {
		LogFile::append( self::entry( 'A' ) );
		$old = LogFile::folder() . '/2020-01-01-' . str_repeat( 'a', 32 ) . '.log';
		touch( $old );
		LogFile::append( self::entry( 'A' ) );
		self::assertFileExists( $old );
		array_map( 'unlink', array_diff( self::files(), [ $old ] ) );
		LogFile::append( self::entry( 'A' ) );
		self::assertFileDoesNotExist( $old );
	}

	public function test_a_folder_that_can_not_be_written_leaves_the_log_of_php(): void {
		self::needs_files();
		touch( $this->base );
		$log = (string) tempnam( get_temp_dir(), 'log' );
		$old = ini_set( 'error_log', $log );
		Log::write( 'error', 'forms', 'Written by PHP.', [ 'entry' => 7 ] );
		$storage = static fn ( array $dir ): array => [ 'basedir' => 'ftp://127.0.0.1/files' ] + $dir;
		add_filter( 'upload_dir', $storage );
		Log::write( 'error', 'forms', 'Streams have no locks.' );
		remove_filter( 'upload_dir', $storage );
		ini_set( 'error_log', (string) $old );
		$text = (string) file_get_contents( $log );
		unlink( $log );
		unlink( $this->base );
		self::assertStringContainsString( 'Quayside forms error: Written by PHP.', $text );
		self::assertStringContainsString( 'Streams have no locks.', $text );
	}

	public function test_listeners_that_throw_or_log_break_nothing(): void {
		$log = (string) tempnam( get_temp_dir(), 'log' );
		$old = ini_set( 'error_log', $log );
		add_action( 'quayside_log', static fn () => Log::write( 'error', 'forms', 'From the listener.' ) );
		add_action( 'quayside_log', static fn () => throw new \LogicException( 'jane@example.com' ) );
		Log::write( 'error', 'forms', 'From the code.' );
		ini_set( 'error_log', (string) $old );
		$text = (string) file_get_contents( $log );
		unlink( $log );
		self::assertStringContainsString( 'LogicException in', $text );
		self::assertStringNotContainsString( 'jane', $text );
		remove_all_actions( 'quayside_log' );
		self::assertCount( 1, self::log_of( static fn () => Log::write( 'error', 'forms', 'The next one.' ) ), 'Listeners still run.' );
	}

	public function test_woocommerces_logger_is_used_if_there_is_one(): void {
		$logged = [];
		add_filter( 'woocommerce_logger_log_message', static function ( $message, $level, $context ) use ( &$logged ): mixed {
			$logged[] = [ $level, $message, $context ];
			return null;
		}, 10, 3 );
		add_filter( 'quayside_test_logger', static fn (): object => new class() {
			public function log( string $level, string $message, array $context ): void {
				apply_filters( 'woocommerce_logger_log_message', $message, $level, $context, null );
			}
		} );
		Log::write( 'warning', 'forms', 'Sent to jane@example.com.', [ 'entry' => 7 ] );
		$expected = [ 'warning', 'Sent to [email]', [ 'source' => 'quayside-forms', 'entry' => 7 ] ];
		self::assertSame( $expected, [ $logged[0][0], rtrim( $logged[0][1], '.' ), $logged[0][2] ] );
		self::assertSame( [], self::files() );
	}

	/**
	 * Four processes write 300 lines each, while files become full.
	 */
	public function test_parallel_writers_lose_and_mix_nothing(): void {
		add_filter( 'quayside_log_bytes', static fn (): int => 100_000 );
		$code    = 'namespace X; use Quayside\Blocks\Kit\{LogEntry, LogFile}; add_filter( "upload_dir", static fn ( $dir ) => [ "basedir" => '
			. var_export( $this->base, true ) . ' ] + $dir ); add_filter( "quayside_log_bytes", static fn () => 100_000 );
			$done = 0; for ( $number = 0; $number < 300; $number++ ) { $done += LogFile::append( LogEntry::make( "error", "forms", "Line " . getmypid() . " $number", [ "text" => str_repeat( "x", 20 ) ] ) ) ? 1 : 0; } echo "[$done]";';
		$running = [];
		for ( $process = 0; $process < 4; $process++ ) {
			$command   = [ PHP_BINARY, dirname( __DIR__, 2 ) . '/bin/site/eval.php', (string) getenv( 'QUAYSIDE_SITE' ), $code ];
			$running[] = popen( implode( ' ', array_map( 'escapeshellarg', $command ) ), 'r' );
		}
		foreach ( $running as $process ) {
			self::assertStringContainsString( '[300]', (string) stream_get_contents( $process ) );
			pclose( $process );
		}
		self::assertCount( 2, self::files() );
		$lines = array_merge( ...array_map( 'file', self::files() ) );
		self::assertCount( count( $lines ), self::messages(), 'Each line is complete.' );
		self::assertCount( 1200, array_unique( self::messages() ) );
	}

	public function test_the_folder_stays_while_another_plugin_is_installed(): void {
		LogFile::append( self::entry( 'A' ) );
		LogFile::uninstall( 'quayside-blocks' );
		self::assertSame( [ 'A' ], self::messages() );
	}

	/**
	 * Deletes the plugin of forms in a process whose plugins folder has no other Quayside plugin.
	 */
	public function test_deleting_the_last_plugin_deletes_the_folder(): void {
		LogFile::append( self::entry( 'A' ) );
		$plugins = "$this->base-plugins";
		mkdir( "$plugins/quayside-blocks", 0700, true );
		$root = dirname( __DIR__, 2 );
		$code = '$argv = ' . var_export( [ '', (string) getenv( 'QUAYSIDE_SITE' ) ], true )
			. '; $site = require ' . var_export( "$root/bin/site/boot.php", true )
			. '; define( "WP_PLUGIN_DIR", ' . var_export( $plugins, true )
			. ' ); require "$site/wp-load.php"; add_filter( "upload_dir", static fn ( $dir ) => [ "basedir" => '
			. var_export( $this->base, true ) . ' ] + $dir ); foreach ( [ "LastPlugin", "DeniedFolder", "LogFile" ] as $name ) { require_once '
			. var_export( "$root/plugins/quayside-blocks/build/kit/", true ) . ' . "$name.php"; } Quayside\Blocks\Kit\LogFile::uninstall( "quayside-blocks" ); echo "[done]";';
		$process = popen( PHP_BINARY . ' -r ' . escapeshellarg( $code ), 'r' );
		$output  = (string) stream_get_contents( $process );
		pclose( $process );
		rmdir( "$plugins/quayside-blocks" );
		rmdir( $plugins );
		self::assertStringContainsString( '[done]', $output );
		self::assertDirectoryDoesNotExist( LogFile::folder() );
	}

	public function test_each_plugin_deletes_the_log_when_it_is_deleted(): void {
		foreach ( [ 'blocks', 'consent', 'shop' ] as $plugin ) {
			$code = (string) file_get_contents( dirname( __DIR__, 2 ) . "/plugins/quayside-$plugin/uninstall.php" );
			self::assertStringContainsString( "Kit\\LogFile::uninstall( 'quayside-$plugin' )", $code );
		}
	}

	public function test_site_health_names_the_level_and_the_folder(): void {
		$fields = apply_filters( 'debug_information', [] )['quayside-log']['fields'];
		self::assertSame( 'info', $fields['level']['value'] );
		self::needs_files();
		self::assertSame( LogFile::folder(), $fields['folder']['value'] );
		self::assertTrue( $fields['folder']['private'], 'It is not copied.' );
	}
}
