// Creates the zip of a plugin or the theme. Which files it contains depends on the file type, because features have sources and PHP
// in one folder.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import AdmZip from 'adm-zip';

/**
 * Matches sources of scripts and styles, JSON that is bundled into them (*.bundled.json), source maps, tests, hidden files, and
 * developer docs.
 */
const EXCLUDED =
	/^src\/|(^|\/)(tests|node_modules)(\/|$)|(^|\/)\.|\.(tsx?|scss|md|map|bundled\.json)$|^package\.json$/;

/** Time of all files, in local time, which zips contain without a zone. Zips of the same files are equal on all machines. */
const TIME = new Date( 2020, 0, 1 );

/** Mode of all files, which depends on the umask of a checkout otherwise. */
const MODE = 0o644;

/**
 * Determines whether a file is packaged.
 *
 * @param {string} path Path relative to the plugin's or theme's folder.
 * @return {boolean} Whether the file is packaged.
 */
const isPackaged = ( path ) => ! EXCLUDED.test( path );

/**
 * Creates a zip file of a plugin or theme. Equal files result in equal bytes.
 *
 * @param {string}                 folder Built folder of the plugin or theme.
 * @param {Record<string, string>} added  Contents of files that only the zip has, by path.
 * @return {AdmZip} Zip with one folder.
 */
export function createZip( folder, added = {} ) {
	// The library sorts regardless of case, and files whose names differ in case only by the order of the file system.
	const zip = new AdmZip( undefined, { noSort: true } );
	const files = readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.map( ( name ) => name.replaceAll( '\\', '/' ) )
		.filter(
			( path ) =>
				isPackaged( path ) &&
				! ( path in added ) &&
				statSync( join( folder, path ) ).isFile()
		);
	for ( const path of [ ...files, ...Object.keys( added ) ].sort() ) {
		const content = added[ path ];
		zip.addFile(
			`${ basename( folder ) }/${ path }`,
			content === undefined
				? readFileSync( join( folder, path ) )
				: Buffer.from( content ),
			'',
			MODE
		).header.time = TIME;
	}
	return zip;
}
