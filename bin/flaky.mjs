/**
 * Test in Playwright's JSON report. Only properties used here are listed.
 *
 * @typedef {Object} Spec
 * @property {string}                                                                                 title Title.
 * @property {string}                                                                                 file  File name.
 * @property {Array<{ status: string, results?: Array<{ errors?: Array<{ message?: string }> }> }>} tests Runs.
 */

/**
 * @typedef {Object} Suite
 * @property {Suite[]} [suites] Nested suites.
 * @property {Spec[]}  [specs]  Tests.
 */

/** Returns the first lines of a test's first error, without terminal colors. */
const firstError = ( /** @type {Spec} */ { tests } ) => {
	const errors = tests.flatMap( ( { results = [] } ) =>
		results.flatMap( ( { errors: list = [] } ) => list )
	);
	const lines = ( errors[ 0 ]?.message ?? '' )
		.replace( /\u001B\[\d*m/g, '' )
		.split( '\n' );
	return lines
		.filter( ( /** @type {string} */ line ) => line.trim() )
		.slice( 0, 8 )
		.map(
			( /** @type {string} */ line ) =>
				`\n      ${ line.slice( 0, 200 ) }`
		)
		.join( '' );
};

/**
 * Returns the tests of a Playwright report that have a status.
 *
 * @param {Suite}  suite  Suite of Playwright's JSON report, or the report itself.
 * @param {string} result "flaky" (passed on retry) or "unexpected" (failed).
 * @return {string[]} "file: title" for each test, followed by its first error.
 */
export const getTestsWithStatus = ( { suites = [], specs = [] }, result ) => [
	...specs
		.filter( ( { tests } ) =>
			tests.some( ( { status } ) => status === result )
		)
		.map(
			( spec ) => `${ spec.file }: ${ spec.title }${ firstError( spec ) }`
		),
	...suites.flatMap( ( suite ) => getTestsWithStatus( suite, result ) ),
];
