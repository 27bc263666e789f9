<?php
/**
 * Changes the URL of a site, including stored links.
 *
 * Usage: php move.php FOLDER OLD-URL NEW-URL
 */

declare( strict_types=1 );

$quayside_site = require __DIR__ . '/boot.php';
require $quayside_site . '/wp-load.php';

global $wpdb;
$wpdb->query(
	$wpdb->prepare(
		"UPDATE $wpdb->posts SET post_content = REPLACE( post_content, %s, %s ), guid = REPLACE( guid, %s, %s )",
		$argv[2],
		$argv[3],
		$argv[2],
		$argv[3]
	)
);
// Match the slash, so that port 888 does not match port 8880. URLs of the homepage may have no slash.
$wpdb->query(
	$wpdb->prepare(
		"UPDATE $wpdb->postmeta SET meta_value = REPLACE( CONCAT( meta_value, '/' ), %s, %s ) WHERE meta_key = '_menu_item_url' AND meta_value = %s",
		"$argv[2]/",
		"$argv[3]/",
		$argv[2]
	)
);
$wpdb->query(
	$wpdb->prepare(
		"UPDATE $wpdb->postmeta SET meta_value = REPLACE( meta_value, %s, %s ) WHERE meta_key = '_menu_item_url' AND meta_value LIKE %s",
		"$argv[2]/",
		"$argv[3]/",
		$wpdb->esc_like( "$argv[2]/" ) . '%'
	)
);
wp_cache_flush();
