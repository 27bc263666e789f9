import type { ConsentRecord } from '@quayside/contracts/consent/record';

/** Name of the cookie, shared with the plugin that sites migrate from. */
export const COOKIE = 'cookieyes-consent';

/** Longer cookies are nobody's honest record; browsers refuse them too. */
const MAX_LENGTH = 4096;

/**
 * Reads a cookie's value: pairs such as "consentid:abc,consent:yes,action:yes,necessary:yes".
 *
 * @param value      The cookie's value.
 * @param categories Category slugs of the site.
 * @return {Object|null} The record, or null when any part of it is broken: then the visitor is asked again.
 */
export function parseRecord( value: string, categories: readonly string[] ): ConsentRecord | null {
	const { consentid: id = '', action, v, t, ...extra } = Object.fromEntries( value.split( ',' ).map( ( pair ) => pair.split( ':' ) ) ) as Record< string, string >;
	const revision = v || '1';
	const time = t || '0';
	if (
		value.length > MAX_LENGTH ||
		! /^([A-Za-z][\w.-]*:[\w.-]*(,(?=.)|$))+$/.test( value ) ||
		/(^|,)([^:]+:).*,\2/.test( value ) ||
		categories.some( ( slug ) => ! /^(yes|no)$/.test( extra[ slug ] ?? 'no' ) ) ||
		! extra.necessary ||
		! /^[\w-]{1,64} [1-9]\d{0,8} \d{1,12}$/.test( [ id, revision, time ].join( ' ' ) )
	) {
		return null;
	}
	// Its meaning turns with the law (under ccpa "yes" is opted out); the categories say the same without doubt.
	delete extra.consent;
	const answers = categories.map( ( slug ) => {
		const isOn = extra[ slug ] === 'yes' || slug === 'necessary';
		delete extra[ slug ];
		return [ slug, isOn ] as const;
	} );
	return { id, decided: action === 'yes', categories: Object.fromEntries( answers ), revision: +revision, time: +time, extra };
}

/**
 * The record that counts among all cookies of the page: a choice wins, then the newest.
 *
 * A site that changed its cookie's domain has left two of the same name behind.
 *
 * @param cookies    document.cookie.
 * @param categories Category slugs of the site.
 */
export function readRecord( cookies: string, categories: readonly string[] ): ConsentRecord | null {
	const rank = ( { time, decided }: ConsentRecord ): number => time + ( decided ? 1e12 : 0 );
	const [ best ] = cookies
		.split( /; */ )
		.flatMap( ( cookie ) => ( cookie.startsWith( COOKIE + '=' ) ? ( parseRecord( cookie.slice( COOKIE.length + 1 ), categories ) ?? [] ) : [] ) )
		.sort( ( one, other ) => rank( other ) - rank( one ) );
	return best ?? null;
}
