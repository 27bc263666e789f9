// Mutants of an area's TypeScript: Stryker with the repository's own Jest, and of its tests only those that load the mutant's file.
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jest from '../../jest.config.cjs';
import { ROOT } from '../paths.mjs';
import { filesOf } from './files.mjs';

/** What no unit test reads; the copy that Stryker works in does without. */
const LEFT_OUT = [
	'/.quayside',
	'/vendor',
	'/docs',
	'/themes',
	'/tests/e2e',
	'/tests/stand-in-store',
	'/tests/react-19',
	'/test-results',
	'/playwright-report',
	'**/build',
	'**/languages',
];

/**
 * Stryker's words for what ours are; a mutant that no test reaches survived like any other.
 *
 * @type {Record<string, 'killed'|'survived'>}
 */
const FATES = {
	Killed: 'killed',
	Timeout: 'killed',
	Survived: 'survived',
	NoCoverage: 'survived',
};

/**
 * Runs them.
 *
 * @param {string[]} paths   Files and folders to mutate, from the root.
 * @param {string[]} tests   Patterns of the tests that know them.
 * @param {string}   only    What the paths have to contain.
 * @param {number}   workers How many at a time.
 * @return {Promise<import('./report.mjs').Mutant[]>} Each mutant, with what became of it.
 */
export async function mutateTypescript( paths, tests, only, workers ) {
	process.chdir( ROOT );
	// Tests with very many cases take fewer.
	process.env.QUAYSIDE_MUTANTS = '1';
	const results = await new Stryker( {
		testRunner: 'jest',
		plugins: [ '@stryker-mutator/jest-runner' ],
		jest: {
			projectType: 'custom',
			config: {
				...jest,
				testMatch: tests.map( ( test ) => `<rootDir>/${ test }` ),
			},
			enableFindRelatedTests: true,
		},
		mutate: filesOf( paths, /\.tsx?$/, only ),
		coverageAnalysis: 'perTest',
		concurrency: workers,
		timeoutMS: 10_000,
		tempDirName: '.quayside/stryker',
		cleanTempDir: 'always',
		ignorePatterns: LEFT_OUT,
		reporters: [
			process.stdout.isTTY ? 'progress' : 'progress-append-only',
		],
		logLevel:
			/** @type {NonNullable<ConstructorParameters<typeof Stryker>[ 0 ][ 'logLevel' ]>} */ (
				'error'
			),
		allowConsoleColors: false,
	} ).runMutationTest();
	return results.map(
		( { fileName, location, mutatorName, replacement, status } ) => ( {
			file: relative( ROOT, fileName ),
			line: location.start.line,
			column: location.start.column,
			mutator: mutatorName,
			becomes: replacement ?? '',
			fate: FATES[ status ] ?? 'invalid',
		} )
	);
}
