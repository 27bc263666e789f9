// The files of an area.
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Returns the code files at or below some paths, without tests.
 *
 * @param {string[]} paths  Files and folders, from the root.
 * @param {RegExp}   ending Matches the file names of the language.
 * @param {string}   only   Text that the paths must contain.
 * @return {string[]} Files, from the root.
 */
export function filesOf( paths, ending, only ) {
	return paths
		.map( ( path ) => join( ROOT, path ) )
		.flatMap( ( path ) =>
			statSync( path ).isFile()
				? [ path ]
				: readdirSync( path, {
						encoding: 'utf8',
						recursive: true,
					} ).map( ( name ) => join( path, name ) )
		)
		.map( ( file ) => relative( ROOT, file ) )
		.filter(
			( file ) =>
				ending.test( file ) &&
				! /\/tests\/|\.test\.|\.d\.ts$/.test( file ) &&
				file.includes( only )
		)
		.sort();
}
