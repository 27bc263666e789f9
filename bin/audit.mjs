// npm run audit: known vulnerabilities of what the products ship (npm, without development tools) and of the PHP tools. Findings fail;
// a registry that can't be reached, or has no such service, is reported as not checked.
import { spawnSync } from 'node:child_process';
import { judgeComposer, judgeNpm } from './audit-verdict.mjs';
import { ROOT } from './paths.mjs';

/** Longest time that a registry may take, in milliseconds. */
const TIMEOUT = 60_000;

function report(
	/** @type {string} */ what,
	/** @type {import('./audit-verdict.mjs').Verdict} */ {
		checked,
		findings,
		reason,
	}
) {
	if ( ! checked ) {
		console.log(
			`${ what }: not checked, for ${ reason.replace( /\n[^]*/, '' ).replace( /https?:\/\/\S+/g, 'the registry' ) }.`
		);
	} else {
		console.log(
			`${ what }: ${ findings.length ? `${ findings.length } known vulnerabilities` : 'no known vulnerabilities' }.`
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
	report( 'npm', judgeNpm( npm.stdout ?? '' ) ),
	report(
		'Composer',
		judgeComposer( composer.stdout ?? '', composer.stderr ?? '' )
	),
];
process.exit( results.every( Boolean ) ? 0 : 1 );
