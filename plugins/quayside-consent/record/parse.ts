import type { ConsentRecord } from '@quayside/contracts/consent/record';

/**
 * Matches pairs of a name and a value, with no name used twice. Longer cookies than 4096 characters are never valid,
 * and browsers reject them, too.
 */
const FORM = /^(?=.{1,4096}$)(([A-Za-z][\w.-]*:)(?!.*,\2)[\w.-]*(,(?=.)|$))+$/;

/** Matches the ID, revision, time, and values, separated by spaces. */
const VALUES = /^[\w-]{1,64} [1-9]\d{0,8} \d{1,12}( yes| no)+$/;

/**
 * Parses the value of a cookie: pairs such as "consentid:abc,consent:yes,action:yes,necessary:yes".
 *
 * @param value      Value of the cookie.
 * @param categories Category slugs of this site, starting with the necessary one.
 * @return {Object|null} The record, or null if any part is invalid, so that the visitor is asked again.
 */
export function parseRecord(
	value: string,
	categories: readonly string[]
): ConsentRecord | null {
	const {
		consentid: id = '',
		action,
		v = '1',
		t = '0',
		...extra
	} = Object.fromEntries(
		value.split( ',' ).map( ( pair ) => pair.split( ':' ) )
	) as Record< string, string >;
	const granted: Record< string, boolean > = {};
	let values = id + ' ' + v + ' ' + t;
	categories.forEach( ( slug, i ) => {
		const choice = extra[ slug ] ?? ( i ? 'no' : '' );
		values += ' ' + choice;
		granted[ slug ] = ! i || choice === 'yes';
		delete extra[ slug ];
	} );
	// The meaning of "consent" depends on the law (under the CCPA, "yes" means opted out). The categories are
	// unambiguous.
	delete extra.consent;
	return FORM.test( value ) && VALUES.test( values )
		? {
				id,
				decided: action === 'yes',
				categories: granted,
				revision: +v,
				time: +t,
				extra,
			}
		: null;
}

/**
 * Returns the effective record among all cookies of the page: a choice before none, then the newest.
 *
 * A site that changed its cookie domain has left two cookies with the same name.
 *
 * @param cookies    document.cookie.
 * @param categories Category slugs of this site, starting with the necessary one.
 * @param name       Name of the cookie.
 */
export function findRecord(
	cookies: string,
	categories: readonly string[],
	name = 'cookieyes-consent'
): ConsentRecord | null {
	return (
		cookies
			.split( /; */ )
			.flatMap(
				( cookie ) =>
					parseRecord(
						cookie.split( RegExp( `^${ name }=` ) )[ 1 ] ?? '',
						categories
					) ?? []
			)
			.sort(
				( one, other ) =>
					+other.decided - +one.decided || other.time - one.time
			)[ 0 ] ?? null
	);
}
