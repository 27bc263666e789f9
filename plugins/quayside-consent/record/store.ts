import { page } from '../page/page';
import { deleteEverywhere } from './delete-everywhere';
import { COOKIE } from './record';
import { cookieLine, LIFETIME_DAYS } from './cookie';

/**
 * Writes the record, then removes all other cookies with its name, because of two, the wrong one might be read.
 *
 * The record itself is never removed in between: a choice that another tab records at the same time would go with it.
 *
 * @param value  Value of the cookie.
 * @param domain Domain of the cookie, or '' for this host only.
 * @param name   Name of the cookie.
 * @param days   Lifetime of the choice in days.
 */
export function writeRecord(
	value: string,
	domain: string,
	name = COOKIE,
	days = LIFETIME_DAYS
): void {
	const secure = location.protocol === 'https:';
	page.cookie = cookieLine( value, domain, secure, name, days );
	deleteEverywhere( name, domain );
	if ( domain && ! page.cookie.includes( value ) ) {
		// The browser rejected the domain. A record for this host is better than none.
		page.cookie = cookieLine( value, '', secure, name, days );
	}
}
