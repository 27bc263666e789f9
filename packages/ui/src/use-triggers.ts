import { useEffect } from 'react';

/**
 * Opens an island's dialog by its triggers: elements anywhere on the page that name its host in data-island-for. Clicks that
 * somebody has taken, and those with a key held down, stay what they are.
 *
 * @param hostId  Id of the island's host.
 * @param open    Called with the trigger that was clicked. Must stay the same function, as a setter of state does.
 * @param onReady Called when clicks are listened to.
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
