// Checks whether built files are older than their sources.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PLUGINS, ROOT, THEME } from '../paths.mjs';
import { sources } from '../sources.mjs';

const newest = ( /** @type {string[]} */ files ) =>
	files.reduce(
		( /** @type {number} */ latest, /** @type {string} */ file ) =>
			Math.max( latest, statSync( file ).mtimeMs ),
		0
	);

/**
 * Determines whether a plugin, the theme, or a package must be built.
 *
 * @return {boolean} Whether a build is required.
 */
export function isBuildStale() {
	const folders = [
		...PLUGINS.map( ( name ) => join( ROOT, 'plugins', name ) ),
		join( ROOT, 'themes', THEME ),
	];
	const shared = Math.max(
		newest( sources( join( ROOT, 'packages' ), true ) ),
		newest( sources( join( ROOT, 'contracts' ) ) )
	);
	return folders.some( ( folder ) => {
		const built = join( folder, 'build/islands.js' );
		return (
			! existsSync( built ) ||
			statSync( built ).mtimeMs <
				Math.max( shared, newest( sources( folder ) ) )
		);
	} );
}
