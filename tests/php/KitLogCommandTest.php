<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Shop\Kit\LogCommand;
use Quayside\Shop\Kit\LogEntry;
use Quayside\Shop\Kit\LogFile;

/**
 * Tests `wp quayside log`.
 */
final class KitLogCommandTest extends TestCase {
	private RecordingTerminal $terminal;

	private LogCommand $command;

	protected function set_up(): void {
		parent::set_up();
		$base = get_temp_dir() . 'quayside-log-command';
		add_filter( 'upload_dir', static fn ( array $dir ): array => [ 'basedir' => $base ] + $dir );
		LogFile::clear();
		foreach ( [
			[ 'info', 'forms', 'One' ],
			[ 'warning', 'consent', 'Two' ],
			[ 'error', 'forms', 'Three' ],
		] as [ $level, $source, $message ] ) {
			LogFile::append( LogEntry::make( $level, $source, $message, [ 'id' => 7 ] ) );
		}
		$this->terminal = new RecordingTerminal();
		$this->command  = new LogCommand( $this->terminal );
	}

	/** @return array<int, string> Messages that the command shows. */
	private function messages( array $options = [] ): array {
		$this->command->log( [], $options );
		return array_column( $this->terminal->rows, 'message' );
	}

	public function test_shows_entries_oldest_first(): void {
		self::assertSame( [ 'One', 'Two', 'Three' ], $this->messages() );
		self::assertSame( 'table', $this->terminal->format );
		[ $row ] = $this->terminal->rows;
		self::assertSame( [ 'info', 'forms', '{"id":7}' ], [ $row['level'], $row['source'], $row['context'] ] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/', $row['time'] );
	}

	public function test_filters_entries(): void {
		self::assertSame( [ 'Two', 'Three' ], $this->messages( [ 'level' => 'warning' ] ) );
		self::assertSame( [ 'One', 'Three' ], $this->messages( [ 'source' => 'forms' ] ) );
		self::assertSame( [ 'Three' ], $this->messages( [ 'limit' => '1' ] ) );
		self::assertSame( [ 'One', 'Two', 'Three' ], $this->messages( [ 'since' => '1 hour ago' ] ) );
		self::assertSame( [], $this->messages( [ 'since' => 'tomorrow' ] ) );
		$this->messages( [ 'format' => 'json' ] );
		self::assertSame( 'json', $this->terminal->format );
		$this->command->log( [], [ 'format' => 'count', 'level' => 'error' ] );
		self::assertSame( [ '1' ], $this->terminal->messages );
	}

	public function test_limits_apply_to_many_entries(): void {
		add_filter( 'quayside_log_bytes', static fn (): int => 10_000_000 );
		for ( $number = 0; $number < 1500; $number++ ) {
			LogFile::append( LogEntry::make( 'error', 'shop', "Number $number", [] ) );
		}
		self::assertSame( [ 'Number 1497', 'Number 1498', 'Number 1499' ], $this->messages( [ 'limit' => '3' ] ) );
	}

	public function test_rejects_invalid_options(): void {
		$failure = fn ( array $options ): string => RecordingTerminal::failure( fn () => $this->command->log( [], $options ) );
		self::assertStringContainsString( '“fatal”', $failure( [ 'level' => 'fatal' ] ) );
		self::assertStringContainsString( '“some day”', $failure( [ 'since' => 'some day' ] ) );
		self::assertStringContainsString( 'limit', $failure( [ 'limit' => '0' ] ) );
		self::assertStringContainsString( '“form”', $failure( [ 'source' => 'form' ] ) );
		self::assertStringContainsString( '--fields', $failure( [ 'fields' => 'id' ] ) );
	}

	public function test_clears_after_a_confirmation(): void {
		self::assertSame( 'Delete all entries of the log?', RecordingTerminal::failure( fn () => $this->command->log( [ 'clear' ], [] ) ) );
		$failure = RecordingTerminal::failure( fn () => $this->command->log( [ 'clear' ], [ 'source' => 'forms', 'yes' => '1' ] ) );
		self::assertStringContainsString( 'all entries', $failure );
		self::assertCount( 3, $this->messages() );
		$this->command->log( [ 'clear' ], [ 'yes' => '1' ] );
		self::assertSame( [], $this->messages() );
		self::assertSame( [ 'Success: The log was cleared.' ], $this->terminal->messages );
	}

	public function test_damaged_lines_are_left_out(): void {
		[ $file ] = (array) glob( LogFile::folder() . '/*.log' );
		file_put_contents( $file, "half a line\n{\"time\":\"never\"}\n[]\n", FILE_APPEND );
		self::assertSame( [ 'One', 'Two', 'Three' ], $this->messages() );
	}
}
