// Other themes and plugins on the site of a benchmark.
import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PLUGINS, THEME } from '../paths.mjs';
import { php } from '../site/site.mjs';

/** Determines whether --peers=WP-CONTENT names a folder that can be used. */
export const hasPlugins = ( folder ) => existsSync( join( folder, 'plugins' ) );

/** Returns the main file of each plugin in a folder, in WordPress's format: folder/file.php. */
const pluginFiles = ( folder ) =>
	readdirSync( folder ).flatMap( ( name ) => {
		const main = readdirSync( join( folder, name ) ).find(
			( file ) =>
				file.endsWith( '.php' ) &&
				/^[ \t/*#@]*Plugin Name:/m.test(
					readFileSync( join( folder, name, file ), 'utf8' ).slice(
						0,
						8192
					)
				)
		);
		return main ? [ `${ name }/${ main }` ] : [];
	} );

/**
 * Copies the themes and plugins of a wp-content folder into a site.
 *
 * @param {{ folder: string }} site   The site.
 * @param {string}             folder Folder that contains plugins and, optionally, themes. The first theme is used.
 * @return {{ theme: string | null, plugins: string[] }} Folder of the theme, null for none, and main files of the plugins.
 */
export const addPeers = ( site, folder ) => {
	for ( const kind of [ 'plugins', 'themes' ] ) {
		const source = join( folder, kind );
		for ( const name of existsSync( source )
			? readdirSync( source )
			: [] ) {
			const target = join( site.folder, 'wp-content', kind, name );
			if ( ! existsSync( target ) ) {
				cpSync( join( source, name ), target, { recursive: true } );
			}
		}
	}
	const themes = join( folder, 'themes' );
	return {
		theme: existsSync( themes )
			? ( readdirSync( themes )[ 0 ] ?? null )
			: null,
		plugins: pluginFiles( join( folder, 'plugins' ) ),
	};
};

/**
 * Activates a theme and plugins, including activation hooks, and deactivates all others.
 *
 * @param {{ folder: string }}                     site    The site.
 * @param {{ theme: string, plugins: string[] }} variant Folder of the theme, and main files of the plugins.
 */
export const activate = ( site, { theme, plugins } ) => {
	for ( const code of [
		`update_option( 'active_plugins', [] ); switch_theme( '${ theme }' );`,
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		wp_set_current_user( 1 );
		foreach ( ${ `[ '${ plugins.join( "', '" ) }' ]` } as $file ) {
			$error = activate_plugin( $file );
			if ( is_wp_error( $error ) ) { fwrite( STDERR, $file . ': ' . $error->get_error_message() ); }
		}`,
		`flush_rewrite_rules(); delete_option( 'rewrite_rules' );`,
	] ) {
		php( site, 'eval.php', [ code ] );
	}
};

/**
 * Adds other plugins and their theme to the site and runs their activation hooks once, because requests only switch them on.
 *
 * @param {import('../site/site.mjs').Site} site     The site.
 * @param {string}                          folder   Folder wp-content with them.
 * @param {string}                          fallback Theme, if the folder has none.
 * @return {{ theme: string, plugins: string[] }} Theme, and main files of the plugins.
 */
export function installPeers( site, folder, fallback ) {
	const peers = addPeers( site, folder );
	const theme = peers.theme ?? fallback;
	const active = JSON.parse(
		php( site, 'eval.php', [
			`echo wp_json_encode( get_option( 'active_plugins' ) );`,
		] )
	);
	const ours = PLUGINS.map( ( name ) => `${ name }/${ name }.php` );
	activate( site, {
		theme,
		plugins: [
			...active.filter( ( file ) => ! ours.includes( file ) ),
			...peers.plugins,
		],
	} );
	activate( site, { theme: THEME, plugins: active } );
	return { theme, plugins: peers.plugins };
}
