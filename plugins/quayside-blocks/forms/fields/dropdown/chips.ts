import { announce } from '@quayside/ui';
import type { Words } from './dropdown';

/** What is chosen of several: a list of buttons, each of which takes its choice out again. */
export class Chips {
	readonly element = document.createElement( 'ul' );

	constructor(
		private select: HTMLSelectElement,
		private input: HTMLInputElement,
		private words: Words,
		private changed: () => void
	) {
		this.element.className = 'srfm-dropdown-chosen';
		this.element.setAttribute( 'aria-label', words.chosen );
	}

	show(): void {
		const chosen = [ ...this.select.selectedOptions ];
		this.element.hidden = ! chosen.length;
		this.element.replaceChildren(
			...chosen.map( ( option, at ) => {
				const item = document.createElement( 'li' );
				const button = document.createElement( 'button' );
				const cross = document.createElement( 'span' );
				cross.ariaHidden = 'true';
				cross.textContent = '×';
				button.type = 'button';
				button.setAttribute(
					'aria-label',
					this.words.remove.replace( '%s', option.text )
				);
				button.append( option.text, cross );
				button.addEventListener( 'click', () => {
					this.remove( option );
					(
						this.element.querySelectorAll( 'button' )[
							Math.min(
								at,
								this.select.selectedOptions.length - 1
							)
						] ?? this.input
					).focus();
				} );
				item.append( button );
				return item;
			} )
		);
	}

	removeLast(): void {
		const option = [ ...this.select.selectedOptions ].pop();
		if ( option ) {
			this.remove( option );
		}
	}

	private remove( option: HTMLOptionElement ): void {
		option.selected = false;
		this.changed();
		announce(
			[ ...this.select.selectedOptions ]
				.map( ( { text } ) => text )
				.join( ', ' )
		);
	}
}
