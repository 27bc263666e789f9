/** Rich text fields: an editor with a toolbar replaces the text area, which holds the HTML. */
import { wordsOf } from '@quayside/boundary/words';
import Squire from 'squire-rte';
import type { Field } from '../field';
import { textOf } from './text-of';
import { clean } from './clean';
import type { Labels } from './toolbar';
import { Toolbar } from './toolbar';

/** Converts plain text to HTML, and returns HTML unchanged. */
const htmlOf = ( text: string ): string => {
	if ( /<[a-z][^>]*>/i.test( text ) ) {
		return text;
	}
	const place = document.createElement( 'p' );
	return text
		.split( '\n' )
		.map( ( line ) => {
			place.textContent = line;
			return place.outerHTML;
		} )
		.join( '' );
};

const attach = (
	form: HTMLFormElement,
	field: Field,
	area: HTMLTextAreaElement
): void => {
	const box = document.createElement( 'div' );
	const text = document.createElement( 'div' );
	const label = field.block.querySelector( 'label' );
	text.id = area.id;
	text.className = 'srfm-rich-text';
	text.dataset.placeholder = area.placeholder;
	const attributes = {
		role: 'textbox',
		'aria-multiline': 'true',
		'aria-required': area.dataset.required,
		'aria-describedby': area.getAttribute( 'aria-describedby' ),
		'aria-invalid': area.getAttribute( 'aria-invalid' ),
		'aria-labelledby': `${ area.id }-label`,
	};
	for ( const [ name, value ] of Object.entries( attributes ) ) {
		if ( value && value !== 'false' ) {
			text.setAttribute( name, value );
		}
	}
	if ( label ) {
		label.id = `${ area.id }-label`;
		label.addEventListener( 'click', () => text.focus() );
	}
	area.id += '-native';
	box.className = 'srfm-rich';
	// Preserves the height, so that the layout doesn't shift.
	box.style.minBlockSize = `${ area.parentElement?.offsetHeight }px`;
	area.hidden = true;
	area.before( box );

	const editor = new Squire( text, {
		blockTag: 'P',
		sanitizeToDOMFragment: clean,
	} );
	const toolbar = new Toolbar( editor, wordsOf< Labels >( area ) );
	box.append( toolbar.element, toolbar.link, text );
	// The Tab key leaves the field, as in any other form field.
	editor.setKeyHandler( 'Tab', null );
	editor.setKeyHandler( 'Shift-Tab', null );

	let last = '';
	const show = (): void => {
		editor.setHTML( htmlOf( area.value ) );
		last = area.value && editor.getHTML();
		text.classList.toggle( 'is-empty', ! textOf( area.value ).trim() );
	};
	show();
	editor.addEventListener( 'input', () => {
		const html = editor.getHTML();
		const empty = ! textOf( html ).trim();
		const value = empty ? '' : html;
		text.classList.toggle( 'is-empty', empty && ! /<[uo]l/i.test( html ) );
		// The editor also fires an event if only an attribute of its element has changed.
		if ( value === last ) {
			return;
		}
		last = value;
		area.value = value;
		area.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	form.addEventListener( 'reset', () => setTimeout( show ) );
	field.widget = text;
};

/** Adds rich text editors to the text areas of a form that allow formatting. */
export default function addRichTexts(
	form: HTMLFormElement,
	fields: Field[]
): void {
	for ( const field of fields ) {
		if (
			field.control instanceof HTMLTextAreaElement &&
			field.control.matches( '.srfm-richtext' )
		) {
			attach( form, field, field.control );
		}
	}
}
