import { addressWith } from '../gallery/paging/fragment';

/** What a step of the history that a lightbox has made says of itself. */
interface Mark {
	quaysideLightbox?: string;
}

/**
 * Keeps the image that is shown in the address. One step of history for the whole visit: Back closes the lightbox.
 *
 * @param key   The gallery's id; nothing happens without one.
 * @param close Closes the lightbox.
 */
export function keepAddress(
	key: string | undefined,
	close: () => void
): { show: ( id: number ) => void; leave: () => Promise< void > } {
	if ( ! key ) {
		return { show: () => undefined, leave: () => Promise.resolve() };
	}
	const start = `${ key }-image-`;
	// The step of an earlier visit, which Forward or a reload has brought back.
	let isPushed =
		location.hash.startsWith( `#${ start }` ) &&
		( history.state as Mark | null )?.quaysideLightbox === key;
	// Who came by a link to an image has no page to go back to: it gets one, below the image.
	if ( location.hash.startsWith( `#${ start }` ) && ! isPushed ) {
		history.replaceState( history.state, '', addressWith() );
	}
	const goneBack = (): void => {
		if ( ! location.hash.startsWith( `#${ start }` ) ) {
			isPushed = false;
			close();
		}
	};
	addEventListener( 'popstate', goneBack );
	return {
		show( id ) {
			if ( id > 0 && location.hash !== `#${ start }${ id }` ) {
				history[ isPushed ? 'replaceState' : 'pushState' ](
					{
						...( history.state as object | null ),
						quaysideLightbox: key,
					} satisfies Mark,
					'',
					addressWith( `${ start }${ id }` )
				);
				isPushed = true;
			}
		},
		leave() {
			removeEventListener( 'popstate', goneBack );
			if ( isPushed ) {
				// The way back takes a moment; what comes next builds on it.
				return new Promise( ( resolve ) => {
					addEventListener( 'popstate', () => resolve(), {
						once: true,
					} );
					history.back();
				} );
			}
			return Promise.resolve();
		},
	};
}
