import { addressWith } from '../gallery/fragment';

/**
 * Keeps the image that is shown in the address. One step of history for the whole visit: Back closes the lightbox.
 *
 * @param key   The gallery's id; nothing happens without one.
 * @param close Closes the lightbox.
 */
export function keepAddress( key: string | undefined, close: () => void ): { show: ( id: number ) => void; leave: () => Promise< void > } {
	if ( ! key ) {
		return { show: () => undefined, leave: () => Promise.resolve() };
	}
	const start = `${ key }-image-`;
	// Who came by a link to an image has no page to go back to.
	let isPushed = false;
	const isDirect = location.hash.startsWith( `#${ start }` );
	const goneBack = (): void => {
		if ( ! location.hash.startsWith( `#${ start }` ) ) {
			isPushed = false;
			close();
		}
	};
	addEventListener( 'popstate', goneBack );
	return {
		show( id ) {
			const method = isPushed || isDirect ? 'replaceState' : 'pushState';
			if ( id > 0 && location.hash !== `#${ start }${ id }` ) {
				isPushed = isPushed || ! isDirect;
				history[ method ]( history.state, '', addressWith( `${ start }${ id }` ) );
			}
		},
		leave() {
			removeEventListener( 'popstate', goneBack );
			if ( isPushed ) {
				// The way back takes a moment; what comes next builds on it.
				return new Promise( ( resolve ) => {
					addEventListener( 'popstate', () => resolve(), { once: true } );
					history.back();
				} );
			}
			if ( location.hash.startsWith( `#${ start }` ) ) {
				history.replaceState( history.state, '', addressWith() );
			}
			return Promise.resolve();
		},
	};
}
