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
	const list = value.split( ',' ).map( ( pair ) => pair.split( ':' ) as [ string, string ] );
	const pairs = new Map( list );
	if (
		value.length > MAX_LENGTH ||
		! /^([A-Za-z][\w.-]*:[\w.-]*(,(?=.)|$))+$/.test( value ) ||
		pairs.size < list.length ||
		categories.some( ( slug ) => ! /^(yes|no)$/.test( pairs.get( slug ) ?? 'no' ) )
	) {
		return null;
	}
	const take = ( key: string ): string => {
		const found = pairs.get( key ) ?? '';
		pairs.delete( key );
		return found;
	};
	const id = take( 'consentid' );
	const revision = take( 'v' ) || '1';
	const time = take( 't' ) || '0';
	if ( ! pairs.has( 'necessary' ) || ! /^[\w-]{1,64} [1-9]\d{0,8} \d{1,12}$/.test( [ id, revision, time ].join( ' ' ) ) ) {
		return null;
	}
	const decided = take( 'action' ) === 'yes';
	// Its meaning turns with the law (under ccpa "yes" is opted out); the categories say the same without doubt.
	take( 'consent' );
	return {
		id,
		decided,
		categories: Object.fromEntries( categories.map( ( slug ) => [ slug, take( slug ) === 'yes' || slug === 'necessary' ] ) ),
		revision: Number( revision ),
		time: Number( time ),
		extra: Object.fromEntries( pairs ),
	};
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
	const rank = ( record: ConsentRecord ): number => record.time + ( record.decided ? 1e12 : 0 );
	let best: ConsentRecord | null = null;
	for ( const cookie of cookies.split( /; */ ) ) {
		const record = cookie.startsWith( COOKIE + '=' ) ? parseRecord( cookie.slice( COOKIE.length + 1 ), categories ) : null;
		if ( record && ( ! best || rank( record ) > rank( best ) ) ) {
			best = record;
		}
	}
	return best;
}
