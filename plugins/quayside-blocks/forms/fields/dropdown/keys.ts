import type { List } from './list';
import { startsWith } from './search';

interface Combobox {
	input: HTMLInputElement;
	list: List;
	open: () => void;
	close: () => void;
	choose: ( at: number ) => void;
	/** Takes the last of several choices out. */
	removeLast: () => void;
}

/** Letters typed within this time, in ms, belong together. */
const WORD = 500;

/** Options that a page key moves by. */
const PAGE = 10;

let word = '';
let last = 0;

/** Goes to the option that begins with the letters typed lately, as the browser's own lists do. */
const jump = ( letter: string, list: List ): void => {
	const now = performance.now();
	word = now - last > WORD ? letter : word + letter;
	last = now;
	// The same letter again and again goes from one option to the next.
	const same = [ ...word ].every( ( each ) => each === letter );
	list.go(
		startsWith(
			list.texts,
			same ? letter : word,
			Math.max( 0, list.current + ( same ? 1 : 0 ) )
		)
	);
};

/** The keyboard of a combobox, as the ARIA Authoring Practices have it. */
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
