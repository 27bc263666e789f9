/** Name of the cookie, shared with the plugin that sites migrate from. */
export const COOKIE = 'cookieyes-consent';

/**
 * Finds the visitor's choice among the page's cookies, as long as there is one of them and it has the order in which it
 * is written. Whatever else is there under that name, parse.ts reads.
 *
 * @param cookies    document.cookie.
 * @param categories Category slugs of the site, the necessary one first.
 * @return {string[]|null} The cookie, its value, "yes" where a choice was made, an answer for each category, the policy
 *                         revision; empty where there is no such cookie, null where this is not the one to read it.
 */
export function readRecord(
	cookies: string,
	categories: readonly string[]
): readonly ( string | undefined )[] | null {
	const found = cookies.match( /(^| )cookieyes-consent=[^;]*/g );
	// As a string: two of them do not have this form.
	const form = `^[^=]+=(consentid:[\\w-]{1,64},consent:\\w*,action:(yes|),${ categories.map( ( slug ) => slug + ':(yes|no)' ).join() }(?:,v:([1-9]\\d{0,8}),t:\\d{1,12})?(?:,[a-z][\\w.-]+:[\\w.-]*){0,99})$`;
	return found ? RegExp( form ).exec( found.join() ) : [];
}
