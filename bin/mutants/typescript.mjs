// Mutants of an area's TypeScript: Stryker with the repository's own Jest, and of its tests only those that load the mutant's file.
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jest from '../../jest.config.cjs';
import { ROOT } from '../paths.mjs';
import { filesOf } from './files.mjs';

/** Paths that no unit test reads, which Stryker's copy leaves out. */
const IGNORED = [
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
 * Our statuses by Stryker's. A mutant that no test reaches has survived.
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
 * Mutates files and runs the tests.
 *
 * @param {string[]} paths   Files and folders to mutate, from the root.
 * @param {string[]} tests   Patterns of their tests.
 * @param {string}   only    Text that the paths must contain.
 * @param {number}   workers Number of parallel test runs.
 * @return {Promise<import('./report.mjs').Mutant[]>} Each mutant with its status.
 */
export async function mutateTypescript( paths, tests, only, workers ) {
	process.chdir( ROOT );
	// Tests with very many cases run fewer of them.
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
		ignorePatterns: IGNORED,
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
