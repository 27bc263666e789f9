// npm run audit: known vulnerabilities of what the products ship (npm, without development tools) and of the PHP tools. Findings fail;
// a registry that can't be reached, or has no such service, is reported as not checked.
import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Longest time that a registry may take, in milliseconds. */
const TIMEOUT = 60_000;

const parse = ( text ) => {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
};

/**
 * What an audit says.
 *
 * @typedef {Object} Verdict
 * @property {boolean}  checked  Whether the registry has answered.
 * @property {string[]} findings A line for each.
 * @property {string}   reason   Why nothing was checked.
 */

/**
 * Judges `npm audit --json`.
 *
 * @param {string} output Standard output.
 * @return {Verdict} The verdict.
 */
export function judgeNpm( output ) {
	const report = parse( output );
	if ( ! report?.metadata?.vulnerabilities ) {
		return { checked: false, findings: [], reason: report?.message ?? report?.error?.summary ?? 'npm gave no report' };
	}
	const findings = Object.values( report.vulnerabilities ?? {} ).map( ( { name, severity, range, via } ) => `${ name } ${ range } (${ severity }): ${ via.map( ( each ) => each.title ?? each ).join( ', ' ) }` );
	return { checked: true, findings, reason: '' };
}

/**
 * Judges `composer audit --format=json -vvv`: without a registry that knows advisories, Composer finds none and says nothing.
 *
 * @param {string} output   Standard output.
 * @param {string} messages Standard error.
 * @return {Verdict} The verdict.
 */
export function judgeComposer( output, messages ) {
	const advisories = parse( output.slice( Math.max( 0, output.indexOf( '{' ) ) ) )?.advisories;
	const findings = Object.entries( advisories ?? {} ).flatMap( ( [ name, list ] ) => Object.values( list ).map( ( { title, affectedVersions, cve } ) => `${ name } ${ affectedVersions }: ${ title }${ cve ? ` (${ cve })` : '' }` ) );
	// The call itself, answered with 200, is in what -vvv prints.
	const checked = findings.length > 0 || ( advisories !== undefined && /\[200\] \S*security-advisories/.test( messages ) );
	return { checked, findings, reason: checked ? '' : /not defined/.test( messages ) ? 'this Composer has no audit' : 'the registry offers no advisories' };
}

function report( what, { checked, findings, reason } ) {
	if ( ! checked ) {
		console.log( `${ what }: not checked, for ${ reason.split( '\n' )[ 0 ].replace( /https?:\/\/\S+/g, 'the registry' ) }.` );
	} else {
		console.log( `${ what }: ${ findings.length ? `${ findings.length } known vulnerabilities` : 'no known vulnerabilities' }.` );
		findings.forEach( ( finding ) => console.log( `  ${ finding }` ) );
	}
	return findings.length === 0;
}

if ( process.argv[ 1 ]?.endsWith( 'audit.mjs' ) ) {
	const run = ( program, args ) => spawnSync( program, args, { cwd: ROOT, encoding: 'utf8', timeout: TIMEOUT, maxBuffer: 1e8 } );
	const npm = run( 'npm', [ 'audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000' ] );
	const composer = run( 'composer', [ 'audit', '--format=json', '-vvv', '--no-interaction' ] );
	const results = [ report( 'npm', judgeNpm( npm.stdout ?? '' ) ), report( 'Composer', judgeComposer( composer.stdout ?? '', composer.stderr ?? '' ) ) ];
	process.exit( results.every( Boolean ) ? 0 : 1 );
}
