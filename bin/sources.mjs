// Lists the files of a folder that the build may read. Features have PHP, TypeScript, and styles in one folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that the build does not read. */
const NO_SOURCES = [
	'build',
	'node_modules',
	'inc',
	'template-parts',
	'tests',
	'languages',
];

/**
 * Returns the files that the build may read, in a stable order.
 *
 * @param {string}  folder Folder to search.
 * @param {boolean} hasPhp Whether to include PHP files, as for packages.
 * @return {string[]} Paths.
 */
export const sources = ( folder, hasPhp = false ) =>
	readdirSync( folder, { withFileTypes: true } )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) )
		.flatMap( ( entry ) => {
			const path = join( folder, entry.name );
			if ( entry.isDirectory() ) {
				return NO_SOURCES.includes( entry.name )
					? []
					: sources( path, hasPhp );
			}
			return entry.isFile() &&
				( hasPhp || ! /\.(php|md)$/.test( entry.name ) )
				? [ path ]
				: [];
		} );
