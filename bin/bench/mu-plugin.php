<?php
/**
 * Plugin Name: Quayside benchmark
 * Description: Reports the server cost of a page, and deactivates Quayside's plugins for a request on demand.
 *
 * The header "X-Quayside-Bench: on" adds a comment with milliseconds, milliseconds of CPU time since must-use plugins loaded,
 * queries, and bytes of memory. "off" does the same without Quayside's plugins, "off quayside-shop" without that plugin, so that
 * two requests to one server differ only in the plugins. With "X-Quayside-Bench-File: ID", the values are written to a file
 * instead, for responses that end before their work does. "default THEME" is the page with that theme and no Quayside plugin,
 * "default THEME folder/file.php …" with these plugins in their place.
 * "plain" at the end removes the demo's third party and store notice,
 * which cause work for the plugins.
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
		static fn ( $plugins ): array => array_values(
			array_filter( (array) $plugins, static fn ( $plugin ): bool => ! str_starts_with( (string) $plugin, ( $quayside_off[1] ?? '' ) ?: 'quayside-' ) )
		)
	);
}

if ( preg_match( '/^default ([a-z0-9-]+)((?: [\w.-]+\/[\w.-]+\.php)*)$/', $quayside_bench, $quayside_theme ) ) {
	$quayside_peers = array_filter( explode( ' ', $quayside_theme[2] ) );
	add_filter(
		'option_active_plugins',
		static fn ( $plugins ): array => array_merge(
			array_values( array_filter( (array) $plugins, static fn ( $plugin ): bool => ! str_starts_with( (string) $plugin, 'quayside-' ) ) ),
			$quayside_peers
		)
	);
	add_filter( 'pre_option_template', static fn (): string => $quayside_theme[1] );
	add_filter( 'pre_option_stylesheet', static fn (): string => $quayside_theme[1] );
}

if ( '' !== $quayside_bench ) {
	// WordPress stores the styles of one theme. Requests with different themes would write them every time.
	$quayside_styles = 'quayside_bench_styles_' . ( $quayside_theme[1] ?? '' );
	add_filter( 'pre_transient_wp_styles_for_blocks', static fn ( $value ) => get_option( $quayside_styles ) ?: $value );
	add_filter(
		'pre_set_transient_wp_styles_for_blocks',
		static function ( $value ) use ( $quayside_styles ) {
			update_option( $quayside_styles, $value, true );
			return $value;
		}
	);

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
