<?php
/**
 * Runs the plugin Plugin Check on installed plugins and prints its messages as JSON.
 *
 * Usage: php plugin-check.php FOLDER PLUGIN-CHECK PLUGIN …
 */

declare( strict_types=1 );

$quayside_site = require dirname( __DIR__ ) . '/site/boot.php';
require $quayside_site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

$quayside_folder = (string) ( $argv[2] ?? '' );
$quayside_names  = array_slice( $argv, 3 );
define( 'WP_PLUGIN_CHECK_VERSION', '1' );
define( 'WP_PLUGIN_CHECK_MAIN_FILE', "$quayside_folder/plugin.php" );
define( 'WP_PLUGIN_CHECK_PLUGIN_DIR_PATH', "$quayside_folder/" );
define( 'WP_PLUGIN_CHECK_PLUGIN_DIR_URL', '' );
require_once "$quayside_folder/vendor/autoload.php";

$quayside_messages = [];
foreach ( $quayside_names as $quayside_name ) {
	$quayside_runner = new \WordPress\Plugin_Check\Checker\CLI_Runner();
	$quayside_runner->set_experimental_flag( false );
	$quayside_runner->set_check_slugs( [] );
	$quayside_runner->set_check_exclude_slugs( [] );
	$quayside_runner->set_categories( [] );
	$quayside_runner->set_slug( $quayside_name );
	$quayside_runner->set_plugin( "$quayside_name/$quayside_name.php" );
	// Checks at run time need a request that WP-CLI starts early.
	$quayside_runner->set_check_exclude_slugs( array_keys( array_filter(
		( new \WordPress\Plugin_Check\Checker\Default_Check_Repository() )->get_checks()->to_map(),
		static fn ( object $check ): bool => $check instanceof \WordPress\Plugin_Check\Checker\Runtime_Check
	) ) );
	$quayside_result = $quayside_runner->run();
	foreach ( [ 'error' => $quayside_result->get_errors(), 'warning' => $quayside_result->get_warnings() ] as $quayside_kind => $quayside_files ) {
		foreach ( $quayside_files as $quayside_file => $quayside_lines ) {
			foreach ( $quayside_lines as $quayside_line => $quayside_columns ) {
				foreach ( array_merge( ...array_values( $quayside_columns ) ) as $quayside_message ) {
					$quayside_messages[] = [
						'kind'    => $quayside_kind,
						'part'    => $quayside_name,
						'file'    => (string) $quayside_file,
						'line'    => (int) $quayside_line,
						'code'    => (string) $quayside_message['code'],
						'message' => wp_strip_all_tags( (string) $quayside_message['message'] ),
					];
				}
			}
		}
	}
}
echo wp_json_encode( $quayside_messages );
