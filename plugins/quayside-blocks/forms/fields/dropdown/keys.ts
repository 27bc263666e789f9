import type { List } from './list';
import { startsWith } from './search';

interface Combobox {
	input: HTMLInputElement;
	list: List;
	open: () => void;
	close: () => void;
	choose: ( at: number ) => void;
	/** Removes the last of multiple selected choices. */
	removeLast: () => void;
}

/** Maximum time between letters of the same search, in ms. */
const TYPING_PAUSE = 500;

/** Number of options that Page Up and Page Down move by. */
const PAGE = 10;

let typed = '';
let last = 0;

/** Activates the option that starts with the recently typed letters, as native lists do. */
const jump = ( letter: string, list: List ): void => {
	const now = performance.now();
	typed = now - last > TYPING_PAUSE ? letter : typed + letter;
	last = now;
	// Repeating a letter moves from one match to the next.
	const same = [ ...typed ].every( ( each ) => each === letter );
	list.go(
		startsWith(
			list.texts,
			same ? letter : typed,
			Math.max( 0, list.current + ( same ? 1 : 0 ) )
		)
	);
};

/** Handles the keys of a combobox according to the ARIA Authoring Practices. */
export function onKey(
	event: KeyboardEvent,
	{ input, list, open, close, choose, removeLast }: Combobox
): void {
	const { key, altKey, isComposing } = event;
	if ( isComposing || event.ctrlKey || event.metaKey ) {
		return;
	}
	const searching = ! input.readOnly;
	const wasOpen = list.isOpen;
	const steps: Record< string, number > = {
		ArrowDown: 1,
		ArrowUp: -1,
		PageDown: PAGE,
		PageUp: -PAGE,
	};
	if ( key in steps ) {
		if ( altKey && key === 'ArrowUp' ) {
			close();
		} else if ( ! wasOpen ) {
			open();
			if ( ! altKey && list.current < 0 ) {
				list.move( steps[ key ] as number );
			}
		} else {
			list.move( steps[ key ] as number );
		}
	} else if ( key === 'Enter' || ( key === ' ' && ! searching ) ) {
		if ( ! wasOpen ) {
			open();
		} else if ( list.current >= 0 ) {
			choose( list.current );
		} else {
			close();
		}
	} else if ( key === 'Escape' && wasOpen ) {
		close();
		// A popup around the form stays open.
		event.stopPropagation();
	} else if ( ( key === 'Home' || key === 'End' ) && ! searching ) {
		open();
		list.move( key === 'Home' ? -Infinity : Infinity );
	} else if ( key === 'Backspace' && ! input.value ) {
		removeLast();
		return;
	} else if ( ! searching && key.length === 1 && ! altKey ) {
		open();
		jump( key, list );
	} else {
		return;
	}
	event.preventDefault();
}
