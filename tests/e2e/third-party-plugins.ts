import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from './fixtures';

const FOLDER = process.env.QUAYSIDE_FOLDER ?? '';
const PLUGINS = join( FOLDER, 'wp-content/plugins' );
const THEMES = join( FOLDER, 'wp-content/themes' );

/**
 * Runs PHP in the site with all of its plugins. Runs without the opcode cache, which confuses copies of a library in two plugins.
 */
export const php = ( code: string ): string =>
	execFileSync(
		'php',
		[
			'-d',
			'display_errors=stderr',
			'-d',
			'memory_limit=512M',
			fileURLToPath(
				new URL( '../../bin/site/eval.php', import.meta.url )
			),
			FOLDER,
			code,
		],
		{
			encoding: 'utf8',
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			env: { ...process.env, PHP_INI_SCAN_DIR: undefined },
		}
	);

const copied: string[] = [];
const themes: string[] = [];

/** Returns the folder of a plugin or theme with a file, or skips the test if it is missing. */
function findPeer( folder: string, file: string, below = '' ): string {
	const source = ( process.env.QUAYSIDE_PEERS ?? '' )
		.split( delimiter )
		.filter( Boolean )
		.map( ( path ) => join( path, below, folder ) )
		.find( ( path ) => existsSync( join( path, file ) ) );
	test.skip( ! source, `${ folder } is not among the peers.` );
	return source!;
}

/** Copies a third-party theme, which is in a folder "themes" next to a folder of QUAYSIDE_PEERS, or skips the test if it is missing. */
export function copyTheme( name: string ): void {
	const source = findPeer( name, 'style.css', '../themes' );
	cpSync( source, join( THEMES, name ), { recursive: true } );
	themes.push( name );
}

/** Activates a third-party plugin of the folders in QUAYSIDE_PEERS, or skips the test if it is missing. */
export async function activate(
	folder: string,
	file = folder
): Promise< void > {
	// Copy it, because PHP's opcode cache resolves links.
	cpSync( findPeer( folder, `${ file }.php` ), join( PLUGINS, folder ), {
		recursive: true,
	} );
	copied.push( `${ folder }/${ file }.php` );
	// Use two processes, because two copies of a library that loads with WordPress conflict.
	php(
		`update_option( 'active_plugins', array_unique( [ ...get_option( 'active_plugins' ), '${ folder }/${ file }.php' ] ) );`
	);
	php( `do_action( 'activate_${ folder }/${ file }.php', false );` );
	// Plugins may create data on their first request.
	await fetch( process.env.QUAYSIDE_URL ?? '' );
}

/** Deactivates a plugin by its file. */
export const deactivate = ( file: string ): string =>
	php(
		`update_option( 'active_plugins', array_values( array_diff( get_option( 'active_plugins' ), [ '${ file }' ] ) ) );`
	);

/** Deactivates and deletes the plugins that a test has activated, and deletes the themes that it has copied. */
export function removePlugins(): void {
	for ( const name of themes.splice( 0 ) ) {
		rmSync( join( THEMES, name ), { recursive: true, force: true } );
	}
	for ( const file of copied.splice( 0 ) ) {
		deactivate( file );
		rmSync( join( PLUGINS, file.split( '/' )[ 0 ]! ), {
			recursive: true,
			force: true,
		} );
	}
}
