/** Text areas with formatting: an editor with a toolbar stands in for the text area, which holds the HTML. */
import { wordsOf } from '@quayside/boundary/words';
import Squire from 'squire-rte';
import type { Field } from '../field';
import { textOf } from './text-of';
import { clean } from './clean';
import type { Words } from './toolbar';
import { Toolbar } from './toolbar';

/** HTML of a text, which may be plain. */
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
	// The same room as before: nothing below moves.
	box.style.minBlockSize = `${ area.parentElement?.offsetHeight }px`;
	area.hidden = true;
	area.before( box );

	const editor = new Squire( text, {
		blockTag: 'P',
		sanitizeToDOMFragment: clean,
	} );
	const toolbar = new Toolbar( editor, wordsOf< Words >( area ) );
	box.append( toolbar.element, toolbar.link, text );
	// The Tab key leaves the field, as everywhere in a form.
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
		// The editor also speaks when only an attribute of its place has changed.
		if ( value === last ) {
			return;
		}
		last = value;
		area.value = value;
		area.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
	form.addEventListener( 'reset', () => setTimeout( show ) );
	field.face = text;
};

/** Gives the text areas of a form that take formatting their editors. */
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
