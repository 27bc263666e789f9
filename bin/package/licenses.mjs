// Lists the libraries in a built plugin or theme with their licenses, from what the build contains.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** SPDX IDs of licenses that code under GPL-2.0-or-later may be distributed with. */
const COMPATIBLE = [
	'0BSD',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC0-1.0',
	'GPL-2.0-or-later',
	'ISC',
	'MIT',
	'OFL-1.1',
	'Unlicense',
];

/**
 * A library that a zip contains code, fonts, or data of.
 *
 * @typedef {Object} Library
 * @property {string} name    Name in its registry.
 * @property {string} version Version.
 * @property {string} license SPDX expression.
 * @property {string} url     Homepage or repository, '' if unknown.
 * @property {string} text    Text of its license file, '' if it has none.
 */

const readJson = ( /** @type {string} */ file ) =>
	JSON.parse( readFileSync( file, 'utf8' ) );

/** Returns the text of a package's license file, or ''. */
function readLicense( /** @type {string} */ folder ) {
	const name = readdirSync( folder )
		.sort()
		.find( ( file ) =>
			/^(licen[sc]e|copying)(\.(md|txt))?$/i.test( file )
		);
	return name
		? readFileSync( join( folder, name ), 'utf8' )
				.replaceAll( '\r\n', '\n' )
				.trim()
		: '';
}

/**
 * Determines whether a license allows distribution in the zip.
 *
 * @param {string} expression SPDX expression. Of alternatives, one is enough.
 * @return {boolean} Whether it does.
 */
export const isCompatible = ( expression ) =>
	expression
		.replace( /^\(|\)$/g, '' )
		.split( ' OR ' )
		.some( ( alternative ) =>
			alternative
				.split( ' AND ' )
				.every( ( id ) => COMPATIBLE.includes( id.trim() ) )
		);

/**
 * Reads the name, version, and license of a package.
 *
 * @param {string} folder  Folder of the package.
 * @param {string} version Version, if the manifest doesn't contain it, as of Composer packages.
 * @return {Library} The library.
 * @throws {Error} If the license is missing or incompatible.
 */
function readLibrary( folder, version = '' ) {
	const manifest = readJson(
		join( folder, version ? 'composer.json' : 'package.json' )
	);
	const { name, license, homepage, repository } = manifest;
	const id = Array.isArray( license ) ? license.join( ' OR ' ) : license;
	if ( typeof id !== 'string' || ! isCompatible( id ) ) {
		throw new Error(
			`${ name } has the license "${ id }", which bin/package/licenses.mjs doesn't list as compatible with GPL-2.0-or-later.`
		);
	}
	const url = homepage ?? repository?.url ?? repository ?? '';
	return {
		name,
		version: version || manifest.version,
		license: id,
		url: String( url ).replace( /^git\+|\.git$/g, '' ),
		text: readLicense( folder ),
	};
}

/**
 * Returns the folders of the npm packages in a built plugin or theme: what is bundled into scripts and styles, and what fonts and
 * data are generated from.
 *
 * @param {string} folder Folder of the plugin or theme.
 * @return {string[]} Paths.
 * @throws {Error} If it is not built.
 */
function npmPackages( folder ) {
	const build = join( folder, 'build' );
	const bundled = [ 'scripts', 'modules' ].flatMap( ( name ) => {
		const list = join( build, `.libraries-${ name }.json` );
		if ( ! existsSync( list ) ) {
			throw new Error( `${ folder } is not built. Run npm run build.` );
		}
		/** @type {string[]} */
		const paths = readJson( list );
		return paths.map( ( path ) => join( build, path ) );
	} );
	const manifest = join( folder, 'package.json' );
	/** @type {{ quayside: { fonts?: Record<string, { source: string }>, data?: string[] } }} */
	const {
		quayside: { fonts = {}, data = [] },
	} = readJson( manifest );
	const { resolve } = createRequire( manifest );
	return [
		...bundled,
		...[
			...Object.values( fonts ).map( ( { source } ) => source ),
			...data,
		]
			.map( ( path ) => /^(@[^/]+\/)?[^/]+/.exec( path )?.[ 0 ] ?? path )
			.map( ( name ) =>
				join( resolve( `${ name }/package.json` ), '..' )
			),
	];
}

/**
 * Returns the libraries in a built plugin or theme.
 *
 * @param {string} folder Folder of the plugin or theme.
 * @param {string} vendor Folder of Composer's packages.
 * @return {Library[]} Libraries, sorted by name.
 * @throws {Error} If it is not built, or a license is missing or incompatible.
 */
export function bundledLibraries( folder, vendor ) {
	const npm = npmPackages( folder ).map( ( path ) => readLibrary( path ) );
	/** @type {string[]} */
	const libraries = Object.values(
		readJson( join( folder, 'package.json' ) ).quayside.libraries ?? {}
	);
	/** @type {Array<{ name: string, version: string }>} */
	const installed = libraries.length
		? readJson( join( vendor, 'composer/installed.json' ) ).packages
		: [];
	const php = libraries.map( ( path ) => {
		const name = path.split( '/' ).slice( 0, 2 ).join( '/' );
		const { version = '' } =
			installed.find( ( one ) => one.name === name ) ?? {};
		return readLibrary( join( vendor, name ), version.replace( /^v/, '' ) );
	} );
	const byId = new Map(
		[ ...npm, ...php ].map( ( library ) => [
			`${ library.name } ${ library.version }`,
			library,
		] )
	);
	return [ ...byId ]
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ , library ] ) => library );
}

/**
 * Returns the contents of licenses.txt.
 *
 * @param {string}    title     Name of the plugin or theme.
 * @param {Library[]} libraries Libraries in it.
 * @return {string} Text.
 */
export function licensesText( title, libraries ) {
	const list = libraries
		.map(
			( { name, version, license } ) =>
				`* ${ name } ${ version }: ${ license }\n`
		)
		.join( '' );
	const blocks = libraries.map( ( { name, version, license, url, text } ) =>
		[
			`${ '-'.repeat( 72 ) }\n\n${ name } ${ version }`,
			`SPDX-License-Identifier: ${ license }`,
			...( url ? [ url ] : [] ),
			// LICENSE has the text of the GPL.
			...( text && license !== 'GPL-2.0-or-later' ? [ '', text ] : [] ),
			'',
		].join( '\n' )
	);
	return [
		`${ title } is licensed under GPL-2.0-or-later. See LICENSE.\n`,
		`Code, fonts, and data of other works in it (${ libraries.length }):\n`,
		list,
		...blocks,
	].join( '\n' );
}
