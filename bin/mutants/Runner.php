<?php
declare( strict_types=1 );

namespace Quayside\Mutants;

/**
 * Puts one mutant after the other into the site's copy of a plugin and lets the tests say whether they notice.
 *
 * @phpstan-type Plan array{root: string, work: string, every: int, files: list<array{path: string, copy: string}>}
 */
final class Runner {
	/** What a process of tests ends with besides PHPUnit's own words. */
	private const INVALID    = 70;
	private const NOT_LOADED = 71;
	/** Of the first process: the file is loaded while WordPress starts. */
	private const EARLY = 72;

	private float $limit = 120.0;

	/**
	 * @param Plan $plan What to do.
	 */
	public function __construct( private array $plan ) {}

	/**
	 * @return bool False where the tests fail without any mutant: then nothing was counted.
	 */
	public function run(): bool {
		file_put_contents( $this->plan['work'] . '/mutants.jsonl', '' );
		if ( ! $this->tests_pass() ) {
			return false;
		}
		foreach ( $this->plan['files'] as [ 'path' => $path, 'copy' => $copy ] ) {
			$original = (string) file_get_contents( $copy );
			$mutants  = array_values( array_filter( Mutants::of( $original ), fn ( int $number ): bool => 0 === $number % $this->plan['every'], ARRAY_FILTER_USE_KEY ) );
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
		// A mutant may have left something behind that fails every test after it.
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
	 * @param string                                                                       $path       The file, from the root.
	 * @param string                                                                       $copy       The site's copy.
	 * @param list<array{line: int, mutator: string, becomes: string, code: string}> $mutants    All of it.
	 * @param bool                                                                         $is_started Whether WordPress runs in this process.
	 */
	private function run_all( string $path, string $copy, array $mutants, bool $is_started ): void {
		// A file that says nothing but that it is broken: who does not notice that reads another one.
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
			file_put_contents( $this->plan['work'] . '/mutants.jsonl', json_encode( [ 'file' => $path ] + compact( 'line', 'mutator', 'becomes', 'fate', 'status' ), JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE ) . "\n", FILE_APPEND );
		}
	}

	/**
	 * Loads WordPress and the tests' own classes.
	 */
	private function start_wordpress(): void {
		// As PHPUnit does: inside a function.
		require_once $this->plan['root'] . '/tests/bootstrap.php';
	}

	/**
	 * Runs PHPUnit in this process.
	 *
	 * @param string|null $copy The mutant.
	 * @return int PHPUnit's status, or one of this class.
	 */
	private function test( ?string $copy ): int {
		$command = [ 'phpunit', '--do-not-cache-result', '--stop-on-defect', '--configuration', $this->plan['work'] . '/phpunit.xml' ];
		$status  = ( new \PHPUnit\TextUI\Command() )->run( $command, false );
		return 0 === $status && null !== $copy && ! in_array( realpath( $copy ), get_included_files(), true ) ? self::NOT_LOADED : $status;
	}

	/**
	 * Does something in a process of its own.
	 *
	 * @param callable(): int $work  Returns the process's status.
	 * @param float           $limit Seconds after which it is ended.
	 * @return int Its status; -1 where it had to be ended or ended by a signal.
	 */
	private function fork( callable $work, float $limit ): int {
		$process = pcntl_fork();
		if ( 0 === $process ) {
			$this->become( $work );
		}
		$end = microtime( true ) + $limit;
		// Blocks no longer than a mutant takes, which is mostly far below a second.
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
	 * @param callable(): int $work Returns the process's status.
	 */
	private function become( callable $work ): never {
		$log  = $this->plan['work'] . '/output.txt';
		$done = false;
		$self = getmypid();
		// Written where it ends, not shown. A fork of this process has its own.
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
