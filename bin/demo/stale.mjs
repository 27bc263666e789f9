// Whether the built files are older than their sources.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PLUGINS, ROOT, THEME } from '../paths.mjs';

const newest = ( folder ) =>
	! existsSync( folder )
		? 0
		: readdirSync( folder, { withFileTypes: true } )
			.filter( ( { name } ) => ! [ 'node_modules', 'build', 'tests' ].includes( name ) )
			.reduce( ( latest, entry ) => {
				const path = join( folder, entry.name );
				return Math.max( latest, entry.isDirectory() ? newest( path ) : statSync( path ).mtimeMs );
			}, 0 );

/**
 * @return {boolean} True when something must be built.
 */
export function isBuildStale() {
	const folders = [ ...PLUGINS.map( ( name ) => join( ROOT, 'plugins', name ) ), join( ROOT, 'themes', THEME ) ];
	const shared = Math.max( newest( join( ROOT, 'packages' ) ), newest( join( ROOT, 'contracts' ) ) );
	return folders.some( ( folder ) => {
		const built = join( folder, 'build/islands.js' );
		return ! existsSync( built ) || statSync( built ).mtimeMs < Math.max( shared, newest( join( folder, 'src' ) ), newest( join( folder, 'blocks' ) ), statSync( join( folder, 'package.json' ) ).mtimeMs );
	} );
}
