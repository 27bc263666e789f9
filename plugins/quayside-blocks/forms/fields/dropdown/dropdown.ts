/**
 * Dropdowns: a combobox with a listbox (ARIA Authoring Practices) stands in for the browser's list, which stays underneath
 * and holds the value. Long lists and lists for several choices can be searched.
 */
import type { FormDropdownWords as Words } from '@quayside/contracts/forms/field.dropdown-words';
import { wordsOf } from '@quayside/boundary/words';
import { isOnDark } from '../../widgets/dark';
import type { Field } from '../field';
import { Chips } from './chips';
import { onKey } from './keys';
import { List } from './list';
import { matches } from './search';

/** Spec section 9: it takes the focus after this time, in ms. */
const FOCUS = 500;

/** Words of Choices.php. */
export type { Words };

/** Lists of more choices than this can always be searched. */
const SHORT = 7;

const make = < Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	className: string
): HTMLElementTagNameMap[ Name ] => {
	const element = document.createElement( name );
	element.className = className;
	return element;
};

/** The combobox of a native list. */
const comboboxOf = (
	select: HTMLSelectElement,
	words: Words
): HTMLInputElement => {
	const input = make( 'input', 'srfm-input-common srfm-dropdown-input' );
	const searchable =
		select.multiple ||
		select.dataset.search === 'true' ||
		select.options.length > SHORT + 1;
	input.type = 'text';
	input.id = select.id;
	input.autocomplete = 'off';
	input.spellcheck = false;
	input.readOnly = ! searchable;
	const attributes: Record< string, string > = {
		role: 'combobox',
		'aria-expanded': 'false',
		'aria-haspopup': 'listbox',
		'aria-controls': `${ select.id }-list`,
		'aria-autocomplete': searchable ? 'list' : 'none',
		...( select.dataset.required === 'true'
			? { 'aria-required': 'true' }
			: {} ),
	};
	for ( const name of [ 'aria-describedby', 'aria-invalid' ] ) {
		attributes[ name ] = select.getAttribute( name ) ?? '';
	}
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		if ( value ) {
			input.setAttribute( name, value );
		}
	}
	input.placeholder =
		select.options[ 0 ]?.value === ''
			? select.options[ 0 ].text
			: select.dataset.placeholder || words.choices;
	return input;
};

const attach = (
	form: HTMLFormElement,
	field: Field,
	select: HTMLSelectElement
): void => {
	const words = wordsOf< Words >( select );
	const input = comboboxOf( select, words );
	const box = make( 'div', 'srfm-dropdown' );
	const menu = make( 'div', 'srfm-dropdown-menu' );
	const list = new List( select, input, menu, words );
	const chips = select.multiple
		? new Chips( select, input, words, () => changed() )
		: null;
	const arrow = make( 'span', 'srfm-dropdown-arrow' );
	arrow.ariaHidden = 'true';
	select.id = `${ select.id }-native`;
	select.hidden = true;
	box.append( ...( chips ? [ chips.element ] : [] ), input, arrow, menu );
	select.after( box );
	field.face = input;
	field.delay = FOCUS;

	/** Shows what is chosen, after anything that may have changed it. */
	const show = (): void => {
		list.mark();
		chips?.show();
		if ( ! select.multiple ) {
			input.value = select.value
				? ( select.selectedOptions[ 0 ]?.text ?? '' )
				: '';
		}
	};
	const close = (): void => {
		list.close();
		if ( select.multiple ) {
			input.value = '';
		} else {
			show();
		}
	};
	const open = (): void => {
		if ( ! list.isOpen ) {
			box.classList.toggle( 'is-dark', isOnDark( box ) );
			list.open();
		}
	};
	const changed = (): void => {
		show();
		select.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	};
	const choose = ( at: number ): void => {
		const option = select.options[ at ];
		if ( ! option ) {
			return;
		}
		option.selected = select.multiple ? ! option.selected : true;
		if ( select.multiple ) {
			input.value = '';
			list.filter( null );
			list.go( at );
		} else {
			list.close();
		}
		changed();
		if ( ! select.multiple ) {
			// The next letter begins another search.
			input.select();
		}
	};

	input.addEventListener( 'keydown', ( event ) =>
		onKey( event, {
			input,
			list,
			open,
			close,
			choose,
			removeLast: () => chips?.removeLast(),
		} )
	);
	input.addEventListener( 'input', ( event ) => {
		// A search is no value: the form need not look at it.
		event.stopPropagation();
		open();
		list.filter( matches( list.texts, input.value ) );
	} );
	input.addEventListener( 'focus', () => select.multiple || input.select() );
	box.addEventListener( 'pointerdown', ( event ) => {
		const target = event.target as Element;
		if ( target !== input && ! target.closest( 'button' ) ) {
			event.preventDefault();
			input.focus();
		}
	} );
	box.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		const option = target.closest< HTMLElement >( '[role=option]' );
		if ( option ) {
			choose( Number( option.dataset.at ) );
		} else if ( list.isOpen && ( target === arrow || input.readOnly ) ) {
			close();
		} else if (
			! target.closest( 'button' ) &&
			! menu.contains( target )
		) {
			open();
		}
	} );
	box.addEventListener(
		'focusout',
		( { relatedTarget } ) =>
			box.contains( relatedTarget as Node | null ) || close()
	);
	// Other software may choose too.
	select.addEventListener( 'change', show );
	form.addEventListener( 'reset', () => setTimeout( show ) );
	show();
};

/** Gives the dropdowns of a form their comboboxes. */
export default function addDropdowns(
	form: HTMLFormElement,
	fields: Field[]
): void {
	for ( const field of fields ) {
		if ( field.control instanceof HTMLSelectElement ) {
			attach( form, field, field.control );
		}
	}
}
