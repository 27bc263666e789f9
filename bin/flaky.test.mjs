import { testsThat } from './flaky.mjs';

it( 'names the tests that failed or passed only when repeated, however deep their group, and why', () => {
	const spec = ( title, status, message ) => ( {
		title,
		file: 'a.spec.ts',
		tests: [
			{ status, results: [ { errors: message ? [ { message } ] : [] } ] },
		],
	} );
	const report = {
		suites: [
			{
				specs: [ spec( 'steady', 'expected' ) ],
				suites: [
					{
						specs: [
							spec(
								'shaky',
								'flaky',
								'\u001B[31mExpected: 1\n\nReceived: 2'
							),
							spec( 'broken', 'unexpected' ),
						],
					},
				],
			},
		],
	};
	expect( testsThat( report, 'flaky' ) ).toEqual( [
		'a.spec.ts: shaky\n      Expected: 1\n      Received: 2',
	] );
	expect( testsThat( report, 'unexpected' ) ).toEqual( [
		'a.spec.ts: broken',
	] );
	expect( testsThat( {}, 'flaky' ) ).toEqual( [] );
} );
