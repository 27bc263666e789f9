import { createRoot } from 'react-dom/client';
import { SEAL } from './seal';

/**
 * Creates a React root in a sealed host. React removes everything that the server printed there. The seal is put back before
 * the visitor can click, because without it a trigger elsewhere finds no host and its link would be followed.
 *
 * @param host Host of an island.
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
