// What the test tools write of their runs, and what npm test says of it in the end.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { testsThat } from './flaky.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** Folder of the reports. */
export const RESULTS = join( CACHE, 'results' );

/** Counts the statements of the visitor specification that a passed test names. It lies beside the checkout, where there is one. */
const COVERAGE = join( ROOT, '../shared/tools/spec-coverage' );

/** Empties the folder of the reports. */
export function clearResults() {
	rmSync( RESULTS, { recursive: true, force: true } );
	mkdirSync( RESULTS, { recursive: true } );
}

/** Says which tests failed, and which passed only on their second try, so that somebody mends them. */
export function listFailures() {
	const file = join( RESULTS, 'playwright.json' );
	const report = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: {};
	for ( const [ ending, title ] of /** @type {const} */ ( [
		[ 'unexpected', 'Failed' ],
		[ 'flaky', 'Passed only on the second try, to be mended' ],
	] ) ) {
		const tests = testsThat( report, ending );
		if ( tests.length ) {
			console.log(
				`\n${ title }:\n${ tests.map( ( test ) => `  ${ test }` ).join( '\n' ) }`
			);
		}
	}
}

/**
 * Holds the passed tests against the statements of the visitor specification.
 *
 * @return {boolean} False when a statement is named by no test that passed.
 */
export function isSpecificationCovered() {
	if ( ! existsSync( COVERAGE ) ) {
		console.log(
			'\nThe visitor specification is not beside this checkout: its coverage was not counted.'
		);
		return true;
	}
	const files = readdirSync( RESULTS )
		.filter( ( name ) =>
			/^(jest\.json|playwright\.xml|phpunit.*\.txt)$/.test( name )
		)
		.map( ( name ) => join( RESULTS, name ) );
	const { status, stdout } = spawnSync( COVERAGE, [ '--results', ...files ], {
		encoding: 'utf8',
	} );
	console.log( `\n${ stdout.trim() }` );
	return status === 0;
}
