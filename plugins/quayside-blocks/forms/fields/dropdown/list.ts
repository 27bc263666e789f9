import { announce } from '@quayside/ui';
import type { Labels } from './dropdown';

/** The listbox of a dropdown, with one option for each option of the native list. */
export class List {
	readonly texts: string[];
	private readonly options: HTMLElement[];
	private readonly noResults = document.createElement( 'p' );
	private visible: number[];
	private active = -1;

	constructor(
		private select: HTMLSelectElement,
		private input: HTMLInputElement,
		private menu: HTMLElement,
		private labels: Labels
	) {
		const list = document.createElement( 'div' );
		list.id = `${ input.id }-list`;
		list.setAttribute( 'role', 'listbox' );
		list.setAttribute( 'aria-label', labels.choices );
		if ( select.multiple ) {
			list.setAttribute( 'aria-multiselectable', 'true' );
		}
		const required = select.dataset.required === 'true';
		this.texts = [ ...select.options ].map( ( { text } ) => text );
		this.options = [ ...select.options ].map( ( native, at ) => {
			const option = document.createElement( 'div' );
			option.id = `${ input.id }-option-${ at }`;
			option.className = 'srfm-dropdown-option';
			option.setAttribute( 'role', 'option' );
			option.dataset.at = String( at );
			option.textContent = native.text;
			// The empty option can be selected only if the field is optional.
			option.hidden = ! native.value && required;
			return option;
		} );
		this.visible = this.all();
		this.noResults.className = 'srfm-dropdown-nothing';
		this.noResults.textContent = labels.nothing;
		this.noResults.hidden = true;
		list.append( ...this.options );
		menu.append( list, this.noResults );
		menu.hidden = true;
	}

	get isOpen(): boolean {
		return ! this.menu.hidden;
	}

	/** Index of the active option; -1 for none. */
	get current(): number {
		return this.active;
	}

	open(): void {
		this.filter( null );
		this.menu.hidden = false;
		this.input.setAttribute( 'aria-expanded', 'true' );
		const room = innerHeight - this.input.getBoundingClientRect().bottom;
		this.menu.classList.toggle(
			'is-above',
			room < this.menu.offsetHeight + 8 &&
				this.input.getBoundingClientRect().top > room
		);
		this.go( this.select.value ? this.select.selectedIndex : -1 );
	}

	close(): void {
		this.menu.hidden = true;
		this.input.setAttribute( 'aria-expanded', 'false' );
		this.go( -1 );
	}

	/** Limits the visible options to some indexes, or displays all for null. The first search result becomes active. */
	filter( indexes: number[] | null ): void {
		const all = this.all();
		this.visible = indexes
			? all.filter( ( at ) => indexes.includes( at ) )
			: all;
		this.options.forEach(
			( option, at ) => ( option.hidden = ! this.visible.includes( at ) )
		);
		this.noResults.hidden = this.visible.length > 0;
		if ( indexes ) {
			this.go( this.visible[ 0 ] ?? -1 );
			announce(
				this.visible.length
					? this.labels.found.replace(
							'%s',
							String( this.visible.length )
						)
					: this.labels.nothing
			);
		}
	}

	/** Makes an option active; -1 for none. */
	go( at: number ): void {
		this.options[ this.active ]?.classList.remove( 'is-active' );
		this.active = this.visible.includes( at ) ? at : -1;
		const option = this.options[ this.active ];
		if ( option ) {
			option.classList.add( 'is-active' );
			this.input.setAttribute( 'aria-activedescendant', option.id );
			this.reveal( option );
		} else {
			this.input.removeAttribute( 'aria-activedescendant' );
		}
	}

	/** Moves by a number of visible options, without wrapping around. */
	move( by: number ): void {
		const now = this.visible.indexOf( this.active );
		const from = now === -1 && by < 0 ? this.visible.length : now;
		this.go(
			this.visible[
				Math.max( 0, Math.min( this.visible.length - 1, from + by ) )
			] ?? -1
		);
	}

	/** Marks the selected options. */
	mark(): void {
		[ ...this.select.options ].forEach( ( { selected, value }, at ) =>
			this.options[ at ]?.setAttribute(
				'aria-selected',
				String( selected && value !== '' )
			)
		);
	}

	/** Scrolls the menu to an option, but never the page. */
	private reveal( option: HTMLElement ): void {
		const below =
			option.offsetTop + option.offsetHeight - this.menu.clientHeight;
		this.menu.scrollTop = Math.min(
			option.offsetTop,
			Math.max( this.menu.scrollTop, below )
		);
	}

	private all(): number[] {
		return [ ...this.select.options ].flatMap(
			( { value, disabled }, at ) =>
				disabled ||
				( ! value && this.select.dataset.required === 'true' )
					? []
					: [ at ]
		);
	}
}
