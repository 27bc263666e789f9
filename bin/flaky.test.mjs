import { flakyTests } from './flaky.mjs';

it( 'names the tests that passed only when repeated, however deep their group', () => {
	const spec = ( title, status ) => ( { title, file: 'a.spec.ts', tests: [ { status } ] } );
	const report = { suites: [ { specs: [ spec( 'steady', 'expected' ) ], suites: [ { specs: [ spec( 'shaky', 'flaky' ), spec( 'broken', 'unexpected' ) ] } ] } ] };
	expect( flakyTests( report ) ).toEqual( [ 'a.spec.ts: shaky' ] );
	expect( flakyTests( {} ) ).toEqual( [] );
} );
