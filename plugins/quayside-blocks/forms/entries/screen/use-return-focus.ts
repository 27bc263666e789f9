import { useEffect, useRef } from '@wordpress/element';

/** How often the link is looked for, and the time in between in ms. */
const TRIES = 20;
const STEP = 50;

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
		let timer = 0;
		// The list draws its rows a moment after it has them.
		const find = ( tries: number ): void => {
			const link = list.current?.querySelector< HTMLElement >(
				`[data-entry="${ last.current }"]`
			);
			if ( ! link && tries > 0 ) {
				timer = window.setTimeout( () => find( tries - 1 ), STEP );
				return;
			}
			last.current = 0;
			if (
				! document.activeElement ||
				document.activeElement === document.body
			) {
				( link ?? list.current )?.focus();
			}
		};
		if ( open ) {
			last.current = open;
		} else if ( last.current && ready ) {
			find( TRIES );
		}
		return () => clearTimeout( timer );
	}, [ open, ready ] );
	return list;
}
