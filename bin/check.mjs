// npm run check: runs the fast checks in two parallel lanes.
import { join } from 'node:path';
import { RESULTS, clearResults } from './results.mjs';
import { runLanes } from './run.mjs';

const node = process.execPath;
const bin = ( /** @type {string} */ name ) => `node_modules/.bin/${ name }`;

clearResults();

/** The first step of each lane creates the files that later steps read. */
const succeeded =
	( await runLanes( [
		[
			{
				name: 'PHP kit and contracts',
				command: [ node, 'bin/build.mjs', '--php' ],
			},
		],
	] ) ) &&
	( await runLanes( [
		[
			{ name: 'build', command: [ node, 'bin/build.mjs' ] },
			{ name: 'size budgets', command: [ node, 'bin/budgets.mjs' ] },
			{
				name: 'PHPStan',
				command: [
					'vendor/bin/phpstan',
					'analyse',
					'--no-progress',
					'--memory-limit=2G',
				],
			},
			{
				name: 'PHPStan of bin',
				command: [
					'vendor/bin/phpstan',
					'analyse',
					'--configuration=bin/phpstan.neon',
					'--no-progress',
					'--memory-limit=2G',
				],
			},
		],
		[
			{
				name: 'field lists',
				command: [ node, 'bin/fields.mjs', '--check' ],
			},
			{
				name: 'contract types',
				command: [ node, 'bin/contracts.mjs', '--check' ],
			},
			{ name: 'PHP 8.1', command: [ node, 'bin/oldest-php.mjs' ] },
			{ name: 'PHPCS', command: [ 'vendor/bin/phpcs', '-q' ] },
			{ name: 'TypeScript', command: [ bin( 'tsc' ), '-p', '.' ] },
			{ name: 'types of bin', command: [ bin( 'tsc' ), '-p', 'bin' ] },
			{
				name: 'known vulnerabilities',
				command: [ node, 'bin/audit.mjs' ],
				show: true,
			},
			{
				name: 'ESLint',
				command: [
					bin( 'eslint' ),
					'.',
					'--max-warnings=0',
					'--cache',
					'--cache-location=.quayside/eslint/',
				],
			},
			{
				name: 'Prettier',
				command: [
					bin( 'prettier' ),
					'--check',
					'.',
					'--cache',
					'--cache-location=.quayside/prettier.json',
					'--log-level=warn',
				],
			},
			{
				name: 'stylelint',
				command: [
					bin( 'stylelint' ),
					'{packages,plugins,themes}/**/*.scss',
					'--max-warnings=0',
					'--cache',
					'--cache-location=.quayside/stylelint/',
				],
			},
			{
				name: 'dead code and dependencies',
				command: [
					bin( 'knip' ),
					'--treat-config-hints-as-errors',
					'--no-progress',
				],
			},
			{
				name: 'Jest',
				command: [
					bin( 'jest' ),
					'--maxWorkers=2',
					'--json',
					`--outputFile=${ join( RESULTS, 'jest.json' ) }`,
				],
				show: true,
			},
		],
	] ) );
process.exit( succeeded ? 0 : 1 );
