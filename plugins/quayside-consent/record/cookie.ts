import type { ConsentRecord } from '@quayside/contracts/consent/record';
import { COOKIE } from './record';

/** Lifetime of a choice (specification, section 9). */
const LIFETIME_DAYS = 365;

const ID_LENGTH = 32;
const ALPHABET =
	'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A new consent id: 32 characters from the system's random numbers. */
export function mintId(): string {
	return Array.from(
		crypto.getRandomValues( new Uint8Array( ID_LENGTH ) ),
		( byte ) => ALPHABET.charAt( byte % ALPHABET.length )
	).join( '' );
}

const answer = ( yes: boolean ): string => ( yes ? 'yes' : 'no' );

/**
 * The cookie's value.
 *
 * @param record The record.
 * @param law    Under ccpa, "consent" says whether the visitor opted out; under gdpr, whether something beyond the
 *               necessary was agreed to.
 */
export function formatRecord(
	record: ConsentRecord,
	law: 'gdpr' | 'ccpa'
): string {
	const optional = Object.entries( record.categories ).filter(
		( [ slug ] ) => slug !== 'necessary'
	);
	const consent =
		law === 'ccpa'
			? optional.some( ( [ , yes ] ) => ! yes )
			: optional.some( ( [ , yes ] ) => yes );
	return [
		[ 'consentid', record.id ],
		[ 'consent', answer( consent ) ],
		[ 'action', record.decided ? 'yes' : '' ],
		...Object.entries( record.categories ).map( ( [ slug, yes ] ) => [
			slug,
			answer( yes ),
		] ),
		[ 'v', record.revision ],
		[ 't', record.time ],
		...Object.entries( record.extra ),
	]
		.map( ( pair ) => pair.join( ':' ) )
		.join( ',' );
}

/**
 * What to assign to document.cookie.
 *
 * @param value  The cookie's value; an empty one deletes the cookie.
 * @param domain The cookie's domain; '' for this host alone.
 * @param secure Whether the page came over https.
 */
export function cookieLine(
	value: string,
	domain: string,
	secure: boolean
): string {
	return `${ COOKIE }=${ value };max-age=${ value ? LIFETIME_DAYS * 86400 : 0 };path=/;SameSite=Strict${ domain && ';domain=' + domain }${ secure ? ';Secure' : '' }`;
}
