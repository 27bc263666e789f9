import { fileAddress } from '@quayside/boundary/addresses';

/**
 * Loads a stylesheet once per page and waits for it, so that the feature that needs it is never displayed without it. If the
 * stylesheet fails to load or belongs to another site, the feature is unstyled but usable, and the next call tries again.
 *
 * @param address URL of the stylesheet, from sealed props.
 */
export function loadStyle( address: string ): Promise< void > {
	try {
		fileAddress( address );
	} catch {
		// fileAddress() has logged the reason.
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
