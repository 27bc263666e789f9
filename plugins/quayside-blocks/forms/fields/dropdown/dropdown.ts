/**
 * Dropdowns: a combobox with a listbox (ARIA Authoring Practices) replaces the native list, which is hidden and holds the
 * value. Long lists and lists with multiple selections are searchable.
 */
import type { FormDropdownWords as Labels } from '@quayside/contracts/forms/field.dropdown-words';
import { wordsOf } from '@quayside/boundary/words';
import { isOnDark } from '../../widgets/dark';
import type { Field } from '../field';
import { Chips } from './chips';
import { onKey } from './keys';
import { List } from './list';
import { matches } from './search';

/** Delay before it takes the focus, in ms; spec section 9. */
const FOCUS_DELAY = 500;

/** Labels from DropdownField.php. */
export type { Labels };

/** Lists with more choices than this are always searchable. */
const MAX_UNSEARCHED = 7;

const make = < Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	className: string
): HTMLElementTagNameMap[ Name ] => {
	const element = document.createElement( name );
	element.className = className;
	return element;
};

/** Creates the combobox for a native list. */
const createCombobox = (
	select: HTMLSelectElement,
	labels: Labels
): HTMLInputElement => {
	const input = make( 'input', 'srfm-input-common srfm-dropdown-input' );
	const searchable =
		select.multiple ||
		select.dataset.search === 'true' ||
		select.options.length > MAX_UNSEARCHED + 1;
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
			: select.dataset.placeholder || labels.choices;
	return input;
};

const attach = (
	form: HTMLFormElement,
	field: Field,
	select: HTMLSelectElement
): void => {
	const labels = wordsOf< Labels >( select );
	const input = createCombobox( select, labels );
	const box = make( 'div', 'srfm-dropdown' );
	const menu = make( 'div', 'srfm-dropdown-menu' );
	const list = new List( select, input, menu, labels );
	const chips = select.multiple
		? new Chips( select, input, labels, () => changed() )
		: null;
	const arrow = make( 'span', 'srfm-dropdown-arrow' );
	arrow.ariaHidden = 'true';
	select.id = `${ select.id }-native`;
	select.hidden = true;
	box.append( ...( chips ? [ chips.element ] : [] ), input, arrow, menu );
	select.after( box );
	field.widget = input;
	field.delay = FOCUS_DELAY;

	/** Displays the current selection. */
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
			// The next letter starts a new search.
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
		// Search text is not a value, so the form must not see the event.
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
	// Other scripts can change the selection too.
	select.addEventListener( 'change', show );
	form.addEventListener( 'reset', () => setTimeout( show ) );
	show();
};

/** Adds comboboxes to the dropdowns of a form. */
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
