// npm run fuzz: runs the fuzz tests of npm test for longer: PHPUnit's group "fuzz" (submissions, the consent rewriter) and
// Playwright's tests/e2e/fuzz-*.spec.ts (HTML from authors).
// --seconds=N sets the duration of each (120 by default). --seed=TEXT repeats a run, otherwise the seed is random. --wordpress=,
// --woocommerce=, and --database= set what the sites use. --port=N sets the first of two ports.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';

const { values } = parseArgs( {
	options: {
		seconds: { type: 'string', default: '120' },
		seed: { type: 'string' },
		port: { type: 'string', default: '8893' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		database: { type: 'string' },
	},
} );
if ( ! ( Number( values.seconds ) > 0 ) ) {
	console.error( '--seconds must be a number greater than 0.' );
	process.exit( 1 );
}
const seed = values.seed ?? String( Math.floor( Math.random() * 1e9 ) );
const parts = /** @type {const} */ ( [
	'wordpress',
	'woocommerce',
	'database',
] ).flatMap( ( part ) =>
	values[ part ] ? [ `--${ part }=${ values[ part ] }` ] : []
);
const run = ( /** @type {string[]} */ args ) =>
	spawnSync( process.execPath, args, {
		cwd: ROOT,
		stdio: 'inherit',
		env: {
			...process.env,
			QUAYSIDE_FUZZ_SEED: seed,
			QUAYSIDE_FUZZ_SECONDS: values.seconds,
		},
	} ).status === 0;

console.log( `Seed ${ seed }, ${ values.seconds } seconds for each fuzzer.` );
let succeeded = run( [
	'bin/phpunit.mjs',
	'--site=fuzz',
	`--port=${ values.port }`,
	...parts,
	'--',
	'--do-not-cache-result',
	'--group',
	'fuzz',
] );
const pages = readdirSync( join( ROOT, 'tests/e2e' ) ).filter( ( name ) =>
	/^fuzz-.*\.spec\.ts$/.test( name )
);
if ( pages.length ) {
	succeeded =
		run( [
			'bin/e2e.mjs',
			'--site=fuzz-e2e',
			`--port=${ Number( values.port ) + 1 }`,
			'--workers=1',
			...parts,
			'--',
			...pages.map( ( name ) => `tests/e2e/${ name }` ),
		] ) && succeeded;
}
console.log(
	succeeded
		? '\nNo failures found.'
		: `\nA failure was found. Reproduce it with --seed=${ seed }.`
);
process.exit( succeeded ? 0 : 1 );
