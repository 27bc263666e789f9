// Parses the output of npm's and Composer's audits for bin/audit.mjs.

const parse = ( /** @type {string} */ text ) => {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
};

/**
 * Result of an audit.
 *
 * @typedef {Object} Verdict
 * @property {boolean}  checked  Whether the registry returned a report.
 * @property {string[]} findings One line for each vulnerability.
 * @property {string}   reason   Why the packages were not checked.
 */

/**
 * Parses the output of `npm audit --json`.
 *
 * @param {string} output Standard output.
 * @return {Verdict} Result.
 */
export function parseNpm( output ) {
	const report = parse( output );
	if ( ! report?.metadata?.vulnerabilities ) {
		return {
			checked: false,
			findings: [],
			reason:
				report?.message ??
				report?.error?.summary ??
				'npm gave no report',
		};
	}
	const findings = Object.values( report.vulnerabilities ?? {} ).map(
		( { name, severity, range, via } ) =>
			`${ name } ${ range } (${ severity }): ${ via.map( ( /** @type {string | { title: string }} */ each ) => ( typeof each === 'string' ? each : each.title ) ).join( ', ' ) }`
	);
	return { checked: true, findings, reason: '' };
}

/**
 * Parses the output of `composer audit --format=json -vvv`. If the registry has no advisories, Composer reports none without a
 * warning.
 *
 * @param {string} output   Standard output.
 * @param {string} messages Standard error.
 * @return {Verdict} Result.
 */
export function parseComposer( output, messages ) {
	const advisories = parse(
		output.slice( Math.max( 0, output.indexOf( '{' ) ) )
	)?.advisories;
	const findings = Object.entries( advisories ?? {} ).flatMap(
		( [ name, list ] ) =>
			Object.values( list ).map(
				( { title, affectedVersions, cve } ) =>
					`${ name } ${ affectedVersions }: ${ title }${ cve ? ` (${ cve })` : '' }`
			)
	);
	// With -vvv, Composer prints the request if it got a response with status 200.
	const checked =
		findings.length > 0 ||
		( advisories !== undefined &&
			/\[200\] \S*security-advisories/.test( messages ) );
	return {
		checked,
		findings,
		reason: checked
			? ''
			: /not defined/.test( messages )
				? 'this Composer has no audit'
				: 'the registry offers no advisories',
	};
}
