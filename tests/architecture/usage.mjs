// Reads which files of the product use which others, for the tests in this folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that contain no sources of the product. */
const SKIPPED = [ 'build', 'node_modules', 'tests', 'vendor' ];

/**
 * Returns the sources in a folder, without tests.
 *
 * @param {string} folder  Folder.
 * @param {RegExp} pattern File names.
 * @return {string[]} Paths.
 */
export const sourcesIn = ( folder, pattern ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return SKIPPED.includes( entry.name )
				? []
				: sourcesIn( path, pattern );
		}
		return pattern.test( entry.name ) ? [ path ] : [];
	} );

export const PHP = /\.php$/;
export const TYPESCRIPT = /(?<!\.d|\.test)\.tsx?$/;

/**
 * Returns what PHP files declare and use.
 *
 * @param {string[]} files PHP files.
 * @return {Record<string, Record<'classes' | 'functions' | 'uses' | 'mentions' | 'calls' | 'strings', string[]>>} Names by file and kind.
 */
export const phpUsage = ( files ) => {
	const { stdout, stderr, status } = spawnSync(
		'php',
		[ 'tests/architecture/class-usage.php' ],
		{
			input: files.join( '\n' ),
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		}
	);
	if ( status !== 0 ) {
		throw new Error( stderr + stdout );
	}
	return JSON.parse( stdout );
};

/**
 * Returns the files that each PHP file uses.
 *
 * @param {ReturnType<typeof phpUsage>} usage         Result of phpUsage().
 * @param {boolean}                     withMentioned Whether files that only appear in types and in ::class count.
 * @return {Map<string, string[]>} Files by file.
 */
export const phpGraph = ( usage, withMentioned = true ) => {
	const declared = new Map();
	for ( const [ file, { classes, functions } ] of Object.entries( usage ) ) {
		classes.forEach( ( name ) => declared.set( name, file ) );
		functions.forEach( ( name ) => declared.set( `${ name }()`, file ) );
	}
	return new Map(
		Object.entries( usage ).map( ( [ file, found ] ) => {
			const names = [
				...found.uses,
				...( withMentioned ? found.mentions : [] ),
				// A function can also be called by its name in a string.
				...[ ...found.calls, ...found.strings ].map(
					( name ) => `${ name }()`
				),
			];
			const used = names.flatMap(
				( name ) => declared.get( name ) ?? []
			);
			return [
				file,
				[ ...new Set( used ) ].filter( ( other ) => other !== file ),
			];
		} )
	);
};

/** All imports: of values, types, for side effects, dynamic, and re-exports. */
const ALL =
	/(?:\bfrom\s*|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?|\brequire\(\s*)'([^']+)'/g;
const VALUES = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)';/gm;

/** Packages by the names under which others import them. */
const PACKAGES = Object.fromEntries(
	[ 'plugins', 'packages', 'themes' ].flatMap( ( folder ) =>
		readdirSync( folder )
			.map( ( name ) => join( folder, name ) )
			.filter( ( path ) => existsSync( join( path, 'package.json' ) ) )
			.map( ( path ) => {
				const { name, exports = {} } = JSON.parse(
					readFileSync( join( path, 'package.json' ), 'utf8' )
				);
				return [ name, { path, exports } ];
			} )
	)
);

const resolve = ( file, name ) => {
	const [ scope, own, ...rest ] = name.split( '/' );
	const folder = PACKAGES[ `${ scope }/${ own }` ];
	const paths = [];
	if ( name.startsWith( '.' ) ) {
		paths.push( join( dirname( file ), name ) );
	} else if ( folder ) {
		const entry = folder.exports[ [ '.', ...rest ].join( '/' ) ];
		paths.push( join( folder.path, entry ?? rest.join( '/' ) ) );
	}
	return paths
		.flatMap( ( path ) =>
			[ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ].map(
				( ending ) => path + ending
			)
		)
		.find(
			( path ) => existsSync( path ) && ! statSync( path ).isDirectory()
		);
};

/**
 * Returns the files that TypeScript imports.
 *
 * @param {string}  file       The importing file.
 * @param {string}  code       Its code.
 * @param {boolean} valuesOnly Whether to ignore imports of types and dynamic imports.
 * @return {string[]} Files.
 */
export const importsOf = ( file, code, valuesOnly = false ) =>
	[ ...code.matchAll( valuesOnly ? VALUES : ALL ) ].flatMap(
		( [ , name ] ) => resolve( file, name ) ?? []
	);

/**
 * Returns the files that each TypeScript file imports.
 *
 * @param {string[]} files      TypeScript files.
 * @param {boolean}  valuesOnly Whether to ignore imports of types and dynamic imports.
 * @return {Map<string, string[]>} Files by file.
 */
export const typeScriptGraph = ( files, valuesOnly = false ) =>
	new Map(
		files.map( ( file ) => [
			file,
			importsOf( file, readFileSync( file, 'utf8' ), valuesOnly ),
		] )
	);

/**
 * Finds circular use.
 *
 * @param {Map<string, string[]>} graph Used files by file.
 * @return {string[]} Each cycle once, as a line.
 */
export const findCycles = ( graph ) => {
	const found = new Set();
	const done = new Set();
	const visit = ( file, path ) => {
		if ( path.includes( file ) ) {
			const cycle = path.slice( path.indexOf( file ) );
			const first = cycle.indexOf( [ ...cycle ].sort()[ 0 ] );
			found.add(
				[ ...cycle.slice( first ), ...cycle.slice( 0, first ) ].join(
					' > '
				)
			);
		} else if ( ! done.has( file ) ) {
			( graph.get( file ) ?? [] ).forEach( ( next ) =>
				visit( next, [ ...path, file ] )
			);
			done.add( file );
		}
	};
	[ ...graph.keys() ].forEach( ( file ) => visit( file, [] ) );
	return [ ...found ];
};
