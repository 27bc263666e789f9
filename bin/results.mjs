// Reads the reports of the test tools and prints the summary of npm test.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { getTestsWithStatus } from './flaky.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** Folder of the reports. */
export const RESULTS = join( CACHE, 'results' );

/** Tool that counts the statements of the visitor specification that passed tests name. It is next to the checkout, if available. */
const COVERAGE = join( ROOT, '../shared/tools/spec-coverage' );

/** Deletes all reports. */
export function clearResults() {
	rmSync( RESULTS, { recursive: true, force: true } );
	mkdirSync( RESULTS, { recursive: true } );
}

/** Prints failed tests, and flaky tests that have to be fixed. */
export function listFailures() {
	const file = join( RESULTS, 'playwright.json' );
	const report = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: {};
	for ( const [ result, title ] of /** @type {const} */ ( [
		[ 'unexpected', 'Failed' ],
		[ 'flaky', 'Flaky, passed on retry' ],
	] ) ) {
		const tests = getTestsWithStatus( report, result );
		if ( tests.length ) {
			console.log(
				`\n${ title }:\n${ tests.map( ( test ) => `  ${ test }` ).join( '\n' ) }`
			);
		}
	}
}

/**
 * Checks that passed tests cover the visitor specification.
 *
 * @return {boolean} False if a statement is not named by any passed test.
 */
export function isSpecificationCovered() {
	if ( ! existsSync( COVERAGE ) ) {
		console.log(
			'\nThe visitor specification is not next to this checkout, so its coverage was not checked.'
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
