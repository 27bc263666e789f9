<?php
/**
 * Runs the plugin Theme Check on an installed theme and prints its messages as JSON.
 *
 * Usage: php theme-check.php FOLDER THEME-CHECK THEME
 */

declare( strict_types=1 );

$quayside_site = require dirname( __DIR__ ) . '/site/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$quayside_theme = (string) ( $argv[3] ?? '' );
require_once (string) ( $argv[2] ?? '' ) . '/checkbase.php';
require_once (string) ( $argv[2] ?? '' ) . '/main.php';
run_themechecks_against_theme( wp_get_theme( $quayside_theme ), $quayside_theme );

$quayside_messages = [];
foreach ( $GLOBALS['themechecks'] as $quayside_check ) {
	foreach ( (array) ( $quayside_check instanceof themecheck ? $quayside_check->getError() : [] ) as $quayside_error ) {
		$quayside_text = wp_strip_all_tags( (string) $quayside_error );
		preg_match( '/^(REQUIRED|WARNING|RECOMMENDED|INFO)\s*:?\s*(.*)$/s', $quayside_text, $quayside_match );
		$quayside_messages[] = [
			'kind'    => [
				'REQUIRED' => 'error',
				'INFO'     => 'info',
			][ $quayside_match[1] ?? '' ] ?? 'warning',
			'part'    => $quayside_theme,
			'file'    => '',
			'line'    => 0,
			'code'    => get_class( $quayside_check ),
			'message' => $quayside_match[2] ?? $quayside_text,
		];
	}
}
echo wp_json_encode( $quayside_messages );
