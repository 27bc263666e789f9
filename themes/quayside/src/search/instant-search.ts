import { ownAddress } from '@quayside/boundary/addresses';
import { textOfHtml } from '@quayside/boundary/parse';
import type { SearchSettings } from '@quayside/contracts/theme/search.settings';
import { announce } from '@quayside/ui';
import { loadStyle } from '@quayside/ui/load-style';
import { fetchResults } from './results';
import type { Result } from './results';

/** Debounce in ms while a visitor types. */
const DEBOUNCE = 200;

const MIN_LENGTH = 2;

/**
 * Displays results below the search fields of its host while a visitor types, as an editable combobox with a list.
 *
 * The form still works without scripts or a response.
 *
 * @param host  An element with search forms in it.
 * @param props URL and labels.
 */
export function mount( host: HTMLElement, props: unknown ): void {
	const settings = props as SearchSettings;
	ownAddress( settings.route );
	for ( const input of host.querySelectorAll< HTMLInputElement >(
		'.search-field'
	) ) {
		combobox( input, settings );
	}
}

function combobox(
	input: HTMLInputElement,
	{ route, kinds, all, count, none, label, style }: SearchSettings
): void {
	const list = document.createElement( 'ul' );
	list.id = `${ input.id }-results`;
	list.className = 'instant-results';
	list.setAttribute( 'role', 'listbox' );
	list.setAttribute( 'aria-label', label );
	list.hidden = true;
	input.form?.append( list );
	const emptyMessage = document.createElement( 'p' );
	emptyMessage.className = 'instant-results instant-results--none';
	emptyMessage.textContent = none;
	emptyMessage.hidden = true;
	input.form?.append( emptyMessage );
	for ( const [ name, value ] of Object.entries( {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-expanded': 'false',
		'aria-controls': list.id,
	} ) ) {
		input.setAttribute( name, value );
	}

	let timer: ReturnType< typeof setTimeout > | undefined;
	let pending: AbortController | undefined;
	let active = -1;

	const select = ( index: number ): void => {
		active = index;
		[ ...list.children ].forEach( ( option, position ) =>
			option.setAttribute( 'aria-selected', String( position === index ) )
		);
		const option = list.children[ index ];
		option?.scrollIntoView( { block: 'nearest' } );
		if ( option ) {
			input.setAttribute( 'aria-activedescendant', option.id );
		} else {
			input.removeAttribute( 'aria-activedescendant' );
		}
	};

	const show = ( open: boolean ): void => {
		list.hidden = ! open;
		emptyMessage.hidden = true;
		input.setAttribute( 'aria-expanded', String( open ) );
		select( -1 );
	};

	const option = (
		text: string,
		detail: string,
		address: string,
		image = ''
	): HTMLLIElement => {
		const item = document.createElement( 'li' );
		item.id = `${ list.id }-${ list.children.length }`;
		item.setAttribute( 'role', 'option' );
		item.dataset.address = address;
		if ( image ) {
			const picture = new Image( 44, 44 );
			picture.alt = '';
			picture.src = image;
			item.append( picture );
		}
		const name = document.createElement( 'span' );
		name.textContent = text;
		const small = document.createElement( 'small' );
		small.textContent = detail;
		item.append( name, ' ', small );
		list.append( item );
		return item;
	};

	const render = ( results: Result[], query: string ): void => {
		list.replaceChildren();
		for ( const { title, url, subtype, image, price } of results ) {
			option(
				textOfHtml( title ),
				price || ( kinds[ subtype ] ?? '' ),
				url,
				image
			);
		}
		if ( results.length ) {
			option( `${ all } “${ query }”`, '', '' ).className =
				'instant-results__all';
		}
		show( results.length > 0 );
		emptyMessage.hidden = results.length > 0;
		announce(
			results.length
				? count.replace( '%d', String( results.length ) )
				: none
		);
	};

	const search = async (): Promise< void > => {
		pending?.abort();
		const query = input.value.trim();
		if ( query.length < MIN_LENGTH ) {
			show( false );
			return;
		}
		pending = new AbortController();
		const [ results ] = await Promise.all( [
			fetchResults( route, query, pending.signal ),
			loadStyle( style ),
		] );
		if ( results && input.value.trim() === query ) {
			render( results, query );
		}
	};

	const openItem = ( item: Element | null | undefined ): void => {
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
		timer = setTimeout( () => void search(), DEBOUNCE );
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
			// Escape first closes the list, then the element around the field.
			event.stopPropagation();
			show( false );
		} else if ( event.key === 'Enter' && active >= 0 ) {
			openItem( list.children[ active ] );
		} else {
			return;
		}
		event.preventDefault();
	} );
	// Keeps the focus in the field.
	list.addEventListener( 'pointerdown', ( event ) => event.preventDefault() );
	list.addEventListener( 'click', ( { target } ) =>
		openItem( ( target as Element ).closest( '[role=option]' ) )
	);
	input.addEventListener( 'blur', () => show( false ) );
	input.addEventListener( 'focus', () =>
		show(
			list.children.length > 0 && input.value.trim().length >= MIN_LENGTH
		)
	);
	if ( document.activeElement === input && input.value ) {
		void search();
	}
}
