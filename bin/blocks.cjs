// Finds the blocks of a plugin: every block.json in its features.
const { existsSync, readFileSync, readdirSync } = require( 'node:fs' );
const { dirname, join } = require( 'node:path' );

/** Folders without blocks. */
const IGNORED = [ 'build', 'node_modules', 'tests', 'languages' ];

/**
 * Properties of block.json that are used here.
 *
 * @typedef {{ name: string, editorScript?: string | string[], script?: string | string[], viewScript?: string | string[] }} BlockMetadata
 */

/**
 * Properties of block.json that name scripts.
 *
 * @type {Array<'editorScript' | 'script' | 'viewScript'>}
 */
const SCRIPTS = [ 'editorScript', 'script', 'viewScript' ];

/**
 * Returns the paths of all block.json files in a folder.
 *
 * @param {string} folder Folder to search.
 * @return {string[]} Paths, empty if there are none.
 */
const findBlockFiles = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } )
		.filter( ( { name } ) => ! IGNORED.includes( name ) )
		.flatMap( ( entry ) =>
			entry.isDirectory()
				? findBlockFiles( join( folder, entry.name ) )
				: entry.name === 'block.json'
					? [ join( folder, entry.name ) ]
					: []
		);

/**
 * Returns the blocks of a folder. Each is built into a folder named after the block without its namespace, with its scripts next
 * to block.json, as @wordpress/scripts does for blocks that are in one folder.
 *
 * @param {string} folder Folder of a plugin or the theme.
 * @return {Array<{file: string, name: string, metadata: BlockMetadata, entries: Record<string, string>}>} Path of block.json, name of
 *         the folder in build/, contents, and sources by entry.
 */
const blocksOf = ( folder ) =>
	findBlockFiles( folder )
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
						.map( ( extension ) =>
							join( dirname( file ), script + extension )
						)
						.find( existsSync );
					if ( ! source ) {
						throw new Error(
							`${ file } names ${ script }.js, but it has no source.`
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
