import type { ConsentRecord } from '@quayside/contracts/consent/record';

/**
 * Pairs with a name and an answer each, and no name twice. Longer cookies than 4096 characters are nobody's honest
 * record; browsers refuse them too.
 */
const FORM = /^(?=.{1,4096}$)(([A-Za-z][\w.-]*:)(?!.*,\2)[\w.-]*(,(?=.)|$))+$/;

/** Id, revision, time and answers, side by side. */
const VALUES = /^[\w-]{1,64} [1-9]\d{0,8} \d{1,12}( yes| no)+$/;

/**
 * Reads a cookie's value: pairs such as "consentid:abc,consent:yes,action:yes,necessary:yes".
 *
 * @param value      The cookie's value.
 * @param categories Category slugs of the site, the necessary one first.
 * @return {Object|null} The record, or null when any part of it is broken: then the visitor is asked again.
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
		const answer = extra[ slug ] ?? ( i ? 'no' : '' );
		values += ' ' + answer;
		granted[ slug ] = ! i || answer === 'yes';
		delete extra[ slug ];
	} );
	// Its meaning turns with the law (under ccpa "yes" is opted out); the categories say the same without doubt.
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
 * The record that counts among all cookies of the page: a choice wins, then the newest.
 *
 * A site that changed its cookie's domain has left two of the same name behind.
 *
 * @param cookies    document.cookie.
 * @param categories Category slugs of the site, the necessary one first.
 */
export function findRecord(
	cookies: string,
	categories: readonly string[]
): ConsentRecord | null {
	return (
		cookies
			.split( /; */ )
			.flatMap(
				( cookie ) =>
					parseRecord(
						cookie.split( /^cookieyes-consent=/ )[ 1 ] ?? '',
						categories
					) ?? []
			)
			.sort(
				( one, other ) =>
					+other.decided - +one.decided || other.time - one.time
			)[ 0 ] ?? null
	);
}
