import { getTestsWithStatus } from './flaky.mjs';

it( 'lists failed and flaky tests of nested suites with their errors', () => {
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
	expect( getTestsWithStatus( report, 'flaky' ) ).toEqual( [
		'a.spec.ts: shaky\n      Expected: 1\n      Received: 2',
	] );
	expect( getTestsWithStatus( report, 'unexpected' ) ).toEqual( [
		'a.spec.ts: broken',
	] );
	expect( getTestsWithStatus( {}, 'flaky' ) ).toEqual( [] );
} );
