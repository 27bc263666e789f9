/**
 * Titles of the tests of a Playwright report that passed only when repeated.
 *
 * @param {Object} suite A suite of Playwright's JSON report, or the report itself.
 * @return {string[]} "file: title" of each.
 */
export const flakyTests = ( { suites = [], specs = [] } ) => [
	...specs.filter( ( { tests } ) => tests.some( ( { status } ) => status === 'flaky' ) ).map( ( { file, title } ) => `${ file }: ${ title }` ),
	...suites.flatMap( flakyTests ),
];
