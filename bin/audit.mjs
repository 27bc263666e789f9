// npm run audit: checks shipped npm packages and the PHP tools for known vulnerabilities. Exits with 1 if there are any.
// A registry that is unavailable or has no audit service is reported as not checked.
import { spawnSync } from 'node:child_process';
import { parseComposer, parseNpm } from './audit-verdict.mjs';
import { ROOT } from './paths.mjs';

/** Timeout for a registry, in ms. */
const TIMEOUT = 60_000;

function report(
	/** @type {string} */ source,
	/** @type {import('./audit-verdict.mjs').Verdict} */ {
		checked,
		findings,
		reason,
	}
) {
	if ( ! checked ) {
		console.log(
			`${ source }: not checked: ${ reason.replace( /\n[^]*/, '' ).replace( /https?:\/\/\S+/g, 'the registry' ) }.`
		);
	} else {
		console.log(
			`${ source }: ${ findings.length ? `${ findings.length } known vulnerabilities` : 'no known vulnerabilities' }.`
		);
		findings.forEach( ( /** @type {string} */ finding ) =>
			console.log( `  ${ finding }` )
		);
	}
	return findings.length === 0;
}

const run = ( /** @type {string} */ program, /** @type {string[]} */ args ) =>
	spawnSync( program, args, {
		cwd: ROOT,
		encoding: 'utf8',
		timeout: TIMEOUT,
		maxBuffer: 1e8,
	} );
const npm = run( 'npm', [
	'audit',
	'--omit=dev',
	'--json',
	'--fetch-retries=0',
	'--fetch-timeout=20000',
] );
const composer = run( 'composer', [
	'audit',
	'--format=json',
	'-vvv',
	'--no-interaction',
] );
const results = [
	report( 'npm', parseNpm( npm.stdout ?? '' ) ),
	report(
		'Composer',
		parseComposer( composer.stdout ?? '', composer.stderr ?? '' )
	),
];
process.exit( results.every( Boolean ) ? 0 : 1 );
