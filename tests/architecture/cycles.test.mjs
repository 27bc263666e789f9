/**
 * Tests that TypeScript files have no circular imports. Imports of types and dynamic imports are ignored.
 *
 * @jest-environment node
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const roots = [
	...readdirSync( 'plugins' ).map( ( name ) => join( 'plugins', name ) ),
	...readdirSync( 'packages' ).map( ( name ) => join( 'packages', name ) ),
	'themes/quayside',
];

const sources = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return [ 'build', 'node_modules', 'tests' ].includes( entry.name )
				? []
				: sources( path );
		}
		return /(?<!\.d|\.test)\.tsx?$/.test( entry.name ) ? [ path ] : [];
	} );

const IMPORT = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'(\.[^']+)';/gm;

/** Returns the files that a file imports. */
const importsOf = ( file, code ) =>
	[ ...code.matchAll( IMPORT ) ].flatMap( ( [ , name ] ) => {
		const path = join( dirname( file ), name );
		return (
			[ '.ts', '.tsx', '/index.ts', '/index.tsx' ]
				.map( ( ending ) => path + ending )
				.find( ( candidate ) => existsSync( candidate ) ) ?? []
		);
	} );

/**
 * Finds circular imports.
 *
 * @param {Map<string, string[]>} graph Imports by file.
 * @return {string[]} Each cycle once, as a line.
 */
const rings = ( graph ) => {
	const found = new Set();
	const done = new Set();
	const visit = ( file, path ) => {
		if ( path.includes( file ) ) {
			const ring = path.slice( path.indexOf( file ) );
			const first = ring.indexOf( [ ...ring ].sort()[ 0 ] );
			found.add(
				[ ...ring.slice( first ), ...ring.slice( 0, first ) ].join(
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

it( 'has no circular imports', () => {
	const files = roots.flatMap( sources );
	expect( files.length ).toBeGreaterThan( 300 );
	expect(
		rings(
			new Map(
				files.map( ( file ) => [
					file,
					importsOf( file, readFileSync( file, 'utf8' ) ),
				] )
			)
		)
	).toEqual( [] );
} );

it( 'detects circular imports', () => {
	expect(
		rings(
			new Map( [
				[ 'a', [ 'b' ] ],
				[ 'b', [ 'c', 'd' ] ],
				[ 'c', [ 'a' ] ],
				[ 'd', [] ],
			] )
		)
	).toEqual( [ 'a > b > c' ] );
	expect(
		importsOf(
			'packages/ui/src/index.ts',
			"import type { A } from './dialog';\nimport {\n\tb,\n} from './dialog';\nimport './live-region';\nexport { c } from './load-style';\nconst d = import( './scroll-lock' );"
		)
	).toEqual(
		[ 'dialog', 'live-region', 'load-style' ].map(
			( name ) => `packages/ui/src/${ name }.ts`
		)
	);
} );
