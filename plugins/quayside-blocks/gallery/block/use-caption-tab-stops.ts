import { useRefEffect } from '@wordpress/compose';

/**
 * Returns a ref for the block's element, in which Tab also stops at captions. The editor's Tab stops at form fields and buttons only, and
 * leaves the canvas at text.
 */
export const useCaptionTabStops = () =>
	useRefEffect( ( block: HTMLElement ) => {
		const onKeyDown = ( event: KeyboardEvent ): void => {
			if (
				event.key !== 'Tab' ||
				event.altKey ||
				event.ctrlKey ||
				event.metaKey
			) {
				return;
			}
			const stops = [
				...block.querySelectorAll< HTMLElement >(
					'button, input, [contenteditable="true"]'
				),
			];
			const next =
				stops[
					stops.indexOf( event.target as HTMLElement ) +
						( event.shiftKey ? -1 : 1 )
				];
			if (
				next?.isContentEditable &&
				stops.includes( event.target as HTMLElement )
			) {
				event.preventDefault();
				next.focus();
			}
		};
		block.addEventListener( 'keydown', onKeyDown );
		return () => block.removeEventListener( 'keydown', onKeyDown );
	}, [] );
