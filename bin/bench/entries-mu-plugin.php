<?php
/**
 * Plugin Name: Quayside entries benchmark
 * Description: Adds an empty REST route for comparison and a rate limit that is never reached.
 */

declare( strict_types=1 );

add_filter( 'quayside_blocks_form_rate_limit', static fn (): int => 1000000 );
add_filter( 'pre_wp_mail', '__return_true' );
add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'quayside-bench/v1',
			'/empty',
			[
				'methods'             => 'POST',
				'callback'            => static fn (): array => [],
				'permission_callback' => '__return_true',
			]
		);
	}
);
