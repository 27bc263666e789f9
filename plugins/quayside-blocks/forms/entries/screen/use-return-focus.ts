import { useEffect, useRef } from '@wordpress/element';

/** Number of attempts to find the link, and the delay between them in ms. */
const ATTEMPTS = 20;
const DELAY = 50;

/**
 * Returns the focus to the link of the entry that was open once the list is rendered again, or to the list itself where the
 * entry is no longer in it.
 *
 * @param open  The entry that is open; 0 for the list.
 * @param ready Whether the list has its entries.
 * @return {Object} The ref of the list, which has to be focusable.
 */
export function useReturnFocus( open: number, ready: boolean ) {
	const list = useRef< HTMLDivElement | null >( null );
	const last = useRef( 0 );
	useEffect( () => {
		let timer = 0;
		// DataViews renders its rows shortly after it receives them.
		const find = ( attempts: number ): void => {
			const link = list.current?.querySelector< HTMLElement >(
				`[data-entry="${ last.current }"]`
			);
			if ( ! link && attempts > 0 ) {
				timer = window.setTimeout( () => find( attempts - 1 ), DELAY );
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
			find( ATTEMPTS );
		}
		return () => clearTimeout( timer );
	}, [ open, ready ] );
	return list;
}
