<?php
/**
 * Plugin Name: Quayside benchmark
 * Description: Says what a page cost on the server, and leaves Quayside's plugins out of a request that asks for it.
 *
 * The header "X-Quayside-Bench: on" adds a comment with milliseconds, queries and bytes of memory; "off" does the same
 * without Quayside's plugins, "off quayside-shop" without that one, so that two requests to one server differ in them alone.
 */

declare( strict_types=1 );

$quayside_bench = $_SERVER['HTTP_X_QUAYSIDE_BENCH'] ?? '';

if ( preg_match( '/^off ?(quayside-[a-z]+)?$/', $quayside_bench, $quayside_off ) ) {
	add_filter(
		'option_active_plugins',
		static fn ( $plugins ): array => array_values( array_filter( (array) $plugins, static fn ( $plugin ): bool => ! str_starts_with( (string) $plugin, $quayside_off[1] ?? 'quayside-' ) ) )
	);
}

if ( '' !== $quayside_bench ) {
	add_action(
		'shutdown',
		static function (): void {
			printf(
				'<!-- quayside-bench %s -->',
				(string) json_encode(
					[
						'ms'      => ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000,
						'queries' => get_num_queries(),
						'memory'  => memory_get_peak_usage(),
					]
				)
			);
		},
		PHP_INT_MAX
	);
}
