/** Name of the cookie, shared with the plugin that sites migrate from. */
export const COOKIE = 'cookieyes-consent';

/**
 * Reads the visitor's choice from the cookies of the page if there is exactly one record in the usual order. All
 * other cookies with this name are left to parse.ts.
 *
 * @param cookies    document.cookie.
 * @param categories Category slugs of this site, starting with the necessary one.
 * @return {string[]|null} The whole cookie, its value, "yes" if a choice was made, a value for each category, and the
 *                         policy revision. Empty if there is no such cookie, null if it is in an unusual format.
 */
export function readRecord(
	cookies: string,
	categories: readonly string[]
): readonly ( string | undefined )[] | null {
	const found = cookies.match( /(^| )cookieyes-consent=[^;]*/g );
	// Joined, because two cookies do not match this pattern.
	const form = `^[^=]+=(consentid:[\\w-]{1,64},consent:\\w*,action:(yes|),${ categories.map( ( slug ) => slug + ':(yes|no)' ).join() }(?:,v:([1-9]\\d{0,8}),t:\\d{1,12})?(?:,[a-z][\\w.-]+:[\\w.-]*){0,99})$`;
	return found ? RegExp( form ).exec( found.join() ) : [];
}
