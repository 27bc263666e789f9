<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Random choices that a seed repeats, whatever else asks PHP for random numbers meanwhile.
 */
final class Random {
	private int $turn = 0;

	public function __construct( private string $seed ) {}

	/**
	 * What fuzz tests begin with: the seed of QUAYSIDE_FUZZ_SEED, or a fixed one.
	 */
	public static function seed(): string {
		$seed = getenv( 'QUAYSIDE_FUZZ_SEED' );
		return is_string( $seed ) && '' !== $seed ? $seed : '1';
	}

	/**
	 * How long a fuzz test may take: QUAYSIDE_FUZZ_SECONDS, or a few seconds.
	 *
	 * @param float $default Seconds in the ordinary tests.
	 */
	public static function seconds( float $default ): float {
		$seconds = getenv( 'QUAYSIDE_FUZZ_SECONDS' );
		return is_string( $seconds ) && is_numeric( $seconds ) ? (float) $seconds : $default;
	}

	/**
	 * A whole number from 0, less than a limit.
	 */
	public function below( int $limit ): int {
		return (int) ( hexdec( substr( hash( 'sha256', "$this->seed|" . $this->turn++ ), 0, 12 ) ) % max( 1, $limit ) );
	}

	/**
	 * Whether something of so many in a hundred happens.
	 */
	public function happens( int $percent ): bool {
		return $this->below( 100 ) < $percent;
	}

	/**
	 * One of a list.
	 *
	 * @template T
	 * @param array<array-key, T> $list The list.
	 * @return T
	 */
	public function of( array $list ): mixed {
		return array_values( $list )[ $this->below( count( $list ) ) ];
	}

	/**
	 * Bytes.
	 */
	public function bytes( int $length ): string {
		$bytes = '';
		while ( strlen( $bytes ) < $length ) {
			$bytes .= hash( 'sha256', "$this->seed|" . $this->turn++, true );
		}
		return substr( $bytes, 0, $length );
	}
}
