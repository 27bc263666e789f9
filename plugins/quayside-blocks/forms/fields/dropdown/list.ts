import { announce } from '@quayside/ui';
import type { Words } from './dropdown';

/** The listbox of a dropdown: one option for each of the native list, shown or not, one of them active. */
export class List {
	readonly texts: string[];
	private readonly options: HTMLElement[];
	private readonly nothing = document.createElement( 'p' );
	private shown: number[];
	private active = -1;

	constructor(
		private select: HTMLSelectElement,
		private input: HTMLInputElement,
		private menu: HTMLElement,
		private words: Words
	) {
		const list = document.createElement( 'div' );
		list.id = `${ input.id }-list`;
		list.setAttribute( 'role', 'listbox' );
		list.setAttribute( 'aria-label', words.choices );
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
			// The invitation to choose is a choice only where none is needed.
			option.hidden = ! native.value && required;
			return option;
		} );
		this.shown = this.all();
		this.nothing.className = 'srfm-dropdown-nothing';
		this.nothing.textContent = words.nothing;
		this.nothing.hidden = true;
		list.append( ...this.options );
		menu.append( list, this.nothing );
		menu.hidden = true;
	}

	get isOpen(): boolean {
		return ! this.menu.hidden;
	}

	/** Place of the active option; -1 without one. */
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

	/** Shows only some options; all for null. The first one of a search becomes active. */
	filter( places: number[] | null ): void {
		const all = this.all();
		this.shown = places
			? all.filter( ( at ) => places.includes( at ) )
			: all;
		this.options.forEach(
			( option, at ) => ( option.hidden = ! this.shown.includes( at ) )
		);
		this.nothing.hidden = this.shown.length > 0;
		if ( places ) {
			this.go( this.shown[ 0 ] ?? -1 );
			announce(
				this.shown.length
					? this.words.found.replace(
							'%s',
							String( this.shown.length )
						)
					: this.words.nothing
			);
		}
	}

	/** Makes an option active; -1 none. */
	go( at: number ): void {
		this.options[ this.active ]?.classList.remove( 'is-active' );
		this.active = this.shown.includes( at ) ? at : -1;
		const option = this.options[ this.active ];
		if ( option ) {
			option.classList.add( 'is-active' );
			this.input.setAttribute( 'aria-activedescendant', option.id );
			this.reveal( option );
		} else {
			this.input.removeAttribute( 'aria-activedescendant' );
		}
	}

	/** Moves among the shown options, and stays at their ends. */
	move( by: number ): void {
		const now = this.shown.indexOf( this.active );
		const from = now === -1 && by < 0 ? this.shown.length : now;
		this.go(
			this.shown[
				Math.max( 0, Math.min( this.shown.length - 1, from + by ) )
			] ?? -1
		);
	}

	/** Marks what is chosen. */
	mark(): void {
		[ ...this.select.options ].forEach( ( { selected, value }, at ) =>
			this.options[ at ]?.setAttribute(
				'aria-selected',
				String( selected && value !== '' )
			)
		);
	}

	/** Only the menu scrolls, never the page. */
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
