// Determines which files of a plugin or the theme are packaged. This depends on the file type, because features have sources and PHP
// in one folder.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import AdmZip from 'adm-zip';

/** Matches sources of scripts and styles, JSON that is bundled into them (*.bundled.json), tests, hidden files, and developer docs. */
const EXCLUDED =
	/^src\/|(^|\/)(tests|node_modules)(\/|$)|(^|\/)\.|\.(tsx?|scss|md|bundled\.json)$|^package\.json$/;

/**
 * Determines whether a file is packaged.
 *
 * @param {string} path Path relative to the plugin's or theme's folder.
 * @return {boolean} Whether the file is packaged.
 */
export const isPackaged = ( path ) => ! EXCLUDED.test( path );

/**
 * Creates a zip file of a plugin or theme.
 *
 * @param {string} folder Built folder of the plugin or theme.
 * @return {AdmZip} Zip with one folder.
 */
export function createZip( folder ) {
	const zip = new AdmZip();
	for ( const path of readdirSync( folder, {
		recursive: true,
		encoding: 'utf8',
	} )
		.map( ( name ) => name.replaceAll( '\\', '/' ) )
		.sort() ) {
		if ( isPackaged( path ) && statSync( join( folder, path ) ).isFile() ) {
			zip.addFile(
				`${ basename( folder ) }/${ path }`,
				readFileSync( join( folder, path ) )
			);
		}
	}
	return zip;
}
