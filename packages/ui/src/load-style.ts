import { fileAddress } from '@quayside/boundary/addresses';

/**
 * Gets a style sheet that only a part of the page needs once it is used, once for the page, and waits for it, so that the
 * part never shows without it. One that does not come, or that is none of this site's, leaves the part plain but usable; the
 * next call asks for it again.
 *
 * @param address Address of the style sheet, from sealed props.
 */
export function loadStyle( address: string ): Promise< void > {
	try {
		fileAddress( address );
	} catch {
		// The console says why.
		return Promise.resolve();
	}
	const present = document.querySelector< HTMLLinkElement >(
		`link[rel=stylesheet][href="${ CSS.escape( address ) }"]`
	);
	if ( present?.sheet ) {
		return Promise.resolve();
	}
	const link =
		present ??
		Object.assign( document.createElement( 'link' ), {
			rel: 'stylesheet',
			href: address,
		} );
	return new Promise( ( done ) => {
		link.addEventListener( 'load', () => done() );
		link.addEventListener( 'error', () => {
			link.remove();
			done();
		} );
		if ( ! present ) {
			document.head.append( link );
		}
	} );
}
