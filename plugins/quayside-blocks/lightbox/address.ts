import { getUrlWithFragment } from '../gallery/paging/fragment';

/** History state of the entry that the lightbox adds. */
interface LightboxState {
	quaysideLightbox?: string;
}

/**
 * Keeps the current image in the URL. A lightbox session adds one history
 * entry, so that Back closes it.
 *
 * @param key   The gallery's ID. Nothing happens without one.
 * @param close Closes the lightbox.
 */
export function trackUrl(
	key: string | undefined,
	close: () => void
): { show: ( id: number ) => void; leave: () => Promise< void > } {
	if ( ! key ) {
		return { show: () => undefined, leave: () => Promise.resolve() };
	}
	const start = `${ key }-image-`;
	// Forward or a reload has restored the history entry of an earlier session.
	let isPushed =
		location.hash.startsWith( `#${ start }` ) &&
		( history.state as LightboxState | null )?.quaysideLightbox === key;
	// Visitors who followed a link to an image have no history entry to go back
	// to, so one for the page is added.
	if ( location.hash.startsWith( `#${ start }` ) && ! isPushed ) {
		history.replaceState( history.state, '', getUrlWithFragment() );
	}
	const onPopState = (): void => {
		if ( ! location.hash.startsWith( `#${ start }` ) ) {
			isPushed = false;
			close();
		}
	};
	addEventListener( 'popstate', onPopState );
	return {
		show( id ) {
			if ( id > 0 && location.hash !== `#${ start }${ id }` ) {
				history[ isPushed ? 'replaceState' : 'pushState' ](
					{
						...( history.state as object | null ),
						quaysideLightbox: key,
					} satisfies LightboxState,
					'',
					getUrlWithFragment( `${ start }${ id }` )
				);
				isPushed = true;
			}
		},
		leave() {
			removeEventListener( 'popstate', onPopState );
			if ( isPushed ) {
				// Going back is asynchronous, and the caller depends on the
				// result.
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
