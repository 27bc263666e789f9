/**
 * Type checkers don't see hooks. Each hook that Quayside uses is fired by Quayside or documented for others to fire. Each
 * hook that it fires has a docblock and, unless that says `@internal`, is documented in docs/.
 *
 * @jest-environment node
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = ( folder, extension ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return [ 'build', 'node_modules', 'tests', 'vendor' ].includes(
				entry.name
			)
				? []
				: filesIn( path, extension );
		}
		return entry.name.endsWith( extension ) ? [ path ] : [];
	} );

const FIRED =
	/(?:(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)[^;{}/]*)?\b(?:apply_filters|do_action)\(\s*'(quayside_\w+)'/g;
const USED = /\b(?:add|has|did|remove)_(?:action|filter)\(\s*'(quayside_\w+)'/g;

/** Returns the docblocks of each hook that PHP fires, '' for calls without one. */
const firedHooks = ( sources ) => {
	const hooks = new Map();
	for ( const source of sources ) {
		for ( const [ , docblock = '', name ] of source.matchAll( FIRED ) ) {
			hooks.set( name, [ ...( hooks.get( name ) ?? [] ), docblock ] );
		}
	}
	return hooks;
};

const sources = [ 'plugins', 'packages', 'themes' ]
	.flatMap( ( folder ) => filesIn( folder, '.php' ) )
	.map( ( path ) => readFileSync( path, 'utf8' ) );
const docs = filesIn( 'docs', '.md' )
	.map( ( path ) => readFileSync( path, 'utf8' ) )
	.join( '\n' );
const fired = firedHooks( sources );
const isDocumented = ( name ) => new RegExp( `\\b${ name }\\b` ).test( docs );

it( 'finds hooks and their docblocks', () => {
	expect( fired.size ).toBeGreaterThan( 40 );
	expect( [
		...firedHooks( [
			`/** Fires. */ do_action( 'quayside_a' );
			/**
			 * Filters.
			 *
			 * @param string $text A text; or {}.
			 */
			$text = (string) apply_filters(
				'quayside_b', '' );
			/** Returns. */
			function c(): void { do_action( 'quayside_c' ); }`,
		] ),
	] ).toEqual( [
		[ 'quayside_a', [ '/** Fires. */' ] ],
		[ 'quayside_b', [ expect.stringContaining( 'Filters.' ) ] ],
		[ 'quayside_c', [ '' ] ],
	] );
} );

it( 'fires or documents every hook that it uses', () => {
	const used = sources.flatMap( ( source ) =>
		[ ...source.matchAll( USED ) ].map( ( [ , name ] ) => name )
	);
	expect(
		used.filter( ( name ) => ! fired.has( name ) && ! isDocumented( name ) )
	).toEqual( [] );
} );

it( 'describes every hook in a docblock', () => {
	expect(
		[ ...fired ]
			.filter( ( [ , docblocks ] ) => ! docblocks.some( Boolean ) )
			.map( ( [ name ] ) => name )
	).toEqual( [] );
} );

it( 'documents every hook that is not internal', () => {
	expect(
		[ ...fired ]
			.filter(
				( [ name, docblocks ] ) =>
					! docblocks.some( ( docblock ) =>
						docblock.includes( '@internal' )
					) && ! isDocumented( name )
			)
			.map( ( [ name ] ) => name )
	).toEqual( [] );
} );
