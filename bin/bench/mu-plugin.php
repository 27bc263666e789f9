<?php
/**
 * Plugin Name: Quayside benchmark
 * Description: Says what a page cost on the server, and leaves Quayside's plugins out of a request that asks for it.
 *
 * The header "X-Quayside-Bench: on" adds a comment with milliseconds, milliseconds of processor time since must-use plugins
 * loaded, queries and bytes of memory; "off" does the same
 * without Quayside's plugins, "off quayside-shop" without that one, so that two requests to one server differ in them alone.
 * With "X-Quayside-Bench-File: ID" the figures are written to a file instead, for answers that end before their work does.
 * "plain" at the end takes the demo's third party and store notice off the page, which give the plugins something to do.
 */

declare( strict_types=1 );

$quayside_bench = $_SERVER['HTTP_X_QUAYSIDE_BENCH'] ?? '';

if ( str_ends_with( $quayside_bench, ' plain' ) ) {
	add_filter( 'option_quayside_seed_version', '__return_false' );
	add_filter( 'option_woocommerce_demo_store', static fn (): string => 'no' );
}

if ( preg_match( '/^off(?: (quayside-[a-z]+))?(?: plain)?$/', $quayside_bench, $quayside_off ) ) {
	add_filter(
		'option_active_plugins',
		static fn ( $plugins ): array => array_values( array_filter( (array) $plugins, static fn ( $plugin ): bool => ! str_starts_with( (string) $plugin, ( $quayside_off[1] ?? '' ) ?: 'quayside-' ) ) )
	);
}

if ( '' !== $quayside_bench ) {
	$quayside_cpu   = static function (): float {
		$usage = (array) getrusage();
		return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1000 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
	};
	$quayside_start = $quayside_cpu();
	add_action(
		'shutdown',
		static function () use ( $quayside_cpu, $quayside_start ): void {
			$figures = (string) json_encode(
				[
					'ms'      => ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] ) * 1000,
					'cpu'     => $quayside_cpu() - $quayside_start,
					'queries' => get_num_queries(),
					'memory'  => memory_get_peak_usage(),
				]
			);
			$id = (string) preg_replace( '/[^a-z0-9-]/', '', $_SERVER['HTTP_X_QUAYSIDE_BENCH_FILE'] ?? '' );
			if ( '' === $id ) {
				echo "<!-- quayside-bench $figures -->";
				return;
			}
			$file = WP_CONTENT_DIR . "/bench-$id.json";
			file_put_contents( "$file.part", $figures );
			rename( "$file.part", $file );
		},
		PHP_INT_MAX
	);
}
