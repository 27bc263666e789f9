// What a plugin or the theme is when it is installed. That goes by the kind of file: features keep sources and PHP in one folder.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import AdmZip from 'adm-zip';

/** Sources of scripts and styles, JSON that is bundled into them (*.bundled.json), tests, hidden files, and what only developers read. */
const LEFT_OUT =
	/^src\/|(^|\/)(tests|node_modules)(\/|$)|(^|\/)\.|\.(tsx?|scss|md|bundled\.json)$|^package\.json$/;

/**
 * Whether a file belongs to what is installed.
 *
 * @param {string} path Its path below the plugin's or theme's folder.
 * @return {boolean} Whether it does.
 */
export const isPackaged = ( path ) => ! LEFT_OUT.test( path );

/**
 * Makes a zip of a plugin or a theme.
 *
 * @param {string} folder The plugin's or theme's folder, built.
 * @return {AdmZip} The zip, with one folder in it.
 */
export function zipOf( folder ) {
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
