import { useEffect, useRef } from '@wordpress/element';

/**
 * Brings the focus back to the link of the entry that was open, once the list is there again; to the list itself where the
 * entry is no longer in it.
 *
 * @param open  The entry that is open; 0 for the list.
 * @param ready Whether the list has its entries.
 * Gives the ref of the list, which takes the focus itself.
 */
export function useReturnFocus( open: number, ready: boolean ) {
	const list = useRef< HTMLDivElement | null >( null );
	const last = useRef( 0 );
	useEffect( () => {
		if ( open ) {
			last.current = open;
		} else if ( last.current && ready ) {
			( list.current?.querySelector< HTMLElement >( `[data-entry="${ last.current }"]` ) ?? list.current )?.focus();
			last.current = 0;
		}
	}, [ open, ready ] );
	return list;
}
