/**
 * Playwright's JSON report, as far as it is read here.
 *
 * @typedef {Object} Spec
 * @property {string}                                                                                 title Title of the test.
 * @property {string}                                                                                 file  Its file.
 * @property {Array<{ status: string, results?: Array<{ errors?: Array<{ message?: string }> }> }>} tests Its runs.
 */

/**
 * @typedef {Object} Suite
 * @property {Suite[]} [suites] Groups in it.
 * @property {Spec[]}  [specs]  Tests in it.
 */

/** What a test's first try failed of: the first lines of its error, without the colors of terminals. */
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
 * The tests of a Playwright report that ended in one way.
 *
 * @param {Suite}  suite  A suite of Playwright's JSON report, or the report itself.
 * @param {string} ending "flaky" (passed only when repeated) or "unexpected" (failed).
 * @return {string[]} "file: title" of each, with the error of its first try below it.
 */
export const testsThat = ( { suites = [], specs = [] }, ending ) => [
	...specs
		.filter( ( { tests } ) =>
			tests.some( ( { status } ) => status === ending )
		)
		.map(
			( spec ) => `${ spec.file }: ${ spec.title }${ firstError( spec ) }`
		),
	...suites.flatMap( ( suite ) => testsThat( suite, ending ) ),
];
