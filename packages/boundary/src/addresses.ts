/**
 * Where requests may go. Addresses come in sealed props; they are looked at all the same, because filters of other plugins
 * and settings of the site reach them, and an answer may become markup.
 */

const refuse = ( address: string, why: string ): never => {
	// eslint-disable-next-line no-console -- developers have to know why nothing happens.
	console.warn( `Quayside: "${ address }" is refused: ${ why }.` );
	throw new Error( `${ address }: ${ why }` );
};

const read = ( address: string ): URL => {
	try {
		// Not the document's base: markup could set it.
		return new URL( address, location.href );
	} catch {
		return refuse( address, 'it is no address' );
	}
};

/**
 * The address of a route of this site: REST, admin-ajax, wc-ajax.
 *
 * @param address Address from sealed props.
 * Gives the same, if it is of the page's origin.
 * @throws {Error} If it is not; the console says why.
 */
export function ownAddress( address: string ): string {
	return read( address ).origin === location.origin ? address : refuse( address, 'it is not on this site' );
}

/**
 * The address of a file of ours: style sheet, translations. A site may have moved its files to another host; that host is
 * trusted where the page's own scripts come from it.
 *
 * @param address Address from sealed props.
 * Gives the same, if it is of the page's origin or of that of one of its scripts.
 * @throws {Error} If it is not; the console says why.
 */
export function fileAddress( address: string ): string {
	const { origin } = read( address );
	const isOurs = origin === location.origin || [ ...document.querySelectorAll< HTMLScriptElement >( 'script[src]' ) ].some( ( { src } ) => src.startsWith( `${ origin }/` ) );
	return isOurs ? address : refuse( address, 'neither the page nor a script of it comes from there' );
}

/**
 * The address of a service that PHP names: a captcha's script, a video's frame, a fonts service's style sheet.
 *
 * @param address Address from sealed props, never from an attribute.
 * Gives the same, if it is https; or http on a page that is no better itself.
 * @throws {Error} If it is not; the console says why.
 */
export function serviceAddress( address: string ): string {
	const { protocol } = read( address );
	return protocol === 'https:' || ( protocol === 'http:' && location.protocol === 'http:' ) ? address : refuse( address, 'it is not https' );
}

/**
 * Where a visitor is sent: any site, but never to a script.
 *
 * @param address Address from an answer of this site.
 * Gives the same, if it is http or https.
 * @throws {Error} If it is not; the console says why.
 */
export function pageAddress( address: string ): string {
	return /^https?:$/.test( read( address ).protocol ) ? address : refuse( address, 'it is no page' );
}
