/**
 * Restricts where requests may go. URLs come in sealed props. They are still checked, because filters of other plugins and
 * settings of the site can change them, and a response may become markup.
 */

/** Returns the URL if it is allowed. Otherwise logs the reason to the console and throws. */
const assertAllowed = (
	address: string,
	isAllowed: ( url: URL ) => boolean,
	reason: string
): string => {
	// Resolved against the location, because markup could set the document's base.
	if ( isAllowed( new URL( address, location.href ) ) ) {
		return address;
	}
	// eslint-disable-next-line no-console -- tells developers why nothing happens.
	console.warn( `Quayside refuses ${ address }: ${ reason }.` );
	throw new Error( address );
};

/**
 * Returns the URL of a route of this site (REST, admin-ajax, wc-ajax) if it has the page's origin.
 *
 * @param address URL from sealed props.
 * @throws {Error} If it has another origin. The reason is logged to the console.
 */
export const ownAddress = ( address: string ): string =>
	assertAllowed(
		address,
		( { origin } ) => origin === location.origin,
		'not this site'
	);

/**
 * Returns the URL of a built file (stylesheet, translations) if it has the page's origin or that of one of the page's
 * scripts. A site may serve its files from another host, which is trusted if the page's own scripts come from it.
 *
 * @param address URL from sealed props.
 * @throws {Error} If it has another origin. The reason is logged to the console.
 */
export const fileAddress = ( address: string ): string =>
	assertAllowed(
		address,
		( { origin } ) =>
			origin === location.origin ||
			[
				...document.querySelectorAll< HTMLScriptElement >(
					'script[src]'
				),
			].some( ( { src } ) => src.startsWith( `${ origin }/` ) ),
		'no script of the page comes from there'
	);

/**
 * Returns the URL of a service that PHP names (a CAPTCHA script, a video iframe, a font stylesheet) if it uses HTTPS, or HTTP
 * on a page that uses HTTP itself.
 *
 * @param address URL from sealed props, never from an attribute.
 * @throws {Error} If it uses another protocol. The reason is logged to the console.
 */
export const serviceAddress = ( address: string ): string =>
	assertAllowed(
		address,
		( { protocol } ) =>
			protocol === 'https:' ||
			( protocol === 'http:' && location.protocol === protocol ),
		'not https'
	);

/**
 * Returns the URL that a visitor is redirected to, on any site, if it uses HTTP or HTTPS.
 *
 * @param address URL from a response of this site.
 * @throws {Error} If it uses another protocol. The reason is logged to the console.
 */
export const pageAddress = ( address: string ): string =>
	assertAllowed(
		address,
		( { protocol } ) => /^https?:$/.test( protocol ),
		'no page'
	);
