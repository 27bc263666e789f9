/**
 * Where requests may go. Addresses come in sealed props; they are looked at all the same, because filters of other plugins
 * and settings of the site reach them, and an answer may become markup.
 */

/** The address, where it may be asked; else an error, of which the console says why. */
const judge = (
	address: string,
	isGood: ( url: URL ) => boolean,
	why: string
): string => {
	// Not by the document's base: markup could set it.
	if ( isGood( new URL( address, location.href ) ) ) {
		return address;
	}
	// eslint-disable-next-line no-console -- developers have to know why nothing happens.
	console.warn( `Quayside refuses ${ address }: ${ why }.` );
	throw new Error( address );
};

/**
 * The address of a route of this site: REST, admin-ajax, wc-ajax.
 *
 * @param address Address from sealed props.
 * Gives the same, if it is of the page's origin.
 * @throws {Error} If it is not; the console says why.
 */
export const ownAddress = ( address: string ): string =>
	judge(
		address,
		( { origin } ) => origin === location.origin,
		'not this site'
	);

/**
 * The address of a file of ours: style sheet, translations. A site may have moved its files to another host; that host is
 * trusted where the page's own scripts come from it.
 *
 * @param address Address from sealed props.
 * Gives the same, if it is of the page's origin or of that of one of its scripts.
 * @throws {Error} If it is not; the console says why.
 */
export const fileAddress = ( address: string ): string =>
	judge(
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
 * The address of a service that PHP names: a captcha's script, a video's frame, a fonts service's style sheet.
 *
 * @param address Address from sealed props, never from an attribute.
 * Gives the same, if it is https; or http on a page that is no better itself.
 * @throws {Error} If it is not; the console says why.
 */
export const serviceAddress = ( address: string ): string =>
	judge(
		address,
		( { protocol } ) =>
			protocol === 'https:' ||
			( protocol === 'http:' && location.protocol === protocol ),
		'not https'
	);

/**
 * Where a visitor is sent: any site, but never to a script.
 *
 * @param address Address from an answer of this site.
 * Gives the same, if it is http or https.
 * @throws {Error} If it is not; the console says why.
 */
export const pageAddress = ( address: string ): string =>
	judge(
		address,
		( { protocol } ) => /^https?:$/.test( protocol ),
		'no page'
	);
