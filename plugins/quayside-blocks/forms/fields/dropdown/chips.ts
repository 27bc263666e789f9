import { announce } from '@quayside/ui';
import type { Labels } from './dropdown';

/** The selected choices as a list of buttons, each of which removes its choice. */
export class Chips {
	readonly element = document.createElement( 'ul' );

	constructor(
		private select: HTMLSelectElement,
		private input: HTMLInputElement,
		private labels: Labels,
		private changed: () => void
	) {
		this.element.className = 'srfm-dropdown-chosen';
		this.element.setAttribute( 'aria-label', labels.chosen );
	}

	show(): void {
		const selected = [ ...this.select.selectedOptions ];
		this.element.hidden = ! selected.length;
		this.element.replaceChildren(
			...selected.map( ( option, index ) => {
				const item = document.createElement( 'li' );
				const button = document.createElement( 'button' );
				const cross = document.createElement( 'span' );
				cross.ariaHidden = 'true';
				cross.textContent = '×';
				button.type = 'button';
				button.setAttribute(
					'aria-label',
					this.labels.remove.replace( '%s', option.text )
				);
				button.append( option.text, cross );
				button.addEventListener( 'click', () => {
					this.remove( option );
					(
						this.element.querySelectorAll( 'button' )[
							Math.min(
								index,
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
