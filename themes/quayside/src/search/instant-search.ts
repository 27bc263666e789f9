import { ownAddress } from '@quayside/boundary/addresses';
import { textOfHtml } from '@quayside/boundary/parse';
import { announce } from '@quayside/ui';
import { fetchResults } from './results';
import type { Result } from './results';

interface Props {
	/** Address of WordPress's search route. */
	route: string;
	/** Names of the kinds of content, by subtype. */
	kinds: Record< string, string >;
	/** "All results" */
	all: string;
	/** "%d results", for screen readers. */
	count: string;
	none: string;
	label: string;
}

/** Time in ms that a visitor's typing must pause. */
const PAUSE = 200;

const FEWEST_LETTERS = 2;

/**
 * Shows results below the search fields of its host while a visitor types: an editable combobox with a list.
 *
 * The form works as before; without an answer there is no list.
 *
 * @param host  An element with search forms in it.
 * @param props Address and words.
 */
export function mount( host: HTMLElement, props: unknown ): void {
	const settings = props as Props;
	ownAddress( settings.route );
	for ( const input of host.querySelectorAll< HTMLInputElement >(
		'.search-field'
	) ) {
		combobox( input, settings );
	}
}

function combobox(
	input: HTMLInputElement,
	{ route, kinds, all, count, none, label }: Props
): void {
	const list = document.createElement( 'ul' );
	list.id = `${ input.id }-results`;
	list.className = 'instant-results';
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute( 'aria-label', label );
	list.hidden = true;
	input.form?.append( list );
	const nothing = document.createElement( 'p' );
	nothing.className = 'instant-results instant-results--none';
	nothing.textContent = none;
	nothing.hidden = true;
	input.form?.append( nothing );
	for ( const [ name, value ] of Object.entries( {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': list.id,
	} ) ) {
		input.setAttribute( name, value );
	}

	let timer: ReturnType< typeof setTimeout > | undefined;
	let running: AbortController | undefined;
	let active = -1;

	const select = ( place: number ): void => {
		active = place;
		[ ...list.children ].forEach( ( option, index ) =>
			option.setAttribute( 'aria-selected', String( index === place ) )
		);
		const option = list.children[ place ];
		option?.scrollIntoView( { block: 'nearest' } );
		if ( option ) {
			input.setAttribute( 'aria-activedescendant', option.id );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	};

	const show = ( open: boolean ): void => {
		list.hidden = ! open;
		nothing.hidden = true;
		input.setAttribute( 'aria-expanded', String( open ) );
		select( -1 );
	};

	const option = (
		text: string,
		kind: string,
		address: string
	): HTMLLIElement => {
		const item = document.createElement( 'li' );
		item.id = `${ list.id }-${ list.children.length }`;
		item.setAttribute( 'role', 'option' );
		item.dataset.address = address;
		const small = document.createElement( 'small' );
		small.textContent = kind;
		item.append( text, ' ', small );
		list.append( item );
		return item;
	};

	const fill = ( results: Result[], words: string ): void => {
		list.replaceChildren();
		for ( const { title, url, subtype } of results ) {
			option( textOfHtml( title ), kinds[ subtype ] ?? '', url );
		}
		if ( results.length ) {
			option( `${ all } “${ words }”`, '', '' ).className =
				'instant-results__all';
		}
		show( results.length > 0 );
		nothing.hidden = results.length > 0;
		announce(
			results.length
				? count.replace( '%d', String( results.length ) )
				: none
		);
	};

	const search = async (): Promise< void > => {
		running?.abort();
		const words = input.value.trim();
		if ( words.length < FEWEST_LETTERS ) {
			show( false );
			return;
		}
		running = new AbortController();
		const results = await fetchResults( route, words, running.signal );
		if ( results && input.value.trim() === words ) {
			fill( results, words );
		}
	};

	const choose = ( item: Element | null | undefined ): void => {
		const address =
			item instanceof HTMLElement ? item.dataset.address : undefined;
		if ( address ) {
			location.assign( address );
		} else if ( item ) {
			input.form?.requestSubmit();
		}
	};

	input.addEventListener( 'input', () => {
		clearTimeout( timer );
		timer = setTimeout( () => void search(), PAUSE );
	} );
	input.addEventListener( 'keydown', ( event ) => {
		const last = list.children.length - 1;
		if ( list.hidden ) {
			return;
		}
		if ( event.key === 'ArrowDown' ) {
			select( active >= last ? 0 : active + 1 );
		} else if ( event.key === 'ArrowUp' ) {
			select( active <= 0 ? last : active - 1 );
		} else if ( event.key === 'Escape' ) {
			// First the list, then what the field is in.
			event.stopPropagation();
			show( false );
		} else if ( event.key === 'Enter' && active >= 0 ) {
			choose( list.children[ active ] );
		} else {
			return;
		}
		event.preventDefault();
	} );
	// The field keeps the focus.
	list.addEventListener( 'pointerdown', ( event ) => event.preventDefault() );
	list.addEventListener( 'click', ( { target } ) =>
		choose( ( target as Element ).closest( '[role=option]' ) )
	);
	input.addEventListener( 'blur', () => show( false ) );
	input.addEventListener( 'focus', () =>
		show(
			list.children.length > 0 &&
				input.value.trim().length >= FEWEST_LETTERS
		)
	);
	if ( document.activeElement === input && input.value ) {
		void search();
	}
}
