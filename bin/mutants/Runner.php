<?php
declare( strict_types=1 );

namespace Quayside\Mutants;

/**
 * Writes each mutant into the site's copy of a plugin and runs the tests to find out whether they detect it.
 *
 * @phpstan-type Plan array{root: string, work: string, every: int, files: list<array{path: string, copy: string}>}
 */
final class Runner {
	/** Exit statuses of test processes in addition to PHPUnit's. */
	private const INVALID    = 70;
	private const NOT_LOADED = 71;
	/** Exit status of the first process if the file is loaded while WordPress starts. */
	private const EARLY = 72;

	private float $limit = 120.0;

	/**
	 * @param Plan $plan Files and options.
	 */
	public function __construct( private array $plan ) {}

	/**
	 * Runs all mutants.
	 *
	 * @return bool False if the tests fail without a mutant. No results are reported then.
	 */
	public function run(): bool {
		file_put_contents( $this->plan['work'] . '/mutants.jsonl', '' );
		if ( ! $this->tests_pass() ) {
			return false;
		}
		foreach ( $this->plan['files'] as [ 'path' => $path, 'copy' => $copy ] ) {
			$original = (string) file_get_contents( $copy );
			$mutants  = array_values(
				array_filter( Mutants::of( $original ), fn ( int $number ): bool => 0 === $number % $this->plan['every'], ARRAY_FILTER_USE_KEY )
			);
			fwrite( STDOUT, "\n$path: " . count( $mutants ) . "\n" );
			$status = $this->fork(
				function () use ( $path, $copy, $mutants ): int {
					$this->start_wordpress();
					if ( in_array( realpath( $copy ), get_included_files(), true ) ) {
						return self::EARLY;
					}
					$this->run_all( $path, $copy, $mutants, true );
					return 0;
				},
				PHP_FLOAT_MAX
			);
			if ( self::EARLY === $status ) {
				$this->run_all( $path, $copy, $mutants, false );
			}
			file_put_contents( $copy, $original );
			if ( self::EARLY !== $status && 0 !== $status ) {
				fwrite( STDOUT, "\nThe process of $path ended with $status.\n" . file_get_contents( $this->plan['work'] . '/output.txt' ) . "\n" );
				return false;
			}
		}
		// A mutant may have left data behind that makes all later tests fail.
		return $this->tests_pass();
	}

	private function tests_pass(): bool {
		$start  = microtime( true );
		$status = $this->fork(
			function (): int {
				$this->start_wordpress();
				return $this->test( null );
			},
			600.0
		);
		$this->limit = 10.0 + 10 * ( microtime( true ) - $start );
		if ( 0 !== $status ) {
			fwrite( STDOUT, "\nThe tests fail without any mutant, status $status:\n" . file_get_contents( $this->plan['work'] . '/output.txt' ) . "\n" );
		}
		return 0 === $status;
	}

	/**
	 * @param string                                                                       $path       Path relative to the root.
	 * @param string                                                                       $copy       Copy in the site.
	 * @param list<array{line: int, mutator: string, becomes: string, code: string}> $mutants    Mutants of the file.
	 * @param bool                                                                         $is_started Whether WordPress is loaded in this process.
	 */
	private function run_all( string $path, string $copy, array $mutants, bool $is_started ): void {
		// Test with a broken file. If the tests pass, they load another copy.
		$broken = [ 'line' => 1, 'mutator' => 'Broken file', 'becomes' => 'an error', 'code' => '<?php throw new Error();' ];
		foreach ( [ $broken, ...$mutants ] as [ 'code' => $code, 'line' => $line, 'mutator' => $mutator, 'becomes' => $becomes ] ) {
			file_put_contents( $copy, $code );
			$status = $this->fork(
				function () use ( $copy, $is_started ): int {
					if ( ! $is_started ) {
						$this->start_wordpress();
					}
					return $this->test( $copy );
				},
				$this->limit
			);
			$fate   = [ 0 => 'survived', self::NOT_LOADED => 'survived', self::INVALID => 'invalid' ][ $status ] ?? 'killed';
			if ( 'Broken file' === $mutator ) {
				if ( 'survived' === $fate ) {
					fwrite( STDOUT, "No test reads $path.\n" );
				}
				continue;
			}
			fwrite( STDOUT, [ 'survived' => 'S', 'invalid' => 'I', 'killed' => '.' ][ $fate ] );
			file_put_contents(
				$this->plan['work'] . '/mutants.jsonl',
				json_encode(
					[ 'file' => $path ] + compact( 'line', 'mutator', 'becomes', 'fate', 'status' ),
					JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE
				) . "\n",
				FILE_APPEND
			);
		}
	}

	/**
	 * Loads WordPress and the test classes.
	 */
	private function start_wordpress(): void {
		// Inside a function, like in PHPUnit.
		require_once $this->plan['root'] . '/tests/bootstrap.php';
	}

	/**
	 * Runs PHPUnit in this process.
	 *
	 * @param string|null $copy Path of the mutant.
	 * @return int Exit status of PHPUnit or this class.
	 */
	private function test( ?string $copy ): int {
		$command = [ 'phpunit', '--do-not-cache-result', '--stop-on-defect', '--configuration', $this->plan['work'] . '/phpunit.xml' ];
		$status  = ( new \PHPUnit\TextUI\Command() )->run( $command, false );
		return 0 === $status && null !== $copy && ! in_array( realpath( $copy ), get_included_files(), true ) ? self::NOT_LOADED : $status;
	}

	/**
	 * Runs a function in a separate process.
	 *
	 * @param callable(): int $work  Returns the exit status.
	 * @param float           $limit Timeout in seconds.
	 * @return int Exit status, -1 if the process was killed.
	 */
	private function fork( callable $work, float $limit ): int {
		$process = pcntl_fork();
		if ( 0 === $process ) {
			$this->become( $work );
		}
		$end = microtime( true ) + $limit;
		// Most mutants take far less than a second.
		while ( 0 === pcntl_waitpid( $process, $status, WNOHANG ) ) {
			if ( microtime( true ) > $end ) {
				posix_kill( $process, SIGKILL );
				pcntl_waitpid( $process, $status );
				return -1;
			}
			usleep( 2000 );
		}
		return pcntl_wifexited( $status ) ? pcntl_wexitstatus( $status ) : -1;
	}

	/**
	 * @param callable(): int $work Returns the exit status.
	 */
	private function become( callable $work ): never {
		$log  = $this->plan['work'] . '/output.txt';
		$done = false;
		$self = getmypid();
		// Write the output to the log at the end. Forks of this process have their own log.
		ob_start(
			static function ( string $text ) use ( $log, $self ): string {
				if ( getmypid() === $self ) {
					file_put_contents( $log, $text );
				}
				return '';
			}
		);
		register_shutdown_function(
			static function () use ( &$done, $self ): void {
				if ( ! $done && getmypid() === $self ) {
					// A mutant that ends the process has not passed its tests.
					$type = error_get_last()['type'] ?? 0;
					exit( in_array( $type, [ E_PARSE, E_COMPILE_ERROR ], true ) ? self::INVALID : 2 ); // phpcs:ignore
				}
			}
		);
		try {
			$status = $work();
		} catch ( \ParseError $fault ) {
			$status = self::INVALID;
		} catch ( \Throwable $fault ) {
			echo $fault;
			$status = 2;
		}
		$done = true;
		exit( $status );
	}
}
