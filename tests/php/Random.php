<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Makes reproducible random choices, independent of other code that uses PHP's random numbers.
 */
final class Random {
	private int $turn = 0;

	public function __construct( private string $seed ) {}

	/**
	 * Returns the seed of fuzz tests: QUAYSIDE_FUZZ_SEED, or a fixed one.
	 */
	public static function seed(): string {
		$seed = getenv( 'QUAYSIDE_FUZZ_SEED' );
		return is_string( $seed ) && '' !== $seed ? $seed : '1';
	}

	/**
	 * Returns the duration of a fuzz test in seconds: QUAYSIDE_FUZZ_SECONDS, or a few seconds.
	 *
	 * @param float $default Seconds in regular test runs.
	 */
	public static function seconds( float $default ): float {
		$seconds = getenv( 'QUAYSIDE_FUZZ_SECONDS' );
		return is_string( $seconds ) && is_numeric( $seconds ) ? (float) $seconds : $default;
	}

	/**
	 * Returns an integer from 0 that is less than a limit.
	 */
	public function below( int $limit ): int {
		return (int) ( hexdec( substr( hash( 'sha256', "$this->seed|" . $this->turn++ ), 0, 12 ) ) % max( 1, $limit ) );
	}

	/**
	 * Returns true with a probability in percent.
	 */
	public function happens( int $percent ): bool {
		return $this->below( 100 ) < $percent;
	}

	/**
	 * Returns an item of a list.
	 *
	 * @template T
	 * @param array<array-key, T> $list List.
	 * @return T
	 */
	public function of( array $list ): mixed {
		return array_values( $list )[ $this->below( count( $list ) ) ];
	}

	/**
	 * Returns random bytes.
	 */
	public function bytes( int $length ): string {
		$bytes = '';
		while ( strlen( $bytes ) < $length ) {
			$bytes .= hash( 'sha256', "$this->seed|" . $this->turn++, true );
		}
		return substr( $bytes, 0, $length );
	}
}
