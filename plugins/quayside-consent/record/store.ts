import { page } from '../boot/page';
import { deleteEverywhere } from '../choice/delete-cookies';
import { COOKIE } from './record';
import { cookieLine } from './cookie';

/**
 * Writes the record, and leaves no other cookie of its name behind: of two, none would be the one that was meant.
 *
 * @param value  The cookie's value.
 * @param domain The cookie's domain; '' for this host alone.
 */
export function writeRecord( value: string, domain: string ): void {
	const secure = location.protocol === 'https:';
	deleteEverywhere( COOKIE );
	page.cookie = cookieLine( value, domain, secure );
	if ( domain && ! page.cookie.includes( value ) ) {
		// The browser refused the domain that the site asks for: better a record for this host than none.
		page.cookie = cookieLine( value, '', secure );
	}
}
