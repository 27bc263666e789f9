// Converts a site to a multisite network.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { php } from './site.mjs';

/**
 * Converts a site to a multisite network with a second site at /second/. Does nothing if it is already a network.
 *
 * @param {import('./site.mjs').Site} site Site from makeSite().
 */
export function makeNetwork( site ) {
	const file = join( site.folder, 'wp-config.php' );
	const { host } = new URL( site.url );
	const config = ( /** @type {string} */ lines ) =>
		writeFileSync(
			file,
			readFileSync( file, 'utf8' ).replace(
				'$table_prefix',
				`${ lines }\n$table_prefix`
			)
		);
	if ( readFileSync( file, 'utf8' ).includes( "'MULTISITE'" ) ) {
		return;
	}
	// A network cannot have one URL for all sites. boot.php still reads it from the comment.
	writeFileSync(
		file,
		readFileSync( file, 'utf8' ).replace(
			/^define\( 'WP_(HOME|SITEURL)'/gm,
			'// $&'
		)
	);
	config( `define( 'WP_ALLOW_MULTISITE', true );` );
	php( site, 'eval.php', [
		`require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		require_once ABSPATH . 'wp-admin/includes/network.php';
		foreach ( $wpdb->tables( 'ms_global' ) as $name => $table ) { $wpdb->$name = $table; }
		install_network();
		populate_network( 1, '${ host }', 'admin@example.com', 'Network', '/', false );`,
	] );
	config(
		`foreach (
			[
				'MULTISITE' => true,
				'SUBDOMAIN_INSTALL' => false,
				'DOMAIN_CURRENT_SITE' => '${ host }',
				'PATH_CURRENT_SITE' => '/',
				'SITE_ID_CURRENT_SITE' => 1,
				'BLOG_ID_CURRENT_SITE' => 1,
			] as $name => $value
		) {
			define( $name, $value );
		}`
	);
	php( site, 'eval.php', [
		`require_once ABSPATH . 'wp-admin/includes/admin.php'; wpmu_create_blog( '${ host }', '/second/', 'Second', 1, [ 'public' => 1 ] );`,
	] );
}
