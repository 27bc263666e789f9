<?php
/**
 * Plugin Name: Quayside demo content
 * Description: Adds a small store, a journal, galleries, and a contact form to a site.
 *
 * Usage: php seed.php FOLDER. In wp-env, it is a plugin that runs on activation. A second run changes nothing.
 */

declare( strict_types=1 );

namespace Quayside\Seed;

// WordPress reports an error if a plugin prints output during activation.
$quiet = defined( 'ABSPATH' );
if ( ! $quiet ) {
	$site = require dirname( __DIR__ ) . '/boot.php';
	require $site . '/wp-load.php';
}
if ( false !== get_option( 'quayside_seed_version' ) ) {
	return;
}
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/nav-menu.php';

foreach ( [ 'Pictures', 'Shop', 'Journal', 'Workshops', 'Pages', 'Navigation' ] as $class ) {
	require_once __DIR__ . "/$class.php";
}

wp_set_current_user( 1 );
wp_defer_term_counting( true );
wp_suspend_cache_invalidation( false );

update_option( 'blogname', 'Quayside Goods' );
update_option( 'blogdescription', 'Goods for the table, the shelf, and the road' );
update_option( 'show_avatars', '0' );
update_option( 'posts_per_page', 9 );
update_option( 'date_format', 'j F Y' );
// Remove WordPress's sample content.
foreach ( [ 1, 2, 3 ] as $sample ) {
	wp_delete_post( $sample, true );
}

$pictures = new Pictures( dirname( __DIR__, 3 ) . '/.quayside/pictures' );
$shop     = new Shop( $pictures );
$pages    = new Pages( $pictures );
if ( class_exists( 'WooCommerce' ) ) {
	echo $quiet ? '' : "  products\n";
	$shop->seed();
}
echo $quiet ? '' : "  journal\n";
( new Journal( $pictures ) )->seed();
echo $quiet ? '' : "  pages, galleries and forms\n";
$pages->seed();
echo $quiet ? '' : "  menus and widgets\n";
( new Navigation( $pictures ) )->seed();

wp_defer_term_counting( false );
flush_rewrite_rules();
update_option( 'quayside_seed_version', '1' );
