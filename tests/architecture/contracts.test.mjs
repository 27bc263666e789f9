/**
 * Tests that routes are registered only through their contracts, and that all data that PHP prints as globals of scripts has a
 * contract. docs/contracts.md describes what else has one.
 *
 * @jest-environment node
 */
import { existsSync, readFileSync } from 'node:fs';
import { PHP, phpUsage, sourcesIn } from './usage.mjs';

/** Files that print a global, with its contract. Tests in PHP validate the data. */
const GLOBALS = {
	'plugins/quayside-blocks/forms/editor/EditorScript.php':
		'forms/form.editor',
	'themes/quayside/inc/Customizer/LivePreview.php': 'theme/preview.fonts',
	'themes/quayside/inc/Design/Module.php': 'theme/design.state',
};

const usage = phpUsage(
	[ 'plugins', 'packages', 'themes' ].flatMap( ( folder ) =>
		sourcesIn( folder, PHP )
	)
);

/** Returns the files that call one of the functions. */
const callers = ( names, found = usage ) =>
	Object.entries( found )
		.filter( ( [ , { calls } ] ) =>
			calls.some( ( name ) => names.includes( name ) )
		)
		.map( ( [ file ] ) => file )
		.sort();

it( 'registers routes only through their contracts', () => {
	expect( callers( [ 'register_rest_route' ] ) ).toEqual( [
		'packages/kit-php/src/Contracts.php',
	] );
} );

it( 'has a contract and a test for each global of a script', () => {
	expect(
		callers( [ 'wp_add_inline_script', 'wp_localize_script' ] )
	).toEqual( Object.keys( GLOBALS ) );
	const tests = [
		'plugins/quayside-blocks/forms/tests/ScreenDataTest.php',
		'themes/quayside/tests/php/DesignRouteTest.php',
	]
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '' );
	for ( const contract of Object.values( GLOBALS ) ) {
		expect( existsSync( `contracts/${ contract }.json` ) ).toBe( true );
		expect( tests ).toContain( `'${ contract }'` );
	}
} );

it( 'finds calls', () => {
	expect(
		callers( [ 'register_rest_route' ], {
			a: { calls: [ 'register_rest_route' ] },
			b: { calls: [ 'strlen' ] },
		} )
	).toEqual( [ 'a' ] );
} );
