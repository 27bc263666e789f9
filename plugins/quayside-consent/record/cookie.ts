import type { ConsentRecord } from '@quayside/contracts/consent/record';
import { COOKIE } from './record';

/** Lifetime of a choice in days, unless the owner has set a shorter one (specification, section 9). */
export const LIFETIME_DAYS = 365;

const ID_LENGTH = 32;
const ALPHABET =
	'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Generates a consent ID: 32 random characters. */
export function generateId(): string {
	return Array.from(
		crypto.getRandomValues( new Uint8Array( ID_LENGTH ) ),
		( byte ) => ALPHABET.charAt( byte % ALPHABET.length )
	).join( '' );
}

const yesOrNo = ( yes: boolean ): string => ( yes ? 'yes' : 'no' );

/**
 * Formats the value of the cookie.
 *
 * @param record The record.
 * @param law    Under the CCPA, "consent" tells whether the visitor opted out. Under the GDPR, whether the visitor
 *               allowed anything beyond the necessary category.
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
		[ 'consent', yesOrNo( consent ) ],
		[ 'action', record.decided ? 'yes' : '' ],
		...Object.entries( record.categories ).map( ( [ slug, yes ] ) => [
			slug,
			yesOrNo( yes ),
		] ),
		[ 'v', record.revision ],
		[ 't', record.time ],
		...Object.entries( record.extra ),
	]
		.map( ( pair ) => pair.join( ':' ) )
		.join( ',' );
}

/**
 * Formats a value for document.cookie.
 *
 * @param value  Value of the cookie. An empty one deletes it.
 * @param domain Domain of the cookie, or '' for this host only.
 * @param secure Whether the page was loaded over HTTPS.
 * @param name   Name of the cookie.
 * @param days   Lifetime of the choice in days.
 */
export function cookieLine(
	value: string,
	domain: string,
	secure: boolean,
	name = COOKIE,
	days = LIFETIME_DAYS
): string {
	return `${ name }=${ value };max-age=${ value ? days * 86400 : 0 };path=/;SameSite=Strict${ domain && ';domain=' + domain }${ secure ? ';Secure' : '' }`;
}
