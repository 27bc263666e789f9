import { useEffect } from 'react';

/**
 * Opens an island's dialog from its triggers: elements anywhere on the page that name its host in data-island-for. Ignores
 * clicks whose default was prevented and clicks with a modifier key.
 *
 * @param hostId  ID of the island's host.
 * @param open    Called with the clicked trigger. Must be a stable function, such as a state setter.
 * @param onReady Called once the click listener has been added.
 */
export function useTriggers(
	hostId: string,
	open: ( trigger: HTMLElement ) => void,
	onReady: () => void
): void {
	useEffect( () => {
		const events = new AbortController();
		document.addEventListener(
			'click',
			( event ) => {
				const trigger = (
					event.target as Element
				 ).closest< HTMLElement >( `[data-island-for="${ hostId }"]` );
				if (
					trigger &&
					! event.defaultPrevented &&
					! event.ctrlKey &&
					! event.metaKey &&
					! event.shiftKey
				) {
					event.preventDefault();
					open( trigger );
				}
			},
			{ signal: events.signal }
		);
		onReady();
		return () => events.abort();
	}, [ hostId, open, onReady ] );
}
