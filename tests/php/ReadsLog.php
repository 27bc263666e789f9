<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Reads what is logged.
 */
trait ReadsLog {
	/**
	 * Returns what is logged while a task runs: level, source, message, and context.
	 *
	 * @return array<int, array{string, string, string, array<string, mixed>}>
	 */
	protected static function log_of( callable $task ): array {
		$logged = [];
		$listen = static function ( string $level, string $source, string $message, array $context ) use ( &$logged ): void {
			$logged[] = [ $level, $source, $message, $context ];
		};
		add_action( 'quayside_log', $listen, 10, 4 );
		try {
			$task();
		} finally {
			remove_action( 'quayside_log', $listen );
		}
		return $logged;
	}
}
