// Tells whether the built files are older than what they are built from.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Newest time of change (ms) below a path among files that the filter lets through; 0 when there is none. */
function newest( path, wanted = () => true ) {
	if ( ! existsSync( path ) ) {
		return 0;
	}
	const stat = statSync( path );
	if ( ! stat.isDirectory() ) {
		return wanted( path ) ? stat.mtimeMs : 0;
	}
	return readdirSync( path )
		.filter( ( name ) => name !== 'node_modules' && name !== 'build' )
		.reduce( ( time, name ) => Math.max( time, newest( join( path, name ), wanted ) ), 0 );
}

const isTest = ( path ) => /\.test\.[a-z]+$/.test( path );

/**
 * Whether a plugin or theme must be built before it can be shown.
 *
 * @param {string}   folder  The plugin's or the theme's folder.
 * @param {string[]} shared  Sources outside the folder that the build reads.
 * @param {number}   builtAt When everything was last built (ms); webpack leaves files alone whose content stays the same.
 */
export function mustBuild( folder, shared, builtAt = 0 ) {
	const output = join( folder, 'build' );
	const built = newest( output, ( path ) => path.endsWith( '.js' ) );
	if ( ! built ) {
		return true;
	}
	const sources = [ ...[ 'src', 'blocks', 'package.json' ].map( ( name ) => join( folder, name ) ), ...shared ];
	const changed = sources.reduce( ( time, path ) => Math.max( time, newest( path, ( file ) => ! isTest( file ) ) ), 0 );
	return changed > Math.max( built, builtAt );
}
