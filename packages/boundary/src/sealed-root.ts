import { createRoot } from 'react-dom/client';
import { SEAL } from './seal';

/**
 * A React root in a sealed host. React takes away all that the server printed there; the seal comes back at once, before
 * anybody can click: without it a trigger elsewhere has no host, and its link would be followed while the island is drawn.
 *
 * @param host The host of an island.
 */
export function sealedRoot(
	host: HTMLElement
): ReturnType< typeof createRoot > {
	const seal = host.querySelector( `:scope${ SEAL }` );
	if ( seal ) {
		new MutationObserver( ( _, observer ) => {
			if ( seal.parentNode !== host ) {
				host.prepend( seal );
				observer.disconnect();
			}
		} ).observe( host, { childList: true } );
	}
	return createRoot( host );
}
