// The blocks of a plugin: wherever a block.json lies in one of its features.
const { existsSync, readFileSync, readdirSync } = require( 'node:fs' );
const { dirname, join } = require( 'node:path' );

/** Folders that have no blocks of their own. */
const OTHERS = [ 'build', 'node_modules', 'tests', 'languages' ];

/**
 * What is read of a block.json.
 *
 * @typedef {{ name: string, editorScript?: string | string[], script?: string | string[], viewScript?: string | string[] }} BlockMetadata
 */

/**
 * Fields of block.json that name scripts.
 *
 * @type {Array<'editorScript' | 'script' | 'viewScript'>}
 */
const SCRIPTS = [ 'editorScript', 'script', 'viewScript' ];

/**
 * The block.json files of a folder.
 *
 * @param {string} folder A folder.
 * @return {string[]} Paths.
 */
const found = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } )
		.filter( ( { name } ) => ! OTHERS.includes( name ) )
		.flatMap( ( entry ) =>
			entry.isDirectory()
				? found( join( folder, entry.name ) )
				: entry.name === 'block.json'
					? [ join( folder, entry.name ) ]
					: []
		);

/**
 * The blocks of a folder. Each is built into a folder that is called as the block without its namespace, and its scripts
 * into files beside block.json, as @wordpress/scripts does it for blocks that lie in one folder.
 *
 * @param {string} folder A plugin's or the theme's folder.
 * @return {Array<{file: string, name: string, metadata: BlockMetadata, entries: Record<string, string>}>} Path of block.json, name of the folder below build/, contents, and sources by entry.
 */
const blocksOf = ( folder ) =>
	found( folder )
		.map( ( file ) => {
			/** @type {BlockMetadata} */
			const metadata = JSON.parse( readFileSync( file, 'utf8' ) );
			const name = metadata.name.replace( /^.*\//, '' );
			const scripts = SCRIPTS.flatMap(
				( field ) => metadata[ field ] ?? []
			).filter( ( value ) => value.startsWith( 'file:./' ) );
			const entries = scripts
				.map( ( value ) =>
					value.slice( 'file:./'.length, -'.js'.length )
				)
				.map( ( script ) => {
					const source = [ '.tsx', '.ts' ]
						.map( ( ending ) =>
							join( dirname( file ), script + ending )
						)
						.find( existsSync );
					if ( ! source ) {
						throw new Error(
							`${ file } names ${ script }.js, of which there is no source.`
						);
					}
					return [ `${ name }/${ script }`, source ];
				} );
			return {
				file,
				name,
				metadata,
				entries: Object.fromEntries( entries ),
			};
		} )
		.sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );

module.exports = { blocksOf };
