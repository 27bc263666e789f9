// Reads what npm's and Composer's audits print, for bin/audit.mjs.

const parse = ( /** @type {string} */ text ) => {
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
 * Judges `composer audit --format=json -vvv`: without a registry that knows advisories, Composer finds none and says nothing.
 *
 * @param {string} output   Standard output.
 * @param {string} messages Standard error.
 * @return {Verdict} The verdict.
 */
export function judgeComposer( output, messages ) {
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
	// The call itself, answered with 200, is in what -vvv prints.
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
