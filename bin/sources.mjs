// Which files of a folder the build may read: a feature keeps PHP, TypeScript and styles together.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that the build reads nothing from. */
const NO_SOURCES = [
	'build',
	'node_modules',
	'inc',
	'template-parts',
	'tests',
	'languages',
];

/**
 * The files that the build may read, in a lasting order.
 *
 * @param {string}  folder A folder.
 * @param {boolean} hasPhp Whether its PHP is copied, as that of packages is.
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
